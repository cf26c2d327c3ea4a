import { eventWords } from '#machines/eventWords.ts'
import type { Entry } from '#recording/entries.ts'

/** What an entry is about in a few words: the event in words, or what became of an actor. */
export function titleOf(entry: Entry): string {
  switch (entry.kind) {
    case 'began':
      return 'began'
    case 'step':
      return eventWords(entry.event.type)
    case 'ended':
      return entry.status === 'done' ? 'is done' : entry.status === 'error' ? 'failed' : 'was stopped'
    case 'burst':
      return `${eventWords(entry.event)} × ${entry.count}`
    case 'call':
      return `${entry.method} ${entry.path}`
    case 'channel':
      return entry.what
    case 'went':
      return `went to ${entry.path}`
  }
}

/** Whom an entry is about: an actor, or what else of the client. */
export function whoOf(entry: Entry): string {
  if ('actor' in entry) return entry.actor
  if (entry.kind === 'channel') return entry.channel
  return entry.kind === 'call' ? 'server' : 'member'
}

/** What there is to read about an entry beside its title, as it was kept; null where that is all. */
export function payloadOf(entry: Entry): unknown {
  switch (entry.kind) {
    case 'step': {
      const { type: _, ...rest } = entry.event
      return Object.keys(rest).length === 0 ? null : rest
    }
    case 'call':
      return { status: entry.status, took: `${Math.round(entry.took)} ms`, body: entry.body }
    case 'channel':
      return entry.data ?? null
    default:
      return null
  }
}

/** When it was: minutes, seconds and thousandths since the recording began. */
export function timeWords(at: number): string {
  const minutes = Math.floor(at / 60_000)
  const seconds = ((Math.floor(at) % 60_000) / 1000).toFixed(3).padStart(6, '0')
  return `${minutes}:${seconds}`
}
