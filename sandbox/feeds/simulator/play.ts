import type { EventSeed, MarketCommand, TimedCommand } from '../../market/commands.ts'
import { type BookMarket, type BookOptions, type Look, createBook } from './book.ts'
import type { Board, Match, Step } from './match.ts'
import { tickTime, ticksBefore } from './noise.ts'
import { type Names, settleCommand } from './settling.ts'

/** An event to be played: when it is published, what happens in it, and how it is priced. */
export interface EventPlan {
  publishAt: number
  event: EventSeed
  match: Match
  book: BookOptions
}

/** Shared with the feed: prices before this time can be left out if a later one replaces them. */
export interface SkipHint {
  before: number
}

/** Prices are looked at this often, on average, before the start and in play. */
const looks = { early: 60_000, live: 2_500 } as const
/** After the start prices are held this long, while the first moments are observed. */
const heldAtStartMs = 12_000
const resultingAfterMs = 3_000
const settlementAfterMs = 12_000
const settleAfterMs = 25_000
/** A finished event stays in the lists this long. */
const closedAfterMs = 6 * 60_000

interface Playing {
  book: BookMarket
  /** Prices are held until then; 0 if they are not held. */
  heldUntil: number
  /** Looks done in this phase. */
  looked: number
  /** A look that was postponed, because a later one will replace it. */
  putOff: Look | null
}

/**
 * Everything that happens to one event, in order of time. The match decides what happens, the book what it
 * is worth. Postponing looks changes nothing that is shown at the time skipped to.
 */
export function* playEvent(plan: EventPlan, skip: SkipHint): Generator<TimedCommand> {
  const { match, event } = plan
  const { eventId, startUtc } = event
  const book = createBook(plan.book)
  let playing: Playing[] = []
  let agenda: TimedCommand[] = []
  let step: Step = match.opening
  let anchor: Step = match.opening
  let phase: { from: number; every: number } = { from: plan.publishAt, every: looks.early }
  let reached = plan.publishAt
  let board = ''

  const offer = (subjects: readonly string[], at: number): MarketCommand[] =>
    match.markets.flatMap((spec) => {
      const added = subjects.includes(spec.subject) ? book.add(spec, { at, step, anchor }) : null
      if (added === null) return []
      const looked = ticksBefore(added.market.seed, at, phase.from, phase.every)
      playing.push({ book: added.market, heldUntil: 0, looked, putOff: null })
      return [added.command]
    })

  const show = (market: Playing, look: Look): MarketCommand[] => {
    market.putOff = null
    return book.show(market.book, look, market.heldUntil > 0)
  }

  const catchUp = (market: Playing): MarketCommand[] =>
    market.putOff === null ? [] : show(market, market.putOff)

  const lookAt = (market: Playing, at: number, putOff: boolean, made: TimedCommand[]): void => {
    if (putOff) market.putOff = { at, step, anchor }
    else for (const command of show(market, { at, step, anchor })) made.push({ at, command })
  }

  /** The looks of a market before `until`, from where it was left; or, if postponed, the last of them. */
  const lookOn = (market: Playing, until: number, putOff: boolean, made: TimedCommand[]): void => {
    if (market.heldUntil >= until) return
    const { seed } = market.book
    if (market.heldUntil > 0) {
      const resumedAt = market.heldUntil
      market.heldUntil = 0
      market.looked = ticksBefore(seed, resumedAt + 1, phase.from, phase.every)
      lookAt(market, resumedAt, putOff, made)
    }
    const end = ticksBefore(seed, until, phase.from, phase.every)
    if (putOff) market.looked = Math.max(market.looked, end - 1)
    for (; market.looked < end; market.looked += 1) {
      lookAt(market, tickTime(seed, market.looked, phase.from, phase.every), putOff, made)
    }
  }

  /** What happens from where the event was left up to, but not including, `until`, with no step in between. */
  function* pass(until: number): Generator<TimedCommand> {
    while (reached < until) {
      const skipTo = skip.before
      // Short slices, so that a hint that comes in the middle of a long wait is noticed.
      const end = Math.min(until, reached < skipTo ? skipTo : reached + 4 * phase.every)
      const made: TimedCommand[] = []
      if (agenda.length > 0) {
        made.push(...agenda.filter(({ at }) => at < end))
        agenda = agenda.filter(({ at }) => at >= end)
      }
      for (const market of playing) lookOn(market, end, end <= skipTo, made)
      if (made.length > 1) made.sort((a, b) => a.at - b.at)
      if (end === skipTo) for (const market of playing) made.push(...timed(end, catchUp(market)))
      reached = end
      yield* made
    }
  }

  const hold = (subjects: 'all' | readonly string[], until: number): MarketCommand[] =>
    playing.flatMap((market) => {
      if (subjects !== 'all' && !subjects.includes(market.book.spec.subject)) return []
      market.heldUntil = Math.max(market.heldUntil, until)
      return book.pause(market.book)
    })

  /** Markets that the step decides get their result a little later, and are looked at no more. */
  const decide = (at: number): MarketCommand[] => {
    const commands: MarketCommand[] = []
    playing = playing.filter((market) => {
      const { spec, marketId } = market.book
      const ending = step.ending(spec.subject) ?? (step.ends ? 'notPlayed' : null)
      if (ending === null) return true
      market.heldUntil = at
      commands.push(...catchUp(market), ...book.pause(market.book))
      agenda.push(
        { at: at + resultingAfterMs, command: { kind: 'status', marketId, status: 'resulting' } },
        { at: at + settlementAfterMs, command: { kind: 'status', marketId, status: 'settlement' } },
        {
          at: at + settleAfterMs,
          command: settleCommand({ marketId, spec, line: market.book.shownLine }, ending, event),
        },
      )
      return false
    })
    return commands
  }

  /** The scoreboard, and before it the prices that follow from it: nobody can bet an old price on a new score. */
  const reportScore = (at: number): TimedCommand[] => {
    const text = JSON.stringify(step.board)
    if (text === board) return []
    board = text
    const made: TimedCommand[] = []
    for (const market of playing) {
      // A market that is held takes no bets, and is looked at when it goes on.
      if (market.heldUntil < at) lookAt(market, at, at < skip.before, made)
    }
    const { lastMap, ...shown } = step.board
    const details = shown.details ?? (lastMap === null ? null : wonBy(lastMap, event))
    return [...made, { at, command: { kind: 'score', eventId, ...shown, details } }]
  }

  yield* timed(plan.publishAt, [
    { kind: 'event', event: { ...event, tabs: match.opening.board.tabs } },
    ...offer(match.opening.opens, plan.publishAt),
  ])
  yield* pass(startUtc)
  phase = { from: startUtc, every: looks.live }
  yield* timed(startUtc, [...hold('all', startUtc + heldAtStartMs), { kind: 'inPlay', eventId }])

  for (const next of match.steps()) {
    const at = startUtc + next.at
    yield* pass(at)
    step = next
    if (step.relines) anchor = step
    yield* timed(at, [
      ...(step.suspend === null ? [] : hold(step.suspend.subjects, at + step.suspend.ms)),
      ...decide(at),
    ])
    yield* reportScore(at)
    yield* timed(at, offer(step.opens, at))
  }
  const end = reached + closedAfterMs
  yield* pass(end)
  yield { at: end, command: { kind: 'closeEvent', eventId } }
}

function wonBy({ map, winner, scoreline }: NonNullable<Board['lastMap']>, names: Names): string {
  return `Map ${map} to ${names[winner]}, ${scoreline}`
}

function timed(at: number, commands: readonly MarketCommand[]): TimedCommand[] {
  return commands.map((command) => ({ at, command }))
}
