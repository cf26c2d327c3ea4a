import type { Entry } from '#recording/entries.ts'

import { whoOf } from './describe.ts'

/** Who told whom: both by the names of their lanes; the same where nobody else is known to have a part in it. */
export interface Sent {
  readonly from: string
  readonly to: string
}

/** What is no actor of the client: the member, the browser, a component. */
const outside = 'outside'
const server = 'server'

/** Who an entry is from, and whom it is to. */
export function sentOf(entry: Entry, root: string): Sent {
  switch (entry.kind) {
    case 'step':
      return { from: entry.from ?? outside, to: entry.actor }
    case 'began':
      return { from: parentOf(entry.actor) ?? entry.actor, to: entry.actor }
    case 'ended':
      return { from: entry.actor, to: parentOf(entry.actor) ?? entry.actor }
    case 'call':
      return { from: root, to: server }
    case 'channel':
      return { from: server, to: root }
    case 'went':
      return { from: outside, to: root }
    case 'burst':
      return { from: entry.actor, to: entry.actor }
  }
}

/** The lanes of a sequence: those from outside first, the server last, actors in the order in which they come up, each after its parent. */
export function lanesOf(entries: readonly Entry[], places: readonly number[]): readonly string[] {
  const root = rootOf(entries)
  const found = new Set<string>()
  for (const place of places) {
    const entry = entries[place]
    if (entry === undefined) continue
    const { from, to } = sentOf(entry, root)
    found.add(from).add(to)
  }
  const actors = [...found].filter((lane) => lane !== outside && lane !== server)
  return [
    ...(found.has(outside) ? [outside] : []),
    ...actors.toSorted((a, b) => (a < b ? -1 : 1)),
    ...(found.has(server) ? [server] : []),
  ]
}

/** The actor that all others are within: who calls and goes is the client as a whole. */
export function rootOf(entries: readonly Entry[]): string {
  const first = entries.find((entry) => 'actor' in entry)
  return first === undefined ? 'app' : (whoOf(first).split('/')[0] ?? 'app')
}

function parentOf(actor: string): string | null {
  const end = actor.lastIndexOf('/')
  return end < 0 ? null : actor.slice(0, end)
}
