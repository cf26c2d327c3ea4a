import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import {
  launchBy,
  startTestSandbox,
  testMember,
  type TestMember,
  type TestSandbox,
} from '../../testing/server.ts'

type Figures = components['schemas']['CareFigures']

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const switchOn = (more: object = {}) => sandbox.control('POST', 'care', { enabled: true, ...more })

async function figuresOf(member: TestMember): Promise<Figures> {
  const reply = await member.get('/members/care/')
  if (reply.status !== 200) throw new Error(`care: ${reply.status} ${await reply.text()}`)
  return reply.json()
}

/** The number of decimals of an amount. */
const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0

/** Amounts are added here as whole numbers of their smallest digit, by no code of the sandbox's. */
function total(amounts: readonly string[], decimals: number): string {
  const sum = amounts.reduce((all, amount) => all + BigInt(amount.replace('.', '')), 0n)
  if (decimals === 0) return String(sum)
  const digits = String(sum).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** What the movements of the ledger from then on come to. */
async function judged(code: string, seen: number): Promise<Pick<Figures, 'staked' | 'returns'>> {
  const { entries } = await sandbox.ledger(code)
  const decimals = decimalsOf(entries[0]?.amount ?? '')
  const of = (...kinds: string[]) =>
    entries
      .slice(seen)
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ amount }) => amount.replace('-', ''))
  return { staked: total(of('stake'), decimals), returns: total(of('payout', 'refund'), decimals) }
}

const seenSoFar = async (code: string): Promise<number> => (await sandbox.ledger(code)).entries.length

describe('the figures of a session', () => {
  it('are what the ledger says since it began, to the last digit, whatever moved [CARE-01]', async () => {
    await switchOn()
    const before = await sandbox.enter('alice')
    expect((await before.bet({ marketId: 'e2-1x2', amount: '33.33' })).status).toBe(201)
    const alice = await sandbox.enter('alice')
    const seen = await seenSoFar('alice')
    expect(await figuresOf(alice)).toEqual({
      staked: '0.00',
      returns: '0.00',
      currency: 'CNY',
      exclusion: null,
    })
    expect((await alice.bet({ amount: '10.01' })).status).toBe(201)
    const ah = { marketId: 'e1-ah', odds: '1.93', handicap: '-0.25', amount: '20.02' }
    expect((await alice.bet(ah)).status).toBe(201)
    await sandbox.control('POST', 'members/alice', { deposit: '500.00' })
    await sandbox.control('POST', 'members/alice', { withdraw: '1.00' })
    // Of the session before, and of this one; the third bet's stake is returned.
    await sandbox.control('POST', 'markets/e2-1x2', { settle: { home: 'win' } })
    await sandbox.control('POST', 'markets/e1-1x2', { settle: { home: 'win' } })
    await sandbox.control('POST', 'markets/e1-ah', { settle: { home: 'void', away: 'void' } })
    const figures = await figuresOf(alice)
    expect(figures).toMatchObject(await judged('alice', seen))
    expect([figures.staked, figures.returns]).toEqual(['30.03', '111.03'])
    expect((await sandbox.ledger('alice')).problems).toEqual([])
  })

  it('count a booked bet, and its stake where it comes back [CARE-01]', async () => {
    await switchOn()
    await sandbox.control('POST', 'features', { isPrebookingEnabled: true })
    const alice = await sandbox.enter('alice')
    const seen = await seenSoFar('alice')
    await sandbox.control('POST', 'markets/e1-1x2', { status: 'paused' })
    const booked = await alice.book({ amount: '70.07' })
    expect(booked.status).toBe(201)
    const ticket: { ticketNum?: string; ticket?: { ticketNum: string } } = await booked.json()
    expect(await figuresOf(alice)).toMatchObject({ staked: '70.07', returns: '0.00' })
    expect((await alice.cancel(ticket.ticketNum ?? ticket.ticket?.ticketNum ?? '')).status).toBe(200)
    expect(await figuresOf(alice)).toMatchObject({ staked: '70.07', returns: '70.07' })
    expect(await figuresOf(alice)).toMatchObject(await judged('alice', seen))
  })

  it('are in the member’s own currency, with its digits [CARE-01]', async () => {
    await switchOn()
    const dewi = await sandbox.enter('dewi')
    expect((await dewi.bet({ amount: '50000', currency: 'IDR' })).status).toBe(201)
    expect(await figuresOf(dewi)).toEqual({
      staked: '50000',
      returns: '0',
      currency: 'IDR',
      exclusion: null,
    })
  })

  it('go on over a restored session, and begin again at zero with another launch [CARE-01]', async () => {
    await switchOn()
    const { link } = await sandbox.control<{ link: string }>('POST', 'launch', { member: 'alice' })
    const alice = testMember(sandbox.clientUrl, await (await launchBy(sandbox.clientUrl, link)).json())
    expect((await alice.bet({ amount: '15.00' })).status).toBe(201)
    const memberToken = new URL(link).searchParams.get('partner_member_token') ?? ''
    const check = await alice.get('/game-launch/check/', { 'X-Partner-Member-Token': memberToken })
    const restored = await check.json()
    expect(restored['x-slipway-care'].since).toBe(alice.settings['x-slipway-care']?.since)
    expect((await figuresOf(alice)).staked).toBe('15.00')
    expect((await figuresOf(await sandbox.enter('alice'))).staked).toBe('0.00')
    expect((await figuresOf(alice)).staked).toBe('15.00')
  })
})

describe('the setting', () => {
  it('says when the session began and what the partner has, and nothing more where it is off [CARE-01]', async () => {
    const off = await sandbox.enter('alice')
    expect(off.settings['x-slipway-care']).toEqual({ enabled: false })
    expect((await off.get('/members/care/')).status).toBe(400)
    await switchOn({ reminderMinutes: 30, canTurnOff: false, limitsUrl: 'https://p.test/limits' })
    const began = Date.now()
    const { since, ...rest } = (await sandbox.enter('alice')).settings['x-slipway-care'] ?? {}
    expect(rest).toEqual({
      enabled: true,
      reminderMinutes: 30,
      canTurnOff: false,
      limitsUrl: 'https://p.test/limits',
      timeOutUrl: null,
      selfExclusionUrl: null,
      exclusion: null,
    })
    expect(Date.parse(since ?? '')).toBeGreaterThanOrEqual(began - 1_000)
    expect(Date.parse(since ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it('is nothing of a guest’s [CARE-01] [LAUNCH-05]', async () => {
    await switchOn()
    const guest = await sandbox.enterAsGuest()
    expect(guest.settings['x-slipway-care']).toBeUndefined()
    expect((await guest.get('/members/care/')).status).toBe(400)
  })

  it('moves the beginning of a member’s sessions, and refuses what it does not know [CARE-02]', async () => {
    await switchOn()
    await sandbox.enter('alice')
    const moved = await sandbox.control('POST', 'members/alice/care', { minutesHere: 31 })
    expect(moved).toEqual({ sessions: 1 })
    await expect(sandbox.control('POST', 'members/nobody/care', { minutesHere: 1 })).rejects.toThrow('404')
    await expect(sandbox.control('POST', 'members/alice/care', { exclusion: 'yes' })).rejects.toThrow('400')
  })
})

describe('a member who is excluded', () => {
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const exclude = (exclusion: object | null) => sandbox.control('POST', 'members/alice/care', { exclusion })
  const refused = { base_code: errors.memberCannotBet.base, code: errors.memberCannotBet.code }

  it('is refused every bet, booking and range, and told why, until that is over [CARE-03]', async () => {
    await switchOn()
    await sandbox.control('POST', 'features', { isPrebookingEnabled: true })
    const alice = await sandbox.enter('alice')
    const range = () =>
      alice.send('POST', '/bet-range/single/', { market_id: 'e1-1x2', bet_type_selection: 'home' })
    for (const exclusion of [
      { reason: 'time_out', until },
      { reason: 'self_exclusion', until: null },
      { reason: 'partner', until: null },
    ]) {
      await exclude(exclusion)
      for (const reply of [await alice.bet(), await alice.book(), await range()]) {
        expect(reply.status).toBe(400)
        expect(await reply.json()).toMatchObject(refused)
      }
      expect((await figuresOf(alice)).exclusion).toEqual(exclusion)
      expect((await sandbox.enter('alice')).settings['x-slipway-care']?.exclusion).toEqual(exclusion)
    }
    expect((await sandbox.ledger('alice')).bets).toEqual([])
    await exclude(null)
    expect((await alice.bet()).status).toBe(201)
    expect((await figuresOf(alice)).exclusion).toBeNull()
  })

  it('is excluded no more once its end has passed [CARE-03]', async () => {
    await switchOn()
    await exclude({ reason: 'time_out', until: new Date(Date.now() - 1_000).toISOString() })
    const alice = await sandbox.enter('alice')
    expect((await figuresOf(alice)).exclusion).toBeNull()
    expect((await alice.bet()).status).toBe(201)
  })
})
