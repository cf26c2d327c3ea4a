import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'

import { startTestSandbox, type TestMember, type TestSandbox } from '../testing/server.ts'

let sandbox: TestSandbox
let member: TestMember

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.control('POST', 'reset', {})
  await sandbox.control('POST', 'features', { isPrebookingEnabled: true })
  member = await sandbox.enter('limited')
  await sandbox.control('POST', 'markets/e1-1x2', { status: 'paused' })
})

const codeOf = async (reply: Response): Promise<unknown> => ((await reply.json()) as { code?: number }).code

describe('what a member may have at stake at once [SLIP-06] [PREBOOK-02]', () => {
  it('counts what is booked: only the rest of the market can still be booked', async () => {
    expect((await member.book({ amount: '400.00', odds: '2.20' })).status).toBe(201)
    const refused = await member.book({ amount: '150.00', odds: '2.30' })
    expect(await codeOf(refused)).toBe(errors.marketLimitReached.code)
    expect((await member.book({ amount: '100.00', odds: '2.30' })).status).toBe(201)
  })

  it('also counts it for a bet that is placed, until the booking is cancelled', async () => {
    const booking = await member.book({ amount: '400.00', odds: '9.00' })
    const { ticket } = (await booking.json()) as { ticket: { ticketNum: string } }
    await sandbox.control('POST', 'markets/e1-1x2', { status: 'open' })
    expect(await codeOf(await member.bet({ amount: '150.00' }))).toBe(errors.marketLimitReached.code)
    await sandbox.control('POST', 'markets/e1-1x2', { status: 'paused' })
    expect((await member.cancel(ticket.ticketNum)).status).toBe(200)
    await sandbox.control('POST', 'markets/e1-1x2', { status: 'open' })
    expect((await member.bet({ amount: '150.00' })).status).toBe(201)
  })
})
