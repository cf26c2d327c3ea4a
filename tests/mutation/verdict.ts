import type { Listed } from './listed.ts'
import type { Mutant } from './mutant.ts'
import type { Tried } from './tryAll.ts'

/** The share of faults that must be caught, of those that change something. */
const enough = 0.95
/** Where each must be: what lets money go. */
const exact = /^machines\/(placement|betSlip\/regions\/placement)\//

/** Whether a fault is where every one must be caught. */
function mustBeCaught({ file }: Pick<Mutant, 'file'>): boolean {
  return exact.test(file)
}

/**
 * What is wrong with what became of the faults, a sentence each.
 * @param all faults there are, also where only a sample was tried
 */
export function wrongWith(
  tried: readonly Tried[],
  all: readonly Mutant[],
  listed: readonly Listed[],
): readonly string[] {
  const known = new Map(listed.map((each) => [each.name, each]))
  const names = new Set(all.map(({ name }) => name))
  return [
    ...listed
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => `is listed, and there is no such fault (any more): ${name}`),
    ...tried
      .filter(({ mutant, fate }) => fate.is === 'survived' && mustBeCaught(mutant) && !known.has(mutant.name))
      .map(
        ({ mutant }) =>
          `is caught by no sentence, and decides where money goes: ${mutant.file}:${mutant.line} ${mutant.name}`,
      ),
    ...tried
      .filter(({ mutant, fate }) => fate.is === 'caught' && known.has(mutant.name))
      .map(({ mutant }) => `is listed, and is caught: ${mutant.name}`),
    ...shareWrong(tried, known),
  ]
}

/** A share says nothing of a handful. */
function shareWrong(tried: readonly Tried[], known: ReadonlyMap<string, Listed>): readonly string[] {
  const counted = tried.filter(({ mutant, fate }) => fate.is !== 'stillborn' && !known.has(mutant.name))
  const caught = counted.filter(({ fate }) => fate.is === 'caught').length
  if (counted.length < 1_000 || caught / counted.length >= enough) return []
  return [`are caught: ${caught} of ${counted.length}, and ${enough * 100} % must be`]
}
