import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { bookedBets, type BookedBetNews } from '#src/realtime/topics/bookedBets.ts'
import { wireSettings, wireTicket } from '#src/testing/api/replies.ts'
import { testTimers } from '#src/testing/environment.ts'
import { patience } from '#src/testing/patience.ts'
import { openRunningClient } from '#src/testing/runningClient.ts'

import { watchBooked } from './watchBooked.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A running client in a partner's frame, whose booked bet T9 the server knows. */
async function framed({ before = [] }: { before?: readonly BookedBetNews[] } = {}) {
  const told: unknown[] = []
  const { client, server } = await openRunningClient({
    frame: {
      parent: { postMessage: (message: unknown) => void told.push(message) },
      location: {},
      addEventListener: () => undefined,
    },
  })
  const placed = { ...wireTicket, ticketNum: 'T9' }
  const knows = () =>
    server.answer('GET /transactions/', () => ({ body: { count: 1, next: null, results: [placed] } }))
  knows()
  for (const news of before) client.topics.publish(bookedBets, news)
  watchBooked(client, testTimers)
  return {
    server,
    knows,
    hear: (ticketNum: string, status: 'booked' | 'placed' | 'cancelled') =>
      client.topics.publish(bookedBets, { ticketNum, status }),
    placed: () => told.filter((message) => JSON.stringify(message).includes('bet-placed')),
  }
}

describe("what the partner's page is told about booked bets", () => {
  it('is each that is placed, once, with its amount as the server says [HOST-04] [PREBOOK-06]', async () => {
    const { hear, placed } = await framed()
    hear('T9', 'booked')
    hear('T9', 'placed')
    hear('T9', 'placed')
    await vi.waitFor(() => expect(placed()).toHaveLength(1), patience)
    hear('T8', 'cancelled')
    hear('T9', 'placed')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(placed()).toEqual([
      {
        slipway: 1,
        type: 'bet-placed',
        data: {
          ticketNum: 'T9',
          ticketType: wireTicket.ticketType,
          amount: wireTicket.amount,
          currency: wireSettings.currencyCode,
        },
      },
    ])
  })

  it('is what was heard before anybody could tell it, and not its last alone [HOST-04] [PREBOOK-06]', async () => {
    const { placed } = await framed({
      before: [
        { ticketNum: 'T9', status: 'placed' },
        { ticketNum: 'T8', status: 'cancelled' },
      ],
    })
    await vi.waitFor(() => expect(placed()).toHaveLength(1), patience)
  })

  it('comes late where the server cannot say so at once [HOST-04]', async () => {
    const { server, hear, knows, placed } = await framed()
    server.answer('GET /transactions/', () => ({ status: 500, body: {} }))
    hear('T9', 'placed')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(placed()).toEqual([])
    knows()
    await vi.advanceTimersByTimeAsync(20_000)
    await vi.waitFor(() => expect(placed()).toHaveLength(1), patience)
  })
})
