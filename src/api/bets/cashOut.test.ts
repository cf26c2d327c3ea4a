import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import {
  errorBody,
  json,
  serve,
  testApi,
  wireTicket,
  wireWallet,
  type Responder,
} from '#src/testing/api/replies.ts'
import { yuan } from '#src/testing/builders.ts'

import { cashOut } from './cashOut.ts'

const request = { ticketNum: 'T1', key: 'a'.repeat(32), amount: yuan(95), expiresAt: 61_000 }

async function asked(answer: Responder) {
  const server = await serve(answer)
  return { server, answer: cashOut(testApi(server.origin).api.caller, request) }
}

const paid = { ...wireTicket, resultStatus: 'cashed_out', returns: '95.00', earnings: '-55.00' } as const
const changed = { ...errorBody, base_code: 2, code: errors.oddsChanged.code }
const offered = (amount: unknown) => ({ ...wireTicket, 'x-slipway-cashOut': { amount } })

describe('cashing out [CASH-02]', () => {
  it('names ticket, amount and key, and is answered with the ticket as it is then', async () => {
    const { server, answer } = await asked(json(200, { ticket: paid, wallet: wireWallet }))
    expect(await answer).toMatchObject({
      kind: 'ticket',
      ticket: { ticketNum: 'T1', result: 'cashedOut', returns: yuan(95), cashOut: null },
    })
    expect(server.calls).toMatchObject([
      {
        path: '/api/cash-out/',
        headers: { 'x-unique': request.key, 'x-unique-expires': '61000' },
        body: '{"ticket_id":"T1","amount":"95.00","currency":"CNY"}',
      },
    ])
  })

  it.each([
    ['76.00', { amount: yuan(76) }],
    [null, { amount: null }],
    ['0.00', null],
    ['-5.00', null],
    ['x', null],
    [7, null],
  ])('is refused with the offer of now: %s is read as %j', async (amount, cashOut) => {
    const { answer } = await asked(json(409, { ...changed, ticket: offered(amount) }))
    expect(await answer).toMatchObject({ kind: 'ticket', ticket: { result: 'pending', cashOut } })
  })

  it('has no offer of a ticket that has ended, whatever is said', async () => {
    const { answer } = await asked(
      json(409, { ...changed, ticket: { ...offered('76.00'), resultStatus: 'win', returns: '200.00' } }),
    )
    expect(await answer).toMatchObject({ ticket: { result: 'win', cashOut: null } })
  })

  it.each([404, 400, 409])('is refused by a %s of our server’s own', async (status) => {
    const { answer } = await asked(json(status, { ...errorBody, code: errors.noResult.code }))
    expect(await answer).toMatchObject({ kind: 'refused', failure: { code: errors.noResult.code } })
  })

  it.each<[string, Responder]>([
    ['a 500', json(500, errorBody)],
    ['a 401', json(401, errorBody)],
    ['too many', json(429, errorBody)],
    ['a page of somebody else', (_, response) => response.writeHead(404).end('nginx')],
    ['a ticket that cannot be read', json(200, { ticket: { ...paid, returns: 1 }, wallet: wireWallet })],
    ['one of them in a refusal', json(409, { ...changed, ticket: { ...wireTicket, resultStatus: 'odd' } })],
    ['a cut line', (_, response) => response.destroy()],
  ])('is not known after %s: it is not said to have failed', async (_what, reply) => {
    const { answer } = await asked(reply)
    await expect(answer).rejects.toThrow('call failed')
  })
})
