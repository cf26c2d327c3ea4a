import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

import type { BatchContext, PlacementOutput } from '../../placement/types.ts'

const idOf = (key: string | undefined): string => `placement ${key}`

/** What always holds of the bets of one press, one or several: none is lost, none is sent twice, each is answered once [SLIP-18]. */
export const batchInvariant: Invariant = (snapshot, came) => {
  const { waiting, running, outputs, start }: BatchContext = snapshot.context
  const answered = outputs.flatMap(({ entry }) => (entry === null ? [] : [idOf(entry.key)]))
  const wereNeverSent = outputs.some(({ entry }) => entry === null)
  const known = [
    ...waiting.map(({ entry }) => idOf(entry.key)),
    ...running.map(({ key }) => idOf(key)),
    ...answered,
  ]
  // Each is waiting, on its way or answered, and one of these alone; or none was written down.
  expect(new Set(known).size).toBe(known.length)
  if (wereNeverSent) {
    expect(known).toEqual([])
    expect(outputs).toHaveLength(1)
  } else if (snapshot.matches('placing') || snapshot.status === 'done')
    expect(known).toHaveLength(
      start.kind === 'confirm' ? start.confirmation.bets.length : start.entries.length,
    )
  if (snapshot.status === 'done') expect(running.length + waiting.length).toBe(0)
  // A placement runs for each that is on its way, and for no other.
  const placements = Object.entries(snapshot.children).flatMap(([id, child]) =>
    child !== undefined && id.startsWith('placement ') ? [id] : [],
  )
  if (snapshot.status === 'active')
    expect(placements.toSorted()).toEqual(running.map(({ key }) => idOf(key)).toSorted())
  // None is sent before all are written down.
  if (snapshot.matches('recording')) expect(placements).toEqual([])
  if (came === null) return
  const before: BatchContext = came.before.context
  expect(start).toBe(before.start)
  // An answer stays what it is, and is told as it comes: once.
  expect(outputs.slice(0, before.outputs.length)).toEqual(before.outputs)
  const told = came.told.flatMap((event): PlacementOutput[] =>
    event.type === 'bet.answered' ? [event.output] : [],
  )
  expect(told).toEqual(outputs.slice(before.outputs.length))
  // The next begins because of the last that has begun, and no two begin at once.
  const begun = running.filter((entry) => !before.running.includes(entry))
  expect(begun.length).toBeLessThanOrEqual(1)
  // One that waits has its turn: nothing that ends leaves it behind.
  const isCalm = snapshot.matches('placing')
  if (isCalm && waiting.length > 0) expect(running).not.toEqual([])
}
