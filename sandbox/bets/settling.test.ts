import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { startTestSandbox, type TestSandbox } from '../testing/server.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const settle = (marketId: string, change: object) => sandbox.control('POST', `markets/${marketId}`, change)

describe('a bet that cannot be settled', () => {
  const tamper = (handicap: string) =>
    sandbox.sandbox.database.run(`UPDATE legs SET handicap = ? WHERE side = 'home'`, handicap)
  const onHandicap = { marketId: 'e1-ah', odds: '1.93', handicap: '-0.25' }
  const problem = /^Ticket T\d+ could not be settled: Lines go in quarters/

  it('does not hold up others on its market, is reported, and settles when the problem is solved', async () => {
    const alice = await sandbox.enter('alice')
    const bob = await sandbox.enter('bob')
    await alice.bet(onHandicap)
    await bob.bet({ marketId: 'e1-ah', side: 'away', odds: '1.97', handicap: '0.25' })
    tamper('-0.3')
    await settle('e1-ah', { score: { home: 0, away: 1 } })
    expect((await sandbox.ledger('bob')).bets).toMatchObject([{ status: 'win', returns: '197.00' }])
    const stuck = await sandbox.ledger('alice')
    expect(stuck.bets).toMatchObject([{ status: 'pending', returns: null }])
    expect(stuck.problems).toEqual([expect.stringMatching(problem)])

    tamper('-0.25')
    await expect
      .poll(async () => (await sandbox.ledger('alice')).bets[0]?.status, { timeout: 15_000 })
      .toBe('loss')
    expect((await sandbox.ledger('alice')).problems).toEqual([])
  })

  it('can be voided by a control call, once, and no other bet can be found there', async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet(onHandicap)
    tamper('0.1')
    await settle('e1-ah', { score: { home: 0, away: 1 } })
    const [bet] = (await sandbox.ledger('alice')).bets
    const giveBack = () => sandbox.control('POST', `bets/${bet?.ticketNum ?? ''}`, { void: true })
    expect(await giveBack()).toMatchObject({ bet: { status: 'refund', returns: '100.00' } })
    const ledger = await sandbox.ledger('alice')
    expect(ledger.wallet.balance).toBe('10000.00')
    expect(ledger.problems).toEqual([])
    await expect(giveBack()).rejects.toThrow('is settled already')
    await expect(sandbox.control('POST', 'bets/T1', { void: true })).rejects.toThrow('404')
  })

  it('whose winnings are more than an account can hold is paid once there is room', async () => {
    const alice = await sandbox.enter('alice')
    await sandbox.control('POST', 'members/alice', { deposit: '90071992537300' })
    await alice.bet({ amount: '20000.00' })
    await sandbox.control('POST', 'members/alice', { deposit: '20000' })
    await settle('e1-1x2', { settle: { home: 'win' } })
    expect((await sandbox.ledger('alice')).problems).toEqual([
      expect.stringContaining('beyond what an account can hold'),
    ])
    await sandbox.control('POST', 'members/alice', { withdraw: '90000000000000' })
    const ledger = await sandbox.ledger('alice')
    expect(ledger.bets).toMatchObject([{ status: 'win', returns: '42000.00' }])
    expect(ledger.problems).toEqual([])
  })

  it.each([
    ['e1-ah', { handicaps: { home: '-0.3', away: '0.3' } }, 'goes in quarters'],
    ['e1-ah', { handicaps: { home: null } }, 'A handicap is needed'],
    ['e1-ou', { lines: { over: '2.6', under: '2.6' } }, 'goes in quarters'],
    ['e1-1x2', { settle: { home: { deadHeat: { places: 2, tied: 2 } } } }, 'No dead heat'],
  ])('does not come to be: %s refuses %o, and stays as it was', async (marketId, wish, reason) => {
    const before = await sandbox.control('GET', 'events?event=e1')
    await expect(settle(marketId, wish)).rejects.toThrow(reason)
    expect(await sandbox.control('GET', 'events?event=e1')).toEqual(before)
  })
})

describe('the audit of settled bets', () => {
  it.each([
    ['a word', `UPDATE bets SET result = 'win'`, /is win \(loss\), and should be loss \(loss\)/],
    ['an amount', `UPDATE bets SET returns = 1`, /paid 1, and should have paid 0/],
    ['a score', `UPDATE settlements SET home = 5`, /is loss \(loss\), and should be win \(win\)/],
    ['the terms', `UPDATE legs SET handicap = '1.5'`, /and should have paid 19300/],
    ['the reason', `UPDATE legs SET settlement = NULL`, /is settled, and it is not known by what/],
    ['the time', `UPDATE bets SET placed_at = placed_at + 100000000`, /was taken after its market had ended/],
    ['what cannot be judged', `UPDATE legs SET handicap = '0.3'`, /cannot be judged: 0.3 is no quarter/],
  ])('finds out when %s is wrong [HIST-04]', async (_what, tampering, problem) => {
    const alice = await sandbox.enter('alice')
    await alice.bet({ marketId: 'e1-ah', odds: '1.93', handicap: '-0.25' })
    await settle('e1-ah', { score: { home: 0, away: 1 } })
    expect((await sandbox.ledger('alice')).problems).toEqual([])
    sandbox.sandbox.database.run(tampering)
    expect((await sandbox.ledger('alice')).problems).toContainEqual(expect.stringMatching(problem))
  })
})
