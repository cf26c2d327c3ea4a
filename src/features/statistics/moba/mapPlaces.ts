/** A place on the map, in hundredths of its width from the left and of its height from the top. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** A building as the contract tells it apart. */
export interface BuildingKind {
  readonly side: string
  readonly building: string
  readonly lane: string | null
  readonly tier: number
}

/** Where the buildings of Radiant stand, whose base is at the bottom left; our own drawing of the map. */
const radiant: Readonly<Record<string, readonly Place[]>> = {
  'tower top 1': [{ x: 12, y: 37 }],
  'tower top 2': [{ x: 12, y: 54 }],
  'tower top 3': [{ x: 12, y: 68 }],
  'meleeBarrack top 0': [{ x: 8.5, y: 74.5 }],
  'rangedBarrack top 0': [{ x: 15.5, y: 74.5 }],
  'tower mid 1': [{ x: 43, y: 57 }],
  'tower mid 2': [{ x: 34, y: 66 }],
  'tower mid 3': [{ x: 26, y: 74 }],
  'meleeBarrack mid 0': [{ x: 19.5, y: 76 }],
  'rangedBarrack mid 0': [{ x: 24, y: 80.5 }],
  'tower bot 1': [{ x: 80, y: 88 }],
  'tower bot 2': [{ x: 53, y: 88 }],
  'tower bot 3': [{ x: 33, y: 88 }],
  'meleeBarrack bot 0': [{ x: 26, y: 85 }],
  'rangedBarrack bot 0': [{ x: 26, y: 92 }],
  'tower - 4': [
    { x: 12, y: 83 },
    { x: 17.5, y: 88.5 },
  ],
  'ancient - 0': [{ x: 9.5, y: 91 }],
}

const opposite: Readonly<Record<string, string>> = { top: 'bot', bot: 'top' }

/** Where a building stands: those of Dire across the river from those of Radiant. @param nth of those that are alike */
export function placeOf({ side, building, lane, tier }: BuildingKind, nth: number): Place | null {
  const isDire = side === 'dire'
  if (!isDire && side !== 'radiant') return null
  const inLane = lane === null ? '-' : isDire ? (opposite[lane] ?? lane) : lane
  const key = `${building} ${inLane} ${tier}`
  const place = Object.hasOwn(radiant, key) ? radiant[key]?.[nth] : undefined
  if (place === undefined) return null
  return isDire ? { x: 100 - place.x, y: 100 - place.y } : place
}
