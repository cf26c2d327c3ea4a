import type { Listed } from './listed.ts'
import type { Mutant } from './mutant.ts'
import { partOf } from './parts.ts'
import type { Tried } from './tryAll.ts'

/** The share of faults that must be caught in each part, of those that change something. */
const enough = 0.95
/** The share of a sample, where chance has its say: of a hundred, where 95 are to be caught, fewer are once in 40,000. */
const enoughOfSample = 0.85
/** Of how many faults it says something that no sentence comes to any of them. */
const enoughToTell = 5
/** Where each must be: what lets money go, and what it is asked before. */
const exact =
  /^machines\/(placement|batch|prebook|betSlip\/regions\/placement)\/|^machines\/betSlip\/(regions\/(stakes|terms)|stake|bets|terms|readiness)\.ts$/

/** Whether every fault like this one must be caught. */
function mustBeCaught({ file }: Pick<Mutant, 'file'>): boolean {
  return exact.test(file)
}

/**
 * What is wrong with what became of the faults, a sentence each.
 * @param all faults there are, also where only some were tried
 * @param tries how those that were tried were chosen: all there are, a sample of them, or by their names
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
    ...tried
      .filter(({ mutant, fate }) => fate.is === 'caught' && known.has(mutant.name))
      .map(({ mutant }) => `a fault is listed, and is caught: ${mutant.name}`),
    ...sharesWrong(
      tried.filter(({ mutant, fate }) => fate.is !== 'stillborn' && !known.has(mutant.name)),
      tries,
    ),
  ]
}

/** The share is asked of every part by itself, and of a sample as a whole; a part that no sentence comes to has none, and says so. */
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
