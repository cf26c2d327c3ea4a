import type { Corner } from '#src/storage/records/streamRecord.ts'

const byKey: Readonly<Record<Corner, Readonly<Record<string, Corner>>>> = {
  topLeft: { ArrowDown: 'bottomLeft', ArrowRight: 'topRight' },
  topRight: { ArrowDown: 'bottomRight', ArrowLeft: 'topLeft' },
  bottomRight: { ArrowUp: 'topRight', ArrowLeft: 'bottomLeft' },
  bottomLeft: { ArrowUp: 'topLeft', ArrowRight: 'bottomRight' },
}

const next: Readonly<Record<Corner, Corner>> = {
  bottomRight: 'bottomLeft',
  bottomLeft: 'topLeft',
  topLeft: 'topRight',
  topRight: 'bottomRight',
}

/** Where an arrow key leads from a corner; null for a key that leads nowhere from there. */
export function cornerBy(key: string, from: Corner): Corner | null {
  return byKey[from][key] ?? null
}

/** The next corner around the screen. */
export function nextCorner(from: Corner): Corner {
  return next[from]
}

/** The corner nearest to a point. Both in px from the top left. */
export function nearestCorner(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
): Corner {
  const isLeft = x < width / 2
  if (y < height / 2) return isLeft ? 'topLeft' : 'topRight'
  return isLeft ? 'bottomLeft' : 'bottomRight'
}
