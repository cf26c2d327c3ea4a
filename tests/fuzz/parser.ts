/** What a parser gave back for an input that it would not take. */
export const refused = Symbol('refused')

/**
 * What comes in: `json` a value of JSON, `text` any text, `jsonText` a text that should be JSON, `posted` what one window
 * can post to another.
 */
export type Form = 'json' | 'jsonText' | 'text' | 'posted'

/** A parser of what comes from outside, as the fuzzing knows it. */
export interface Parser {
  /** Where it is. */
  readonly file: string
  /** What it is called there. */
  readonly name: string
  readonly form: Form
  /** What it takes, each of them: inputs are made of these. */
  readonly samples: readonly [unknown, ...unknown[]]
  /**
   * Has it read an input, and looks at what came of it.
   * @returns what was read, or `refused`
   * @throws whatever it threw that it may not, or what is wrong with what it gave back
   */
  readonly read: (input: unknown) => unknown
}

/** An error of a parser, or a value that it gave back, that says: this is nothing of ours. */
type Refusal = (new (...args: never[]) => Error) | null | undefined

/**
 * A parser that refuses by throwing an error of its own class, or by giving back null. Anything else that it throws is a
 * fault.
 */
export function refusing<Out>(by: Refusal, read: (input: unknown) => Out): Parser['read'] {
  return (input) => {
    try {
      const out = read(input)
      return out === by ? refused : out
    } catch (error) {
      if (typeof by === 'function' && error instanceof by) return refused
      throw error
    }
  }
}

/** Something is wrong with what was read. */
export class Wrong extends Error {
  override name = 'Wrong'
}
