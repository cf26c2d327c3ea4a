import {
  array,
  custom,
  optional,
  pipe,
  rawTransform,
  safeParse,
  string,
  transform,
  unknown,
  type BaseIssue,
  type GenericSchema,
  type InferOutput,
} from 'valibot'

import { valueOf, unknownValues, type Enumeration, type Known, type LeftOut } from './enumerations.ts'
import { isFields, type Fields } from './fields.ts'

/** What came is not what the contract says. Names the field, never its value. */
export class Unreadable extends Error {
  constructor(what: string) {
    super(`unreadable: ${what}`)
    this.name = 'Unreadable'
  }
}

/** Hears what was left out of what is being read, or kept as unknown. */
export type Tell = (what: LeftOut) => void

const atFirst = { abortEarly: true } as const

/** The `Tell` of the current caller: reading is synchronous, so there is one at a time. */
let tell: Tell = () => {}

/**
 * Reads a value by a schema. Broken items of a `readable` list, settings that a launch can do without, and unknown
 * values of enumerations do not make it unreadable: `onLeftOut` is told of each.
 * @throws Unreadable
 */
export function read<S extends GenericSchema>(
  schema: S,
  value: unknown,
  onLeftOut: Tell = () => {},
): InferOutput<S> {
  const before = tell
  tell = onLeftOut
  try {
    const { success, output, issues } = safeParse(schema, value, atFirst)
    if (success) return output
    const [issue] = issues
    const reason = reasonOf(issue)
    if (reason !== 'malformed') tell(reason)
    throw new Unreadable(fieldOf(issue))
  } finally {
    tell = before
  }
}

/** Schemas are of the contract's own fields, so that no key is a value off the wire. */
function fieldOf({ path }: BaseIssue<unknown>): string {
  const names = (path ?? []).map(({ key }) => key).filter((key) => typeof key === 'string')
  return names.length === 0 ? 'body' : names.join('.')
}

function reasonOf({ message }: BaseIssue<unknown>): LeftOut {
  return unknownValues.find((name) => name === message) ?? 'malformed'
}

/** The value by a schema, or what stands in for it where it cannot be read, which is told. */
function attempt<Out, Instead>(
  schema: GenericSchema<unknown, Out>,
  value: unknown,
  instead: Instead,
): Out | Instead {
  const { success, output, issues } = safeParse(schema, value, atFirst)
  if (success) return output
  tell(reasonOf(issues[0]))
  return instead
}

/** Any object but a list. */
export const mapping = custom<Fields>(isFields)

const leftOut = Symbol()

/** A list in which what cannot be read is left out, and told: one odd entry does not empty a screen. */
export function readable<Out>(item: GenericSchema<unknown, Out>) {
  return pipe(
    array(unknown()),
    transform((items) => {
      const kept: Out[] = []
      for (const value of items) {
        const out = attempt(item, value, leftOut)
        if (out !== leftOut) kept.push(out)
      }
      return kept
    }),
  )
}

/** The same for a mapping, by its entries. */
export function readableEntries<Out>(entry: GenericSchema<unknown, Out>) {
  return pipe(
    mapping,
    transform((entries) => {
      const kept: [string, Out][] = []
      for (const [key, value] of Object.entries(entries)) {
        const out = attempt(entry, value, leftOut)
        if (out !== leftOut) kept.push([key, out])
      }
      // Whatever the keys are called, `__proto__` too, they name fields and nothing else.
      return Object.fromEntries<Out>(kept)
    }),
  )
}

/**
 * A field that nothing depends on: if it cannot be read, that is told, and it counts as not said.
 * @param absent what it is when not said, if that is something else
 */
export function lenient<Out>(schema: GenericSchema<unknown, Out>, otherwise: Out, absent: Out = otherwise) {
  return optional(
    pipe(
      unknown(),
      transform((value): Out => ((value ?? null) === null ? absent : attempt(schema, value, otherwise))),
    ),
    null,
  )
}

/** A value of an enumeration; one from a later version is `unknown`, and told. */
export function known<N extends Enumeration>(name: N): GenericSchema<string, Known<N> | 'unknown'> {
  const kept = transform<string, Known<N> | 'unknown'>((text) => {
    const value = valueOf(name, text)
    if (value === undefined) tell(`unknown.${name}`)
    return value ?? 'unknown'
  })
  return pipe(string(), kept)
}

/** A value of an enumeration, where nothing can be done with an unknown one. */
export function exactly<N extends Enumeration>(name: N): GenericSchema<string, Known<N>> {
  const found = rawTransform<string, Known<N>>(({ dataset, addIssue, NEVER }) => {
    const value = valueOf(name, dataset.value)
    if (value !== undefined) return value
    addIssue({ message: `unknown.${name}` })
    return NEVER
  })
  return pipe(string(), found)
}

/** Those of a mapping's flags that we know; one that cannot be read is off, as one that is not there. */
export function flags<N extends Enumeration>(name: N) {
  return pipe(
    mapping,
    transform((entries) => {
      const kept: { [Name in Known<N>]?: boolean } = {}
      for (const [key, isOn] of Object.entries(entries)) {
        const flag = valueOf(name, key)
        if (flag === undefined) tell(`unknown.${name}`)
        else if (typeof isOn === 'boolean') kept[flag] = isOn
        else if (isOn !== null) tell('malformed')
      }
      return kept
    }),
  )
}
