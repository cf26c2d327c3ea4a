import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { components } from '#openapi/client.gen.ts'

import type { SandboxOptions } from '../config.ts'
import type { ledgerView } from '../control/views.ts'
import { type Feed, feedFromList } from '../feeds/feed.ts'
import type { MarketSeed, TimedCommand } from '../market/commands.ts'
import type { WorldSeed } from '../market/worldSeed.ts'
import { type RunningSandbox, startSandbox } from '../start.ts'

type Schemas = components['schemas']
export type LedgerReply = NonNullable<ReturnType<typeof ledgerView>>

const hour = 3_600_000

/** A world of three events whose prices only move by control calls; for tests. */
export function quietFeed({ epoch }: WorldSeed): Feed {
  const event = (eventId: string, startUtc: number, inPlay: boolean): TimedCommand => ({
    at: epoch,
    command: {
      kind: 'event',
      event: {
        eventId,
        gameId: '41',
        gameName: 'Soccer',
        competitionId: 'c1',
        competitionName: 'Harbour League',
        home: `Home ${eventId}`,
        away: `Away ${eventId}`,
        startUtc,
        inPlay,
      },
    },
  })
  const market = (seed: MarketSeed): TimedCommand => ({
    at: epoch,
    command: { kind: 'market', market: seed },
  })
  const markets = (eventId: string): TimedCommand[] => [
    market({
      marketId: `${eventId}-1x2`,
      eventId,
      name: '1X2',
      betType: '1X2',
      selections: [
        { side: 'home', name: `Home ${eventId}`, euro: '2.10' },
        { side: 'draw', name: 'Draw', euro: '3.40' },
        { side: 'away', name: `Away ${eventId}`, euro: '3.60' },
      ],
    }),
    market({
      marketId: `${eventId}-ah`,
      eventId,
      name: 'Asian handicap',
      betType: 'AH',
      selections: [
        { side: 'home', name: `Home ${eventId}`, euro: '1.93', handicap: '-0.25' },
        { side: 'away', name: `Away ${eventId}`, euro: '1.97', handicap: '0.25' },
      ],
    }),
    market({
      marketId: `${eventId}-ou`,
      eventId,
      name: 'Over/under',
      betType: 'OU',
      selections: [
        { side: 'over', name: 'Over', euro: '1.90', line: '2.75' },
        { side: 'under', name: 'Under', euro: '2.00', line: '2.75' },
      ],
    }),
  ]
  return feedFromList('quiet', [
    event('e1', epoch + 60_000, false),
    ...markets('e1'),
    event('e2', epoch - hour, true),
    ...markets('e2'),
    event('e3', epoch + 72 * hour, false),
    ...markets('e3'),
  ])
}

/** A sandbox of its own for a test, with the calls a test makes. */
export interface TestSandbox extends RunningSandbox {
  folder: string
  /** Launches a member through the partner's callback and gives the session. */
  enter(member: string, lang?: string): Promise<TestMember>
  enterAsGuest(): Promise<TestMember>
  control<Reply>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Reply>
  ledger(member: string): Promise<LedgerReply>
}

export interface TestMember {
  settings: Schemas['Settings']
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>
  send(method: string, path: string, body?: object): Promise<Response>
  /** Sends a bet; with its own key and a minute to live unless specified. */
  bet(bet?: Partial<BetWish>): Promise<Response>
  /** Books a bet at a target (`odds`); with its own key and a minute to live unless specified. */
  book(bet?: Partial<BetWish>): Promise<Response>
  cancel(ticketNum: string): Promise<Response>
  /** Cashes a ticket out for at least an amount; with its own key and a minute to live unless specified. */
  cashOut(
    ticketNum: string,
    amount: string,
    sent?: { key?: string; expires?: number; currency?: string },
  ): Promise<Response>
  /** Sends a placing call as it is; with its own key and a minute to live unless specified. */
  place(path: PlacingPath, body: object, sent?: { key?: string; expires?: number }): Promise<Response>
}

export type PlacingPath =
  | '/single-bet/'
  | '/combo-bet/'
  | '/mixed-combo-bet/'
  | '/event-combo/'
  | '/prebooking/'
  | '/cash-out/'

export interface BetWish {
  marketId: string
  side: string
  odds: string
  handicap: string | null
  line: string | null
  amount: string
  currency: string
  oddsType: Schemas['OddsType']
  accept: 'any' | 'better' | 'none'
  key: string
  expires: number
}

/** A key like a client's. */
export function newKey(): string {
  return randomBytes(16).toString('hex')
}

/** The body of a bet: 100.00 on the home side of the first event, unless specified. */
export function betBody(bet: Partial<BetWish> = {}): Schemas['SingleBetRequest'] {
  const { marketId = 'e1-1x2', side = 'home', odds = '2.10', handicap = null, line = null } = bet
  return {
    tickets: [{ market_id: marketId, bet_type_selection: side, euro_odds: odds, handicap, line }],
    amount: bet.amount ?? '100.00',
    currency: bet.currency ?? 'CNY',
    odds_type: bet.oddsType ?? 'euro',
    accept_odds: bet.accept ?? 'any',
  }
}

/** The body of a booking: 100.00 on the home side of the first event at 2.20 or better, unless specified. */
export function prebookBody(bet: Partial<BetWish> = {}): Schemas['PrebookRequest'] {
  const { marketId = 'e1-1x2', side = 'home', odds = '2.20', handicap = null, line = null } = bet
  return {
    ticket: { market_id: marketId, bet_type_selection: side, handicap, line },
    target_odds: odds,
    amount: bet.amount ?? '100.00',
    currency: bet.currency ?? 'CNY',
    odds_type: bet.oddsType ?? 'euro',
  }
}

/** Starts a sandbox on free ports with its own folder; its replies are checked against the contract. */
export async function startTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const folder = options.data ?? mkdtempSync(join(tmpdir(), 'slipway-sandbox-'))
  const running = await startSandbox({
    port: 0,
    partnerPort: 0,
    data: folder,
    dist: join(folder, 'dist'),
    feeds: (world) => [quietFeed(world)],
    validateReplies: true,
    tickMs: 20,
    callbackTimeoutMs: 3000,
    ...options,
  })
  const base = running.clientUrl

  const control = async <Reply>(method: string, path: string, body?: object): Promise<Reply> => {
    const response = await sendJson(`${base}/sandbox/${path}`, method, body)
    if (!response.ok)
      throw new Error(`${method} /sandbox/${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const enter = async (wish: { member?: string; guest?: boolean; lang?: string }): Promise<TestMember> => {
    const { link } = await control<{ link: string }>('POST', 'launch', wish)
    const response = await launchBy(base, link, wish.lang)
    if (response.status !== 200) throw new Error(`Launch: ${response.status} ${await response.text()}`)
    return testMember(base, await response.json())
  }
  return {
    ...running,
    folder,
    enter: (member, lang) => enter(lang === undefined ? { member } : { member, lang }),
    enterAsGuest: () => enter({ guest: true }),
    control,
    ledger: (member) => control('GET', `ledger?member=${member}`),
    close: async () => {
      await running.close()
      if (options.data === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Exchanges a launch link for a session, as the client does. */
export function launchBy(base: string, link: string, lang?: string): Promise<Response> {
  const { searchParams } = new URL(link)
  const memberToken = searchParams.get('partner_member_token')
  return sendJson(`${base}/api/game-launch/`, 'POST', {
    token: searchParams.get('token'),
    is_anonymous: searchParams.get('is_anonymous') === 'true',
    ...(memberToken === null ? {} : { partner_member_token: memberToken }),
    ...(lang === undefined ? {} : { lang }),
  })
}

/** The calls of a member with a session. */
export function testMember(base: string, settings: Schemas['Settings']): TestMember {
  const authorization = { authorization: `Bearer ${settings.token}` }
  // A confirmation has one bound, which its repetitions repeat.
  const bounds = new Map<string, number>()
  const place: TestMember['place'] = (path, body, { key = newKey(), expires = bounds.get(key) } = {}) => {
    const bound = expires ?? Date.now() + 60_000
    bounds.set(key, bound)
    return sendJson(`${base}/api${path}`, 'POST', body, {
      ...authorization,
      'x-unique': key,
      'x-unique-expires': String(bound),
    })
  }
  return {
    settings,
    get: (path, headers = {}) => fetch(`${base}/api${path}`, { headers: { ...headers, ...authorization } }),
    send: (method, path, body) => sendJson(`${base}/api${path}`, method, body, authorization),
    bet: (bet = {}) => place('/single-bet/', betBody(bet), bet),
    book: (bet = {}) => place('/prebooking/', prebookBody(bet), bet),
    cancel: (ticketNum) =>
      sendJson(`${base}/api/prebooking/cancel/`, 'POST', { ticket_id: ticketNum }, authorization),
    cashOut: (ticketNum, amount, { currency = settings.currencyCode, ...sent } = {}) =>
      place('/cash-out/', { ticket_id: ticketNum, amount, currency }, sent),
    place,
  }
}

/** Sends JSON. */
export function sendJson(
  url: string,
  method: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** Sends a request byte for byte, as no client would write it, and returns status and body of the answer. */
export function sendRaw(
  base: string,
  request: string,
): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(new URL(base).port), '127.0.0.1', () => socket.write(request))
    socket.setEncoding('utf8')
    socket.on('data', (part) => (text += part))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n')
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body })
    })
  })
}

/** The text of a request, for `sendRaw`. */
export function rawRequest(line: string, headers: Record<string, string>, body = ''): string {
  const all = {
    ...headers,
    Connection: 'close',
    ...(body === '' ? {} : { 'Content-Length': `${Buffer.byteLength(body)}` }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${line} HTTP/1.1`, ...lines, '', body].join('\r\n')
}
