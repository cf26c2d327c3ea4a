import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { type Decimal, decimal } from '#domain/decimal.ts'

import type { MarketCommand, TimedCommand } from '../../market/commands.ts'
import { type Feed, type FeedProblem, feedFromList } from '../feed.ts'
import { readLines } from '../lines.ts'
import { hashUnit } from '../random.ts'
import {
  type MarketChange,
  type ScoreChange,
  isControlMessage,
  marketMessage,
  readMessage,
  scoreMessage,
} from './messages.ts'
import { type Teams, nobody, scoreOf, withTeams } from './scoreboard.ts'
import { createTranslator } from './translate.ts'

export interface ReplayOptions {
  /** A market stream: JSON lines, gzipped or not. */
  file: string
  /** Its score stream; looked for beside it when absent (see `scoreFileFor`). */
  scoreFile?: string | null
  /** Sandbox time at which the replay begins. */
  epoch: number
  /** Recorded time for one of sandbox time; 1 when absent. */
  speed?: number
  /** Sandbox time from the epoch to the turn in play; what was recorded earlier has happened already. */
  startBeforeMs?: number
  /** Percent of the profit kept back from the best back price; 0 when absent. */
  marginPercent?: number
  /** With a seed, each runner's margin lies within a fifth of `marginPercent`, always the same one. */
  marginSeed?: number
}

/** How long a finished event stays in the lists. */
export const stayAfterEndMs = 10 * 60_000
const defaultStartBeforeMs = 2 * 60_000

/**
 * A feed that plays a recorded exchange stream, and the score stream beside it, around the epoch: the turn
 * in play comes `startBeforeMs` after it. Lines that cannot be read become problems; the rest is played.
 * Throws where a file cannot be read at all or holds no market.
 */
export function replayFeed(options: ReplayOptions): Feed {
  const problems: FeedProblem[] = []
  const changes = readMarketFile(options.file, problems)
  if (changes.length === 0)
    throw new Error(`${options.file} holds no market message${firstReason(problems)}.`)
  const scoreFile = options.scoreFile === undefined ? scoreFileFor(options.file) : options.scoreFile
  const scores = scoreFile === null ? [] : readScoreFile(scoreFile, problems)

  const speed = options.speed ?? 1
  if (!(speed > 0)) throw new RangeError(`The speed of a replay is above 0, not ${speed}.`)
  const turn = turnInPlay(changes)
  const turnAt = options.epoch + (options.startBeforeMs ?? defaultStartBeforeMs)
  const mapTime = (pt: number): number => Math.round(turnAt + (pt - turn) / speed)

  const translator = createTranslator({
    mapTime,
    mapSeconds: (seconds) => Math.round((seconds * 1000) / speed),
    teams: teamsOf(scores),
    keep: keepAfterMargin(options),
  })
  const commands: TimedCommand[] = []
  const push = (pt: number, list: readonly MarketCommand[], afterMs = 0): void => {
    for (const command of list) commands.push({ at: mapTime(pt) + afterMs, command })
  }

  const scoreboard = createScoreboard(scores, translator.setScoreline)
  let pt = 0
  for (const { change, line, ...entry } of changes) {
    pt = Math.max(pt, entry.pt)
    const due = scoreboard.until(pt, translator.eventIds())
    const made = translator.change(change)
    if (typeof made === 'string') problems.push({ line, reason: made, file: basename(options.file) })
    else push(pt, made)
    // A score is told with the market's next word and after it: no old price is open beside a new score.
    push(pt, due)
  }
  push(
    pt,
    translator.finished().map((eventId) => ({ kind: 'closeEvent', eventId })),
    stayAfterEndMs,
  )
  return feedFromList(`replay of ${basename(options.file)}`, commands, { problems })
}

/**
 * The score stream that belongs to a market stream: beside it, named alike, with `-score` in place of what
 * follows the market's id (`1.2-match-odds.jsonl.gz` → `1.2-score.jsonl.gz`). Null when there is none.
 */
export function scoreFileFor(file: string): string | null {
  const stem = basename(file)
    .replace(/\.gz$/, '')
    .replace(/\.(jsonl|ndjson|json|txt)$/, '')
    .replace(/-(match-odds|markets?)$/, '')
  for (const ending of ['jsonl', 'ndjson', 'json']) {
    for (const packed of ['.gz', '']) {
      const candidate = join(dirname(file), `${stem}-score.${ending}${packed}`)
      if (existsSync(candidate)) return candidate
    }
  }
  return null
}

interface TimedChange {
  pt: number
  line: number
  change: MarketChange
}

interface TimedScore {
  pt: number
  change: ScoreChange
}

function readMarketFile(file: string, problems: FeedProblem[]): TimedChange[] {
  const found: TimedChange[] = []
  for (const { number, text } of readLines(file)) {
    if (isControlMessage(text)) continue
    const read = readMessage(marketMessage, text)
    if (!read.ok) problems.push({ line: number, reason: read.reason, file: basename(file) })
    else for (const change of read.message.mc ?? []) found.push({ pt: read.message.pt, line: number, change })
  }
  return found
}

function readScoreFile(file: string, problems: FeedProblem[]): TimedScore[] {
  const found: TimedScore[] = []
  for (const { number, text } of readLines(file)) {
    if (isControlMessage(text)) continue
    const read = readMessage(scoreMessage, text)
    if (!read.ok) problems.push({ line: number, reason: read.reason, file: basename(file) })
    else for (const change of read.message.cc ?? []) found.push({ pt: read.message.pt, change })
  }
  return found.sort((a, b) => a.pt - b.pt)
}

/** When the first market turned in play; where none did, when the first was to start. */
function turnInPlay(changes: readonly TimedChange[]): number {
  const turned = changes.find(({ change }) => change.marketDefinition?.inPlay === true)
  if (turned !== undefined) return turned.pt
  const defined = changes.find(({ change }) => change.marketDefinition !== undefined)
  return Date.parse(defined?.change.marketDefinition?.marketTime ?? '') || (changes[0]?.pt ?? 0)
}

function teamsOf(scores: readonly TimedScore[]): (eventId: string) => Teams {
  const known = new Map<string, Teams>()
  for (const { change } of scores) {
    known.set(change.eventId, withTeams(known.get(change.eventId) ?? nobody, change))
  }
  return (eventId) => known.get(eventId) ?? nobody
}

function keepAfterMargin(options: ReplayOptions): (runnerId: number) => Decimal {
  const percent = options.marginPercent ?? 0
  if (!(percent >= 0 && percent < 100)) throw new RangeError(`A margin is 0 to 99 percent, not ${percent}.`)
  const { marginSeed } = options
  return (runnerId) => {
    const share = marginSeed === undefined ? 1 : 0.8 + 0.4 * hashUnit(marginSeed, runnerId)
    return decimal((1 - (percent / 100) * share).toFixed(6))
  }
}

/** The scores in order of time, each once: a score that says the same as the one before is left out. */
function createScoreboard(
  scores: readonly TimedScore[],
  tellScoreline: (eventId: string, scoreline: string) => void,
): { until(pt: number, eventIds: readonly string[]): MarketCommand[] } {
  const teams = new Map<string, Teams>()
  const shown = new Map<string, string>()
  let next = 0
  return {
    until: (pt, eventIds) => {
      const made: MarketCommand[] = []
      // Before the market is there nothing can be shown; the score waits for it.
      for (let entry = scores[next]; entry !== undefined && entry.pt <= pt; entry = scores[next]) {
        if (!eventIds.includes(entry.change.eventId)) {
          if (eventIds.length === 0) break
          next += 1
          continue
        }
        next += 1
        const { eventId } = entry.change
        const known = withTeams(teams.get(eventId) ?? nobody, entry.change)
        teams.set(eventId, known)
        const score = scoreOf(entry.change, known)
        if (score === null || shown.get(eventId) === score.scoreline + score.details) continue
        shown.set(eventId, score.scoreline + score.details)
        tellScoreline(eventId, score.scoreline)
        const tabs = [{ tabName: 'MATCH', open: true, scoreline: score.scoreline }]
        made.push({ kind: 'score', eventId, ...score, tabs })
      }
      return made
    },
  }
}

function firstReason(problems: readonly FeedProblem[]): string {
  const [first] = problems
  return first === undefined ? '' : ` (line ${first.line}: ${first.reason})`
}
