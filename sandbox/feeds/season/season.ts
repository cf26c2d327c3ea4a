import { type LegResult, settle1x2, settleAsianHandicap, settleOverUnder } from '#domain/bets/settlement.ts'
import { gameById } from '#domain/market/game.ts'
import { decimal, decimalText } from '#domain/money/decimal.ts'

import type { MarketCommand, MarketSeed, TimedCommand } from '../../market/commands.ts'
import { type Feed, feedFromList } from '../feed.ts'
import { FeedFileError, firstReason } from '../problems.ts'
import { competitionOf } from './divisions.ts'
import { type SeasonMatch, readSeason } from './rows.ts'

export interface SeasonOptions {
  /** A season in football-data's CSV format, gzipped or not. */
  file: string
  /** Sandbox time shortly before the first round. */
  epoch: number
  /** Sandbox time from one round to the next; a day if absent. */
  roundEveryMs?: number
}

const minute = 60_000
const hour = 60 * minute

/** The first kick-off comes this long after the epoch. */
export const firstKickOffMs = 10 * minute
/** Kick-offs in a round that were at different times are this far apart. */
export const slotEveryMs = hour
/** A match shows in the lists this long before it kicks off. */
export const listedBeforeMs = 7 * 24 * hour
/** A match has its result this long after kick-off; shortly before, it awaits it. */
export const settledAfterMs = 2 * hour
const resultingAfterMs = settledAfterMs - 8 * minute
const closedAfterMs = settledAfterMs + 10 * minute
const secondHalfAfterMs = 62 * minute
const halfTimeAfterMs = 47 * minute

const soccer = gameById('41')
const goalLine = '2.5'

/**
 * A feed that plays a season, round by round, from the epoch on: one round a day, in which no team plays twice. The
 * first begins ten minutes after the epoch. The file has no in-play prices: from
 * kick-off on the markets are paused, and two hours later they are settled by the actual result.
 * A match without a result is void. Lines and columns that cannot be used become problems.
 * @throws FeedFileError if the file cannot be read, or is not a season
 */
export function seasonFeed(options: SeasonOptions): Feed {
  const { matches, problems } = readSeason(options.file)
  const commands: TimedCommand[] = []
  for (const { match, kickOff } of schedule(matches, options.epoch, options.roundEveryMs ?? 24 * hour)) {
    commands.push(...playMatch(match, kickOff))
  }
  if (commands.length === 0) {
    throw new FeedFileError(options.file, `has no prices that can be offered${firstReason(problems)}.`)
  }
  return feedFromList(`season ${options.file.split(/[/\\]/).at(-1) ?? ''}`, commands, { problems })
}

/** Kick-offs in sandbox time, for matches ordered by date. */
export function schedule(
  matches: readonly SeasonMatch[],
  epoch: number,
  roundEveryMs: number,
): { match: SeasonMatch; kickOff: number; round: number }[] {
  const first = epoch + firstKickOffMs
  const playing = new Set<string>()
  let round = 0
  let slot = 0
  let slotDate: number | null = null
  return matches.map((match) => {
    if (playing.has(match.home) || playing.has(match.away)) {
      playing.clear()
      round += 1
      slot = 0
    } else if (slotDate !== null && match.date !== slotDate) {
      slot += 1
    }
    playing.add(match.home).add(match.away)
    slotDate = match.date
    return { match, round, kickOff: first + round * roundEveryMs + slot * slotEveryMs }
  })
}

function playMatch(match: SeasonMatch, kickOff: number): TimedCommand[] {
  const { eventId } = match
  const markets = offer(match, eventId)
  if (markets.length === 0) return []
  const commands: TimedCommand[] = []
  const at = (time: number, ...list: MarketCommand[]): void => {
    for (const command of list) commands.push({ at: time, command })
  }
  const everyMarket = (make: (marketId: string) => MarketCommand): MarketCommand[] =>
    markets.map((market) => make(market.marketId))
  const score = (scoreline: string | null, details: string): MarketCommand => ({
    kind: 'score',
    eventId,
    scoreline,
    details,
    tabs: [{ tabName: 'MATCH', open: true, scoreline }],
  })

  const competition = competitionOf(match.division)
  at(
    kickOff - listedBeforeMs,
    {
      kind: 'event',
      event: {
        eventId,
        gameId: soccer.id,
        gameName: soccer.name,
        competitionId: competition.id,
        competitionName: competition.name,
        home: match.home,
        away: match.away,
        startUtc: kickOff,
      },
    },
    ...markets.map((market): MarketCommand => ({ kind: 'market', market })),
  )
  at(
    kickOff,
    ...everyMarket((marketId) => ({ kind: 'status', marketId, status: 'paused' })),
    { kind: 'inPlay', eventId },
    score(null, '1st half'),
  )
  if (match.halfTime !== null) at(kickOff + halfTimeAfterMs, score(scoreText(match.halfTime), 'Half time'))
  at(kickOff + secondHalfAfterMs, score(match.halfTime && scoreText(match.halfTime), '2nd half'))
  at(
    kickOff + resultingAfterMs,
    ...everyMarket((marketId) => ({ kind: 'status', marketId, status: 'resulting' })),
  )
  if (match.fullTime !== null) at(kickOff + settledAfterMs, score(scoreText(match.fullTime), 'Full time'))
  at(kickOff + settledAfterMs, ...markets.map((market) => settle(market, match)))
  at(kickOff + closedAfterMs, { kind: 'closeEvent', eventId })
  return commands
}

function offer(match: SeasonMatch, eventId: string): MarketSeed[] {
  const markets: MarketSeed[] = []
  const { result, goals, handicap } = match
  if (result !== null) {
    markets.push({
      marketId: `${eventId}-1x2`,
      eventId,
      name: '1X2',
      betType: '1X2',
      selections: [
        { side: 'home', name: match.home, euro: result.home },
        { side: 'draw', name: 'Draw', euro: result.draw },
        { side: 'away', name: match.away, euro: result.away },
      ],
    })
  }
  if (handicap !== null) {
    markets.push({
      marketId: `${eventId}-ah`,
      eventId,
      name: 'Asian handicap',
      betType: 'AH',
      selections: [
        { side: 'home', name: match.home, euro: handicap.home, handicap: handicap.line },
        { side: 'away', name: match.away, euro: handicap.away, handicap: opposite(handicap.line) },
      ],
    })
  }
  if (goals !== null) {
    markets.push({
      marketId: `${eventId}-ou`,
      eventId,
      name: 'Over/under',
      betType: 'OU',
      selections: [
        { side: 'over', name: 'Over', euro: goals.over, line: goalLine },
        { side: 'under', name: 'Under', euro: goals.under, line: goalLine },
      ],
    })
  }
  return markets
}

function settle(market: MarketSeed, match: SeasonMatch): MarketCommand {
  const { fullTime } = match
  const results: Record<string, LegResult> = {}
  for (const { side, handicap, line } of market.selections) {
    results[side] = 'void'
    if (fullTime === null) continue
    const { home, away } = fullTime
    if (side === 'over' || side === 'under')
      results[side] = settleOverUnder(line ?? goalLine, home + away, side)
    else if (side === 'draw') results[side] = settle1x2(home, away, side)
    else if (side === 'home' || side === 'away') {
      results[side] =
        typeof handicap === 'string'
          ? settleAsianHandicap(handicap, home, away, side)
          : settle1x2(home, away, side)
    }
  }
  const base = { kind: 'settle', marketId: market.marketId, results } as const
  return fullTime === null
    ? { ...base, resultValue: 'No result', voided: true }
    : { ...base, resultValue: scoreText(fullTime), score: fullTime }
}

/** The handicap of the other side: "-0.25" → "0.25", "0" → "0". */
export function opposite(handicap: string): string {
  const text = decimalText(decimal(handicap).neg())
  return text === '-0' ? '0' : text
}

function scoreText(score: { home: number; away: number }): string {
  return `${score.home}-${score.away}`
}
