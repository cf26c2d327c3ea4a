import { nearest } from '#charts/model/nearest.ts'

import { allModels, type MachineName } from '../model/allModels.ts'

/** What was asked for and is not available, in a sentence for the person who asked. */
export class PathsError extends Error {}

export const strategies = ['shortest', 'simple', 'events'] as const
export type Strategy = (typeof strategies)[number]

export const formats = ['table', 'json', 'gherkin', 'playwright'] as const
export type Format = (typeof formats)[number]

/** Machines whose paths are found together, by their names: what each of them is stands in `together/together.ts`. */
export const togetherNames = ['app+session+socket', 'betSlip+batch+placement'] as const
export type TogetherName = (typeof togetherNames)[number]

/** What the command is asked for, by the words as they were given: states and events are looked up later. */
export interface Asked {
  readonly from: string | null
  readonly to: string | null
  readonly avoid: readonly string[]
  /** States or events to come by, in this order. */
  readonly via: readonly string[]
  readonly events: readonly string[]
  readonly strategy: Strategy
  readonly format: Format
}

/** What is asked of one machine. */
export interface Wish extends Asked {
  readonly machine: MachineName
}

/** What is asked of several machines that run together. */
export interface TogetherWish extends Asked {
  readonly machine: TogetherName
}

export function isTogether(wish: Wish | TogetherWish): wish is TogetherWish {
  return togetherNames.some((name) => name === wish.machine)
}

/** What `cover` is asked for: of one machine, or of all. */
export interface CoverWish {
  readonly machine: MachineName | null
  readonly format: (typeof coverFormats)[number]
}

export const coverFormats = ['table', 'json', 'playwright'] as const

/** Reads the words after `cover`. @throws PathsError */
export function coverWishOf(words: readonly string[]): CoverWish {
  const { machine, given } = read(words)
  for (const option of given.keys())
    if (option !== '--format') throw new PathsError(`cover goes with --format alone, and not with ${option}.`)
  return {
    machine: machine === null ? null : oneOf('machine', machine, machineNames),
    format: oneOf('format of cover', given.get('--format')?.at(-1) ?? 'table', coverFormats),
  }
}

const options = ['--from', '--to', '--via', '--avoid', '--strategy', '--events', '--format'] as const
type Option = (typeof options)[number]

export const machineNames = Object.keys(allModels) as MachineName[]

/** Reads the words of a command line. @returns null where no machine is named @throws PathsError */
export function wishOf(words: readonly string[]): Wish | TogetherWish | null {
  const { machine, given } = read(words)
  const last = (option: Option): string | null => given.get(option)?.at(-1) ?? null
  const listed = (option: Option): string[] =>
    (given.get(option) ?? []).flatMap((names) => names.split(',').map((name) => name.trim()))
  const events = listed('--events')
  const strategy = oneOf(
    'strategy',
    last('--strategy') ?? (events.length > 0 ? 'events' : 'shortest'),
    strategies,
  )
  const format = oneOf('format', last('--format') ?? 'table', formats)
  if (machine === null) {
    if (given.size > 0) throw new PathsError(`Of which machine? There are ${machineNames.join(', ')}.`)
    return null
  }
  if (strategy === 'events' && events.length === 0)
    throw new PathsError('Which events? --strategy events wants --events A,B,C, in their order.')
  if (strategy !== 'events' && events.length > 0)
    throw new PathsError(`--events goes with --strategy events, and not with ${strategy}.`)
  const via = listed('--via')
  if (via.length > 0 && (strategy !== 'shortest' || format === 'playwright'))
    throw new PathsError('--via goes with --strategy shortest, and with every format but playwright.')
  const asked: Asked = {
    from: last('--from'),
    to: last('--to'),
    avoid: listed('--avoid'),
    via,
    events,
    strategy,
    format,
  }
  if (!machine.includes('+')) return { ...asked, machine: oneOf('machine', machine, machineNames) }
  if (strategy === 'simple' || format === 'playwright')
    throw new PathsError('Of machines together there are shortest paths and those of --events, and no spec.')
  return { ...asked, machine: oneOf('set of machines', machine, togetherNames) }
}

function read(words: readonly string[]): { machine: string | null; given: Map<Option, string[]> } {
  const given = new Map<Option, string[]>()
  let machine: string | null = null
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', inline] = (words[at] ?? '').split(/=(.*)/s)
    if (!word.startsWith('--')) {
      if (machine !== null)
        throw new PathsError(`One machine at a time: ${machine} or ${word}? Names with spaces want quotes.`)
      machine = word
      continue
    }
    const option = oneOf('option', word, options)
    const value = inline ?? words[(at += 1)]
    if (value === undefined || value === '') throw new PathsError(`${option} wants a name after it.`)
    given.set(option, [...(given.get(option) ?? []), value])
  }
  return { machine, given }
}

function oneOf<TName extends string>(what: string, given: string, names: readonly TName[]): TName {
  const found = names.find((name) => name === given)
  if (found === undefined) throw unknown(what, given, names)
  return found
}

/** That there is no such thing, what is most like it, and what there is. */
export function unknown(what: string, given: string, names: readonly string[]): PathsError {
  // What stands after a colon may be left out.
  const near = nearest(given, new Set([...names.map((name) => name.split(':')[0] ?? name), ...names]))
  const meant = near === null ? '' : ` Did you mean ${near}?`
  return new PathsError(`There is no ${what} ${given}.${meant}\nThere are: ${names.join(', ')}.`)
}
