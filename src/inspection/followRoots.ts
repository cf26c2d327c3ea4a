import type { Entry } from '#machines/recording/entries.ts'
import { createObserver, observe, pathOf } from '#machines/recording/observe.ts'
import { createRedactor } from '#machines/recording/redact.ts'

import { watchRoots } from './roots.ts'

/**
 * Tells of every actor that there is, whatever root it is below, and from then on of all that happens to them. What nobody
 * else may read is taken out here, before anything leaves the client.
 * @param now ms, by a clock that only goes forward
 * @returns what ends it
 */
export function followRoots(keep: (entry: Entry) => void, now: () => number): () => void {
  const began = now()
  const redactor = createRedactor()
  const names = new Map<string, number>()
  const ends: (() => void)[] = []
  const stop = watchRoots((root) => {
    // Each root has ids of its own, so an observer each; and several may be of one machine.
    const name = pathOf(root)
    const number = (names.get(name) ?? 0) + 1
    names.set(name, number)
    const tell = (entry: Entry): void => keep(named(entry, number))
    ends.push(observe(root, createObserver({ now: () => now() - began, keep: tell, redactor })))
  })
  return () => {
    stop()
    for (const end of ends) end()
  }
}

/** An entry of the second root of a machine, the third and so on: its actors are told from the first's by the number. */
function named(entry: Entry, number: number): Entry {
  if (number === 1 || !('actor' in entry)) return entry
  const name = (path: string): string => path.replace(/^[^/]+/, (root) => `${root} ${number}`)
  const actor = name(entry.actor)
  return entry.kind === 'step' && entry.from !== null
    ? { ...entry, actor, from: name(entry.from) }
    : { ...entry, actor }
}
