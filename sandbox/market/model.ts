import type { Clock } from '../clock.ts'
import { createApplier } from './apply.ts'
import type { ChangeBatch, CommandOrigin, MarketCommand, Settlement } from './commands.ts'
import type { ModelEvent, ModelMarket } from './entities.ts'
import { type EventTab, type TabQuery, compareEvents, tabOf } from './tabs.ts'

/** Whether a command was accepted; a refused one changed nothing. */
export type Applied = { ok: true } | { ok: false; reason: string }

/** Commands that were refused: how many, and the last few with their reasons. */
export interface RefusedCommands {
  count: number
  last: { at: number; kind: MarketCommand['kind']; reason: string }[]
}

/** What can be listened to. */
export interface ModelListeners {
  /** One call for each batch that changed anything. */
  change: (batch: ChangeBatch) => void
  /** One call for each market that got its result, before the batch it is in is told. */
  settled: (settlement: Settlement) => void
}

/** The market in memory: events, markets, selections, scores, fed by timed commands. */
export interface MarketModel {
  /** Applies one command. Invalid ones are refused and counted; nothing throws. */
  apply(command: MarketCommand, at: number, origin?: CommandOrigin): Applied
  /** Everything applied inside `run` is reported to the listeners as one batch, after it. */
  batch<Result>(run: () => Result): Result
  /** By id, including events that have left the lists. Do not change the result. */
  event(eventId: string): ModelEvent | undefined
  market(marketId: string): ModelMarket | undefined
  /** Events in the lists (not closed), by start, game, id; of one game if given. */
  events(gameId?: string): ModelEvent[]
  /** Events that have left the lists and are still available, unordered. */
  closedEvents(): readonly ModelEvent[]
  /** Events of a tab, by start, game, id. */
  tab(tab: EventTab, query?: TabQuery): ModelEvent[]
  /** Which tab an event is in; null if it is in none (closed, or without markets). */
  tabOf(event: ModelEvent): EventTab | null
  /** Subscribes; returns the unsubscribe. */
  on<Kind extends keyof ModelListeners>(kind: Kind, listener: ModelListeners[Kind]): () => void
  readonly refused: RefusedCommands
}

const keptRefused = 50

/**
 * An empty market.
 * @param options.clock tells the tabs what time it is
 * @param options.keepClosedMs how long a closed event is still available by id; three days if absent
 */
export function createMarketModel(options: { clock: Clock; keepClosedMs?: number }): MarketModel {
  const { clock } = options
  const keepClosedMs = options.keepClosedMs ?? 3 * 24 * 3_600_000
  const events = new Map<string, ModelEvent>()
  const markets = new Map<string, ModelMarket>()
  const listed = new Map<string, ModelEvent>()
  const byGame = new Map<string, Set<ModelEvent>>()
  const closed: ModelEvent[] = []
  const refused: RefusedCommands = { count: 0, last: [] }
  const listeners: { [Kind in keyof ModelListeners]: Set<ModelListeners[Kind]> } = {
    change: new Set(),
    settled: new Set(),
  }

  let depth = 0
  let pending = emptyBatch()

  const forgetEvent = (event: ModelEvent): void => {
    closed.splice(closed.indexOf(event), 1)
    events.delete(event.eventId)
    for (const market of event.markets) markets.delete(market.marketId)
  }

  const forgetOldEvents = (at: number): void => {
    for (let [first] = closed; first !== undefined; [first] = closed) {
      if ((first.closedAt ?? at) + keepClosedMs >= at) return
      forgetEvent(first)
    }
  }

  const addToGame = (event: ModelEvent): void => {
    const ofGame = byGame.get(event.gameId) ?? new Set()
    byGame.set(event.gameId, ofGame.add(event))
  }

  const applier = createApplier({
    event: (id) => events.get(id),
    market: (id) => markets.get(id),
    addEvent: (event) => {
      events.set(event.eventId, event)
      listed.set(event.eventId, event)
      addToGame(event)
      pending.events.set(event.eventId, 'added')
    },
    nameEvent: (event, names) => {
      byGame.get(event.gameId)?.delete(event)
      Object.assign(event, names)
      addToGame(event)
    },
    addMarket: (event, market) => {
      event.markets.push(market)
      markets.set(market.marketId, market)
      pending.markets.add(market.marketId)
    },
    removeEvent: (event, at) => {
      listed.delete(event.eventId)
      byGame.get(event.gameId)?.delete(event)
      closed.push(event)
      pending.events.set(event.eventId, 'removed')
      forgetOldEvents(at)
    },
    forgetEvent,
    touchEvent: (event) => {
      if (event.closedAt === null && !pending.events.has(event.eventId))
        pending.events.set(event.eventId, 'changed')
    },
    touchMarket: (market) => pending.markets.add(market.marketId),
    touchScore: (event) => pending.scores.add(event.eventId),
    settled: (settlement) => {
      pending.settlements.push(settlement)
      for (const listener of listeners.settled) listener(settlement)
    },
  })

  const flush = (): void => {
    const batch = pending
    if (batch.markets.size + batch.events.size + batch.scores.size + batch.settlements.length === 0) return
    pending = emptyBatch()
    for (const listener of listeners.change) listener(batch)
  }

  const batch = <Result>(run: () => Result): Result => {
    depth += 1
    try {
      return run()
    } finally {
      depth -= 1
      if (depth === 0) flush()
    }
  }

  const apply = (command: MarketCommand, time: number, origin: CommandOrigin = 'feed'): Applied => {
    // Stamps are shown in whole milliseconds everywhere.
    const at = Math.floor(time)
    const reason = applier(command, at, origin)
    if (reason !== null) {
      refused.count += 1
      refused.last.push({ at, kind: command.kind, reason })
      if (refused.last.length > keptRefused) refused.last.shift()
      return { ok: false, reason }
    }
    pending.at = Math.max(pending.at, at)
    if (depth === 0) flush()
    return { ok: true }
  }

  const sorted = (found: Iterable<ModelEvent>): ModelEvent[] => [...found].sort(compareEvents)

  return {
    apply,
    batch,
    event: (eventId) => events.get(eventId),
    market: (marketId) => markets.get(marketId),
    events: (gameId) => sorted(gameId === undefined ? listed.values() : (byGame.get(gameId) ?? [])),
    closedEvents: () => closed,
    tab: (tab, query = {}) => {
      const now = clock.now()
      const wanted = query.competitionIds === undefined ? null : new Set(query.competitionIds)
      const found: ModelEvent[] = []
      for (const event of query.gameId === undefined ? listed.values() : (byGame.get(query.gameId) ?? [])) {
        if (wanted !== null && !wanted.has(event.competitionId)) continue
        if (tabOf(event, now) === tab) found.push(event)
      }
      return sorted(found)
    },
    tabOf: (event) => tabOf(event, clock.now()),
    on: (kind, listener) => {
      listeners[kind].add(listener)
      return () => listeners[kind].delete(listener)
    },
    refused,
  }
}

function emptyBatch(): {
  at: number
  markets: Set<string>
  events: Map<string, 'added' | 'changed' | 'removed'>
  scores: Set<string>
  settlements: Settlement[]
} {
  return { at: 0, markets: new Set(), events: new Map(), scores: new Set(), settlements: [] }
}
