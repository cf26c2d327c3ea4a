import { describe, expect, it } from 'vitest'

import { failureOf } from '#machines/failure.ts'
import { createQueryClient } from '#src/client/data/queryClient.ts'
import { errorBody, json, serve, testApi, type Responder, wireEvent } from '#src/testing/api/replies.ts'
import { createTestBook } from '#src/testing/realtime/book.ts'
import { homeLeg } from '#src/testing/samples.ts'

import { codeSelectionsQuery, madeCodeQuery } from './betCodes.ts'

const made = { betCode: '7KQ3MX9T', validUntilUtc: '2026-11-16T22:13:20Z' }
const held = {
  ...made,
  ticketType: 'single',
  legs: [{ event: wireEvent, betSelection: 'home' }],
  notFound: 0,
}

async function open(answer: Responder) {
  const server = await serve(answer)
  const { book } = createTestBook()
  const context = { ...testApi(server.origin), priceBook: book }
  return { ...server, book, context, queryClient: createQueryClient() }
}

describe('the calls of bet codes', () => {
  it('send the selections and their kind, and no price, no line and no stake [SLIP-23]', async () => {
    const { calls, context, queryClient } = await open(json(201, made))
    const slip = { kind: 'combo', legs: [homeLeg] } as const
    const code = await queryClient.fetchQuery(madeCodeQuery(context, slip))
    expect(code).toEqual({ code: '7KQ3MX9T', validUntil: Date.UTC(2026, 10, 16, 22, 13, 20) })
    expect(calls.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
      [
        'POST',
        '/api/bet-codes/',
        {
          ticket_type: 'combo',
          tickets: [{ market_id: homeLeg.marketId, bet_type_selection: homeLeg.side }],
        },
      ],
    ])
    // The same slip has the same code while it is shown again; another has its own.
    await queryClient.fetchQuery(madeCodeQuery(context, slip))
    expect(calls.length).toBe(1)
    await queryClient.fetchQuery(madeCodeQuery(context, { ...slip, kind: 'mix' }))
    expect(calls.length).toBe(2)
  })

  it('bring what a code holds into the price book, asked for again each time [SLIP-23] [LIVE-05]', async () => {
    const { book, calls, context, queryClient } = await open(json(200, held))
    const query = codeSelectionsQuery(context, '7KQ3MX9T')
    expect(await queryClient.fetchQuery(query)).toMatchObject({ kind: 'single', notFound: 0 })
    expect(book.get('m1', 'home')?.price.euro).toBe('1.85')
    await queryClient.fetchQuery(query)
    expect(calls.map(({ path }) => path)).toEqual(Array(2).fill('/api/bet-codes/7KQ3MX9T/'))
  })

  it.each([400, 404, 410, 429, 500])('ask once, and tell a %i by its status [SLIP-23]', async (status) => {
    const { calls, context, queryClient } = await open(json(status, errorBody))
    const asked = queryClient.fetchQuery(codeSelectionsQuery(context, '7KQ3MX9T'))
    const failure = await asked.then(() => null, failureOf)
    expect(failure?.status).toBe(status)
    expect(calls.length).toBe(1)
  })
})
