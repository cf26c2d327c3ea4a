import type { KnownStatus } from '#domain/market/status.ts'

import { badMarket, badPrices } from './checks.ts'
import type { CommandOrigin, EventNames, MarketCommand, PriceSeed, Settlement } from './commands.ts'
import { endOf, hasWon } from './ending.ts'
import { type ModelEvent, type ModelMarket, followMarket, newEvent, newMarket } from './entities.ts'

/** What applying a command reads and changes. */
export interface ModelState {
  event(eventId: string): ModelEvent | undefined
  market(marketId: string): ModelMarket | undefined
  addEvent(event: ModelEvent): void
  nameEvent(event: ModelEvent, names: EventNames): void
  addMarket(event: ModelEvent, market: ModelMarket): void
  removeEvent(event: ModelEvent, at: number): void
  forgetEvent(event: ModelEvent): void
  touchEvent(event: ModelEvent): void
  touchMarket(market: ModelMarket): void
  touchScore(event: ModelEvent): void
  settled(settlement: Settlement): void
}

type CommandOf<Kind extends MarketCommand['kind']> = Extract<MarketCommand, { kind: Kind }>

/** How far a market has come; a feed never takes it back. */
const stage: Record<KnownStatus, number> = {
  new: 0,
  open: 0,
  paused: 0,
  closed: 1,
  resulting: 2,
  settlement: 3,
  settled: 4,
}

/**
 * The function that applies a command to the parts: null if it was accepted, else the reason for the refusal,
 * in which case nothing has changed.
 */
export function createApplier(
  parts: ModelState,
): (command: MarketCommand, at: number, origin: CommandOrigin) => string | null {
  const touch = (market: ModelMarket, at: number): void => {
    market.timeStamp = Math.max(market.timeStamp + 1, at)
    parts.touchMarket(market)
  }

  const withEvent = (eventId: string, use: (event: ModelEvent) => void): string | null => {
    const event = parts.event(eventId)
    if (event === undefined) return `There is no event ${eventId}.`
    if (event.closedAt !== null) return `Event ${eventId} is closed.`
    use(event)
    return null
  }

  const withMarket = (
    marketId: string,
    origin: CommandOrigin,
    use: (market: ModelMarket) => string | null,
  ): string | null => {
    const market = parts.market(marketId)
    if (market === undefined) return `There is no market ${marketId}.`
    if (market.held && origin === 'feed') return null
    if (market.status === 'settled') return `Market ${marketId} is settled.`
    return use(market)
  }

  const addMarket = ({ market: seed }: CommandOf<'market'>, at: number): string | null => {
    const event = parts.event(seed.eventId)
    if (event === undefined) return `There is no event ${seed.eventId}.`
    if (event.closedAt !== null) return `Event ${seed.eventId} is closed.`
    if (parts.market(seed.marketId) !== undefined) return `Market ${seed.marketId} exists already.`
    const reason = badMarket(seed)
    if (reason !== null) return reason
    parts.addMarket(event, newMarket(seed, at))
    event.marketCount += 1
    parts.touchEvent(event)
    return null
  }

  const setPrices = (market: ModelMarket, prices: readonly PriceSeed[], at: number): string | null => {
    const bad = badPrices(market, prices)
    if (bad !== null) return bad
    for (const price of prices) {
      const selection = market.selections.find((candidate) => candidate.side === price.side)
      if (selection === undefined) continue
      selection.price = { euro: price.euro }
      if (price.handicap !== undefined) selection.handicap = price.handicap
      if (price.line !== undefined) selection.line = price.line
    }
    touch(market, at)
    return null
  }

  const setStatus = (
    market: ModelMarket,
    command: CommandOf<'status'>,
    at: number,
    origin: CommandOrigin,
  ): string | null => {
    const { status, selections } = command
    if (selections === undefined) {
      if (origin === 'feed' && stage[status] < stage[market.status]) {
        return `Market ${market.marketId} is ${market.status} and does not go back to ${status}.`
      }
      market.status = status
    } else {
      if (status === 'settlement') return `A single selection cannot become ${status}.`
      const unknown = selections.find((side) => market.selections.every((known) => known.side !== side))
      if (unknown !== undefined) return `Market ${market.marketId} has no selection ${unknown}.`
      for (const selection of market.selections) {
        if (selections.includes(selection.side)) selection.own = status
      }
    }
    followMarket(market)
    touch(market, at)
    return null
  }

  const settle = (command: CommandOf<'settle'>, at: number, origin: CommandOrigin): string | null => {
    const market = parts.market(command.marketId)
    if (market === undefined) return `There is no market ${command.marketId}.`
    if (market.status === 'settled') {
      // Its feed does not know that a control call has already settled it.
      return market.held && origin === 'feed' ? null : `Market ${command.marketId} is settled already.`
    }
    const ended = endOf(market, command)
    if (typeof ended === 'string') return ended
    const { ending, results, score } = ended
    market.status = 'settled'
    if (origin === 'control') market.held = true
    market.settlement = {
      marketId: market.marketId,
      eventId: market.eventId,
      betType: market.betType,
      at,
      ending,
      results,
      resultValue: command.resultValue,
      score,
    }
    followMarket(market)
    for (const selection of market.selections) {
      selection.won = hasWon(results[selection.side], selection.price.euro)
    }
    touch(market, at)
    const event = parts.event(market.eventId)
    if (event !== undefined) {
      event.marketCount -= 1
      parts.touchEvent(event)
    }
    parts.settled(market.settlement)
    return null
  }

  const withdraw = (
    { marketId }: CommandOf<'withdraw'>,
    at: number,
    origin: CommandOrigin,
  ): string | null => {
    const market = parts.market(marketId)
    if (market === undefined) return `There is no market ${marketId}.`
    const results = Object.fromEntries(market.selections.map(({ side }) => [side, 'void' as const]))
    const reason = settle({ kind: 'settle', marketId, results, resultValue: '', voided: true }, at, origin)
    if (reason === null) market.withdrawn = true
    return reason
  }

  const forget = ({ eventId }: CommandOf<'forgetEvent'>): string | null => {
    const event = parts.event(eventId)
    if (event === undefined) return `There is no event ${eventId}.`
    if (event.closedAt === null) return `Event ${eventId} is not closed.`
    parts.forgetEvent(event)
    return null
  }

  const closeEvent = (event: ModelEvent, at: number): void => {
    event.closedAt = at
    event.inPlay = false
    for (const market of event.markets) {
      if (stage[market.status] >= stage.closed) continue
      market.status = 'closed'
      followMarket(market)
      touch(market, at)
    }
    parts.removeEvent(event, at)
  }

  const setNames = (event: ModelEvent, names: EventNames): void => {
    const { home = event.home, away = event.away } = names
    for (const selection of event.markets.flatMap((market) => market.selections)) {
      if (selection.name === event.home) selection.name = home
      else if (selection.name === event.away) selection.name = away
    }
    parts.nameEvent(event, names)
    parts.touchEvent(event)
  }

  const setScore = (event: ModelEvent, command: CommandOf<'score'>): void => {
    event.scoreline = command.scoreline
    event.details = command.details
    if (command.mapNum !== undefined) event.mapNum = command.mapNum
    if (command.liveTab !== undefined) event.liveTab = command.liveTab
    if (command.tabs !== undefined) event.tabs = command.tabs
    parts.touchScore(event)
  }

  return (command, at, origin) => {
    switch (command.kind) {
      case 'event':
        if (parts.event(command.event.eventId) !== undefined) {
          return `Event ${command.event.eventId} exists already.`
        }
        parts.addEvent(newEvent(command.event))
        return null
      case 'market':
        return addMarket(command, at)
      case 'prices':
        return withMarket(command.marketId, origin, (market) => setPrices(market, command.prices, at))
      case 'status':
        return withMarket(command.marketId, origin, (market) => setStatus(market, command, at, origin))
      case 'limits':
        return withMarket(command.marketId, origin, (market) => {
          market.minAmount = command.minAmount
          market.maxAmount = command.maxAmount
          touch(market, at)
          return null
        })
      case 'combos':
        return withMarket(command.marketId, origin, (market) => {
          market.comboAllowed = command.allowed
          touch(market, at)
          return null
        })
      case 'betDelay':
        return withMarket(command.marketId, origin, (market) => {
          if (!Number.isSafeInteger(command.ms) || command.ms < 0) return `${command.ms} ms is no delay.`
          market.betDelayMs = command.ms
          return null
        })
      case 'hold':
        return withMarket(command.marketId, 'control', (market) => {
          market.held = command.hold
          return null
        })
      case 'settle':
        return settle(command, at, origin)
      case 'withdraw':
        return withdraw(command, at, origin)
      case 'score':
        return withEvent(command.eventId, (event) => setScore(event, command))
      case 'names':
        return withEvent(command.eventId, (event) => setNames(event, command.names))
      case 'inPlay':
        return withEvent(command.eventId, (event) => {
          if (event.inPlay) return
          event.inPlay = true
          parts.touchEvent(event)
        })
      case 'forgetEvent':
        return forget(command)
      case 'closeEvent':
        return withEvent(command.eventId, (event) => closeEvent(event, at))
    }
  }
}
