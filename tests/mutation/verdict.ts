import type { Listed } from './listed.ts'
import type { Mutant } from './mutants/mutant.ts'
import { partOf } from './parts.ts'
import type { Tried } from './tryAll.ts'

/** The share of faults that must be caught in each part, of those that change something. */
const enough = 0.95
/** The share for a sample, where chance plays a part: out of a hundred, where 95 should be caught, fewer happen once in 40,000. */
const enoughOfSample = 0.85
/** The number of faults from which it means something that no sentence reaches any of them. */
const enoughToTell = 5
/** Where every fault must be caught: the code that spends money, and what is asked before it. */
const exact =
  /^machines\/(placement|batch|prebook|betSlip\/regions\/placement)\/|^machines\/betSlip\/(regions\/(stakes|terms)|stake|bets|terms|readiness|quickBet)\.ts$/

/** Whether every fault like this one must be caught. */
function mustBeCaught({ file }: Pick<Mutant, 'file'>): boolean {
  return exact.test(file)
}

/**
 * What is wrong with the results, one sentence each.
 * @param all all faults, even if only some were tried
 * @param tries how the tried ones were chosen: all of them, a sample, or by name
 */
export function wrongWith(
  tried: readonly Tried[],
  all: readonly Mutant[],
  listed: readonly Listed[],
  tries: 'all' | 'sample' | 'named' = 'all',
): readonly string[] {
  const known = new Map(listed.map((each) => [each.name, each]))
  const names = new Set(all.map(({ name }) => name))
  return [
    ...listed
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => `a fault is listed, and there is no such fault (any more): ${name}`),
    ...tried
      .filter(({ mutant, fate }) => fate.is === 'survived' && mustBeCaught(mutant) && !known.has(mutant.name))
      .map(
        ({ mutant }) =>
          `a fault is caught by no sentence, and decides where money goes: ${mutant.file}:${mutant.line} ${mutant.name}`,
      ),
    ...tried.flatMap(({ mutant, fate }) =>
      fate.is === 'caught' && known.has(mutant.name)
        ? [`a fault is listed, and is caught: ${mutant.name}, by ${fate.by}: ${fate.says}`]
        : [],
    ),
    ...sharesWrong(
      tried.filter(({ mutant, fate }) => fate.is !== 'stillborn' && !known.has(mutant.name)),
      tries,
    ),
  ]
}

/** Every part must reach the share on its own, a sample as a whole; a part that no sentence reaches has no share, and is reported. */
function sharesWrong(counted: readonly Tried[], tries: 'all' | 'sample' | 'named'): readonly string[] {
  const parts = [...new Set(counted.map(({ mutant }) => partOf(mutant)))]
  return [
    ...parts.flatMap((part) => {
      const of = counted.filter(({ mutant }) => partOf(mutant) === part)
      if (of.length >= enoughToTell && of.every(isUnseen))
        return [`${part} has no sentence that comes to any of the ${of.length} tried`]
      return tries === 'all' ? shareWrong(part, of, enough) : []
    }),
    ...(tries === 'sample' ? shareWrong('the sample', counted, enoughOfSample) : []),
  ]
}

function isUnseen({ fate }: Tried): boolean {
  return fate.is === 'survived' && fate.sentences === 0
}

function shareWrong(of: string, tried: readonly Tried[], least: number): readonly string[] {
  const caught = tried.filter(({ fate }) => fate.is === 'caught').length
  if (caught >= tried.length * least) return []
  return [`of ${of}: ${caught} of ${tried.length} are caught, and ${least * 100} % must be`]
}
