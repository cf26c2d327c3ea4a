import type { ActorPath, Entry } from '#recording/entries.ts'
import { stubPattern } from '#recording/redact.ts'

/** The state that an entry reports; null if it reports no state. */
export function stateIn(entry: Entry): string | null {
  if (entry.kind !== 'began' && entry.kind !== 'step') return null
  return entry.value === null ? null : JSON.stringify(entry.value)
}

/**
 * Names the actors of a walk alike in each: the key of a bet, by which its actor goes, is another one each time, and stands
 * for the place at which it came up.
 */
export function createActorNames(): (actor: ActorPath) => ActorPath {
  const places = new Map<string, number>()
  const hidden = new RegExp(stubPattern, 'g')
  return (actor) =>
    actor.replaceAll(hidden, (key) => {
      const place = places.get(key) ?? places.size + 1
      places.set(key, place)
      return String(place)
    })
}

/** Adds entries to the states that each actor has walked so far, as text, in order: staying in a state is one. */
export function walkOn(
  walked: Map<ActorPath, string[]>,
  entries: readonly Entry[],
  nameOf: (actor: ActorPath) => ActorPath = (actor) => actor,
): void {
  for (const entry of entries) {
    const state = stateIn(entry)
    if (state === null || (entry.kind !== 'began' && entry.kind !== 'step')) continue
    const name = nameOf(entry.actor)
    const states = walked.get(name) ?? []
    walked.set(name, states)
    if (states.at(-1) !== state) states.push(state)
  }
}
