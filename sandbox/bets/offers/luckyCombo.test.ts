import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { compareEuro } from '#domain/odds/odds.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { quietFeed, startTestSandbox, type TestSandbox } from '../../testing/server.ts'
import { comboBody, wideFeed } from '../testing/combos.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds: (world) => [quietFeed(world), wideFeed(world)] })
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

interface Ticket {
  eventId: string
  marketId: string
  betSelection: string
  betShortName: string
  euroOdd: string
  selectOdd: string
  gameId: string
  line: string | null
  handicap: string | null
}
interface Lucky {
  status: number
  body: { totalOdds: string; tickets: Ticket[]; code?: number }
}

async function draw(query = '', times = 1): Promise<Lucky[]> {
  const alice = await sandbox.enter('alice')
  const drawn: Lucky[] = []
  for (let call = 0; call < times; call += 1) {
    const reply = await alice.get(`/lucky-combo/${query === '' ? '' : `?${query}`}`)
    drawn.push({ status: reply.status, body: await reply.json() })
  }
  return drawn
}
const idsOf = ({ body }: Lucky) =>
  body.tickets
    .map(({ marketId, betSelection }) => `${marketId} ${betSelection}`)
    .toSorted()
    .join()

describe('a lucky combo [SLIP-14]', () => {
  it('is three selections of different matches, ready for the slip, with their odds multiplied', async () => {
    const [lucky] = await draw()
    expect(lucky?.status).toBe(200)
    const { tickets = [], totalOdds } = lucky?.body ?? {}
    expect(new Set(tickets.map(({ eventId }) => eventId)).size).toBe(3)
    const hundredths = tickets.reduce((all, { euroOdd }) => all * BigInt(euroOdd.replace('.', '')), 1n)
    expect(totalOdds?.replace('.', '')).toBe(String(hundredths / 10_000n))
    expect(tickets[0]).toMatchObject({ selectOddType: 'euro', changeStatus: 'none', marketStatus: 'open' })
  })

  it('is a different one on each call, and can be placed as it is', async () => {
    const drawn = await draw('', 10)
    drawn.slice(1).forEach((lucky, index) => {
      const before = drawn[index]
      expect(before === undefined ? '' : idsOf(before)).not.toBe(idsOf(lucky))
    })
    const alice = await sandbox.enter('alice')
    const [last] = drawn.slice(-1)
    const tickets = (last?.body.tickets ?? []).map((ticket) => ({
      market_id: ticket.marketId,
      bet_type_selection: ticket.betSelection,
      euro_odds: ticket.euroOdd,
      handicap: ticket.handicap,
      line: ticket.line,
    }))
    const body = { ...comboBody([], { ticket_type: 'luckyCombo', accept_odds: 'none' }), tickets }
    const placed = await alice.place('/combo-bet/', body)
    expect([placed.status, await placed.json()]).toMatchObject([
      201,
      { ticket: { ticketType: 'luckyCombo' } },
    ])
  })

  it('is a different one even if there are only two, and the same if there is only one', async () => {
    const only = 'game_id=41&num_events=3&bet_type=over_under'
    const first = await draw(`${only}&from_odds=1.90&to_odds=1.90&selection=over`, 3)
    expect(new Set(first.map(idsOf)).size).toBe(1)
    await sandbox.control('POST', 'markets/e1-ou', { prices: { under: '1.90' } })
    const two = await draw(`${only}&from_odds=1.90&to_odds=1.90`, 4)
    expect(new Set(two.map(idsOf)).size).toBe(2)
    expect(two.map(idsOf).filter((ids, index, all) => ids === all[index - 1])).toEqual([])
  })

  it.each<[string, (ticket: Ticket) => boolean]>([
    ['bet_type=winner', ({ betShortName }) => ['1X2', 'WIN', 'WINMAP'].includes(betShortName)],
    ['bet_type=handicap', ({ betShortName }) => betShortName === 'AH'],
    ['bet_type=over_under', ({ betShortName }) => betShortName === 'OU'],
    ['selection=home', ({ betSelection }) => betSelection === 'home'],
    ['selection=away', ({ betSelection }) => betSelection === 'away'],
    ['selection=over', ({ betSelection }) => betSelection === 'over'],
    ['selection=under', ({ betSelection }) => betSelection === 'under'],
    ['game_id=1&bet_type=winner&selection=favourite', ({ euroOdd }) => euroOdd === '1.80'],
    ['game_id=1&bet_type=winner&selection=underdog', ({ euroOdd }) => euroOdd === '2.00'],
    // A draw is neither.
    ['game_id=41&bet_type=winner&selection=underdog', ({ betSelection }) => betSelection === 'away'],
    ['game_id=1', ({ gameId }) => gameId === '1'],
    ['game_id=41', ({ gameId }) => gameId === '41'],
    ['from_odds=1.95', ({ euroOdd }) => compareEuro(euroOdd, '1.95') >= 0],
    ['to_odds=1.90', ({ euroOdd }) => compareEuro(euroOdd, '1.90') <= 0],
    [
      'from_odds=1.85&to_odds=1.93',
      ({ euroOdd }) => compareEuro(euroOdd, '1.85') >= 0 && compareEuro(euroOdd, '1.93') <= 0,
    ],
    [
      'from_odds=0.90&to_odds=1.00&odds_type=hongkong',
      ({ euroOdd }) => compareEuro(euroOdd, '1.90') >= 0 && compareEuro(euroOdd, '2.00') <= 0,
    ],
    // Longer than evens is negative in Malay odds: from 2.00 up to 1 + 1/0.40.
    [
      'from_odds=1&to_odds=-0.40&odds_type=malay',
      ({ euroOdd }) => compareEuro(euroOdd, '2.00') >= 0 && compareEuro(euroOdd, '3.50') <= 0,
    ],
    [
      'from_odds=-1.25&to_odds=-1&odds_type=indo',
      ({ euroOdd }) => compareEuro(euroOdd, '1.80') >= 0 && compareEuro(euroOdd, '2.00') <= 0,
    ],
  ])('keeps to %s with every selection', async (query, fits) => {
    for (const lucky of await draw(query, 6)) {
      expect([query, lucky.status]).toEqual([query, 200])
      expect(lucky.body.tickets.filter((ticket) => !fits(ticket))).toEqual([])
    }
  })

  it('is made from events of the requested tab', async () => {
    const { model } = sandbox.sandbox.world
    for (const tab of ['today', 'inplay', 'early'] as const) {
      for (const id of ['m1', 'm2', 'm3'])
        if (tab === 'inplay') await sandbox.control('POST', `events/${id}`, { inPlay: true })
      const [lucky] = await draw(`event_select=${tab}`)
      if (tab === 'early') {
        // Only one event starts that late.
        expect(lucky?.status).toBe(404)
        continue
      }
      const tabs = lucky?.body.tickets.map(({ eventId }) => {
        const event = model.event(eventId)
        return event === undefined ? null : model.tabOf(event)
      })
      expect(tabs).toEqual([tab, tab, tab])
    }
  })

  it('has the requested number of events, or is not found', async () => {
    const [ten] = await draw('num_events=10')
    expect(new Set(ten?.body.tickets.map(({ eventId }) => eventId)).size).toBe(10)
    const [none] = await draw('num_events=4&game_id=41')
    expect([none?.status, none?.body.code]).toEqual([404, errors.noResult.code])
  })

  it('leaves out what may not be combined and what takes no bets', async () => {
    for (const event of ['e1', 'e2', 'e3']) {
      await sandbox.control('POST', `markets/${event}-1x2`, { status: 'paused' })
      await sandbox.control('POST', `markets/${event}-ah`, { limits: { min: '50', max: '20' } })
    }
    for (const lucky of await draw('game_id=41', 5))
      expect(new Set(lucky.body.tickets.map(({ betShortName }) => betShortName))).toEqual(new Set(['OU']))
    const all = await draw('num_events=13', 5)
    const events = new Set(all.flatMap(({ body }) => body.tickets.map(({ eventId }) => eventId)))
    expect([events.has('apart'), events.has('cup')]).toEqual([false, false])
  })

  it('is never one whose minimum stake would return more than the limit', async () => {
    for (const index of [1, 2, 3, 4, 5, 6])
      await sandbox.control('POST', `markets/m${index}-win`, { prices: { home: '90.00', away: '80.00' } })
    const [none] = await draw('from_odds=70')
    expect(none?.status).toBe(404)
    for (const index of [1, 2, 3])
      await sandbox.control('POST', `markets/m${index}-win`, { prices: { home: '30.00', away: '29.00' } })
    // 30 × 30 × 30 × 10.00 is within half a million; anything with more is not.
    for (const { body } of await draw('from_odds=25', 5))
      expect(Number(body.totalOdds)).toBeLessThanOrEqual(50_000)
  })

  it.each(['from_odds=1.5&odds_type=malay', 'to_odds=0.5&odds_type=indo'])(
    'refuses bounds that are no odds: %s',
    async (query) => {
      const [refused] = await draw(query)
      expect([refused?.status, refused?.body.code]).toEqual([400, errors.invalidMemberOdds.code])
    },
  )
})
