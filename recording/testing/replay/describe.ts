import type { Replayed } from './replay.ts'

/** What a replay came to, for a terminal. */
export function describeReplayed({ difference, actors, states, remarks }: Replayed): string {
  const said = remarks.map((remark) => `  ${remark}`)
  if (difference === null) return [`The same: ${states} states of ${actors} actors.`, ...said].join('\n')
  const { at, actor, recorded, replayed } = difference
  return [
    `Another way from ${(at / 1000).toFixed(1)} s on, after ${states - 1} states that were the same: ${actor}`,
    `  recorded: ${recorded}`,
    `  replayed: ${replayed ?? 'stays where it was'}`,
    ...said,
  ].join('\n')
}
