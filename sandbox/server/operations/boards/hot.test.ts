import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { quietFeed, startTestSandbox, type TestMember, type TestSandbox } from '../../../testing/server.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds: (world) => [quietFeed(world)] })
})
afterAll(() => sandbox.close())
afterEach(async () => {
  await sandbox.control('POST', 'reset', {})
  await sandbox.control('POST', 'features', { enableHotMarket: true })
})

interface Hot {
  rank: number
  betCount: number
  event: {
    eventId: string
    markets: { marketId: string; selection: { betTypeSelectionName: string; betRatio: string | null }[] }[]
  }
}

async function hotTo(member: TestMember): Promise<Hot[]> {
  const { results } = await (await member.get('/features/hot_market')).json()
  return results
}

/** The market of each event, how many bets it has, and the shares of its sides. */
const told = (hot: Hot[]) =>
  hot.map(({ betCount, event: { markets } }) => ({
    markets: markets.map(({ marketId }) => marketId),
    betCount,
    shares: Object.fromEntries(
      markets.flatMap(({ selection }) =>
        selection.map(({ betTypeSelectionName: side, betRatio }) => [side, betRatio] as const),
      ),
    ),
  }))

async function markets(member: TestMember): Promise<{ marketId: string; odds: Record<string, string> }[]> {
  const { results } = await (await member.get('/events/?timing=today')).json()
  return results.flatMap(
    ({
      markets,
    }: {
      markets: { marketId: string; selection: { betTypeSelectionName: string; euroOdds: string }[] }[]
    }) =>
      markets.map(({ marketId, selection }) => ({
        marketId,
        odds: Object.fromEntries(selection.map((one) => [one.betTypeSelectionName, one.euroOdds])),
      })),
  )
}

describe('the hot markets [BROWSE-11]', () => {
  it('are those that others bet on most, by the ledger, with the shares of their sides [MEMBER-06]', async () => {
    const [alice, bob, carol] = [
      await sandbox.enter('alice'),
      await sandbox.enter('bob'),
      await sandbox.enter('carol'),
    ]
    const [first] = await markets(alice)
    if (first === undefined) throw new Error('no market')
    const [side = '', other = ''] = Object.keys(first.odds)
    const bet = (member: TestMember, on: string) =>
      member.bet({
        marketId: first.marketId,
        side: on,
        odds: first.odds[on] ?? '',
        accept: 'any',
        currency: member.settings.currencyCode,
      })
    expect(await hotTo(alice)).toEqual([])
    for (const [member, on] of [
      [bob, side],
      [carol, side],
      [bob, other],
    ] as const)
      expect((await bet(member, on)).status).toBe(201)
    expect(told(await hotTo(alice))).toMatchObject([
      { markets: [first.marketId], betCount: 3, shares: { [side]: '0.67', [other]: '0.33' } },
    ])
    // A member's own bets do not count on their own board.
    expect(told(await hotTo(bob))).toMatchObject([{ betCount: 1, shares: { [side]: '1.00' } }])
  })

  it('leave the board when they are settled, and are not shown if the partner has switched them off [LAUNCH-14]', async () => {
    const [alice, bob] = [await sandbox.enter('alice'), await sandbox.enter('bob')]
    const [first] = await markets(alice)
    if (first === undefined) throw new Error('no market')
    const [side = ''] = Object.keys(first.odds)
    await bob.bet({ marketId: first.marketId, side, odds: first.odds[side] ?? '', accept: 'any' })
    expect(await hotTo(alice)).toHaveLength(1)
    await sandbox.control('POST', 'features', { enableHotMarket: false })
    expect(await hotTo(alice)).toEqual([])
    await sandbox.control('POST', 'features', { enableHotMarket: true })
    await sandbox.control('POST', `markets/${first.marketId}`, { settle: { [side]: 'win' } })
    expect(await hotTo(alice)).toEqual([])
  })

  it('are followed by a single, which the ticket says [SLIP-23]', async () => {
    const alice = await sandbox.enter('alice')
    const [first] = await markets(alice)
    if (first === undefined) throw new Error('no market')
    const [side = ''] = Object.keys(first.odds)
    const reply = await alice.place('/single-bet/', {
      tickets: [
        {
          market_id: first.marketId,
          bet_type_selection: side,
          euro_odds: first.odds[side],
          handicap: null,
          line: null,
        },
      ],
      amount: '50.00',
      currency: 'CNY',
      odds_type: 'euro',
      accept_odds: 'any',
      is_follow_bet: true,
    })
    expect([reply.status, await reply.json()]).toMatchObject([201, { ticket: { isFollowBet: true } }])
    const { bets } = await sandbox.ledger('alice')
    expect(bets).toMatchObject([{ isFollowBet: true }])
  })
})
