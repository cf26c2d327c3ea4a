import type { AnyEventObject } from 'xstate'

import { errors } from '#domain/session/errorCatalogue.ts'
import { eventWords } from '#machines/eventWords.ts'

import { stepNameOf } from '../model/graph.ts'

/**
 * The name that an event is told and asked for by: that of its step, or where a model has no names yet `check.requested`,
 * `placeBet.done:placed`, `placeBet.failed:timedOut`, `after.retryDelay`. What stands after the colon tells apart what a model
 * says under one type.
 */
export type EventName = string

/**
 * Whether an event goes by a name: that of its step, which may leave out what stands after the colon, the chart's, or the
 * words that log and chart have for it.
 */
export function isCalled(event: { readonly name: EventName; readonly type: string }, given: string): boolean {
  return [
    event.name,
    event.name.split(':')[0],
    event.type,
    headOf(event.type),
    eventWords(event.type),
  ].includes(given)
}

/** Names the events of a machine's models, each differently. */
export function eventNamer(): (event: AnyEventObject) => EventName {
  const taken = new Map<EventName, string[]>()
  return (event) => {
    const step = stepNameOf(event)
    if (step !== null) return step
    const detail = detailOf(event)
    const isWait = event.type.startsWith('xstate.after.')
    const name = detail === '' ? headOf(event.type) : `${headOf(event.type)}:${detail}`
    const content = JSON.stringify(event)
    const alike = taken.get(name) ?? []
    taken.set(name, alike)
    if (!alike.includes(content)) alike.push(content)
    const at = alike.indexOf(content)
    // A wait is told by its state.
    return at === 0 || isWait ? name : `${name}#${at + 1}`
  }
}

function headOf(type: string): string {
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/s.exec(type)
  if (actor !== null)
    return `${shortened(actor[2] ?? '').replaceAll(' ', '-')}.${actor[1] === 'done' ? 'done' : 'failed'}`
  const [, wait] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  return wait === undefined ? type : `after.${wait}`
}

/** Keys are long, and told by how they begin. */
function shortened(words: string): string {
  return words.replaceAll(/[0-9a-f]{28}\b/g, '')
}

/** What an event says, in a word or two. */
function detailOf({ type, output, error, ...said }: AnyEventObject): string {
  if (type.startsWith('xstate.done.')) return wordOf(output)
  if (type.startsWith('xstate.error.')) return wordOf(error)
  return wordOf(Object.values(said).length === 1 ? Object.values(said)[0] : said)
}

function wordOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value).replaceAll(/[\s,]+/g, '-')
  if (typeof value !== 'object') return ''
  for (const within of ['failure', 'outcome', 'refusal'])
    if (within in value) return wordOf(Reflect.get(value, within))
  if (value instanceof Error) return wordOf(value.message)
  // An entry of the journal that cannot be read.
  if ('request' in value && value.request === null) return 'unreadable'
  if ('kind' in value) {
    const code = 'refusal' in value ? codeIn(value.refusal) : codeIn(value)
    return [wordOf(value.kind), code].filter((word) => word !== '').join('-')
  }
  if (Array.isArray(value)) return value.length === 0 ? 'none' : wordOf(value[0])
  return Object.entries(value)
    .filter(([name, within]) => name !== 'type' && within !== null && within !== undefined)
    .slice(0, 3)
    .map(([name, within]) => (typeof within === 'object' ? name : `${name}=${shortened(wordOf(within))}`))
    .join('+')
}

/** The name of an error of the server's. */
function codeIn(value: unknown): string {
  const code: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'code') : null
  if (typeof code !== 'number') return ''
  return Object.entries(errors).find(([, error]) => error.code === code)?.[0] ?? String(code)
}
