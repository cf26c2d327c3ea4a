import { afterEach, describe, expect, it } from 'vitest'

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

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

async function cancelled(answer: Responder) {
  const server = await serve(answer)
  open.push(server)
  return { server, answer: testApi(server.origin).api.cancelPrebook('T1') }
}

const booked = {
  ...wireTicket,
  isPrebook: 'true',
  prebook: { status: 'cancelled', targetOdds: '2.10', placedUtc: null },
} as const
const placed = { ...booked, prebook: { ...booked.prebook, status: 'confirmed' } } as const
const lost = { ...errorBody, base_code: 4, code: errors.prebookError.code }

describe('cancelling a booked bet [PREBOOK-04]', () => {
  it('names the ticket, and is answered with it as it is now', async () => {
    const { server, answer } = await cancelled(json(200, { ticket: booked, wallet: wireWallet }))
    expect(await answer).toMatchObject({
      kind: 'cancelled',
      ticket: { ticketNum: 'T1', prebook: { status: 'cancelled', targetOdds: '2.10', placedUtc: null } },
    })
    expect(server.calls).toMatchObject([{ path: '/api/prebooking/cancel/', body: '{"ticket_id":"T1"}' }])
  })

  it('has lost the race where the answer is a 409 with the placed ticket, in either reading [PREBOOK-05]', async () => {
    const { answer } = await cancelled(json(409, { ...lost, ticket: placed }))
    expect(await answer).toMatchObject({ kind: 'placed', ticket: { prebook: { status: 'placed' } } })
  })

  it.each([404, 400])('is refused by a %s of our server’s own', async (status) => {
    const { answer } = await cancelled(json(status, { ...errorBody, code: errors.noResult.code }))
    expect(await answer).toMatchObject({ kind: 'refused', failure: { code: errors.noResult.code } })
  })

  it.each<[string, Responder]>([
    ['a 500', json(500, errorBody)],
    ['a 401', json(401, errorBody)],
    ['a page of somebody else', (_, response) => response.writeHead(404).end('nginx')],
    ['a ticket that cannot be read', json(200, { ticket: { ...booked, amount: 1 }, wallet: wireWallet })],
    ['a lost race without its ticket', json(409, lost)],
  ])('is not known after %s: it is not said to have failed', async (_what, reply) => {
    const { answer } = await cancelled(reply)
    await expect(answer).rejects.toThrow('call failed')
  })
})
