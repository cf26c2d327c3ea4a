import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { startTestSandbox, type TestMember, type TestSandbox } from '../server/testing.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const settle = (marketId: string, change: object) => sandbox.control('POST', `markets/${marketId}`, change)

async function ticketsOf(member: TestMember, tab: string) {
  const response = await member.get(`/transactions/?tab=${tab}`)
  return response.json()
}

describe('a settled market', () => {
  it('pays a winning bet, and history and wallet say so [HIST-01] [HIST-03]', async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet({ amount: '100.00' })
    expect(await ticketsOf(alice, 'pending')).toMatchObject({
      count: 1,
      results: [{ resultStatus: 'pending', earnings: null }],
    })
    await settle('e1-1x2', { settle: { home: 'win' }, resultValue: '2-1' })

    expect(await ticketsOf(alice, 'pending')).toMatchObject({ count: 0 })
    expect(await ticketsOf(alice, 'settled')).toMatchObject({
      count: 1,
      results: [
        {
          resultStatus: 'win',
          returns: '210.00',
          earnings: '110.00',
          tickets: [{ resultStatus: 'win', resultValue: '2-1' }],
        },
      ],
    })
    expect(await (await alice.get('/wallet/')).json()).toEqual({ balance: '10110.00', currency: 'CNY' })
  })

  it.each([
    ['lose', 'loss', null, '9900.00'],
    ['halfWin', 'half_win', 'payout', '10055.00'],
    ['halfLose', 'half_loss', 'payout', '9950.00'],
    ['void', 'refund', 'refund', '10000.00'],
    [{ deadHeat: { places: 1, tied: 2 } }, 'half_win', 'payout', '10005.00'],
    // 100.00 × 2.10 / 3: less than the stake.
    [{ deadHeat: { places: 1, tied: 3 } }, 'half_loss', 'payout', '9970.00'],
  ])('whose result is %s leaves the ticket a %s', async (result, status, kind, balance) => {
    const alice = await sandbox.enter('alice')
    await alice.bet({ amount: '100.00' })
    await settle('e1-1x2', { settle: { home: result } })
    const ledger = await sandbox.ledger('alice')
    expect(ledger.bets).toMatchObject([{ status }])
    expect(ledger.wallet.balance).toBe(balance)
    expect(ledger.entries.slice(2).map((entry) => entry.kind)).toEqual(kind === null ? [] : [kind])
    expect(ledger.problems).toEqual([])
  })

  it.each([
    // Home gives a quarter goal at 1.93: a draw loses half, a win by one wins all.
    ['e1-ah', 'home', '1.93', { handicap: '-0.25' }, { home: 1, away: 1 }, 'half_loss', '50.00'],
    ['e1-ah', 'away', '1.97', { handicap: '0.25' }, { home: 1, away: 1 }, 'half_win', '148.50'],
    ['e1-ah', 'home', '1.93', { handicap: '-0.25' }, { home: 2, away: 1 }, 'win', '193.00'],
    // Over 2.75 with three goals wins half.
    ['e1-ou', 'over', '1.90', { line: '2.75' }, { home: 2, away: 1 }, 'half_win', '145.00'],
    ['e1-ou', 'under', '2.00', { line: '2.75' }, { home: 2, away: 1 }, 'half_loss', '50.00'],
  ])(
    '%s %s with a quarter line is judged by the score %#',
    async (marketId, side, odds, terms, score, status, returns) => {
      const alice = await sandbox.enter('alice')
      const placed = await alice.bet({ marketId, side, odds, ...terms })
      expect(placed.status).toBe(201)
      await settle(marketId, { settle: { [side]: 'win' }, score, resultValue: `${score.home}-${score.away}` })
      expect((await sandbox.ledger('alice')).bets).toMatchObject([{ status, returns }])
    },
  )

  it('calls a dead heat by what it pays, in row, leg and ticket alike [HIST-01]', async () => {
    const alice = await sandbox.enter('alice')
    await settle('e1-1x2', { prices: { home: '2.00', draw: '3.00', away: '1.50' } })
    for (const [side, odds] of [
      ['home', '2.00'],
      ['draw', '3.00'],
      ['away', '1.50'],
    ]) {
      await alice.bet({ ...(side === undefined ? {} : { side }), ...(odds === undefined ? {} : { odds }) })
    }
    const half = { deadHeat: { places: 1, tied: 2 } }
    await settle('e1-1x2', { settle: { home: half, draw: half, away: half } })
    const { bets, problems } = await sandbox.ledger('alice')
    expect(bets.map(({ status, returns, legs }) => [status, legs[0]?.result, returns])).toEqual([
      ['refund', 'refund', '100.00'],
      ['half_win', 'half_win', '150.00'],
      ['half_loss', 'half_loss', '75.00'],
    ])
    expect(problems).toEqual([])
    const { market } = await (await alice.get('/events/market/?market_id=e1-1x2')).json()
    expect(market.selection.map(({ won }: { won: boolean | null }) => won)).toEqual([null, true, false])
  })

  it('judges a bet whose line moved before the match pushed the last line [HIST-04]', async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet({ marketId: 'e1-ah', odds: '1.93', handicap: '-0.25' })
    await alice.bet({ marketId: 'e1-ah', side: 'away', odds: '1.97', handicap: '0.25' })
    await settle('e1-ah', { handicaps: { home: '-1', away: '1' } })
    await alice.bet({ marketId: 'e1-ah', odds: '1.93', handicap: '-1' })
    await settle('e1-ah', { settle: { home: 'void', away: 'void' }, score: { home: 1, away: 0 } })
    const { bets, problems } = await sandbox.ledger('alice')
    expect(bets.map(({ status, returns }) => [status, returns])).toEqual([
      ['win', '193.00'],
      ['loss', '0.00'],
      ['refund', '100.00'],
    ])
    expect(problems).toEqual([])
  })

  it('gives every stake back where the market was voided, whatever the terms', async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet({ marketId: 'e1-ah', odds: '1.93', handicap: '-0.25' })
    await settle('e1-ah', { handicaps: { home: '-1', away: '1' } })
    await settle('e1-ah', { settle: { home: 'void', away: 'void' } })
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ status: 'refund', returns: '100.00' }])
  })

  it('settles by a score alone what a score decides, and nothing else', async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet({ side: 'draw', odds: '3.40' })
    await settle('e1-1x2', { score: { home: 1, away: 1 } })
    const { bets } = await sandbox.ledger('alice')
    expect(bets).toMatchObject([{ status: 'win', legs: [{ resultValue: '1-1' }] }])
    const contradiction = { settle: { home: 'win' }, score: { home: 0, away: 2 } }
    await expect(settle('e2-1x2', contradiction)).rejects.toThrow('another result of home')
  })

  it('judges a bet by the handicap it was placed at, not by the one it moved to', async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet({ marketId: 'e1-ah', odds: '1.93', handicap: '-0.25' })
    await settle('e1-ah', { handicaps: { home: '-1.5', away: '1.5' } })
    await settle('e1-ah', { settle: { away: 'win' }, score: { home: 1, away: 0 } })
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ status: 'win', returns: '193.00' }])
  })

  it('pays the exact product, cut off at the minor unit', async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet({ amount: '33.33', side: 'away', odds: '3.60' })
    await settle('e1-1x2', { prices: { away: '9.99' } })
    await settle('e1-1x2', { settle: { away: 'win' } })
    // 33.33 × 3.60 = 119.988
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ returns: '119.98' }])
  })

  it('settles once, and a second result is refused', async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet()
    await settle('e1-1x2', { settle: { home: 'win' } })
    await expect(settle('e1-1x2', { settle: { home: 'lose' } })).rejects.toThrow('settled already')
    expect((await sandbox.ledger('alice')).wallet.balance).toBe('10110.00')
  })

  it('settles every member that has a bet on it, and no other bet', async () => {
    const alice = await sandbox.enter('alice')
    const carol = await sandbox.enter('carol')
    await alice.bet({ side: 'draw', odds: '3.40' })
    await alice.bet({ marketId: 'e2-1x2' })
    await carol.bet({ currency: 'USD' })
    await settle('e1-1x2', { settle: { home: 'win' } })
    expect((await sandbox.ledger('alice')).bets.map((bet) => bet.status)).toEqual(['loss', 'pending'])
    expect((await sandbox.ledger('carol')).bets.map((bet) => bet.status)).toEqual(['win'])
  })
})

describe('a bet that cannot be settled', () => {
  const tamper = (handicap: string) =>
    sandbox.sandbox.database.run(`UPDATE legs SET handicap = ? WHERE side = 'home'`, handicap)
  const onHandicap = { marketId: 'e1-ah', odds: '1.93', handicap: '-0.25' }
  const problem = /^Ticket T\d+ could not be settled: Lines go in quarters/

  it('holds up no other of its market, is reported, and settles when the problem is solved', async () => {
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
    await expect.poll(async () => (await sandbox.ledger('alice')).bets[0]?.status).toBe('loss')
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

describe('a market that goes away without a result', () => {
  it('gives the stakes back', async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet()
    await sandbox.control('POST', 'events/e1', { close: true })
    const ledger = await sandbox.ledger('alice')
    expect(ledger.bets).toMatchObject([{ status: 'refund', returns: '100.00' }])
    expect(ledger.wallet.balance).toBe('10000.00')
    expect(ledger.problems).toEqual([])
  })
})

describe('a restart', () => {
  it('plays the results again and pays nobody twice', async () => {
    const first = await startTestSandbox({ data: `${sandbox.folder}/restart` })
    const alice = await first.enter('alice')
    await alice.bet()
    await alice.bet({ marketId: 'e2-1x2' })
    await first.control('POST', 'markets/e1-1x2', { settle: { home: 'win' }, resultValue: '1-0' })
    await first.close()

    const second = await startTestSandbox({ data: `${sandbox.folder}/restart` })
    const ledger = await second.ledger('alice')
    expect(ledger.bets.map((bet) => bet.status)).toEqual(['win', 'pending'])
    expect(ledger.wallet.balance).toBe('10010.00')
    expect(ledger.problems).toEqual([])
    await second.close()
  })

  it('gives back the stakes on markets that its world no longer has', async () => {
    const first = await startTestSandbox({ data: `${sandbox.folder}/gone` })
    await (await first.enter('alice')).bet()
    await first.close()
    const second = await startTestSandbox({ data: `${sandbox.folder}/gone`, feeds: () => [] })
    expect((await second.ledger('alice')).bets).toMatchObject([{ status: 'refund' }])
    await second.close()
  })
})

describe('a feed between two milliseconds', () => {
  it('settles as any other, and its stamps are whole and rise [LIVE-06]', async () => {
    const between = await startTestSandbox({ frozen: true })
    const alice = await between.enter('alice')
    await alice.bet()
    const { model, clock } = between.sandbox.world
    const stamps: number[] = []
    for (const step of [0.3, 0.6, 0.9]) {
      const prices = [{ side: 'home', euro: '2.50' }]
      model.apply({ kind: 'prices', marketId: 'e1-1x2', prices }, clock.now() + step)
      const reply = await (await alice.get('/events/market/?market_id=e1-1x2')).json()
      stamps.push(reply.market.timeStamp)
    }
    expect(stamps.every(Number.isInteger)).toBe(true)
    expect(stamps).toEqual([...new Set(stamps)].toSorted((a, b) => a - b))
    const results = { home: 'win', draw: 'lose', away: 'lose' } as const
    model.apply({ kind: 'settle', marketId: 'e1-1x2', results, resultValue: '1-0' }, clock.now() + 5.5)
    expect((await between.ledger('alice')).bets).toMatchObject([{ status: 'win' }])
    await between.close()
  })
})
