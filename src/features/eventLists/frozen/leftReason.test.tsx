import { describe, expect, it } from 'vitest'

import { buildMatch } from '#src/testing/builders.ts'
import { createPriceHarness } from '#src/testing/odds/priceHarness.ts'

import { leftReasonOf, unmarkedReasonOf } from './leftReason.ts'

describe('why an event has left its list', () => {
  it('is that it ended, went live or closed, where the books know; else nothing is made up [LIVE-07]', async () => {
    const { client } = await createPriceHarness()
    const { priceBook, scoreBook } = client
    const event = buildMatch()
    expect(leftReasonOf(client, event)).toBe('gone')
    expect(leftReasonOf(client, { ...event, markets: [] })).toBe('gone')
    priceBook.seed(event.markets)
    expect(leftReasonOf(client, event)).toBe('gone')
    priceBook.seed(
      event.markets.map((market) => ({ ...market, timeStamp: market.timeStamp + 1, status: 'closed' })),
    )
    expect(leftReasonOf(client, event)).toBe('closed')
    scoreBook.seed([{ ...event, inPlay: true }])
    expect(leftReasonOf(client, event)).toBe('live')
    expect(leftReasonOf(client, { ...event, inPlay: true })).toBe('ended')
  })

  it('is of favourites that it ended, else that its member took it out, though it is played [BROWSE-03]', async () => {
    const { client } = await createPriceHarness()
    const event = buildMatch({ inPlay: true })
    expect(unmarkedReasonOf(client, event)).toBe('unmarked')
    client.priceBook.seed(event.markets.map((market) => ({ ...market, status: 'closed' })))
    expect(unmarkedReasonOf(client, event)).toBe('ended')
  })
})
