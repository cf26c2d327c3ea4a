import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { type Decimal, decimal } from '#domain/money/decimal.ts'

import type { MarketCommand, TimedCommand } from '../../market/commands.ts'
import { type Feed, feedFromList } from '../feed.ts'
import { createProblemLog, FeedFileError, firstReason } from '../problems.ts'
import { hashUnit } from '../random.ts'
import type { MarketChange, MarketDefinition, ScoreChange } from './messages.ts'
import { type Teams, nobody, scoreOf, withTeams } from './scoreboard.ts'
import { readMarketStream, readScoreStream, type TimedChange } from './streams.ts'
import { createTranslator } from './translate.ts'

export interface ReplayOptions {
  /** A market stream: JSON lines, gzipped or not. */
  file: string
  /** Its score stream; looked for next to it if absent (see `scoreFileFor`). */
  scoreFile?: string | null
  /** Sandbox time at which the replay begins. */
  epoch: number
  /** Units of recorded time per unit of sandbox time; 1 if absent. */
  speed?: number
  /** Sandbox time from the epoch to the turn in-play; what was recorded earlier has already happened. */
  startBeforeMs?: number
  /** Percentage of the profit kept back from the best back price; 0 if absent. */
  marginPercent?: number
  /** With a seed, each runner's margin is within a fifth of `marginPercent`, always the same one. */
  marginSeed?: number
}

/** How long a finished event stays in the lists. */
export const stayAfterEndMs = 10 * 60_000
/** Bets on a market that the stream never closed are returned this long (sandbox time) after its last line. */
export const giveBackAfterMs = 5 * 60_000
const defaultStartBeforeMs = 2 * 60_000
/** A market that starts further than this from the stream has an error in its time. */
const startsWithinMs = 366 * 24 * 3_600_000

/**
 * A feed that plays a recorded exchange stream, with its score stream, around the epoch: the turn
 * in-play comes `startBeforeMs` after it. Lines that cannot be read become problems; the rest is played.
 * A market that the stream does not close is paused with the last line, and its bets are returned.
 * @throws FeedFileError if a file cannot be read at all or is not a market stream
 */
export function replayFeed(options: ReplayOptions): Feed {
  const { file } = options
  const problems = createProblemLog()
  const changes = readMarketStream(file, problems)
  const scoreFile = options.scoreFile === undefined ? scoreFileFor(file) : options.scoreFile
  const scores = scoreFile === null ? [] : readScoreStream(scoreFile, problems)

  const speed = options.speed ?? 1
  if (!(speed > 0)) throw new RangeError(`The speed of a replay is above 0, not ${speed}.`)
  const turn = turnInPlay(changes)
  const turnAt = options.epoch + (options.startBeforeMs ?? defaultStartBeforeMs)
  const mapTime = (at: number): number => Math.round(turnAt + (at - turn) / speed)

  const commands: TimedCommand[] = []
  const push = (at: number, list: readonly MarketCommand[]): void => {
    for (const command of list) commands.push({ at, command })
  }
  let line = 0
  const translator = createTranslator({
    startOf: (definition) => {
      if (!isFarFrom(definition, turn)) return mapTime(Date.parse(definition.marketTime))
      problems.report(file, line, `marketTime ${definition.marketTime} lies more than a year from the stream`)
      return mapTime(turn)
    },
    mapSeconds: (seconds) => Math.round((seconds * 1000) / speed),
    teams: teamsOf(scores),
    keep: keepAfterMargin(options),
  })

  const scoreboard = createScoreboard(scores, translator.setScoreline)
  for (const { change, at, ...entry } of changes) {
    line = entry.line
    const due = scoreboard.until(at, translator.eventIds())
    const { commands: made, wrong } = translator.change(change)
    if (wrong !== null) problems.report(file, line, wrong)
    push(mapTime(at), made)
    // A score is sent with the market's next message and after it: no old price is open next to a new score.
    push(mapTime(at), due)
  }

  if (translator.eventIds().length === 0) {
    throw new FeedFileError(file, `defines no market that can be played${firstReason(problems)}.`)
  }
  const end = mapTime(changes.at(-1)?.at ?? turn)
  const { pause, giveBack } = translator.unfinished()
  if (giveBack.length > 0) {
    const ids = giveBack.flatMap((command) => ('marketId' in command ? [command.marketId] : []))
    problems.report(
      file,
      line,
      `the stream ends before market ${ids.slice(0, 3).join(', ')} is closed: given back`,
    )
  }
  push(end, pause)
  push(end + giveBackAfterMs, giveBack)
  push(
    end + stayAfterEndMs,
    translator.eventIds().map((eventId) => ({ kind: 'closeEvent', eventId })),
  )
  return feedFromList(`replay of ${basename(file)}`, commands, { problems })
}

/**
 * The score stream that belongs to a market stream: next to it, with the same name, but `-score` in place of what
 * follows the market's id (`1.2-match-odds.jsonl.gz` → `1.2-score.jsonl.gz`). Null if it does not exist.
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

/**
 * When the first market turned in-play; if none did, when the first was due to start, or, if the stream ends
 * before that, its end.
 */
function turnInPlay(changes: readonly TimedChange<MarketChange>[]): number {
  const turned = changes.find(({ change }) => change.marketDefinition?.inPlay === true)
  if (turned !== undefined) return turned.at
  const end = changes.at(-1)?.at ?? 0
  const defined = changes.find(({ change }) => change.marketDefinition !== undefined)?.change.marketDefinition
  if (defined === undefined || isFarFrom(defined, end)) return end
  return Math.min(Date.parse(defined.marketTime), end)
}

function isFarFrom(definition: MarketDefinition, at: number): boolean {
  return Math.abs(Date.parse(definition.marketTime) - at) > startsWithinMs
}

function teamsOf(scores: readonly TimedChange<ScoreChange>[]): (eventId: string) => Teams {
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

/** The scores in order of time, each once: a score that repeats the one before is left out. */
function createScoreboard(
  scores: readonly TimedChange<ScoreChange>[],
  reportScoreline: (eventId: string, scoreline: string) => void,
): { until(at: number, eventIds: readonly string[]): MarketCommand[] } {
  const teams = new Map<string, Teams>()
  const shown = new Map<string, string>()
  let next = 0
  return {
    until: (at, eventIds) => {
      const made: MarketCommand[] = []
      // Until the market exists nothing can be shown; the score waits for it.
      for (let entry = scores[next]; entry !== undefined && entry.at <= at; entry = scores[next]) {
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
        reportScoreline(eventId, score.scoreline)
        const tabs = [{ tabName: 'MATCH', open: true, scoreline: score.scoreline }]
        made.push({ kind: 'score', eventId, ...score, tabs })
      }
      return made
    },
  }
}
