import { describe, expect, it } from 'vitest'

import { objectAt, readDocument, schemasOf } from '#openapi/documents.ts'
import { createContractValidator } from '#openapi/validator.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { createMessageReader } from '#src/realtime/messages.ts'
import { createTestTopics } from '#src/testing/realtime/topics.ts'

import { followed, list } from './contract.ts'

const document = readDocument('realtime.yaml')
const validator = createContractValidator()

function channel(name: string) {
  const found = objectAt(objectAt(document, 'channels'), name)
  const query = objectAt(objectAt(objectAt(found, 'bindings'), 'ws'), 'query')
  const messages = Object.values(objectAt(found, 'messages')).map(
    (message) => followed(document, message).name,
  )
  return {
    address: found.address,
    query: Object.keys(objectAt(query, 'properties')),
    required: query.required,
    messages,
  }
}

/** Which message a schema of a channel accepts, by the messages' events. */
function eventsOf(schema: string): unknown[] {
  return list(objectAt(schemasOf(document), schema).oneOf).map(
    (message) => objectAt(objectAt(followed(document, message), 'properties'), 'event').const,
  )
}

const everywhere = ['maintenance', 'heartbeat']

describe('the channels', () => {
  it('has one for events with prices, events and scores [LIVE-01]', () => {
    const events = channel('events')
    expect(events.address).toBe('/game-client/v8/events/')
    expect(events.query).toEqual(['auth_token', 'combo'])
    expect(events.required).toEqual(events.query)
    const said = ['gameclient-updates', 'gameclient-events', 'market-scoreline', ...everywhere]
    expect(events.messages).toEqual([...said, 'ping'])
    expect(eventsOf('EventsChannelMessage')).toEqual(said)
  })

  it('has one for a single event that adds live statistics and refresh [LIVE-02]', () => {
    const event = channel('event')
    expect(event.address).toBe('/game-client/v8/events/{eventId}/')
    expect(event.query).toEqual(['auth_token', 'eventId', 'combo'])
    expect(event.required).toEqual(event.query)
    const said = [
      'gameclient-updates',
      'gameclient-events',
      'market-scoreline',
      'gameclient-livestats',
      'gameclient-refresh',
      ...everywhere,
    ]
    expect(event.messages).toEqual([...said, 'ping'])
    expect(eventsOf('EventChannelMessage')).toEqual(said)
  })

  it('has one for notifications, where vn is vi [LIVE-03]', () => {
    const notifications = channel('notifications')
    expect(notifications.address).toBe('/game-client/v8/notifications/')
    expect(notifications.query).toEqual(['auth_token', 'lang'])
    expect(notifications.required).toEqual(notifications.query)
    const said = ['prebook-notification', 'notification', 'x-slipway-cash-out', ...everywhere]
    expect(notifications.messages).toEqual([...said, 'ping'])
    expect(eventsOf('NotificationsChannelMessage')).toEqual(said)
  })
})

describe('the messages', () => {
  const channels = ['EventsChannelMessage', 'EventChannelMessage', 'NotificationsChannelMessage']
  it.each([...new Set(channels.flatMap(eventsOf))])(
    'named %s are handled by the client, or counted under their own name [LIVE-02] [LIVE-03] [LIVE-13]',
    (event) => {
      const counters = createCounters()
      const topics = createTestTopics({ counters })
      createMessageReader({ topics, onPrices: () => {} }, counters)(JSON.stringify({ event }))
      // Its handler may find that it holds nothing, and counts that.
      expect(counters.read()).toMatchObject({ unknown: 0 })
    },
  )

  const update = (data: unknown) => ({ room: 'events', event: 'gameclient-updates', timestamp: 1, data })
  const problems = (schema: string, message: unknown) =>
    validator.problems('realtime.yaml', `/components/schemas/${schema}`, message)
  const market = {
    eventId: '1',
    marketId: '1-1',
    timeStamp: 1,
    status: 'open',
    selection: [
      {
        betTypeSelectionName: 'home',
        status: 'open',
        euroOdds: '1.85',
        malayOdds: '0.85',
        indoOdds: '-1.1764',
        hongkongOdds: '0.85',
        handicap: null,
        line: null,
      },
    ],
  }

  it('carry room, event, data and timestamp, all four [LIVE-01]', () => {
    const envelopes = Object.values(schemasOf(document)).filter((schema) =>
      list(followed(document, schema).required).includes('room'),
    )
    expect(envelopes).toHaveLength(10)
    for (const envelope of envelopes) {
      expect(followed(document, envelope).required).toEqual(['room', 'event', 'data', 'timestamp'])
    }
  })

  it('take 1 to 200 markets of prices as decimal strings [LIVE-01]', () => {
    expect(problems('EventsChannelMessage', update([market]))).toEqual([])
    expect(problems('GameclientUpdates', update([]))).not.toEqual([])
    expect(problems('GameclientUpdates', update(Array.from({ length: 201 }, () => market)))).not.toEqual([])
    const [selection] = market.selection
    expect(
      problems('GameclientUpdates', update([{ ...market, selection: [{ ...selection, euroOdds: 1.85 }] }])),
    ).toEqual([expect.stringContaining('/data/0/selection/0/euroOdds')])
  })

  it('are refused on the events channel if they belong to a single event [LIVE-02]', () => {
    const refresh = { room: 'event:1', event: 'gameclient-refresh', timestamp: 1, data: { eventId: '1' } }
    expect(problems('EventChannelMessage', refresh)).toEqual([])
    expect(problems('EventsChannelMessage', refresh)).not.toEqual([])
  })

  it('may contain no notification at all [LIVE-03]', () => {
    const nothing = { room: 'notifications', event: 'notification', timestamp: 1, data: { results: [] } }
    expect(problems('NotificationsChannelMessage', nothing)).toEqual([])
  })
})
