import type { components } from '#openapi/realtime.gen.ts'

import type { ChangeBatch } from '../../market/commands.ts'
import type { ModelEvent } from '../../market/entities.ts'
import type { MarketModel } from '../../market/model.ts'
import { wireEventChange, wireScoreline, wireUpdate } from '../../wire/wire.ts'
import type { ServerName } from '../serverDesk.ts'
import type { ChannelName, Connection } from './connection.ts'
import { message, updateMessages } from './updates.ts'

export type Notification = components['schemas']['Notification']
type OfferNews = components['schemas']['CashOutOfferMessage']['data']
export type PrebookNotice = components['schemas']['PrebookNotice']
export type Maintenance = components['schemas']['Maintenance']
type LiveStats = components['schemas']['GameclientLivestats']['data']

/**
 * The statistics of an event's maps that changed since they were sent.
 * @param told what was sent about each map, which is brought up to now
 */
export type NewStatistics = (event: ModelEvent, told: Map<number, string>) => LiveStats[]

/** Which connections a control call means; all if nothing is named. */
export interface LineFilter {
  channel?: ChannelName | undefined
  member?: string | undefined
  server?: ServerName | undefined
}

/** Tells the open connections what happened: changes are collected, and sent once per tick. */
export interface Hub {
  /** Begins with the market as it is: none of it is news. */
  begin(): void
  add(line: Connection): void
  remove(line: Connection): void
  /** Takes note of what changed. */
  changed(batch: ChangeBatch): void
  /** Sends what has changed since the last time, in as few messages as the contract allows. */
  flush(): void
  /** To the connections that carry prices, or to those for notifications. */
  heartbeat(of: 'prices' | 'notifications'): void
  notify(member: string, results: Notification[]): void
  /** Tells a member what became of a booked bet. */
  notifyPrebook(member: string, notice: PrebookNotice): void
  /** Tells a member what is offered for a pending bet now. */
  notifyOffer(member: string, news: OfferNews): void
  /** To all connections, or to newly opened ones. */
  announce(maintenance: Maintenance, to?: Iterable<Connection>): void
  /** Tells the readers of an event to fetch it again. */
  refresh(eventId: string): void
  lines(filter?: LineFilter): Connection[]
  /** How many connections there are. */
  size(): number
  /** Says goodbye to everyone. */
  close(): void
}

/** A hub over a market. @param realNow the clock of the messages' timestamps */
export function createHub(
  model: () => MarketModel,
  realNow: () => number,
  newStatistics: NewStatistics = () => [],
): Hub {
  /** For events that have listeners, what was sent about their maps. */
  const toldStatistics = new Map<string, Map<number, string>>()
  const lines = new Set<Connection>()
  const seenMarkets = new Set<string>()
  let markets = new Set<string>()
  let scores = new Set<string>()
  let events = new Map<string, 'added' | 'changed' | 'removed'>()
  let refreshes = new Set<string>()

  const toEvent = (eventId: string, make: () => string): void => {
    let text: string | null = null
    for (const line of lines) {
      if (line.subject.eventId !== eventId) continue
      text ??= make()
      line.send(text)
    }
  }
  const toList = (texts: readonly string[], comboOnly: boolean | null): void => {
    for (const line of lines) {
      if (line.subject.channel !== 'events') continue
      if (comboOnly !== null && line.subject.comboOnly !== comboOnly) continue
      for (const text of texts) line.send(text)
    }
  }
  const toMember = (member: string, event: string, data: object): void => {
    const text = message('notifications', event, data, realNow())
    for (const line of lines) {
      if (line.subject.channel === 'notifications' && line.subject.member === member) line.send(text)
    }
  }
  const notifyBoth = (eventId: string, event: string, data: unknown): void => {
    toList([message('events', event, data, realNow())], null)
    toEvent(eventId, () => message(`event:${eventId}`, event, data, realNow()))
  }

  const sendEvents = (wanted: (action: string) => boolean): void => {
    for (const [eventId, action] of events) {
      const event = model().event(eventId)
      if (event !== undefined && wanted(action))
        notifyBoth(eventId, 'gameclient-events', wireEventChange(event, action))
    }
  }
  const sendMarkets = (): void => {
    const all: string[] = []
    const combo: string[] = []
    const byEvent = new Map<string, string[]>()
    for (const marketId of markets) {
      const market = model().market(marketId)
      if (market === undefined) continue
      const update = JSON.stringify(wireUpdate(market))
      all.push(update)
      if (market.comboAllowed) combo.push(update)
      const ofEvent = byEvent.get(market.eventId)
      if (ofEvent === undefined) byEvent.set(market.eventId, [update])
      else ofEvent.push(update)
    }
    if (all.length === 0) return
    const now = realNow()
    const texts = updateMessages('events', all, now)
    toList(texts, false)
    toList(combo.length === all.length ? texts : updateMessages('events', combo, now), true)
    const listened = new Set([...lines].map((line) => line.subject.eventId))
    for (const [eventId, updates] of byEvent) {
      if (!listened.has(eventId)) continue
      for (const text of updateMessages(`event:${eventId}`, updates, now)) toEvent(eventId, () => text)
    }
  }
  const sendScores = (): void => {
    for (const eventId of scores) {
      const event = model().event(eventId)
      if (event !== undefined) notifyBoth(eventId, 'market-scoreline', wireScoreline(event))
    }
  }
  const sendStatistics = (): void => {
    for (const [eventId, told] of toldStatistics) {
      const event = model().event(eventId)
      if (event === undefined) continue
      for (const row of newStatistics(event, told)) {
        toEvent(eventId, () => message(`event:${eventId}`, 'gameclient-livestats', row, realNow()))
      }
    }
  }
  const sendRefreshes = (): void => {
    for (const eventId of refreshes) {
      toEvent(eventId, () => message(`event:${eventId}`, 'gameclient-refresh', { eventId }, realNow()))
    }
  }

  const forget = (): void => {
    markets = new Set()
    scores = new Set()
    events = new Map()
    refreshes = new Set()
  }

  return {
    begin: () => {
      forget()
      seenMarkets.clear()
      for (const told of toldStatistics.values()) told.clear()
      for (const event of model().events())
        for (const market of event.markets) seenMarkets.add(market.marketId)
    },
    add: (line) => {
      lines.add(line)
      // What is live is sent again, because a newcomer may have asked for it a moment too early.
      if (line.subject.eventId !== null) toldStatistics.set(line.subject.eventId, new Map())
    },
    remove: (line) => {
      lines.delete(line)
      const { eventId } = line.subject
      if (eventId === null) return
      const isHeard = [...lines].some(({ subject }) => subject.eventId === eventId)
      if (!isHeard) toldStatistics.delete(eventId)
    },
    changed: (batch) => {
      for (const marketId of batch.markets) {
        markets.add(marketId)
        if (seenMarkets.has(marketId)) continue
        seenMarkets.add(marketId)
        const eventId = model().market(marketId)?.eventId
        if (eventId !== undefined) refreshes.add(eventId)
      }
      for (const eventId of batch.scores) scores.add(eventId)
      for (const [eventId, action] of batch.events) {
        const before = events.get(eventId)
        events.set(eventId, before === 'added' && action === 'changed' ? 'added' : action)
      }
    },
    flush: () => {
      if (markets.size + scores.size + events.size + refreshes.size > 0) {
        sendEvents((action) => action !== 'removed')
        sendMarkets()
        sendScores()
        sendRefreshes()
        sendEvents((action) => action === 'removed')
        forget()
      }
      sendStatistics()
    },
    heartbeat: (of) => {
      const text = heartbeatText(realNow())
      for (const line of lines)
        if ((line.subject.channel === 'notifications') === (of === 'notifications')) line.beat(text)
    },
    notify: (member, results) => toMember(member, 'notification', { results }),
    notifyPrebook: (member, notice) => toMember(member, 'prebook-notification', notice),
    notifyOffer: (member, news) => toMember(member, 'x-slipway-cash-out', news),
    announce: (maintenance, to = lines) => {
      for (const line of to) line.send(message(roomOf(line), 'maintenance', maintenance, realNow()))
    },
    refresh: (eventId) => refreshes.add(eventId),
    lines: (filter = {}) =>
      [...lines].filter(
        ({ subject }) =>
          (filter.channel === undefined || filter.channel === subject.channel) &&
          (filter.member === undefined || filter.member === subject.member) &&
          (filter.server === undefined || filter.server === subject.server),
      ),
    size: () => lines.size,
    close: () => {
      for (const line of lines) line.close(1001, 'going away')
      lines.clear()
    },
  }
}

/** A heartbeat: every few seconds, and as the answer to a ping, whose number it names. */
export function heartbeatText(realNow: number, ping?: number): string {
  return message('heartbeat', 'heartbeat', ping === undefined ? null : { ping }, realNow)
}

function roomOf(line: Connection): string {
  const { channel, eventId } = line.subject
  return channel === 'event' ? `event:${eventId ?? ''}` : channel
}
