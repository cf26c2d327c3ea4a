import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { components } from '#openapi/client.gen.ts'

import { startTestSandbox, type TestMember, type TestSandbox, testMember } from '../../testing/server.ts'

type Schemas = components['schemas']

let folder: string
let sandbox: TestSandbox
let alice: TestMember

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-notifications-'))
  sandbox = await startTestSandbox({ data: folder })
  alice = await sandbox.enter('alice')
})
afterEach(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

async function list(member = alice, query = ''): Promise<Schemas['NotificationPage']> {
  const response = await member.get(`/notifications/${query}`)
  expect(response.status).toBe(200)
  return response.json()
}
/** Type, kind and text of each. */
async function said(member = alice): Promise<string[]> {
  const { results } = await list(member)
  return results.map(({ type, message, 'x-slipway-kind': kind }) => `${type} ${kind}: ${message}`)
}
async function placed(bet: Parameters<TestMember['bet']>[0]): Promise<string> {
  const { ticket }: Schemas['BetPlaced'] = await (await alice.bet(bet)).json()
  return ticket.ticketNum
}
async function settings(): Promise<Schemas['NotificationSettings']> {
  return (await alice.get('/notifications/settings/')).json()
}
const change = (body: object) => alice.send('PUT', '/notifications/settings/', body)

describe('notifications [MEMBER-01]', () => {
  it('are of what happens to the member, and of no one else', async () => {
    const bob = await sandbox.enter('bob')
    const won = await placed({ marketId: 'e2-ou', side: 'over', odds: '1.90', line: '2.75' })
    const lost = await placed({ marketId: 'e2-ou', side: 'under', odds: '2.00', line: '2.75' })
    const voided = await placed({})
    await sandbox.control('POST', 'markets/e2-ou', { settle: { over: 'win' } })
    await sandbox.control('POST', `bets/${voided}`, { void: true })
    await sandbox.control('POST', 'members/alice', { deposit: '12.50' })
    await sandbox.control('POST', 'members/alice', { withdraw: '2' })
    await sandbox.control('POST', 'maintenance', {
      maintenance: false,
      from: '2026-05-01T10:00:00Z',
      to: '2026-05-01T11:00:00Z',
    })
    const maintenance =
      'Maintenance is planned from 01/05 10:00 to 01/05 11:00 UTC. Bets you confirmed are not affected.'
    expect((await said()).toSorted()).toEqual(
      [
        `success bet_settled: Ticket ${won} was settled: win. Returns 190.00 CNY.`,
        `info bet_settled: Ticket ${lost} was settled: loss.`,
        `info bet_refunded: Ticket ${voided} is void. Your stake of 100.00 CNY is returned.`,
        'success money: Deposit: 12.50 CNY is in your balance.',
        'info money: Withdrawal: 2.00 CNY was paid out.',
        `info maintenance: ${maintenance}`,
      ].toSorted(),
    )
    expect(await said(bob)).toEqual([`info maintenance: ${maintenance}`])
    const { results } = await list()
    const ofBet = results.find(({ ticketNum }) => ticketNum === won)
    expect(ofBet).toMatchObject({ 'x-slipway-eventId': 'e2', 'x-slipway-read': false })
  })

  it('are of bookings: booked, placed, cancelled by the member or by the market, refused [PREBOOK-06]', async () => {
    await sandbox.control('POST', 'features', { isPrebookingEnabled: true })
    const refused = await alice.book({ marketId: 'e3-ou', side: 'under', line: '2.75', odds: '2.50' })
    expect(refused.status).toBe(400)
    await sandbox.control('POST', 'markets/e3-ou', { status: 'paused' })
    const book = async (side: string, odds: string): Promise<string> => {
      const { ticket }: Schemas['BetPlaced'] = await (
        await alice.book({ marketId: 'e3-ou', side, line: '2.75', odds })
      ).json()
      return ticket.ticketNum
    }
    const [taken, given] = [await book('under', '1.95'), await book('over', '9.00')]
    await sandbox.control('POST', 'markets/e3-ou', { status: 'open' })
    await alice.cancel(given)
    await sandbox.control('POST', 'markets/e3-ou', { status: 'paused' })
    const lapsed = await book('over', '9.00')
    await sandbox.control('POST', 'markets/e3-ou', { status: 'closed' })
    const returned = 'Your stake of 100.00 CNY is returned.'
    expect((await said()).toSorted()).toEqual(
      [
        'danger bet_refused: Your bet was not prebooked. No money was taken.',
        `info prebook: Your bet ${taken} is booked at 1.95 or better.`,
        `info prebook: Your bet ${given} is booked at 9.00 or better.`,
        `info prebook: Your bet ${lapsed} is booked at 9.00 or better.`,
        `success prebook: Your prebooked bet ${taken} was placed at 2.00.`,
        `info prebook: Your prebooked bet ${given} was cancelled. ${returned}`,
        `danger prebook: Your prebooked bet ${lapsed} was cancelled because its market closed. ${returned}`,
      ].toSorted(),
    )
  })

  it('come newest first, fifty a page, and which were read is kept over a restart', async () => {
    await sandbox.control('POST', 'notifications/alice', { type: 'info', message: 'No. #', count: 120 })
    const first = await list()
    expect([first.count, first.next, first.results.length, first['x-slipway-unread']]).toEqual([
      120, 2, 50, 120,
    ])
    expect(first.results[0]?.message).toBe('No. 120')
    const last = await list(alice, '?page=3')
    expect([last.next, last.results.length, last.results.at(-1)?.message]).toEqual([null, 20, 'No. 1'])
    const some = first.results.slice(0, 2).map(({ id }) => id)
    const marked = await alice.send('POST', '/notifications/read/', { ids: [...some, 'nobody-knows'] })
    expect(await marked.json()).toEqual({ unread: 118 })

    const { token } = alice.settings
    await sandbox.close()
    sandbox = await startTestSandbox({ data: folder })
    alice = testMember(sandbox.clientUrl, { ...alice.settings, token })
    const again = await list()
    expect([again.count, again['x-slipway-unread']]).toEqual([120, 118])
    expect(again.results.slice(0, 3).map((one) => one['x-slipway-read'])).toEqual([true, true, false])
    const all = await alice.send('POST', '/notifications/read/', { ids: null })
    expect(await all.json()).toEqual({ unread: 0 })
  })

  it('of a kind that is turned off are not kept, but for those of money, and the choice is kept', async () => {
    const before = await settings()
    expect(before).toMatchObject({ token: null, lang: 'en' })
    expect(before['x-slipway-kinds']?.filter(({ isFixed }) => isFixed).map(({ kind }) => kind)).toEqual([
      'bet_refunded',
      'money',
    ])
    const off = { inList: false, asToast: false, isFixed: false }
    const kinds = [
      { kind: 'bet_settled', ...off },
      { kind: 'money', ...off },
    ]
    const changed = await change({ token: 'device-77', lang: 'vi', 'x-slipway-kinds': kinds })
    const after: Schemas['NotificationSettings'] = await changed.json()
    expect(after).toEqual(await settings())
    expect([after.token, after.lang]).toEqual(['device-77', 'vi'])
    expect(after['x-slipway-kinds']?.slice(0, 2)).toEqual([
      { kind: 'bet_settled', ...off },
      { kind: 'bet_refunded', inList: true, asToast: true, isFixed: true },
    ])
    await placed({ marketId: 'e2-ou', side: 'over', odds: '1.90', line: '2.75' })
    await sandbox.control('POST', 'markets/e2-ou', { settle: { over: 'win' } })
    await sandbox.control('POST', 'members/alice', { deposit: '5' })
    expect(await said()).toEqual(['success money: Deposit: 5.00 CNY is in your balance.'])
    expect((await change({ token: null, lang: 'vn' })).status).toBe(400)
  })

  it('are nobody’s who is a guest [LAUNCH-05]', async () => {
    const guest = await sandbox.enterAsGuest()
    for (const path of ['/notifications/', '/notifications/settings/'])
      expect((await guest.get(path)).status).toBe(400)
    expect((await guest.send('POST', '/notifications/read/', { ids: null })).status).toBe(400)
    await expect(
      sandbox.control('POST', 'notifications/guest', { type: 'info', message: 'No' }),
    ).rejects.toThrow('404')
  })
})
