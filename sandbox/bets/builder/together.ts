import type { BetType } from '#domain/market/betType.ts'

import { judgedFigure, resultByScore } from '../../market/result.ts'
import type { Dependence } from './price.ts'

/** A selection of an event: the parts that say what must happen for it to win. */
export interface Question {
  tabName: string
  betType: BetType
  side: string
  handicap: string | null
  line: string | null
}

/** Types decided by the score of what their tab is about; specials may be about a part of it. */
const byScore: ReadonlySet<BetType> = new Set(['1X2', 'WIN', 'AH', 'OU', 'OE'])
const totals: ReadonlySet<BetType> = new Set(['OU', 'OE'])
/** Types that ask, in one way or another, who is the better side. */
const winners: ReadonlySet<BetType> = new Set([
  '1X2',
  'SP1X2',
  'WIN',
  'AH',
  'WINMAP',
  'SPWINMAP',
  'SPAH',
  'SPHA',
  'SPXXAH',
])

/** A score as the markets see it: how far home is ahead, and the total. */
interface Score {
  lead: number
  total: number
}

/** Whether a selection wins, at least half of it, by a score; null if scores do not decide it. */
type Wins = (score: Score) => boolean

function winsOf(question: Question): Wins | null {
  const { betType, side, handicap, line } = question
  if (!byScore.has(betType)) return null
  const known = new Map<number, boolean>()
  const isTotal = totals.has(betType)
  return ({ lead, total }) => {
    const figure = isTotal ? total : lead
    const seen = known.get(figure)
    if (seen !== undefined) return seen
    const score = isTotal ? { home: total, away: 0 } : { home: Math.max(lead, 0), away: Math.max(-lead, 0) }
    const result = resultByScore(betType, side, { handicap, line }, score)
    const wins = result === 'win' || result === 'halfWin'
    known.set(figure, wins)
    return wins
  }
}

/** Every score that makes a difference to the selections: beyond their lines nothing changes any more. */
function scoresFor(questions: readonly Question[]): Score[] {
  const furthest = (figure: 'handicap' | 'line'): number =>
    Math.max(
      0,
      ...questions
        .filter(({ betType }) => judgedFigure(betType) === figure)
        .map((question) => Math.abs(Number(question[figure] ?? 0))),
    )
  const mostLead = Math.ceil(furthest('handicap')) + 2
  const mostTotal = Math.ceil(furthest('line')) + mostLead + 2
  const scores: Score[] = []
  for (let lead = -mostLead; lead <= mostLead; lead += 1) {
    for (let total = Math.abs(lead); total <= mostTotal; total += 2) scores.push({ lead, total })
  }
  return scores
}

/** Whether there is a score by which all of the selections win, for each subject that has a score. */
export function canWinTogether(questions: readonly Question[]): boolean {
  for (const tab of new Set(questions.map(({ tabName }) => tabName))) {
    const ofTab = questions.filter(({ tabName }) => tabName === tab)
    const wins = ofTab.map(winsOf).filter((one) => one !== null)
    if (!scoresFor(ofTab).some((score) => wins.every((one) => one(score)))) return false
  }
  return true
}

/** Whether one of two selections cannot win without the other. */
function follows(one: Question, other: Question): boolean {
  const [a, b] = [winsOf(one), winsOf(other)]
  if (one.tabName !== other.tabName || a === null || b === null) return false
  const scores = scoresFor([one, other])
  return scores.every((score) => !a(score) || b(score)) || scores.every((score) => !b(score) || a(score))
}

/**
 * How far the selections of a bet builder depend on each other, for `builderPrice`. A *decision*, in steps that can be
 * explained to a member: what follows from another adds nothing; two questions about who wins the same thing leave 0.4 of the
 * second's profit, and about different things (the match and a map) 0.7; anything else about the same thing leaves
 * 0.8, and about different things 0.9.
 */
export function dependenceOf(questions: readonly Question[]): Dependence {
  return questions.map((one) => questions.map((other) => (one === other ? '1' : shareBeside(one, other))))
}

function shareBeside(one: Question, other: Question): string {
  if (follows(one, other)) return '0'
  const isSame = one.tabName === other.tabName
  if (winners.has(one.betType) && winners.has(other.betType)) return isSame ? '0.4' : '0.7'
  return isSame ? '0.8' : '0.9'
}
