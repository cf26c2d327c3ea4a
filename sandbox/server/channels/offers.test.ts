import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { comboBody, wideFeed } from '../../bets/testing/combos.ts'
import { channelListener } from '../../testing/channels.ts'
import { quietFeed, startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'

let sandbox: TestSandbox
let alice: TestMember
const { listenUntilOpen, hangUp } = channelListener(() => ({ sandbox, member: alice }))

beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds: (world) => [quietFeed(world), wideFeed(world)] })
})
afterAll(() => sandbox.close())
afterEach(async () => {
  hangUp()
  await sandbox.control('POST', 'reset', {})
})

const change = (marketId: string, how: object) => sandbox.control('POST', `markets/${marketId}`, how)

async function enter(how: { isTold?: boolean } = {}) {
  await sandbox.control('POST', 'cash-out', { enabled: true, isTold: true, ...how })
  alice = await sandbox.enter('alice')
}

async function ticketNumOf(reply: Promise<Response>): Promise<string> {
  return (await (await reply).json()).ticket.ticketNum
}

describe('what the notifications channel says about offers to cash out [CASH-01]', () => {
  it('is each change of them, in full, and only to their member', async () => {
    await enter()
    expect(alice.settings).toMatchObject({ 'x-slipway-cashOut': true, 'x-slipway-cashOutOffers': true })
    const ticketNum = await ticketNumOf(alice.bet())
    const bob = await sandbox.enter('bob')
    const line = await listenUntilOpen('notifications')
    const bobs = await listenUntilOpen('notifications', { token: bob.settings.token })
    const told = () => line.of('x-slipway-cash-out').map(({ data }) => data)
    await change('e1-1x2', { prices: { home: '1.50' } })
    await expect.poll(told).toEqual([{ ticketNum, offer: { amount: '133.00' } }])
    // Another selection's odds leave the offer as it is.
    await change('e1-1x2', { prices: { away: '7.77' } })
    await change('e1-1x2', { status: 'paused' })
    await expect.poll(told).toHaveLength(2)
    await change('e1-1x2', { status: 'open', prices: { home: '2.10' } })
    await expect
      .poll(() => told().slice(1))
      .toEqual([
        { ticketNum, offer: { amount: null } },
        { ticketNum, offer: { amount: '95.00' } },
      ])
    expect(line.problems).toEqual([])
    expect(bobs.of('x-slipway-cash-out')).toEqual([])
  })

  it('is what is offered for a combo once a leg of it has ended', async () => {
    await enter()
    const ticketNum = await ticketNumOf(alice.place('/combo-bet/', comboBody()))
    const line = await listenUntilOpen('notifications')
    await change('m1-win', { settle: { home: 'win' } })
    await expect
      .poll(() => line.of('x-slipway-cash-out').map(({ data }) => data))
      .toEqual([{ ticketNum, offer: { amount: '190.00' } }])
  })

  it('is nothing where the server does not tell them', async () => {
    await enter({ isTold: false })
    expect(alice.settings).not.toHaveProperty('x-slipway-cashOutOffers')
    await alice.bet()
    const line = await listenUntilOpen('notifications')
    await change('e1-1x2', { prices: { home: '1.50' } })
    // The settlement is told after all that was so before it.
    await change('e1-1x2', { settle: { home: 'win' } })
    await expect.poll(() => line.of('notification').length).toBeGreaterThan(0)
    expect(line.of('x-slipway-cash-out')).toEqual([])
  })
})
