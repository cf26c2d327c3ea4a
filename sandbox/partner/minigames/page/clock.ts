/** The server's clock as far as it is known here: it only runs ahead by what passed since the last reply. */
let known = { now: 0, at: 0, speed: 0 }

/** How far the clock here may be ahead of a reply, which was on its way, before it is set back, server milliseconds. */
const mostAheadMs = 1_500

/** The server's time, UTC milliseconds. */
export function serverNow(): number {
  return known.now + (performance.now() - known.at) * known.speed
}

/** Sets the clock by a reply. What a slow reply says has passed already, and does not set it back. */
export function setClock({ now, speed }: { now: number; speed: number }): void {
  const ahead = serverNow() - now
  const isKept = speed > 0 && speed === known.speed && ahead >= 0 && ahead < mostAheadMs * speed
  if (!isKept) known = { now, at: performance.now(), speed }
}

/** Real milliseconds until the server's clock shows its next second; null while it stands. */
export function untilNextSecond(): number | null {
  if (known.speed === 0) return null
  return (1_000 - (serverNow() % 1_000)) / known.speed
}
