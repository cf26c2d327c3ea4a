import { format } from 'node:util'

import { chai, GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'

/** One test of a file, by its own title. */
export interface Sentence {
  readonly title: string
  readonly run: () => unknown
}

type Cases = readonly unknown[]
type Run = (...args: readonly unknown[]) => unknown

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)
Reflect.set(globalThis, GLOBAL_EXPECT, chai.expect)

/**
 * The part of Vitest's functions that the sentences use, for a file's tests to be collected, and run again and again in
 * one process: starting Vitest itself takes longer than most sentences.
 */
export function createSentences(): {
  /** What files import as `vitest`. */
  readonly vitest: Record<string, unknown>
  /** The tests that a file declares when it is loaded. */
  collect(read: () => unknown): readonly Sentence[]
} {
  const collected: Sentence[] = []
  const above: string[] = []

  const it = Object.assign(
    (title: string, ...rest: readonly unknown[]) => {
      // Options may come before the function that is run.
      const run = rest.find((each): each is Run => typeof each === 'function')
      if (run !== undefined) collected.push({ title: [...above, title].join(' › '), run })
    },
    {
      each: (cases: Cases) => (title: string, run: Run) => {
        for (const values of cases) it(titleOf(title, values), () => run(...listOf(values)))
      },
    },
  )
  const describe = Object.assign(
    (title: string, say: Run) => {
      above.push(title)
      say()
      above.pop()
    },
    {
      each: (cases: Cases) => (title: string, say: Run) => {
        for (const values of cases) describe(titleOf(title, values), () => say(...listOf(values)))
      },
    },
  )
  return {
    vitest: { __esModule: true, describe, it, expect: chai.expect },
    collect(read) {
      collected.length = 0
      above.length = 0
      read()
      return [...collected]
    },
  }
}

function listOf(values: unknown): Cases {
  return Array.isArray(values) ? values : [values]
}

function titleOf(title: string, values: unknown): string {
  const list = listOf(values)
  const [first] = list
  const filled = title.replaceAll(/\$([\w.]+)/g, (whole, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>(
        (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
        first,
      )
    return value === undefined ? whole : format('%s', value)
  })
  const holes = filled.match(/%[sdifjoO]/g)?.length ?? 0
  return format(filled, ...list.slice(0, holes))
}
