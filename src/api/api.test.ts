import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { CallFailed, type Failure } from '#machines/failure.ts'
import {
  errorBody,
  json,
  serve,
  testApi,
  wireEvent,
  wireMarket,
  wireSettings,
  wireTicket,
  wireWallet,
} from '#src/testing/api/replies.ts'
import { buildOpenedLink, buildLeg } from '#src/testing/builders.ts'
import { testTurn } from '#src/testing/environment.ts'

import { masterRankingsQuery } from './boards/memberBoards.ts'
import { resultPagesQuery } from './results/results.ts'
import { serverCalls } from './session/servers.ts'

async function failed(call: Promise<unknown>): Promise<CallFailed> {
  try {
    await call
  } catch (error) {
    if (error instanceof CallFailed) return error
    throw error
  }
  throw new Error('the call did not fail')
}

async function failure(call: Promise<unknown>): Promise<Failure> {
  return (await failed(call)).failure
}

const link = buildOpenedLink({ token: 't', partnerMemberToken: 'p' })

describe('a server that is asked for its health', () => {
  it.each([
    ['says that it serves', json(200, { status: 'ok' }), true],
    ['says that it does not', json(200, { status: 'unhealthy' }), false],
    ['refuses to say', json(503, errorBody), false],
    ['says so with a refusal', json(503, { status: 'ok' }), false],
    ['says something else', json(200, 'ok'), false],
    ['says nothing', json(200, null), false],
  ])('is well only where it says so: one that %s [SRV-02]', async (_, says, isHealthy) => {
    const server = await serve(says)
    const { api } = testApi(server.origin)
    const asked = serverCalls(api.caller).isHealthy(server.origin, new AbortController().signal)
    expect(await asked).toBe(isHealthy)
    expect(server.calls.map(({ path }) => path)).toEqual(['/healthcheck'])
  })

  it('is not well where nobody answers [SRV-02]', async () => {
    const server = await serve(json(200, { status: 'ok' }))
    await server.close()
    const { api } = testApi(server.origin)
    expect(await serverCalls(api.caller).isHealthy(server.origin, new AbortController().signal)).toBe(false)
  })
})

describe('calls', () => {
  it('carry the member token, the language on the wire and the time zone [SRV-04] [SRV-06]', async () => {
    const server = await serve(json(200, { count: 0, next: null, results: [] }))
    await testApi(server.origin, { language: () => 'zh-Hant' }).api.events(
      {
        tab: 'today',
        gameId: '41',
        competitions: ['a', 'b'],
      },
      1,
    )
    const [call] = server.calls
    expect(call?.headers.authorization).toBe('Bearer member-token')
    expect(call?.headers['cache-control']).toBe('no-cache')
    expect(call?.query.toString()).toBe(
      'page=1&page_size=100&timing=today&game_id=41&competition_id=a&competition_id=b&timezone=Asia%2FShanghai&lang=zh',
    )
  })

  it('never leave for a member when there is no session [SRV-06]', async () => {
    const server = await serve(json(200, wireWallet))
    const error = await failure(testApi(server.origin, { token: () => null }).api.wallet())
    expect(error.kind).toBe('unauthorized')
    expect(server.calls).toEqual([])
  })

  it('launch without a session, and send what the link said [LAUNCH-02]', async () => {
    const server = await serve(json(200, wireSettings))
    const { api } = testApi(server.origin, { token: () => null })
    const { settings, tokens } = await api.launch({
      ...link,
      language: 'th',
      eventId: 'e1',
      competitionIds: ['c1'],
      theme: 'nonsense',
    })
    expect(JSON.parse(server.calls[0]?.body ?? '')).toEqual({
      token: 't',
      partner_member_token: 'p',
      is_anonymous: false,
      lang: 'th',
      event_id: 'e1',
      competition_id: ['c1'],
      timezone: 'Asia/Shanghai',
    })
    expect(server.calls[0]?.headers.authorization).toBeUndefined()
    expect(tokens).toMatchObject({ token: 'member-token', partnerMemberToken: 'p' })
    expect(Object.keys(settings)).not.toContain('token')
    expect(settings).toMatchObject({
      memberCode: 'alice',
      currency: { code: 'CNY', symbol: '¥', digits: 2, inK: false, showSymbol: true },
      betIncrements: [{ minor: 5_000 }, { minor: 10_000 }],
      features: { isEsportsEnabled: true },
    })
  })

  it('decode events, and leave out the one market and the one event that cannot be read [LIVE-13]', async () => {
    const odd = { ...wireMarket, marketId: 'm2', betTypeName: 'TOMORROW' }
    const results = [
      { ...wireEvent, markets: [wireMarket, odd] },
      { ...wireEvent, eventId: 7 },
    ]
    const server = await serve(json(200, { count: 2, next: 2, results }))
    const { api, leftOut } = testApi(server.origin)
    const list = await api.events({ tab: 'early' }, 1)
    expect(list).toMatchObject({ count: 2, next: 2 })
    expect(list.events.map((event) => event.markets.map((market) => market.marketId))).toEqual([['m1']])
    expect(list.events[0]).toMatchObject({
      home: 'Reds',
      inPlay: false,
      isFavourite: true,
      startUtc: Date.UTC(2026, 0, 2, 3, 4, 5),
    })
    expect(leftOut).toEqual(['unknown.betType', 'malformed'])
  })

  it('ask for events a hundred a page, and for tickets twenty [BROWSE-05] [HIST-01]', async () => {
    const server = await serve(json(200, { count: 0, next: null, results: [] }))
    const { api } = testApi(server.origin)
    await api.events({ tab: 'today' }, 3)
    await api.tickets({ tab: 'pending', page: 2 })
    expect(server.calls.map(({ query }) => [query.get('page'), query.get('page_size')])).toEqual([
      ['3', '100'],
      ['2', '20'],
    ])
  })

  it('ask for results, movements of money and boards of members twenty a page, and for avatars twelve [BROWSE-05] [HIST-02] [BROWSE-13] [MEMBER-03] [MEMBER-06]', async () => {
    const server = await serve(json(200, { count: 0, next: null, results: [] }))
    const { api } = testApi(server.origin)
    const queries = new QueryClient()
    const filter = { first: '2026-01-02', last: '2026-01-02', isToday: false, isOutright: false }
    const results = { ...filter, gameIds: [], competitionIds: [] }
    await queries.fetchInfiniteQuery(resultPagesQuery({ api, nextTurn: testTurn }, results))
    await api.entries(4)
    for (const range of ['weekly', 'past_3_months'] as const)
      await queries.fetchInfiniteQuery(masterRankingsQuery({ api }, range))
    await api.avatars(2)
    const asked = server.calls.map(({ path, query }) => [path, query.get('page'), query.get('page_size')])
    expect(asked).toEqual([
      ['/api/results/', '1', '20'],
      ['/api/transactions/entries/', '4', '20'],
      ['/api/rankings/masters/', '1', '20'],
      ['/api/rankings/masters/', '1', '20'],
      ['/api/members/avatars/', '2', '12'],
    ])
  })

  it('decode tickets and money exactly [HIST-01]', async () => {
    const settled = {
      ...wireTicket,
      resultStatus: 'half_win',
      earnings: '-0.10',
      returns: '149.90',
      settledUtc: '2026-01-03T00:00:00Z',
    }
    const server = await serve(json(200, { count: 1, next: null, results: [settled] }))
    const page = await testApi(server.origin).api.tickets({ tab: 'settled', page: 1 })
    expect(page.tickets[0]).toMatchObject({
      amount: { minor: 15_000, currency: 'CNY', digits: 2 },
      earnings: { minor: -10 },
      returns: { minor: 14_990 },
      result: 'halfWin',
      odds: '0.85',
      oddsStyle: 'hongkong',
    })
    expect(server.calls[0]?.query.get('page_size')).toBe('20')
  })

  it.each([
    ['an amount that is a number', { ...wireWallet, balance: 9850 }],
    ['an amount of more digits than the currency has', { ...wireWallet, balance: '1.005' }],
    ['another currency', { ...wireWallet, currency: 'USD' }],
    ['null', null],
    ['a list', []],
  ])('take a wallet with %s for unreadable [SRV-09]', async (_, body) => {
    const server = await serve(json(200, body))
    const error = await failure(testApi(server.origin).api.wallet())
    expect(error.kind).toBe('unreadable')
  })

  it('take a reply that is no JSON for unreadable, and name no value of it', async () => {
    const server = await serve((_, response) => response.end('<html>secret</html>'))
    const error = await failed(testApi(server.origin).api.wallet())
    expect(error.failure.kind).toBe('unreadable')
    expect(error.message).not.toContain('secret')
  })

  it('say that a market is unavailable where its range is -1 and -1, or least above most [SLIP-05]', async () => {
    const ranges = [
      { minAmount: '-1', maxAmount: '-1' },
      { minAmount: '20.00', maxAmount: '10.00' },
      { minAmount: '10.00', maxAmount: '20.00', maxPayout: '1000.00' },
    ]
    const server = await serve((call, response) => json(200, ranges.shift())(call, response))
    const { api } = testApi(server.origin)
    const ask = () => api.betRange({ kind: 'single', legs: [buildLeg()] })
    expect(await ask()).toEqual({ kind: 'unavailable' })
    expect(await ask()).toEqual({ kind: 'unavailable' })
    expect(await ask()).toMatchObject({
      kind: 'known',
      ranges: { whole: { minAmount: { minor: 1_000 }, maxPayout: { minor: 100_000 } } },
    })
  })

  it('say why nothing may be staked where the server refuses the question, and fail where it does not answer [SLIP-25] [SLIP-05]', async () => {
    const { base, code, text } = errors.accountFrozen
    const replies = [
      json(400, { base_code: base, code, ref_code: 1, message: text }),
      json(500, { base_code: 0, code: 0, ref_code: 1, message: 'no' }),
    ]
    const server = await serve((call, response) => replies.shift()?.(call, response))
    const { api } = testApi(server.origin)
    const ask = () => api.betRange({ kind: 'single', legs: [buildLeg()] })
    expect(await ask()).toEqual({ kind: 'unavailable', code })
    expect(await failure(ask())).toMatchObject({ kind: 'broken' })
  })

  it('are asked for each of several singles, where one that is unavailable leaves the others what they are [SLIP-05]', async () => {
    const ranges = new Map([
      ['m1', { minAmount: '10.00', maxAmount: '20.00' }],
      ['m2', { minAmount: '-1', maxAmount: '-1' }],
    ])
    const server = await serve((call, response) =>
      json(200, ranges.get(JSON.parse(call.body).market_id))(call, response),
    )
    const { api } = testApi(server.origin)
    const legs = ['m1', 'm2'].map((marketId) => buildLeg({ marketId, side: 'home' }))
    expect(await api.betRange({ kind: 'single', legs: legs })).toMatchObject({
      kind: 'known',
      ranges: { 'm1:home': { maxAmount: { minor: 2_000 } }, 'm2:home': { maxAmount: { minor: -1 } } },
    })
  })
})

describe('errors of calls', () => {
  it.each([400, 404, 409])(
    'pass %i through to the caller, with code, reference, text and values [SRV-09]',
    async (status) => {
      const server = await serve(json(status, { ...errorBody, params: { min_bet: '10.00', odd: 3 } }))
      const error = await failure(testApi(server.origin).api.wallet())
      expect(error).toMatchObject({
        kind: 'refused',
        status,
        baseCode: 2,
        code: 2002,
        refCode: 77,
        message: 'Insufficient balance',
        params: { min_bet: '10.00' },
      })
    },
  )

  it.each([408, 500, 502])('give %i the base code 0 [SRV-09]', async (status) => {
    const server = await serve(json(status, errorBody))
    expect(await failure(testApi(server.origin).api.wallet())).toMatchObject({
      kind: 'broken',
      baseCode: 0,
      status,
    })
  })

  it.each([400, 500, 401])('read a %i with an empty body by its status', async (status) => {
    const server = await serve((_, response) => response.writeHead(status, { 'Content-Length': '0' }).end())
    expect(await failure(testApi(server.origin).api.wallet())).toMatchObject({
      status,
      code: null,
      message: null,
    })
  })

  it('end the session on a 401, naming the token that was refused [SRV-07]', async () => {
    const server = await serve(json(401, errorBody))
    const { api, unauthorized } = testApi(server.origin)
    expect((await failure(api.wallet())).kind).toBe('unauthorized')
    expect(unauthorized).toEqual(['member-token'])
  })

  it('end the session on a 403 [SRV-08]', async () => {
    const server = await serve(json(403, errorBody))
    const { api, forbidden } = testApi(server.origin)
    expect((await failure(api.wallet())).kind).toBe('forbidden')
    expect(forbidden).toHaveLength(1)
  })

  it('leave the session as it is where a call that carries none is refused: a report of servers [SRV-02] [SRV-08]', async () => {
    const server = await serve(json(403, errorBody))
    const { api, forbidden } = testApi(server.origin)
    const choice = { domains: [server.origin], selected: server.origin }
    const signed = { publicToken: 'pub-1', signature: 'old' }
    const report = serverCalls(api.caller).recordChoice(
      choice,
      'play.test',
      signed,
      AbortSignal.timeout(5_000),
    )
    expect((await failure(report)).kind).toBe('forbidden')
    expect(forbidden).toEqual([])
  })

  it("leave a 401 or 403 on the launch's way to the launch [SRV-07]", async () => {
    const server = await serve(json(401, { ...errorBody, code: 1005 }))
    const { api, unauthorized } = testApi(server.origin)
    expect(await failure(api.launch(link))).toMatchObject({ kind: 'unauthorized', code: 1005 })
    expect((await failure(api.refreshToken('old'))).kind).toBe('unauthorized')
    expect(unauthorized).toEqual([])
    expect(server.calls[1]?.headers.authorization).toBe('Bearer old')
  })

  it('abort a call that gets no answer in time: a POST with base code 3 [SRV-09] [SRV-14]', async () => {
    let isCut = false
    const server = await serve((_, response) => response.on('close', () => (isCut = true)))
    const { api } = testApi(server.origin, { timeout: 50 })
    expect(await failure(api.betRange({ kind: 'single', legs: [buildLeg()] }))).toMatchObject({
      kind: 'timedOut',
      baseCode: 3,
      code: null,
      refCode: null,
    })
    expect(await failure(api.wallet())).toMatchObject({ kind: 'timedOut', baseCode: 0 })
    await expect.poll(() => isCut).toBe(true)
  })

  it('abort a call whose body does not end in time [SRV-14]', async () => {
    const server = await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"balance":')
    })
    expect(await failure(testApi(server.origin, { timeout: 100 }).api.wallet())).toMatchObject({
      kind: 'timedOut',
    })
  })

  it('take a cut line, and a server that is not there, for a network failure with no code [SRV-09]', async () => {
    const server = await serve((_, response) => response.destroy())
    const { api } = testApi(server.origin)
    const none = { kind: 'unreachable', baseCode: 0, code: null, refCode: null, status: null }
    expect(await failure(api.wallet())).toMatchObject(none)
    await server.close()
    expect(await failure(api.wallet())).toMatchObject(none)
  })

  it('carry no token, whatever goes wrong [LAUNCH-06]', async () => {
    const server = await serve((_, response) => response.destroy())
    const error = await failure(testApi(server.origin).api.wallet())
    const everything = JSON.stringify(error, ['message', 'stack', ...Object.getOwnPropertyNames(error)])
    expect(everything).not.toContain('member-token')
  })
})
