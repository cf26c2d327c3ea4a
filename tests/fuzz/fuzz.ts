import fc from 'fast-check'

import { jsonInputs, jsonTextInputs, postedInputs, textInputs } from './hostile.ts'
import { refused, type Form, type Parser } from './parser.ts'
import { checkNothingAdded, checkPlain, checkShared, frozen } from './sound.ts'

/** What came of a parser's inputs. */
export interface Fuzzed {
  readonly taken: number
  readonly refused: number
  /** The longest that one input took, in milliseconds. */
  readonly slowest: number
  /** What is wrong, with the smallest input that shows it; null where nothing was found. */
  readonly fault: string | null
}

const inputsOf: Readonly<Record<Form, (samples: readonly unknown[]) => fc.Arbitrary<unknown>>> = {
  json: jsonInputs,
  jsonText: jsonTextInputs,
  posted: postedInputs,
  text: textInputs,
}

/** One input: read, and what holds after each. @returns whether it was taken. @throws what is wrong */
export function tryInput({ read }: Parser, input: unknown): boolean {
  const out = read(frozen(input))
  checkNothingAdded()
  checkPlain(out, input)
  return out !== refused
}

/**
 * Gives a parser so many inputs.
 * @param onInput hears that one more is done
 */
export function fuzz(
  parser: Parser,
  { runs, seed, onInput = () => {} }: { runs: number; seed: number; onInput?: () => void },
): Fuzzed {
  const counts = { taken: 0, refused: 0 }
  let slowest = 0
  const property = fc.property(inputsOf[parser.form](parser.samples), (input) => {
    const began = performance.now()
    const isTaken = tryInput(parser, input)
    slowest = Math.max(slowest, performance.now() - began)
    counts[isTaken ? 'taken' : 'refused'] += 1
    onInput()
  })
  const found = fc.check(property, { numRuns: runs, seed })
  let fault = found.failed ? describe(found) : null
  try {
    checkShared()
  } catch (error) {
    fault ??= String(error)
  }
  return { ...counts, slowest, fault }
}

const longestShown = 2_000

function describe({ counterexample, errorInstance }: fc.RunDetails<[unknown]>): string {
  const thrown =
    errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance)
  return `${thrown.slice(0, longestShown)}\nInput: ${fc.stringify(counterexample?.[0]).slice(0, longestShown)}`
}
