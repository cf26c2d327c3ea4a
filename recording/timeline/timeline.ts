import type { StateValue } from 'xstate'

import type { ActorPath, Entry } from '#recording/entries.ts'

/** What became of an actor by some moment. */
export type ActorStatus = 'running' | 'done' | 'error' | 'stopped'

/** An actor as it was at some moment. */
export interface ActorThen {
  readonly path: ActorPath
  /** Null for what is no machine of ours. */
  readonly machine: string | null
  readonly status: ActorStatus
  readonly value: StateValue | null
  readonly context: Readonly<Record<string, unknown>> | null
  /** The transitions that its last change of state took, by their names, and which entry that was. */
  readonly taken: readonly string[]
  readonly at: number
}

/** All that has happened, and how every actor was at any moment of it. A moment is the place of an entry. */
export interface Timeline {
  readonly entries: readonly Entry[]
  append(entries: readonly Entry[]): void
  /** The actors that had begun by a moment, the first first. */
  actorsAt(moment: number): readonly ActorThen[]
  /** Null before it began. */
  actorAt(path: ActorPath, moment: number): ActorThen | null
}

/** A time line with nothing on it yet. */
export function createTimeline(): Timeline {
  const entries: Entry[] = []
  /** Where on the line each actor's own entries are. */
  const places = new Map<ActorPath, number[]>()

  const actorAt = (path: ActorPath, moment: number): ActorThen | null => {
    const own = places.get(path) ?? []
    let at = countUpTo(own, moment) - 1
    const last = at
    let status: ActorStatus = 'running'
    let taken: readonly string[] = []
    let takenAt = 0
    let value: StateValue | null | undefined
    let context: ActorThen['context'] | undefined
    // Back to its beginning: each entry says only what was another than before.
    for (; at >= 0; at -= 1) {
      const entry = entries[own[at] ?? -1]
      if (entry?.kind === 'ended' && at === last) ({ status } = entry)
      if (entry?.kind === 'step') {
        if (taken.length === 0 && entry.transitions.length > 0) {
          taken = entry.transitions
          takenAt = own[at] ?? 0
        }
        value ??= entry.value
        context ??= entry.context
      }
      if (entry?.kind === 'began') {
        const isFirst = taken.length === 0
        return {
          path,
          machine: entry.machine,
          status,
          value: value ?? entry.value,
          context: context ?? entry.context,
          taken: isFirst ? (entry.transitions ?? []) : taken,
          at: isFirst ? (own[at] ?? 0) : takenAt,
        }
      }
    }
    return null
  }

  return {
    entries,
    append(more) {
      for (const entry of more) {
        const place = entries.push(entry) - 1
        if (!('actor' in entry)) continue
        const own = places.get(entry.actor)
        if (own === undefined) places.set(entry.actor, [place])
        else own.push(place)
      }
    },
    actorAt,
    actorsAt: (moment) =>
      [...places.keys()].flatMap((path) => {
        const actor = actorAt(path, moment)
        return actor === null ? [] : [actor]
      }),
  }
}

/** How many of some rising numbers are no larger than one. */
function countUpTo(rising: readonly number[], most: number): number {
  let [low, high] = [0, rising.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rising[middle] ?? 0) <= most) low = middle + 1
    else high = middle
  }
  return low
}

/** The paths of the states that a value names, and of those around them: the root's is empty. */
export function activeStates(value: StateValue | null): ReadonlySet<string> {
  const paths = new Set<string>()
  const add = (within: StateValue, path: string): void => {
    paths.add(path)
    const inner = (key: string): string => (path === '' ? key : `${path}.${key}`)
    if (typeof within === 'string') paths.add(inner(within))
    else for (const [key, deeper] of Object.entries(within)) if (deeper !== undefined) add(deeper, inner(key))
  }
  if (value !== null) add(value, '')
  return paths
}

/** A value in words: the innermost states, as their charts call them. */
export function stateWords(value: StateValue | null): string {
  return innermost(value).join(', ')
}

/** Which innermost states another value has that one had not, in words. */
export function enteredWords(before: StateValue | null, after: StateValue | null): string {
  const known = activeStates(before)
  return innermost(after)
    .filter((path) => !known.has(path))
    .join(', ')
}

function innermost(value: StateValue | null): readonly string[] {
  const paths = [...activeStates(value)]
  return paths.filter((path) => path !== '' && !paths.some((other) => other.startsWith(`${path}.`)))
}
