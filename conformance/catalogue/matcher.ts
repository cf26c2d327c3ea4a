import * as v from 'valibot'

import { isObject, type Json, type JsonObject } from '../values/json.ts'

const json = v.custom<Json>((value) => value !== undefined)
const decimalText = v.union([v.string(), v.number()])

/**
 * What a value must be. A value that is no mapping must be equal; the words of a mapping must all be true of it.
 */
export interface Matcher {
  is?: Json | undefined
  not?: Json | undefined
  oneOf?: Json[] | undefined
  matches?: string | undefined
  matchesNot?: string | undefined
  /** Equal as decimals, whatever the digits behind, to what this comes to. */
  decimal?: string | number | undefined
  atLeast?: string | number | undefined
  atMost?: string | number | undefined
  above?: string | number | undefined
  below?: string | number | undefined
  exists?: boolean | undefined
  length?: number | string | undefined
  has?: Json | undefined
  /** Of a list: what is true of each item, by path. */
  each?: Expected | undefined
  /** Of a list: what is true of one item at least. */
  some?: Expected | undefined
  /** Of a list: what is true of no item. */
  none?: Expected | undefined
  /** Of a list: each item's value at this path is greater than the one before. */
  rises?: string | undefined
  falls?: string | undefined
  /** The same, where equal ones may follow each other. */
  fallsOrStays?: string | undefined
  risesOrStays?: string | undefined
  /** Of a list: no two items have the same value at this path. */
  unique?: string | undefined
}

/** What is expected, by path. */
export interface Expected {
  [path: string]: Json | Matcher
}

const words = {
  is: json,
  not: json,
  oneOf: v.union([v.array(json), v.string()]),
  matches: v.string(),
  matchesNot: v.string(),
  decimal: decimalText,
  atLeast: decimalText,
  atMost: decimalText,
  above: decimalText,
  below: decimalText,
  exists: v.boolean(),
  length: v.union([v.number(), v.string()]),
  has: json,
  rises: v.string(),
  falls: v.string(),
  fallsOrStays: v.string(),
  risesOrStays: v.string(),
  unique: v.string(),
}

const expected: v.GenericSchema<Expected> = v.lazy(() => expectedSchema)

const matcher = v.pipe(
  v.strictObject({
    ...v.partial(v.object(words)).entries,
    each: v.optional(expected),
    some: v.optional(expected),
    none: v.optional(expected),
  }),
  v.check((words) => Object.keys(words).length > 0, 'an empty mapping says nothing'),
)

const literal = v.custom<Json>(
  (value) => value !== undefined && !isObject(value),
  'a value, or a mapping of words such as is, oneOf, decimal, each',
)

/** By path, a value or a mapping of the words above. */
export const expectedSchema: v.GenericSchema<Expected> = v.pipe(
  v.custom<JsonObject>(isObject, 'a mapping of paths'),
  v.rawTransform(({ dataset, addIssue }): Expected => {
    for (const [path, value] of Object.entries(dataset.value)) {
      const { success, issues } = v.safeParse(isObject(value) ? matcher : literal, value)
      if (!success) for (const { message } of issues) addIssue({ message: `${path}: ${message}` })
    }
    return dataset.value
  }),
)

/** The words of an expectation. */
export function matcherOf(value: Json | Matcher): Matcher {
  return isWords(value) ? value : { is: value }
}

function isWords(value: Json | Matcher): value is Matcher {
  return isObject(value)
}
