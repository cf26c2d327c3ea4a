import type { ActorPath, Entry } from './entries.ts'

/** The states that each actor was in, as text, one after another: what a session came to. */
export type StatesWalked = ReadonlyMap<ActorPath, readonly string[]>

/** The state that an entry tells of; null where it tells of none. */
export function stateIn(entry: Entry): string | null {
  if (entry.kind !== 'began' && entry.kind !== 'step') return null
  return entry.value === null ? null : JSON.stringify(entry.value)
}

/** Adds entries to the states walked so far: staying in a state is one. */
export function walkOn(walked: Map<ActorPath, string[]>, entries: readonly Entry[]): void {
  for (const entry of entries) {
    const state = stateIn(entry)
    if (state === null || (entry.kind !== 'began' && entry.kind !== 'step')) continue
    const states = walked.get(entry.actor) ?? []
    walked.set(entry.actor, states)
    if (states.at(-1) !== state) states.push(state)
  }
}
