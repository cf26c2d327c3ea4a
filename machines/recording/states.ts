import type { ActorPath, Entry } from './entries.ts'

/** The state that an entry tells of; null where it tells of none. */
export function stateIn(entry: Entry): string | null {
  if (entry.kind !== 'began' && entry.kind !== 'step') return null
  return entry.value === null ? null : JSON.stringify(entry.value)
}

/** Adds entries to the states that each actor has walked so far, as text, in order: staying in a state is one. */
export function walkOn(walked: Map<ActorPath, string[]>, entries: readonly Entry[]): void {
  for (const entry of entries) {
    const state = stateIn(entry)
    if (state === null || (entry.kind !== 'began' && entry.kind !== 'step')) continue
    const states = walked.get(entry.actor) ?? []
    walked.set(entry.actor, states)
    if (states.at(-1) !== state) states.push(state)
  }
}
