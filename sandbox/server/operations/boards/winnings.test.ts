import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import { approvalMs } from '../../../store/reviews.ts'
import { quietFeed, startTestSandbox, type TestMember, type TestSandbox } from '../../../testing/server.ts'

type Schemas = components['schemas']

const hour = 3_600_000
const day = 24 * hour

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds: (world) => [quietFeed(world)] })
})
afterAll(() => sandbox.close())
afterEach(async () => {
  await sandbox.control('POST', 'reset', {})
  await sandbox.control('POST', 'minigame', { isTopWinningsEnabled: true })
})

async function json<Reply>(member: TestMember, path: string): Promise<Reply> {
  const response = await member.get(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}
const board = (member: TestMember, query = '') =>
  json<Schemas['TopWinningPage']>(member, `/rankings/top_winnings/${query}`)
const reviews = (member: TestMember, ticketNum: string, query = '') =>
  json<Schemas['ReviewPage']>(member, `/reviews/?ticket_num=${ticketNum}${query}`)
const review = (member: TestMember, body: object) => member.send('POST', '/reviews/', body)

/** A bet on a side of a market; gives its ticket's number. */
async function bet(
  member: TestMember,
  marketId: string,
  side: string,
  amount: string,
  terms: { handicap?: string; line?: string } = {},
): Promise<string> {
  const { currencyCode: currency } = member.settings
  const reply = await member.bet({ marketId, side, odds: '1.01', amount, accept: 'any', currency, ...terms })
  expect(reply.status).toBe(201)
  const placed: { ticket: { ticketNum: string } } = await reply.json()
  return placed.ticket.ticketNum
}
const settle = (marketId: string, results: Record<string, string>) =>
  sandbox.control('POST', `markets/${marketId}`, { settle: results })

/** Units of each currency per yuan, as the sandbox's documents have them. */
const perYuan: Readonly<Record<string, number>> = { CNY: 1, USD: 0.14, IDR: 2200 }

/** What every ticket of these members won, in yuan, by the movements of their money alone. */
async function wonByEntries(codes: readonly string[]): Promise<Map<string, number>> {
  const won = new Map<string, number>()
  for (const code of codes) {
    const { entries, wallet } = await sandbox.ledger(code)
    const tickets = new Map<string, { moved: number; isPaid: boolean }>()
    for (const { ticketNum, amount, kind } of entries) {
      if (ticketNum === null) continue
      const before = tickets.get(ticketNum) ?? { moved: 0, isPaid: false }
      tickets.set(ticketNum, {
        moved: before.moved + Number(amount),
        isPaid: before.isPaid || kind === 'payout',
      })
    }
    for (const [ticketNum, { moved, isPaid }] of tickets)
      if (isPaid && moved > 0) won.set(ticketNum, moved / (perYuan[wallet.currency] ?? Number.NaN))
  }
  return won
}

describe('the top winning members [MEMBER-06]', () => {
  it('are the tickets of others that won most, as the movements of money have them, in the currency of the reader', async () => {
    const [alice, bob, carol, dewi] = [
      await sandbox.enter('alice'),
      await sandbox.enter('bob'),
      await sandbox.enter('carol'),
      await sandbox.enter('dewi'),
    ]
    await bet(alice, 'e1-1x2', 'home', '900')
    await bet(bob, 'e1-1x2', 'home', '100')
    await bet(bob, 'e2-1x2', 'home', '40')
    await bet(bob, 'e1-1x2', 'away', '70')
    await bet(carol, 'e1-1x2', 'home', '20')
    await bet(dewi, 'e2-ah', 'home', '150000', { handicap: '-0.25' })
    await bet(carol, 'e3-1x2', 'home', '300')
    await settle('e1-1x2', { home: 'win' })
    await settle('e2-1x2', { home: 'win' })
    await settle('e2-ah', { home: 'halfWin', away: 'halfLose' })
    const expected = [...(await wonByEntries(['bob', 'carol', 'dewi']))].sort(([, a], [, b]) => b - a)
    expect(expected).toHaveLength(4)

    const page = await board(alice)
    expect(page).toMatchObject({ count: 4, next: null })
    expect(page.results.map(({ rank, ticket }) => [rank, ticket.ticketNum])).toEqual(
      expected.map(([ticketNum], at) => [at + 1, ticketNum]),
    )
    for (const [at, { ticket, winnings }] of page.results.entries()) {
      // Truncated to the cent: never more than it was, and less than a cent below it.
      const exact = expected[at]?.[1] ?? 0
      expect(Number(winnings)).toBeLessThanOrEqual(exact + 1e-9)
      expect(Number(winnings)).toBeGreaterThan(exact - 0.01)
      expect(ticket).toMatchObject({ currency: 'CNY', earnings: winnings })
    }
    expect(page.results.map(({ member }) => member.nickname ?? member.obfuscatedUserId)).toEqual([
      'ca***',
      'bo***',
      'bo***',
      'de***',
    ])
    // Another one's order is the same, without the own ones, with those of alice on top, in dollars.
    const ofCarol = await board(carol)
    expect(ofCarol.results[0]).toMatchObject({
      member: { nickname: 'Riverstone' },
      winnings: (990 * 0.14).toFixed(2),
      ticket: { currency: 'USD' },
    })
    expect(ofCarol.results.map(({ ticket }) => ticket.ticketNum).slice(1)).toEqual(
      page.results
        .filter(({ member }) => member.obfuscatedUserId !== 'ca***')
        .map(({ ticket }) => ticket.ticketNum),
    )
  })

  it('are kept by their share of the greatest winnings, said as 20 or as 0.2, and come page by page', async () => {
    const [alice, bob] = [await sandbox.enter('alice'), await sandbox.enter('bob')]
    // 110, 88, 66, 44, 22 and 21.99: 100, 80, 60, 40, 20 percent of the greatest, and a bit less.
    for (const amount of ['100', '80', '60', '40', '20', '19.99']) await bet(bob, 'e1-1x2', 'home', amount)
    await settle('e1-1x2', { home: 'win' })
    const count = async (percentage: string) => (await board(alice, `?percentage=${percentage}`)).count
    for (const [said, rows] of [
      ['20', 5],
      ['40', 4],
      ['60', 3],
      ['80', 2],
    ] as const) {
      expect([said, await count(said)]).toEqual([said, rows])
      expect([said, await count(`0.${said[0]}`)]).toEqual([said, rows])
    }
    expect((await board(alice)).count).toBe(6)
    const second = await board(alice, '?percentage=20&page_size=2&page=2')
    expect(second).toMatchObject({ count: 5, next: 3 })
    expect(second.results.map(({ rank, winnings }) => [rank, winnings])).toEqual([
      [3, '66.00'],
      [4, '44.00'],
    ])
    expect(await board(alice, '?percentage=20&page_size=2&page=4')).toEqual({
      count: 5,
      next: null,
      results: [],
    })
    expect((await alice.get('/rankings/top_winnings/?percentage=30')).status).toBe(400)
  })

  it('count by the day they were settled on in the zone of the reader: seven days, or 92, with today', async () => {
    const epoch = Date.UTC(2026, 5, 1, 20, 0)
    await sandbox.control('POST', 'reset', { epoch })
    const [alice, bob] = [await sandbox.enter('alice'), await sandbox.enter('bob')]
    await bet(bob, 'e1-1x2', 'home', '100')
    // On the first of June at eight in the evening in UTC, the second of June in Tokyo.
    await settle('e1-1x2', { home: 'win' })
    const counts = async () => [
      (await board(alice, '?timezone=UTC')).count,
      (await board(alice, '?timezone=Asia/Tokyo')).count,
      (await board(alice, '?range=past_3_months&timezone=UTC')).count,
    ]
    await sandbox.control('POST', 'clock', { freeze: true, to: Date.UTC(2026, 5, 7, 23, 59) })
    expect(await counts()).toEqual([1, 1, 1])
    await sandbox.control('POST', 'clock', { to: Date.UTC(2026, 5, 8, 0, 0) })
    expect(await counts()).toEqual([0, 1, 1])
    await sandbox.control('POST', 'clock', { to: Date.UTC(2026, 5, 8, 15, 0) })
    expect(await counts()).toEqual([0, 0, 1])
    await sandbox.control('POST', 'clock', { to: epoch + 92 * day })
    expect((await counts())[2]).toBe(0)
  })

  it('say what a member has open and takes bets now, by the newest pending bet, and nothing of what is shut [SLIP-23]', async () => {
    const [alice, bob] = [await sandbox.enter('alice'), await sandbox.enter('bob')]
    await bet(bob, 'e1-1x2', 'home', '100')
    await settle('e1-1x2', { home: 'win' })
    const open = async () => (await board(alice)).results.map((row) => row.open ?? null)
    expect(await open()).toEqual([null])
    await bet(bob, 'e2-1x2', 'draw', '10')
    await bet(bob, 'e3-ou', 'over', '10', { line: '2.75' })
    expect(await open()).toMatchObject([
      {
        ticketType: 'single',
        tickets: [
          { marketId: 'e3-ou', betSelection: 'over', euroOdd: '1.90', line: '2.75', marketStatus: 'open' },
        ],
      },
    ])
    await sandbox.control('POST', 'markets/e3-ou', { status: 'paused' })
    expect(await open()).toMatchObject([{ tickets: [{ marketId: 'e2-1x2', betSelection: 'draw' }] }])
    await sandbox.control('POST', 'markets/e2-1x2', { status: 'paused' })
    expect(await open()).toEqual([null])
  })

  it('are nowhere where the partner has switched them off, and neither are their reviews; a guest may look', async () => {
    const [alice, bob] = [await sandbox.enter('alice'), await sandbox.enter('bob')]
    const ticketNum = await bet(bob, 'e1-1x2', 'home', '100')
    await settle('e1-1x2', { home: 'win' })
    expect(alice.settings.miniGame).toMatchObject({
      isTopWinningsEnabled: true,
      showObfuscatedMemberCode: true,
    })
    expect((await board(await sandbox.enterAsGuest())).count).toBe(1)
    await sandbox.control('POST', 'minigame', {
      isTopWinningsEnabled: false,
      showObfuscatedMemberCode: false,
    })
    expect((await sandbox.enter('alice')).settings.miniGame).toMatchObject({
      isTopWinningsEnabled: false,
      showObfuscatedMemberCode: false,
    })
    expect(await board(alice)).toEqual({ count: 0, next: null, results: [] })
    expect((await alice.get(`/reviews/?ticket_num=${ticketNum}`)).status).toBe(404)
    expect((await review(alice, { ticket_num: ticketNum, rating: 5, comment: 'Well seen.' })).status).toBe(
      404,
    )
  })
})

describe('the reviews of a ticket [MEMBER-07]', () => {
  /** A ticket of bob that has won. */
  async function won(): Promise<{ alice: TestMember; bob: TestMember; ticketNum: string }> {
    const [alice, bob] = [await sandbox.enter('alice'), await sandbox.enter('bob')]
    const ticketNum = await bet(bob, 'e1-1x2', 'home', '100')
    await settle('e1-1x2', { home: 'win' })
    return { alice, bob, ticketNum }
  }
  const seen = async (member: TestMember, ticketNum: string) =>
    (await reviews(member, ticketNum)).results.map(({ rating, comment, status, isOwn }) => [
      rating,
      comment,
      status,
      isOwn,
    ])

  it('wait for approval: the writer sees one at once, others when its time is up, and then it counts', async () => {
    const { alice, bob, ticketNum } = await won()
    await sandbox.control('POST', 'clock', { freeze: true })
    const reply = await review(alice, { ticket_num: ticketNum, rating: 4, comment: '  Well seen.  ' })
    expect(reply.status).toBe(201)
    expect(await reply.json()).toMatchObject({
      ticketNum,
      rating: 4,
      comment: 'Well seen.',
      nickname: 'Riverstone',
      status: 'pending',
      isOwn: true,
    })
    expect(await seen(alice, ticketNum)).toEqual([[4, 'Well seen.', 'pending', true]])
    expect(await seen(bob, ticketNum)).toEqual([])
    const told = async () => {
      const [row] = (await board(alice)).results
      return [row?.reviewCount, row?.averageRating]
    }
    expect(await told()).toEqual([0, null])
    await sandbox.control('POST', 'clock', { advance: approvalMs - 1 })
    expect(await seen(bob, ticketNum)).toEqual([])
    await sandbox.control('POST', 'clock', { advance: 1 })
    expect(await seen(bob, ticketNum)).toEqual([[4, 'Well seen.', 'approved', false]])
    expect(await told()).toEqual([1, 4])
  })

  it('are one of a member: a second takes the place of the first and waits again; the own one comes first', async () => {
    const { alice, ticketNum } = await won()
    const carol = await sandbox.enter('carol')
    await review(alice, { ticket_num: ticketNum, rating: 5, comment: 'First.' })
    await review(carol, { ticket_num: ticketNum, rating: 2, comment: 'Luck.' })
    for (const { id } of [
      ...(await reviews(alice, ticketNum)).results,
      ...(await reviews(carol, ticketNum)).results,
    ])
      await sandbox.control('POST', `reviews/${id}`, { decision: 'approve' })
    expect(await seen(alice, ticketNum)).toEqual([
      [5, 'First.', 'approved', true],
      [2, 'Luck.', 'approved', false],
    ])
    const average = async () =>
      (await board(alice)).results.map((row) => [row.reviewCount, row.averageRating])
    expect(await average()).toEqual([[2, 3.5]])
    await review(alice, { ticket_num: ticketNum, rating: 1, comment: 'Second.' })
    expect(await seen(alice, ticketNum)).toEqual([
      [1, 'Second.', 'pending', true],
      [2, 'Luck.', 'approved', false],
    ])
    expect(await seen(carol, ticketNum)).toEqual([[2, 'Luck.', 'approved', true]])
    expect(await average()).toEqual([[1, 2]])
    const first = await reviews(alice, ticketNum, '&page_size=1')
    expect([first.count, first.next, first.results.map(({ isOwn }) => isOwn)]).toEqual([2, 2, [true]])
    const second = await reviews(alice, ticketNum, '&page_size=1&page=2')
    expect([second.next, second.results.map(({ comment }) => comment)]).toEqual([null, ['Luck.']])
  })

  it('that are rejected are shown to their writer as such, and to nobody else', async () => {
    const { alice, bob, ticketNum } = await won()
    await review(alice, { ticket_num: ticketNum, rating: 1, comment: 'Rude.' })
    const [own] = (await reviews(alice, ticketNum)).results
    await sandbox.control('POST', `reviews/${own?.id}`, { decision: 'reject' })
    await sandbox.control('POST', 'clock', { advance: 2 * approvalMs })
    expect(await seen(alice, ticketNum)).toEqual([[1, 'Rude.', 'rejected', true]])
    expect(await seen(bob, ticketNum)).toEqual([])
    await expect(sandbox.control('POST', 'reviews/r-999', { decision: 'reject' })).rejects.toThrow(
      'There is no review r-999.',
    )
  })

  it("are of another member's ticket that won, by a member, with a rating and a comment", async () => {
    const { alice, bob, ticketNum } = await won()
    const lost = await bet(alice, 'e2-1x2', 'away', '10')
    await settle('e2-1x2', { home: 'win' })
    const refused = async (member: TestMember, body: object) => {
      const reply = await review(member, body)
      const { code } = await reply.json()
      return [reply.status, code]
    }
    const sound = { ticket_num: ticketNum, rating: 3, comment: 'Fine.' }
    expect(await refused(await sandbox.enterAsGuest(), sound)).toEqual([400, errors.pleaseLogin.code])
    expect(await refused(bob, sound)).toEqual([400, errors.validationFailed.code])
    for (const change of [
      { rating: 0 },
      { rating: 6 },
      { rating: 2.5 },
      { rating: '5' },
      { comment: '' },
      { comment: ' \n ' },
      { comment: 'a'.repeat(501) },
      { ticket_num: '' },
      { more: true },
    ])
      expect([change, ...(await refused(alice, { ...sound, ...change }))]).toEqual([
        change,
        400,
        errors.validationFailed.code,
      ])
    for (const ticket of [lost, 'T999999'])
      expect(await refused(bob, { ...sound, ticket_num: ticket })).toEqual([404, errors.noResult.code])
    expect((await alice.get('/reviews/?ticket_num=T999999')).status).toBe(404)
    expect(await seen(alice, ticketNum)).toEqual([])
  })

  it('are kept over a restart, what was decided with them', async () => {
    const data = `${sandbox.folder}/reviews`
    const feeds = (world: Parameters<typeof quietFeed>[0]) => [quietFeed(world)]
    const first = await startTestSandbox({ data, feeds })
    const [alice, bob, carol] = [
      await first.enter('alice'),
      await first.enter('bob'),
      await first.enter('carol'),
    ]
    const ticketNum = await bet(bob, 'e1-1x2', 'home', '100')
    await first.control('POST', 'markets/e1-1x2', { settle: { home: 'win' } })
    await review(alice, { ticket_num: ticketNum, rating: 5, comment: 'Well seen.' })
    await review(carol, { ticket_num: ticketNum, rating: 1, comment: 'Rude.' })
    const [rude] = (await reviews(carol, ticketNum)).results
    await first.control('POST', `reviews/${rude?.id}`, { decision: 'reject' })
    await first.close()
    const second = await startTestSandbox({ data, feeds })
    try {
      expect(await seen(await second.enter('alice'), ticketNum)).toEqual([[5, 'Well seen.', 'pending', true]])
      expect(await seen(await second.enter('carol'), ticketNum)).toEqual([[1, 'Rude.', 'rejected', true]])
    } finally {
      await second.close()
    }
  })
})
