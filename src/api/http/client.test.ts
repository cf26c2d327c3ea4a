import { describe, expect, it } from 'vitest'

import { json, serve } from '#src/testing/api/replies.ts'

import { createHttp, type Http } from './client.ts'
import { createServerClock } from './serverClock.ts'

/** The client of a member in Tokyo. */
function httpTo(origin: string, language: 'vi' | 'zh-Hant' = 'vi'): Http {
  return createHttp({
    serverAddress: (server) => `${origin}/${server}`,
    token: () => 'member-token',
    language: () => language,
    timeZone: () => 'Asia/Tokyo',
    clock: createServerClock(Date.now),
    fetch: (request) => fetch(request),
    sign: () => Promise.resolve(null),
    mainServers: [],
    onServerFact: () => undefined,
    now: Date.now,
    onUnauthorized: () => undefined,
    onForbidden: () => undefined,
  })
}

/** The query of a call as it arrived. */
async function queryOf(make: (http: Http) => Promise<unknown>, language?: 'zh-Hant'): Promise<string> {
  const server = await serve(json(200, {}))
  await make(httpTo(server.origin, language))
  return server.calls[0]?.query.toString() ?? ''
}

describe('language and time zone', () => {
  it('go with the calls that take them, by the parameter and the codes that the contract has for each [SRV-04]', async () => {
    const zone = 'timezone=Asia%2FTokyo'
    expect(await queryOf((http) => http.GET('/games'))).toBe(`${zone}&lang=vn`)
    expect(await queryOf((http) => http.GET('/games'), 'zh-Hant')).toBe(`${zone}&lang=zh`)
    expect(await queryOf((http) => http.GET('/notifications/'))).toBe(`${zone}&language=vi`)
    expect(await queryOf((http) => http.GET('/games/tieco/'))).toBe(zone)
    expect(await queryOf((http) => http.GET('/wallet/'))).toBe('')
  })
})

describe('the server of a call', () => {
  async function asked(make: (http: Http) => Promise<unknown>): Promise<string | undefined> {
    const server = await serve(json(200, {}))
    await make(httpTo(server.origin))
    return server.calls[0]?.path
  }

  it('is the one that the contract has for it, with path, query and body as they are [SRV-01]', async () => {
    expect(await asked((http) => http.GET('/wallet/'))).toBe('/main/wallet/')
    const tables = await asked((http) =>
      http.GET('/mini-game/v2/tables/', { params: { header: { 'accept-language': 'en' } } }),
    )
    expect(tables).toBe('/miniGames/mini-game/v2/tables/')
    const status = { params: { query: { timestamp: 1 } } }
    expect(await asked((http) => http.GET('/maintenance/status.json', status))).toBe(
      '/maintenance/maintenance/status.json',
    )
    const theme = { params: { path: { name: 'lh' as const }, query: { version: '202507301052' } } }
    expect(await asked((http) => http.GET('/v8/themes/{name}.json', theme))).toBe('/assets/v8/themes/lh.json')
  })

  it('is the one that is named where each of them is asked [SRV-01]', async () => {
    const server = await serve(json(200, {}))
    await httpTo('http://elsewhere.test').GET('/healthcheck', { baseUrl: `${server.origin}/mirror/` })
    expect(server.calls.map(({ path }) => path)).toEqual(['/mirror/healthcheck'])
  })
})

describe('the member token', () => {
  it('stays away from calls that it does not open [SRV-06]', async () => {
    const server = await serve(json(200, {}))
    const http = httpTo(server.origin)
    await http.GET('/healthcheck')
    await http.GET('/wallet/')
    expect(server.calls.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer member-token',
    ])
  })
})
