import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { onTestFinished } from 'vitest'

import type { components } from '#openapi/client.gen.ts'
import { createApi } from '#src/api/api.ts'
import { deferredApi, type DeferredApi } from '#src/api/deferredApi.ts'
import type { CallSettings } from '#src/api/http/caller.ts'
import { createServerClock } from '#src/api/http/serverClock.ts'
import { testTimers, testTurn } from '#src/testing/environment.ts'

type Schemas = components['schemas']

export interface ServedCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type Responder = (call: ServedCall, response: ServerResponse) => void

/** A real HTTP server on this machine, for calls that really leave, until the test is over. */
export async function serve(respond: Responder) {
  const calls: ServedCall[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const call: ServedCall = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      calls.push(call)
      respond(call, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  return { calls, origin: `http://127.0.0.1:${port}`, close }
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Responder {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}

export const errorBody: Schemas['Error'] = {
  base_code: 2,
  code: 2002,
  ref_code: 77,
  message: 'Insufficient balance',
}

export interface TestApi {
  readonly api: DeferredApi
  readonly unauthorized: string[]
  readonly forbidden: number[]
  /** What was left out, or kept as unknown, by the names of the counters. */
  readonly leftOut: string[]
}

/** An api on a server of a test, as a member unless told otherwise. */
export function testApi(origin: string, change: Partial<CallSettings> = {}): TestApi {
  const unauthorized: string[] = []
  const forbidden: number[] = []
  const leftOut: string[] = []
  const early = createApi({
    serverAddress: () => `${origin}/api`,
    token: () => 'member-token',
    language: () => 'en',
    timeZone: () => 'Asia/Shanghai',
    currency: () => ({ code: 'CNY', digits: 2 }),
    clock: createServerClock(Date.now),
    fetch: (request) => fetch(request),
    sign: () => Promise.resolve(null),
    mainServers: [],
    onServerFact: () => undefined,
    timers: testTimers,
    nextTurn: testTurn,
    now: Date.now,
    onUnauthorized: (token) => void unauthorized.push(token),
    onForbidden: () => void forbidden.push(1),
    onLeftOut: (what) => void leftOut.push(what),
    ...change,
  })
  const api = deferredApi(early)
  return { api, unauthorized, forbidden, leftOut }
}

const wireLine: Schemas['TicketLine'] = {
  eventId: 'e1',
  marketId: 'm1',
  odds: '1.85',
  euroOdds: '1.85',
  memberOdds: '0.85',
  memberOddsStyle: 'hongkong',
  gameName: 'Soccer',
  gameId: '41',
  gameMarketName: 'Winner',
  betTypeName: 'WIN',
  competitionName: 'League',
  eventName: 'Reds v Blues',
  eventDateUtc: '2026-01-02T03:04:05Z',
  handicap: null,
  line: null,
  selection: { name: 'Reds' },
  betSelectionType: 'home',
  resultStatus: 'pending',
  resultValue: null,
}

export const wireTicket: Schemas['Ticket'] = {
  ticketNum: 'T1',
  ticketType: 'single',
  dateCreatedUtc: '2026-01-01T00:00:00Z',
  totalOdds: '1.85',
  memberOdds: '0.85',
  memberOddsStyle: 'hongkong',
  amount: '150.00',
  earnings: null,
  returns: null,
  currency: 'CNY',
  isPrebook: 'false',
  resultStatus: 'pending',
  settledUtc: null,
  tickets: [wireLine],
}

export const wireWallet: Schemas['Wallet'] = { balance: '9850.00', currency: 'CNY' }

const wireSelection: Schemas['Selection'] = {
  name: 'Reds',
  betTypeSelectionName: 'home',
  line: null,
  handicap: null,
  status: 'open',
  euroOdds: '1.85',
  malayOdds: '0.85',
  indoOdds: '-1.1764',
  hongkongOdds: '0.85',
}

export const wireMarket: Schemas['Market'] = {
  marketId: 'm1',
  marketName: 'Winner',
  betTypeName: 'WIN',
  marketOption: 'match',
  tabName: 'MATCH',
  status: 'open',
  minAmount: '10.00',
  maxAmount: '1000.00',
  maxBetAmount: '1000.00',
  timeStamp: 100,
  comboAllowed: true,
  selection: [wireSelection],
}

export const wireEvent: Schemas['Event'] = {
  eventId: 'e1',
  gameId: '41',
  gameName: 'Soccer',
  competitionId: 'c1',
  competitionName: 'League',
  home: { teamName: 'Reds' },
  away: { teamName: 'Blues' },
  inPlay: 'false',
  startDatetime: '2026-01-02T11:04:05+08:00',
  startDatetimeUtc: '2026-01-02T03:04:05Z',
  markets: [wireMarket],
  marketTabs: [{ tabName: 'MATCH', open: true, scoreline: null }],
  isFavourite: 'true',
  mapNum: null,
  matchScoreline: null,
  totalNumMarkets: 3,
}

export const wireSettings: Schemas['Settings'] = {
  publicToken: 'public',
  token: 'member-token',
  tokenExpiresAt: 1_900_000_000_000,
  memberCode: 'alice',
  launchId: 'l1',
  sessionId: 's1',
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyDigits: 2,
  minBetAmount: '10.00',
  maxComboPayout: '100000.00',
  maxComboAmount: '10000.00',
  maxPayout: '500000.00',
  defaultLang: 'en',
  langSelection: ['en', 'zh-hant'],
  partnerOfficialName: 'Harbour',
  partnerOrigins: ['http://localhost:4401'],
  theme: 'default',
  betIncrement: ['50.00', '100.00'],
  oddsSelection: ['euro', 'malay'],
  defaultOdds: 'euro',
  inK: false,
  showSymbol: true,
  isAnonymous: false,
  acceptAnyOdds: true,
  mixedComboMaxNumEvent: 5,
  comboMaxNumEvent: 20,
  countryCode: 'CN',
  exchangeRate: '1',
  timezone: null,
  maintenance: { maintenance: false },
  features: { isEsportsEnabled: true },
}
