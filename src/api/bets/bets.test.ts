import { describe, expect, it } from 'vitest'

import type { SealedRequest } from '#machines/placement/types.ts'
import {
  errorBody,
  json,
  serve,
  testApi,
  wireTicket,
  wireWallet,
  type Responder,
} from '#src/testing/api/replies.ts'

async function placed(respond: Responder, timeout?: number) {
  const server = await serve(respond)
  const test = testApi(server.origin, timeout === undefined ? {} : { timeout })
  return { ...test, server }
}

const key = 'a'.repeat(32)
const bet: SealedRequest = {
  operation: 'placeSingleBet',
  body: '{"amount" : "150.00",   "tickets":[]}',
  expiresAt: 1_900_000_000_000,
}
const placedBody = { ticket: wireTicket, wallet: wireWallet }

const change = {
  market_id: 'm1',
  bet_type_selection: 'home',
  status: 'pause',
  euro_odds: '1.90',
  handicap: null,
  line: null,
  timeStamp: 200,
}

describe('placing', () => {
  it('sends the exact bytes under the key and its expiry, once [SLIP-18]', async () => {
    const { api, server } = await placed(json(201, placedBody))
    const result = await api.placeBet(key, bet)
    expect(result).toMatchObject({ kind: 'placed', ticket: { ticketNum: 'T1' }, balance: { minor: 985_000 } })
    expect(server.calls).toHaveLength(1)
    expect(server.calls[0]).toMatchObject({ method: 'POST', path: '/api/single-bet/', body: bet.body })
    expect(server.calls[0]?.headers).toMatchObject({
      'x-unique': key,
      'x-unique-expires': '1900000000000',
      'content-type': 'application/json',
      authorization: 'Bearer member-token',
    })
  })

  it('takes a 400 with a refusal of the catalogue for definite, with what changed [SLIP-15] [SLIP-18]', async () => {
    const { api } = await placed(
      json(400, { ...errorBody, code: 2031, message: 'Odds or statuses have changed', changes: [change] }),
    )
    expect(await api.placeBet(key, bet)).toEqual({
      kind: 'refused',
      refusal: {
        kind: 'refused',
        baseCode: 2,
        status: null,
        code: 2031,
        refCode: 77,
        message: 'Odds or statuses have changed',
        params: {},
        changes: [
          {
            marketId: 'm1',
            side: 'home',
            status: 'paused',
            price: { euro: '1.90' },
            handicap: null,
            line: null,
            timeStamp: 200,
          },
        ],
      },
    })
  })

  it('takes a 409 duplicate for an answer about this body, not about the bet that has the key [SLIP-18] [SLIP-20]', async () => {
    const { api } = await placed(json(409, { ...errorBody, code: 2052 }))
    expect(await api.placeBet(key, bet)).toMatchObject({ kind: 'refused', refusal: { code: 2052 } })
  })

  const unknown: [string, Responder, string][] = [
    [
      'a 201 that cannot be read',
      json(201, { ticket: { ...wireTicket, amount: 150 }, wallet: wireWallet }),
      'unreadable',
    ],
    ['a 201 with an empty body', (_, response) => response.writeHead(201).end(), 'unreadable'],
    ['a 201 of something else', (_, response) => response.writeHead(201).end('<html>'), 'unreadable'],
    ['a 200', json(200, placedBody), 'unreadable'],
    [
      "a 400 that is not our server's",
      (_, response) => response.writeHead(400).end('Bad Request'),
      'refused',
    ],
    ['a 400 with a code nobody knows', json(400, { ...errorBody, code: 2999 }), 'refused'],
    [
      'a 400 whose changes cannot be read',
      json(400, { ...errorBody, code: 2031, changes: [{}] }),
      'unreadable',
    ],
    ['a 401 after sending', json(401, errorBody), 'unauthorized'],
    ['a 403', json(403, errorBody), 'forbidden'],
    [
      'a 403 that names the signature',
      json(403, { ...errorBody, params: { detail: 'X-Request-Signature' } }),
      'broken',
    ],
    ['a 404', json(404, errorBody), 'refused'],
    ['a 425', json(425, errorBody), 'broken'],
    ['a 500 with the body of a refusal', json(500, errorBody), 'broken'],
    ['a 502', (_, response) => response.writeHead(502).end(), 'broken'],
    ['a cut line', (_, response) => response.destroy(), 'unreachable'],
  ]

  it.each(unknown)('takes %s for an unknown outcome [SLIP-18]', async (_, answer, reason) => {
    const { api, server } = await placed(answer)
    expect(await api.placeBet(key, bet)).toMatchObject({
      kind: 'unknown',
      reason: { failure: { kind: reason } },
    })
    expect(server.calls).toHaveLength(1)
  })

  it('takes a time-out for an unknown outcome, and does not send again [SLIP-18] [SRV-14]', async () => {
    const { api, server } = await placed(() => undefined, 1_000)
    expect(await api.placeBet(key, bet)).toMatchObject({
      kind: 'unknown',
      reason: { failure: { kind: 'timedOut', baseCode: 3 } },
    })
    expect(server.calls).toHaveLength(1)
  })

  it('treats a bet that could not be sent because there is no session as unknown, not as refused [SLIP-18]', async () => {
    const server = await serve(json(201, placedBody))
    const { api } = testApi(server.origin, { token: () => null })
    expect(await api.placeBet(key, bet)).toMatchObject({
      kind: 'unknown',
      reason: { failure: { kind: 'unauthorized' } },
    })
    expect(server.calls).toEqual([])
  })
})

describe('asking what became of a key', () => {
  const keyRequest = { expires: 1_900_000_000_000, digest: 'd'.repeat(64) }
  const answers: [string, Responder, object][] = [
    [
      'placed',
      json(200, { status: 'placed', ticket: wireTicket }),
      { kind: 'placed', ticket: { ticketNum: 'T1' } },
    ],
    [
      'refused',
      json(200, { status: 'notPlaced', refusal: errorBody }),
      { kind: 'refused', refusal: { code: 2002, changes: [] } },
    ],
    [
      'refused without a reason',
      json(200, { status: 'notPlaced' }),
      { kind: 'refused', refusal: { code: 2050 } },
    ],
    [
      'placed, and by which request',
      json(200, { status: 'placed', ticket: wireTicket, request: keyRequest }),
      { kind: 'placed', request: keyRequest },
    ],
    [
      'refused, and by which request',
      json(200, { status: 'notPlaced', refusal: errorBody, request: keyRequest }),
      { kind: 'refused', request: keyRequest },
    ],
    [
      'placed by a request it does not name',
      json(200, { status: 'placed', ticket: wireTicket }),
      { kind: 'placed', request: null },
    ],
    [
      'placed by a request whose name cannot be read: the answer can',
      json(200, { status: 'placed', ticket: wireTicket, request: { expires: 'soon' } }),
      { kind: 'placed', request: null },
    ],
    ['in progress', json(200, { status: 'inProgress', request: keyRequest }), { kind: 'inProgress' }],
    ['unseen by the server', json(404, { ...errorBody, code: 6009 }), { kind: 'unseen' }],
    [
      'unknown on a 404 of somebody else',
      (_, response) => response.writeHead(404).end('nginx'),
      { kind: 'unknown' },
    ],
    [
      'unknown where it says placed without a ticket',
      json(200, { status: 'placed' }),
      { kind: 'unknown', reason: { failure: { kind: 'unreadable' } } },
    ],
    [
      'unknown in another word',
      json(200, { status: 'maybe' }),
      { kind: 'unknown', reason: { failure: { kind: 'unreadable' } } },
    ],
    ['unknown on a 500', json(500, errorBody), { kind: 'unknown', reason: { failure: { kind: 'broken' } } }],
    [
      'unknown on a cut line',
      (_, response) => response.destroy(),
      { kind: 'unknown', reason: { failure: { kind: 'unreachable' } } },
    ],
  ]

  it.each(answers)('hears that it is %s [SLIP-18]', async (_, answer, result) => {
    const { api, server } = await placed(answer)
    expect(await api.askByUnique(key)).toMatchObject(result)
    expect(server.calls[0]).toMatchObject({ method: 'GET', path: `/api/bets/by-unique/${key}` })
  })
})

describe("the terms that a refusal gives a time in the future of the server's clock", () => {
  const now = Date.UTC(2030, 0, 1)
  const headers = { Date: new Date(now).toUTCString() }
  const refusal = { ...errorBody, code: 2031, changes: [{ ...change, timeStamp: Number.MAX_SAFE_INTEGER }] }

  it.each([
    ['at once', json(400, refusal, headers)],
    ['by its key', json(200, { status: 'notPlaced', refusal }, headers)],
  ])('are as of now, so that later ones follow them: told %s [LIVE-06] [SLIP-15]', async (told, respond) => {
    const { api } = await placed(respond)
    const answer = told === 'at once' ? await api.placeBet(key, bet) : await api.askByUnique(key)
    if (answer.kind !== 'refused') throw new Error(`it is ${answer.kind}`)
    const [quote] = answer.refusal.changes
    expect(quote?.price.euro).toBe('1.90')
    // The header has whole seconds, and the call took a moment.
    expect(Math.abs((quote?.timeStamp ?? 0) - now)).toBeLessThan(60_000)
  })
})
