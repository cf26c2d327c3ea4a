import type { Decimal } from '#domain/money/decimal.ts'

import type { CommandStatus, MarketCommand, PriceSeed } from '../../market/commands.ts'
import { type Book, createBook, offeredPrice } from './book.ts'
import { sidesOf } from './eventName.ts'
import { gameOfEventType } from './games.ts'
import type { MarketChange, MarketDefinition } from './messages.ts'
import { resultsOf } from './results.ts'
import { type MarketPlan, type Role, planMarket } from './runners.ts'
import type { Teams } from './scoreboard.ts'

/** What translation needs from outside. */
export interface TranslateOptions {
  /** Sandbox time at which the event of a market starts. */
  startOf: (definition: MarketDefinition) => number
  /** Sandbox time, in whole milliseconds, that recorded seconds take. */
  mapSeconds: (seconds: number) => number
  /** The teams of an event, as the whole score stream names them. */
  teams: (eventId: string) => Teams
  /** The part of the profit left after the margin, for a runner. */
  keep: (runnerId: number) => Decimal
}

interface MarketState {
  eventId: string
  plan: MarketPlan
  book: Book
  offered: Map<string, string | null>
  status: CommandStatus
  /** Seconds, recorded. */
  betDelay: number
  closed: boolean
  /** What it was settled as, to detect a different result. */
  result: string | null
}

/** What a change means, and which parts of it could not be used. */
export interface Translated {
  commands: MarketCommand[]
  wrong: string | null
}

const placeholderPrice = '1.01'

/** Turns the changes of an exchange stream, in order, into commands. */
export function createTranslator(options: TranslateOptions): {
  change(change: MarketChange): Translated
  /** The score that an event ended with, sent with the results. */
  setScoreline(eventId: string, scoreline: string): void
  eventIds(): string[]
  /** Markets that the stream has defined and not closed: what stops them now, and what returns their bets. */
  unfinished(): { pause: MarketCommand[]; giveBack: MarketCommand[] }
} {
  const markets = new Map<string, MarketState>()
  const inPlay = new Map<string, boolean>()
  const scorelines = new Map<string, string>()

  const open = (id: string, definition: MarketDefinition, commands: MarketCommand[]): MarketState => {
    const eventId = definition.eventId ?? id
    const teams = options.teams(eventId)
    const plan = planMarket(definition, teams)
    const state: MarketState = {
      eventId,
      plan,
      book: createBook(),
      offered: new Map(plan.roles.map((role) => [role.side, null])),
      status: definition.status === 'OPEN' ? 'open' : 'paused',
      betDelay: 0,
      closed: false,
      result: null,
    }
    markets.set(id, state)
    if (!inPlay.has(eventId)) {
      inPlay.set(eventId, false)
      commands.push({ kind: 'event', event: eventSeed(eventId, definition, plan, teams, options.startOf) })
    }
    commands.push({
      kind: 'market',
      market: {
        marketId: id,
        eventId,
        name: plan.name,
        betType: plan.betType,
        option: plan.option,
        status: state.status === 'open' ? 'open' : 'paused',
        comboAllowed: plan.option !== 'outright',
        // The stream defines a market before it prices it: without a price nothing is open.
        selections: plan.roles.map((role) => ({
          side: role.side,
          name: role.name,
          euro: placeholderPrice,
          line: role.line,
          status: 'paused',
        })),
      },
    })
    return state
  }

  const reprice = (id: string, state: MarketState, runnerIds: readonly number[]): MarketCommand[] => {
    const prices: PriceSeed[] = []
    const opened: string[] = []
    const paused: string[] = []
    for (const role of state.plan.roles) {
      if (!runnerIds.includes(role.runnerId)) continue
      const best = state.book.bestBack(role.runnerId)
      const price = best === null ? null : offeredPrice(best, options.keep(role.runnerId))
      const before = state.offered.get(role.side) ?? null
      if (price === before) continue
      state.offered.set(role.side, price)
      if (price === null) paused.push(role.side)
      else prices.push({ side: role.side, euro: price })
      if (price !== null && before === null) opened.push(role.side)
    }
    const commands: MarketCommand[] = []
    if (prices.length > 0) commands.push({ kind: 'prices', marketId: id, prices })
    if (opened.length > 0) commands.push({ kind: 'status', marketId: id, status: 'open', selections: opened })
    if (paused.length > 0)
      commands.push({ kind: 'status', marketId: id, status: 'paused', selections: paused })
    return commands
  }

  const settle = (id: string, state: MarketState, definition: MarketDefinition): Translated => {
    state.closed = true
    state.result = resultText(state.plan, definition)
    const { results, wrong } = resultsOf(state.plan, definition)
    const winners = state.plan.roles.filter((role) => results[role.side] === 'win')
    const isVoid = Object.values(results).every((result) => result === 'void')
    const value = scorelines.get(state.eventId) ?? winners.map((role) => role.name).join(', ')
    const resultValue = isVoid || value === '' ? 'Void' : value
    return {
      commands: [{ kind: 'settle', marketId: id, results, resultValue }],
      wrong: wrong === null ? null : `market ${id}: ${wrong}`,
    }
  }

  return {
    change: (change) => {
      const commands: MarketCommand[] = []
      const definition = change.marketDefinition
      const known = markets.get(change.id)
      if (known?.closed === true) {
        // After its result a market may be sent once more as it was; bets that were paid are not judged again.
        if (definition === undefined) return { commands, wrong: null }
        const isSame = definition.status === 'CLOSED' && resultText(known.plan, definition) === known.result
        return { commands, wrong: isSame ? null : `market ${change.id} is closed already: its result stands` }
      }
      const state = known ?? (definition === undefined ? null : open(change.id, definition, commands))
      if (state === null) return { commands, wrong: `market ${change.id} has not been defined yet` }
      const named = state.book.apply(change)
      if (definition === undefined) {
        return { commands: [...commands, ...reprice(change.id, state, named)], wrong: null }
      }

      for (const runner of definition.runners) {
        if (!isRunning(runner.status) && definition.status !== 'CLOSED') {
          state.book.apply({ id: change.id, rc: [] })
          withdraw(state, runner.id, change.id, commands)
        }
      }
      commands.push(...reprice(change.id, state, named))
      if (definition.status === 'CLOSED') {
        const settled = settle(change.id, state, definition)
        return { ...settled, commands: [...commands, ...settled.commands] }
      }
      if (definition.inPlay && inPlay.get(state.eventId) === false) {
        inPlay.set(state.eventId, true)
        commands.push({ kind: 'inPlay', eventId: state.eventId })
      }
      const { betDelay = 0 } = definition
      if (betDelay !== state.betDelay) {
        state.betDelay = betDelay
        commands.push({ kind: 'betDelay', marketId: change.id, ms: options.mapSeconds(betDelay) })
      }
      const status = definition.status === 'OPEN' ? 'open' : 'paused'
      if (status !== state.status) {
        state.status = status
        commands.push({ kind: 'status', marketId: change.id, status })
      }
      return { commands, wrong: null }
    },
    setScoreline: (eventId, scoreline) => scorelines.set(eventId, scoreline),
    eventIds: () => [...inPlay.keys()],
    unfinished: () => {
      const left = [...markets].filter(([, state]) => !state.closed)
      return {
        pause: left
          .filter(([, state]) => state.status !== 'paused')
          .map(([marketId]) => ({ kind: 'status', marketId, status: 'paused' })),
        giveBack: left.map(([marketId, { plan }]) => ({
          kind: 'settle',
          marketId,
          results: Object.fromEntries(plan.roles.map((role) => [role.side, 'void'])),
          resultValue: 'Void',
        })),
      }
    },
  }
}

function resultText(plan: MarketPlan, definition: MarketDefinition): string {
  return JSON.stringify(resultsOf(plan, definition).results)
}

/** A runner taken out of the market is paused for good; stakes on it are void at the end. */
function withdraw(state: MarketState, runnerId: number, marketId: string, commands: MarketCommand[]): void {
  const role = state.plan.roles.find((candidate) => candidate.runnerId === runnerId)
  if (role === undefined) return
  state.plan.roles = state.plan.roles.map((candidate) =>
    candidate === role ? { ...role, runnerId: Number.NaN } : candidate,
  )
  commands.push({ kind: 'status', marketId, status: 'paused', selections: [role.side] })
}

function isRunning(status: string): boolean {
  return status === 'ACTIVE' || status === 'WINNER' || status === 'LOSER'
}

function eventSeed(
  eventId: string,
  definition: MarketDefinition,
  plan: MarketPlan,
  teams: Teams,
  startOf: (definition: MarketDefinition) => number,
): Extract<MarketCommand, { kind: 'event' }>['event'] {
  const game = gameOfEventType(definition.eventTypeId)
  const sides = sidesOf(definition.eventName)
  const nameOf = (side: 'home' | 'away', index: number): string =>
    plan.roles.find((role: Role) => role.side === side)?.name ??
    sides?.[side] ??
    plan.roles[index]?.name ??
    side
  return {
    eventId,
    gameId: game.id,
    gameName: game.name,
    competitionId: `exchange-${game.id}`,
    competitionName: teams.competition ?? definition.eventName ?? 'Recorded matches',
    home: teams.home ?? nameOf('home', 0),
    away: teams.away ?? nameOf('away', 1),
    startUtc: startOf(definition),
  }
}
