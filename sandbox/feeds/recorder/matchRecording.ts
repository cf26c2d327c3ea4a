import type { MarketCommand, TimedCommand } from '../../market/commands.ts'
import { hash, hashUnit } from '../random.ts'
import { simulatedGames } from '../simulator/games.ts'
import { playEvent } from '../simulator/play.ts'
import { planEvent } from '../simulator/schedule.ts'
import { scoreLines } from './scoreRecording.ts'

/** A simulated match as an exchange stream with its score stream, one JSON text per line. */
export interface MatchRecording {
  marketId: string
  market: string[]
  score: string[]
}

/** Every recording takes place on this day; a replay moves it to its own. */
const recordedDay = Date.UTC(2025, 0, 4)
const cricket = '44'
const cricketEventType = '4'
const levels = 3

interface MarketState {
  status: 'OPEN' | 'SUSPENDED' | 'CLOSED'
  inPlay: boolean
  runners: readonly { id: number; status: 'ACTIVE' | 'WINNER' | 'LOSER'; sortPriority: number }[]
}

/**
 * Plays one simulated cricket match and writes it down as a recorder of the exchange would: levels of
 * prices as deltas, the market's definition at each change of its status, and the score ball by ball.
 */
export function recordMatch(seed: number): MatchRecording {
  const game = simulatedGames.find(({ gameId }) => gameId === cricket)
  if (game === undefined) throw new Error('The simulator plays no cricket.')
  const turn = 6
  const place = { game, lane: 0, turn, publishAt: 0 }
  const { event, ...rest } = planEvent(seed, recordedDay, place)
  const publishAt = event.startUtc - 90 * 60_000
  const plan = { ...rest, event, publishAt }
  const commands = [...playEvent(plan, { before: Number.NEGATIVE_INFINITY })]

  const marketId = `1.${100_000_000 + (hash(seed, 1) % 100_000_000)}`
  const eventId = String(30_000_000 + (hash(seed, 2) % 1_000_000))
  const ids = { home: 200_000 + (hash(seed, 3) % 1_000_000), away: 2_000_000 + (hash(seed, 4) % 1_000_000) }
  return {
    marketId,
    market: marketLines(commands, `${event.eventId}-win`, {
      marketId,
      eventId,
      ids,
      startUtc: event.startUtc,
    }),
    score: scoreLines(commands, { marketId, eventId, ids, event }),
  }
}

interface Names {
  marketId: string
  eventId: string
  ids: { home: number; away: number }
  startUtc: number
}

function marketLines(commands: readonly TimedCommand[], winner: string, names: Names): string[] {
  const { ids, marketId } = names
  const lines: string[] = []
  let count = 0
  const shown = { home: new Map<number, number>(), away: new Map<number, number>() }
  let state: MarketState = {
    status: 'OPEN',
    inPlay: false,
    runners: [
      { id: ids.home, status: 'ACTIVE', sortPriority: 1 },
      { id: ids.away, status: 'ACTIVE', sortPriority: 2 },
    ],
  }

  const write = (pt: number, change: Record<string, unknown>): void => {
    count += 1
    lines.push(JSON.stringify({ op: 'mcm', clk: clockText(count), pt, mc: [{ id: marketId, ...change }] }))
  }
  const define = (pt: number, next: Partial<MarketState>, img = false): void => {
    state = { ...state, ...next }
    write(pt, { marketDefinition: definition(state, names), ...(img ? { img: true } : {}) })
  }
  const price = (pt: number, prices: readonly { side: string; euro: string }[]): void => {
    const rc = prices.flatMap(({ side, euro }) => {
      if (side !== 'home' && side !== 'away') return []
      const atb = levelChanges(shown[side], Number(euro), hash(ids[side], count))
      return atb.length === 0 ? [] : [{ atb, ltp: Number(euro), id: ids[side] }]
    })
    if (rc.length > 0) write(pt, { rc })
  }

  for (const { at, command } of commands) {
    if (command.kind === 'market' && command.market.marketId === winner) {
      define(at, {}, true)
      price(at + 40, command.market.selections)
    } else if (command.kind === 'prices' && command.marketId === winner) {
      price(at, command.prices)
    } else if (command.kind === 'inPlay') {
      define(at + 1_000, { status: 'SUSPENDED' })
      define(at + 9_000, { status: 'SUSPENDED', inPlay: true })
    } else if (command.kind === 'status' && command.marketId === winner) {
      const status = command.status === 'open' ? 'OPEN' : 'SUSPENDED'
      if (status !== state.status) define(at, { status })
    } else if (command.kind === 'settle' && command.marketId === winner) {
      define(at, { status: 'CLOSED', runners: settledRunners(state, command, ids) })
    }
  }
  return lines
}

function settledRunners(
  state: MarketState,
  command: Extract<MarketCommand, { kind: 'settle' }>,
  ids: Names['ids'],
): MarketState['runners'] {
  return state.runners.map((runner) => {
    const side = runner.id === ids.home ? 'home' : 'away'
    return { ...runner, status: command.results[side] === 'win' ? 'WINNER' : 'LOSER' }
  })
}

/** The levels that make `best` the best price of a side: removed levels have size 0, as on the exchange. */
function levelChanges(shown: Map<number, number>, best: number, luck: number): [number, number][] {
  const wanted = new Map<number, number>()
  for (let level = 0; level < levels; level += 1) {
    const price = Math.round((best - level * tick(best)) * 100) / 100
    if (price > 1) wanted.set(price, Math.round((20 + 900 * hashUnit(luck, level)) * 100) / 100)
  }
  const changes: [number, number][] = []
  for (const price of shown.keys()) if (!wanted.has(price)) changes.push([price, 0])
  for (const [price, size] of wanted) if (!shown.has(price)) changes.push([price, size])
  for (const [price] of changes) shown.delete(price)
  for (const [price, size] of changes) if (size > 0) shown.set(price, size)
  return changes
}

function tick(price: number): number {
  if (price < 2) return 0.01
  return price < 4 ? 0.05 : 0.2
}

function definition(state: MarketState, names: Names): Record<string, unknown> {
  const time = new Date(names.startUtc).toISOString()
  return {
    bspMarket: false,
    turnInPlayEnabled: true,
    eventId: names.eventId,
    eventTypeId: cricketEventType,
    numberOfWinners: 1,
    bettingType: 'ODDS',
    marketType: 'MATCH_ODDS',
    marketTime: time,
    suspendTime: time,
    openDate: time,
    complete: true,
    inPlay: state.inPlay,
    numberOfActiveRunners: state.status === 'CLOSED' ? 0 : state.runners.length,
    betDelay: state.inPlay ? 5 : 0,
    status: state.status,
    runners: state.runners,
    timezone: 'GMT',
  }
}

function clockText(count: number): string {
  return `A${count.toString(36).padStart(5, '0').toUpperCase()}`
}
