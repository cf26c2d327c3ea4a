import { type Corner, corners } from '#src/storage/streamRecord.ts'

const ways: Readonly<Record<string, (corner: Corner) => string>> = {
  ArrowUp: (corner) => corner.replace('bottom', 'top'),
  ArrowDown: (corner) => corner.replace('top', 'bottom'),
  ArrowLeft: (corner) => corner.replace('Right', 'Left'),
  ArrowRight: (corner) => corner.replace('Left', 'Right'),
}

function named(name: string | undefined): Corner | null {
  return corners.find((corner) => corner === name) ?? null
}

/** Where an arrow key leads from a corner; null for any other key. */
export function cornerBy(key: string, from: Corner): Corner | null {
  return named(ways[key]?.(from))
}

/** The next corner around the screen. */
export function nextCorner(from: Corner): Corner {
  const round: readonly Corner[] = ['bottomRight', 'bottomLeft', 'topLeft', 'topRight']
  return round[(round.indexOf(from) + 1) % round.length] ?? from
}

/** The corner nearest to a point. Both in px from the top left. */
export function nearestCorner(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
): Corner {
  const upright = y < height / 2 ? 'top' : 'bottom'
  return `${upright}${x < width / 2 ? 'Left' : 'Right'}`
}
