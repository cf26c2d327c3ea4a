import type { BetDesk } from '../bets/bets.ts'
import {
  boundsOf,
  builderPrice,
  combinations,
  find,
  limits,
  refuseMember,
  unavailable,
} from '../bets/judging.ts'
import { type Bet, cut, possibleReturns, ticketOf } from '../bets/tickets.ts'
import { exact, type Exact, minus, plus, written } from '../decimals.ts'
import { badRequest } from '../http.ts'
import { currency, type Session, walletOf } from '../members.ts'
import { Refused } from '../messages.ts'
import { dayOf, pageOf } from './browsing.ts'
import { fieldsOf, type House, type MemberAnswer, type MemberCall, refuseGuest } from './house.ts'

/** Ranges, bets, tickets and what became of a key. */
export function betCalls({ bets, offer }: House): MemberCall[] {
  const place =
    (operation: Parameters<BetDesk['place']>[0]['operation']): MemberAnswer =>
    async ({ headers, bytes, body, arrivedAt }, session) => {
      const key = headers['x-unique']
      if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key))
        throw badRequest('validationFailed', 'X-UNIQUE')
      const expires = String(headers['x-unique-expires'] ?? '')
      const text = bytes.toString('utf8')
      const answer = await bets.place({ operation, session, key, expires, bytes: text, body, arrivedAt })
      return {
        status: answer.status,
        body: JSON.parse(answer.text),
        ...(answer.isReplayed ? { headers: { 'X-UNIQUE-Replayed': 'true' } } : {}),
      }
    }
  const rangeOf = (
    keys: unknown,
    session: Session,
  ): { found: ReturnType<typeof find>[]; min: string; max: string } => {
    refuseMember(session)
    if (!Array.isArray(keys)) throw badRequest('invalidPostData', 'a list of selections')
    const found = keys.map((key) => find(offer, key))
    const markets = found.map(({ market }) => market)
    if (found.length === 0) return { found, min: '0', max: '0' }
    if (markets.some(({ status }) => status !== 'open')) return { found, min: unavailable, max: unavailable }
    return { found, ...boundsOf(markets, found.length > 1 ? limits.maxComboAmount : undefined) }
  }
  return [
    ['POST', '/single-bet/', place('single'), 'any'],
    ['POST', '/combo-bet/', place('combo'), 'any'],
    ['POST', '/event-combo/', place('event'), 'any'],
    ['POST', '/mixed-combo-bet/', place('mixed'), 'any'],
    ['POST', '/prebooking/', place('prebook'), 'any'],
    [
      'GET',
      '/bets/by-unique/{key}',
      ({ path: { key = '' } }, { member }) => {
        const outcome = bets.outcome(member, key)
        if (outcome === null) throw new Refused(404, 'noResult')
        return { body: outcome }
      },
    ],
    [
      'POST',
      '/prebooking/cancel/',
      ({ body }, { member }) => {
        const bet = bets.cancel(member, String(fieldsOf(body, ['ticket_id']).ticket_id))
        return { body: { ticket: ticketOf(bet), wallet: walletOf(member) } }
      },
    ],
    [
      'GET',
      '/transactions/',
      ({ query }, session) => {
        refuseGuest(session)
        refuseDays(query)
        const here = bets.betsOf(session.member).filter((bet) => isAsked(bet, query))
        const page = pageOf(here.map(ticketOf), query, 20)
        return { body: { ...page, ...summaryOf(here, query) } }
      },
    ],
    [
      'GET',
      '/transactions/entries/',
      ({ query }, session) => {
        refuseGuest(session)
        const kind = query.get('kind')
        const rows = session.member.entries.filter((entry) => kind === null || entry.kind === kind)
        return { body: pageOf(rows, query, 20) }
      },
    ],
    [
      'POST',
      '/bet-range/single/',
      ({ body }, session) => {
        const { min, max } = rangeOf([body], session)
        return { body: { minAmount: min, maxAmount: max, maxPayout: limits.maxPayout } }
      },
    ],
    [
      'POST',
      '/bet-range/combo/',
      ({ body }, session) => {
        const { min, max } = rangeOf(body, session)
        return { body: { minAmount: min, maxAmount: max, maxPayout: limits.maxComboPayout } }
      },
    ],
    [
      'POST',
      '/bet-range/mixed-combo/',
      ({ body }, session) => {
        const { found, min, max } = rangeOf(body, session)
        const sizes = Array.from({ length: Math.max(0, found.length - 1) }, (_none, place) => place + 2)
        const ranges = sizes.map((size) => ({
          size,
          combinations: combinations(found.length, size),
          minAmount: min,
          maxAmount: max,
          maxPayout: limits.maxComboPayout,
        }))
        return { body: { ranges } }
      },
    ],
    [
      'POST',
      '/bet-range/event-combo/',
      ({ body }, session) => {
        const { tickets } = fieldsOf(body, ['event_id', 'tickets'])
        const { found, min, max } = rangeOf(tickets, session)
        const price = builderPrice(found)
        if (found.length > 0 && min !== unavailable && price === null)
          return {
            body: {
              minAmount: unavailable,
              maxAmount: unavailable,
              euroOdds: null,
              reason: 'Combo bet is not allowed for this event',
              reasonCode: 2056,
            },
          }
        return { body: { minAmount: min, maxAmount: max, euroOdds: price, reason: null, reasonCode: null } }
      },
    ],
  ]
}

const monthsMs = 92 * 24 * 3_600_000

/** @throws Refused for days that are not kept, or the wrong way round */
function refuseDays(query: URLSearchParams): void {
  const [from, to] = [query.get('date_from'), query.get('date_to')]
  const first = dayOf(Date.now() - monthsMs, query)
  if (from !== null && (from < first || from > (to ?? from)))
    throw badRequest('validationFailed', 'date_from')
}

/** What comes with the first page: sums of everything that is asked for. */
function summaryOf(bets: readonly Bet[], query: URLSearchParams): object {
  if ((query.get('page') ?? '1') !== '1') return {}
  switch (query.get('tab')) {
    case 'pending':
      return {
        totals: {
          amount: sumOf(bets.map(({ amount }) => amount)),
          possibleReturns: sumOf(bets.map((bet) => cut(possibleReturns(bet)))),
        },
      }
    case 'settled':
      return { days: daysOf(bets, query) }
    default:
      return {}
  }
}

/** The settled bets by the days on which they were placed, the newest first. */
function daysOf(bets: readonly Bet[], query: URLSearchParams): object[] {
  const byDay = new Map<string, Bet[]>()
  for (const bet of bets) {
    const date = dayOf(bet.createdAt, query)
    byDay.set(date, [...(byDay.get(date) ?? []), bet])
  }
  return [...byDay]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([date, here]) => {
      const amounts = here.map(({ amount }) => amount)
      const returns = here.map(({ settled }) => settled?.returns ?? exact('0'))
      const net = returns.map((amount, at) => minus(amount, amounts[at] ?? exact('0')))
      return { date, count: here.length, staked: sumOf(amounts), returned: sumOf(returns), net: sumOf(net) }
    })
}

function sumOf(amounts: readonly Exact[]): string {
  return written(amounts.reduce(plus, exact('0')), currency.digits)
}

function isAsked(bet: Bet, query: URLSearchParams): boolean {
  const ticket = ticketOf(bet)
  const wishes = [
    ['result', ticket.resultStatus],
    ['ticket_type', ticket.ticketType],
    ['ticket_num', ticket.ticketNum],
  ] as const
  if (wishes.some(([name, value]) => (query.get(name) ?? value) !== value)) return false
  const day = dayOf(bet.createdAt, query)
  if (day < (query.get('date_from') ?? day) || day > (query.get('date_to') ?? day)) return false
  const isBooked = bet.prebook !== null && bet.prebook.status !== 'accepted'
  switch (query.get('tab')) {
    case 'pending':
      return bet.settled === null && !isBooked
    case 'settled':
      return bet.settled !== null && !isBooked
    case 'prebook':
      return bet.prebook !== null
    default:
      return true
  }
}
