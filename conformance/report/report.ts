import type { Case, Group } from '../catalogue/catalogue.ts'
import { groups } from '../catalogue/catalogue.ts'
import type { Result } from '../engine/outcome.ts'
import type { Known } from './known.ts'

/** What a run found, for all who report it. */
export interface Report {
  backEnd: string
  address: string
  contract: string
  seed: number
  began: string
  seconds: number
  entries: readonly Entry[]
}

/** A case with what became of it. */
export interface Entry {
  theCase: Case
  result: Result
  /** The reason why a failure is known; null for any other case. */
  known: string | null
  /** How to repeat this one case. */
  repeat: string
}

export type State = 'passed' | 'failed' | 'notTried' | 'known' | 'mended'

export function reportOf(
  facts: Omit<Report, 'entries'>,
  cases: readonly Case[],
  results: readonly Result[],
  known: Known,
  command: string,
): Report {
  const byId = new Map(results.map((result) => [result.id, result]))
  const entries = cases.flatMap((theCase): Entry[] => {
    const result = byId.get(theCase.id)
    if (result === undefined) return []
    const repeat = `${command} --only ${theCase.id} --seed ${facts.seed}${theCase.money ? ' --yes' : ''}`
    return [{ theCase, result, known: known.get(theCase.id) ?? null, repeat }]
  })
  return { ...facts, entries: entries.toSorted(byPlace) }
}

function byPlace({ theCase: one }: Entry, { theCase: other }: Entry): number {
  return groups.indexOf(one.group) - groups.indexOf(other.group) || one.id.localeCompare(other.id)
}

/** A known failure that passes is `mended`: its line must go. */
export function stateOf({ result: { outcome }, known }: Entry): State {
  if (outcome.state === 'passed') return known === null ? 'passed' : 'mended'
  if (outcome.state === 'failed') return known === null ? 'failed' : 'known'
  return 'notTried'
}

/** How many entries are in each state. */
export function countsOf(entries: readonly Entry[]): Record<State, number> {
  const counts = { passed: 0, failed: 0, notTried: 0, known: 0, mended: 0 }
  for (const entry of entries) counts[stateOf(entry)] += 1
  return counts
}

/** 1 where a "must" failed that is not known, where a known failure passes, or where nothing was tried; else 0. */
export function exitCodeOf({ entries }: Report): 0 | 1 {
  const isBad = entries.some((entry) => {
    const state = stateOf(entry)
    return state === 'mended' || (state === 'failed' && entry.theCase.grave === 'must')
  })
  return isBad || entries.every((entry) => stateOf(entry) === 'notTried') ? 1 : 0
}

/** The groups that have entries, in their order. */
export function byGroup(entries: readonly Entry[]): [Group, Entry[]][] {
  return groups.flatMap((group): [Group, Entry[]][] => {
    const own = entries.filter(({ theCase }) => theCase.group === group)
    return own.length === 0 ? [] : [[group, own]]
  })
}
