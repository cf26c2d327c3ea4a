import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { startTestSandbox, type TestMember, type TestSandbox } from '../testing/server.ts'

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

  it('names a dead heat after what it pays, in row, leg and ticket alike [HIST-01]', async () => {
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

  it('returns every stake if the market was voided, whatever the terms', async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet({ marketId: 'e1-ah', odds: '1.93', handicap: '-0.25' })
    await settle('e1-ah', { handicaps: { home: '-1', away: '1' } })
    await settle('e1-ah', { settle: { home: 'void', away: 'void' } })
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ status: 'refund', returns: '100.00' }])
  })

  it('settles by a score only what a score decides', async () => {
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

  it('pays the exact product, truncated at the minor unit', async () => {
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

  it('settles the bets of every member on it, and no other bet', async () => {
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

describe('a market that goes away without a result', () => {
  it('returns the stakes', async () => {
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

  it('returns the stakes on markets that its world no longer has', async () => {
    const first = await startTestSandbox({ data: `${sandbox.folder}/gone` })
    await (await first.enter('alice')).bet()
    await first.close()
    const second = await startTestSandbox({ data: `${sandbox.folder}/gone`, feeds: () => [] })
    const ledger = await second.ledger('alice')
    expect(ledger.bets).toMatchObject([{ status: 'refund' }])
    expect(ledger.problems).toEqual([])
    await second.close()
  })
})

describe('a sandbox that was off for long', () => {
  it('returns what was pending, not before it was taken, though its clock had run ahead', async () => {
    const first = await startTestSandbox({ data: `${sandbox.folder}/away` })
    await first.control('POST', 'clock', { advance: 48 * 3_600_000 })
    const alice = await first.enter('alice')
    await alice.bet({ marketId: 'e3-1x2' })
    first.sandbox.database.run(`UPDATE meta SET value = '0' WHERE key = 'aliveReal'`)
    first.sandbox.database.run(`CREATE TRIGGER gone BEFORE INSERT ON meta WHEN NEW.key = 'aliveReal' BEGIN
      SELECT RAISE(IGNORE); END`)
    await first.close()
    const second = await startTestSandbox({ data: `${sandbox.folder}/away` })
    const { bets, problems } = await second.ledger('alice')
    expect(bets).toMatchObject([{ status: 'refund', returns: '100.00' }])
    expect(bets[0]?.settledAt).toBe(bets[0]?.placedAt)
    expect(problems).toEqual([])
    await second.close()
  })
})

describe('a feed between two milliseconds', () => {
  it('settles like any other, and its stamps are whole and rise [LIVE-06]', async () => {
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
