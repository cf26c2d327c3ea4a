import { createHash } from 'node:crypto'

import { errors, type CatalogueEntry } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'
import { wireEvent, wireMarket, wireSettings, wireTicket } from '#src/testing/api/replies.ts'

import type { TestTime } from './time.ts'

type Schemas = components['schemas']

/** What the wire calls a booking's status. */
export function wireStatus({ status }: Pick<LedgerBet, 'status'>): Schemas['PrebookStatus'] {
  return status === 'placed' ? 'accepted' : status
}

/** A bet as the server has it: the judge of what members are told. */
export interface LedgerBet {
  readonly key: string
  readonly ticketNum: string
  readonly operation: string
  /** In cents. */
  readonly stake: number
  /** A booking waits, is given back, or was placed by its market. */
  status: 'placed' | 'booked' | 'cancelled'
  /** What came back of it, in cents; null until it is settled. */
  returns: number | null
}

/** How a bet ends: it pays, it does not, or its stake comes back. */
export const endings = ['win', 'loss', 'refund'] as const

export type Ending = (typeof endings)[number]

export interface Reply {
  readonly status: number
  readonly body: unknown
}

type Kept = { readonly body: string; readonly expires: number; readonly reply: Reply | null }

const opening = 100_000_000
const tokenLives = 10 * 60_000
/** How long a slow bet takes to be decided. */
const decisionTakes = 4_000

const placingPaths = ['/single-bet/', '/combo-bet/', '/mixed-combo-bet/', '/event-combo/', '/prebooking/']
const range = { minAmount: '10.00', maxAmount: '1000.00', maxPayout: '100000.00' }

/** Whether a call is one whose answer says what became of money: its way is long, and anything may happen on it. */
export function isAboutMoney(path: string): boolean {
  return placingPaths.includes(path) || path.startsWith('/bets/') || path === '/prebooking/cancel/'
}

function errorOf({ base: baseCode, code, text: message }: CatalogueEntry, more: object = {}) {
  return { base_code: baseCode, code, ref_code: 1, message, params: {}, ...more }
}

/** What comes back of a stake, in hundredths. */
const paysPercent: Readonly<Record<Ending, number>> = { win: 185, loss: 0, refund: 100 }

function endingOf({ stake, returns }: LedgerBet): Ending | 'pending' {
  if (returns === null) return 'pending'
  if (returns === 0) return 'loss'
  return returns === stake ? 'refund' : 'win'
}

const text = (cents: number): string => (cents / 100).toFixed(2)

/**
 * A back end that keeps the contract's promises about X-UNIQUE, and no others: one decision a key, the same reply to the
 * same request, a refusal of what comes too late, and a ledger.
 * @param told.booking of each booking as it is now, when it was made, placed or cancelled
 * @param told.settled of each bet that has ended
 */
export function createLedgerServer(
  time: TestTime,
  told: { booking: (bet: LedgerBet) => void; settled: (bet: LedgerBet) => void },
) {
  const ledger: LedgerBet[] = []
  const keys = new Map<string, Kept>()
  const tokens = new Map<string, number>()
  /** What the next new bets are answered with, one each; where it is empty they are placed. */
  const verdicts: ('refuse' | 'change' | 'slow')[] = []
  let issued = 0

  const issue = (): { token: string; tokenExpiresAt: number } => {
    issued += 1
    const token = `token-${issued}`
    const tokenExpiresAt = time.now() + tokenLives
    tokens.set(token, tokenExpiresAt)
    return { token, tokenExpiresAt }
  }
  const balance = (): number =>
    ledger.reduce(
      (left, { stake, status, returns }) => (status === 'cancelled' ? left : left - stake + (returns ?? 0)),
      opening,
    )
  const wallet = (): Schemas['Wallet'] => ({ balance: text(balance()), currency: 'CNY' })
  const ticketOf = (bet: LedgerBet): Schemas['Ticket'] => {
    const isBooking = bet.operation === '/prebooking/'
    return {
      ...wireTicket,
      ticketNum: bet.ticketNum,
      amount: text(bet.stake),
      isPrebook: isBooking ? 'true' : 'false',
      resultStatus: bet.status === 'cancelled' ? 'cancelled' : endingOf(bet),
      ...(bet.returns !== null && {
        returns: text(bet.returns),
        earnings: text(bet.returns - bet.stake),
        settledUtc: '2026-01-01T00:00:00Z',
      }),
      ...(isBooking && {
        prebook: {
          status: wireStatus(bet),
          targetOdds: '2.20',
          placedUtc: bet.status === 'placed' ? '2026-01-01T00:00:00Z' : null,
        },
      }),
    }
  }
  const stakeOf = (body: string): number => {
    const sent: { amount?: string; stakes?: { amount: string }[]; tickets?: unknown[] } = JSON.parse(body)
    // Of three legs each size 2 has three combinations; what is staked here is on pairs alone.
    const [pairs] = sent.stakes ?? []
    return Math.round(Number(pairs === undefined ? sent.amount : Number(pairs.amount) * 3) * 100)
  }
  const decide = (key: string, operation: string, body: string): Reply => {
    const bet: LedgerBet = {
      key,
      operation,
      ticketNum: `T-${ledger.length + 1}`,
      stake: stakeOf(body),
      status: operation === '/prebooking/' ? 'booked' : 'placed',
      returns: null,
    }
    ledger.push(bet)
    if (bet.status === 'booked') told.booking(bet)
    return { status: 201, body: { ticket: ticketOf(bet), wallet: wallet() } }
  }
  const judge = (key: string, operation: string, body: string, expires: number): Reply | null => {
    if (time.now() > expires) return { status: 400, body: errorOf(errors.unableToPlace) }
    switch (verdicts.shift()) {
      case 'refuse':
        return { status: 400, body: errorOf(errors.insufficientBalance) }
      case 'change': {
        const sent: { tickets?: Schemas['BetSelection'][] } = JSON.parse(body)
        const changes = (sent.tickets ?? []).map((terms) => ({
          ...terms,
          status: 'open',
          euro_odds: '1.80',
          timeStamp: time.now(),
        }))
        return { status: 400, body: errorOf(errors.oddsChanged, { changes }) }
      }
      case 'slow':
        time.startTimer(() => {
          // A restart meanwhile has forgotten it.
          if (keys.get(key)?.reply === null)
            keys.set(key, { body, expires, reply: decide(key, operation, body) })
        }, decisionTakes)
        return null
      case undefined:
        return decide(key, operation, body)
    }
  }

  const place = (request: Request, path: string, body: string): Reply => {
    const key = request.headers.get('X-UNIQUE') ?? ''
    const known = keys.get(key)
    const expires = Number(request.headers.get('X-UNIQUE-Expires'))
    if (known === undefined) {
      const reply = judge(key, path, body, expires)
      keys.set(key, { body, expires, reply })
      return reply ?? { status: 504, body: {} }
    }
    if (known.body !== body || known.expires !== expires)
      return { status: 409, body: errorOf(errors.duplicateTicket) }
    return known.reply ?? { status: 504, body: {} }
  }
  const ask = (key: string): Reply => {
    const known = keys.get(key)
    if (known === undefined) return { status: 404, body: errorOf(errors.noResult) }
    if (known.reply === null) return { status: 200, body: { status: 'inProgress' } }
    const bet = ledger.find((one) => one.key === key)
    const request = { expires: known.expires, digest: createHash('sha256').update(known.body).digest('hex') }
    const became =
      bet === undefined
        ? { status: 'notPlaced', refusal: known.reply.body, request }
        : { status: 'placed', ticket: ticketOf(bet), request }
    return { status: 200, body: became }
  }
  const cancel = (body: string): Reply => {
    const { ticket_id: ticketNum }: { ticket_id: string } = JSON.parse(body)
    const bet = ledger.find((one) => one.ticketNum === ticketNum)
    if (bet === undefined) return { status: 404, body: errorOf(errors.noResult) }
    if (bet.status === 'placed')
      return { status: 409, body: errorOf(errors.prebookError, { ticket: ticketOf(bet) }) }
    if (bet.status === 'booked') {
      bet.status = 'cancelled'
      told.booking(bet)
    }
    return { status: 200, body: { ticket: ticketOf(bet), wallet: wallet() } }
  }
  const settings = (grant: { token: string; tokenExpiresAt: number }): Reply => ({
    status: 200,
    body: { ...wireSettings, ...grant },
  })
  const event = (eventId: string): Schemas['Event'] => ({
    ...wireEvent,
    eventId,
    markets: ['m', 'n'].map((name) => ({ ...wireMarket, marketId: `${name}-${eventId}`, eventId })),
  })

  return {
    ledger,
    verdicts,
    balance: () => text(balance()),
    /** The session of everybody is over, by the server's word. */
    endSessions: () => tokens.clear(),
    /** What had not been decided is forgotten. */
    restart() {
      for (const [key, { reply }] of keys) if (reply === null) keys.delete(key)
    },
    /** The market reaches the target of what is booked. */
    reachTarget() {
      const waiting = ledger.find(({ status }) => status === 'booked')
      if (waiting === undefined) return
      waiting.status = 'placed'
      told.booking(waiting)
    },
    /** The oldest bet that still runs ends. */
    settle(ending: Ending) {
      const running = ledger.find(({ status, returns }) => status === 'placed' && returns === null)
      if (running === undefined) return
      running.returns = Math.floor((running.stake * paysPercent[ending]) / 100)
      told.settled(running)
    },
    /** Decides a call that has arrived. */
    async handle(request: Request): Promise<Reply> {
      const url = new URL(request.url)
      const path = url.pathname.replace(/^\/api/, '')
      if (path === '/game-launch/') return settings(issue())
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? ''
      const expiresAt = tokens.get(token) ?? 0
      if (expiresAt <= time.now()) return { status: 401, body: errorOf(errors.tokenExpired) }
      const body = request.method === 'POST' ? await request.text() : ''
      if (placingPaths.includes(path)) return place(request, path, body)
      if (path.startsWith('/bets/by-unique/')) return ask(path.split('/')[3] ?? '')
      switch (path) {
        case '/prebooking/cancel/':
          return cancel(body)
        case '/game-launch/check/':
          return settings({ token, tokenExpiresAt: expiresAt })
        case '/game-launch/refresh/': {
          const fresh = issue()
          return { status: 200, body: { token: fresh.token, expiresAt: fresh.tokenExpiresAt } }
        }
        case '/members/me/':
          return {
            status: 200,
            body: { id: '1', memberCode: 'alice', nickname: null, avatarId: null, isAnonymous: false },
          }
        case '/members/config/':
          return { status: 200, body: { defaultLandingPage: null, avatarId: null } }
        case '/transactions/': {
          const bet = ledger.find(({ ticketNum }) => ticketNum === url.searchParams.get('ticket_num'))
          const results = bet === undefined ? [] : [ticketOf(bet)]
          return { status: 200, body: { count: results.length, next: null, results } }
        }
        case '/wallet/':
          return { status: 200, body: wallet() }
        case '/bet-range/single/':
        case '/bet-range/combo/':
          return { status: 200, body: range }
        case '/bet-range/mixed-combo/':
          return { status: 200, body: { ranges: [2, 3].map((size) => ({ size, ...range })) } }
        case '/bet-range/event-combo/':
          return { status: 200, body: { ...range, euroOdds: '3.10' } }
        case '/events/': {
          const one = url.searchParams.get('event_id')
          const results = one === null ? [] : [event(one)]
          return { status: 200, body: { count: results.length, next: null, results } }
        }
        default:
          return { status: 404, body: {} }
      }
    },
  }
}

export type LedgerServer = ReturnType<typeof createLedgerServer>
