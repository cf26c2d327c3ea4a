import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import { startTestSandbox, type TestMember, type TestSandbox } from '../../../testing/server.ts'

type Schemas = components['schemas']
type Table = Schemas['MiniGameTable']

const minute = 60_000
let sandbox: TestSandbox
let alice: TestMember

beforeAll(async () => {
  sandbox = await startTestSandbox({ frozen: true, epoch: Date.parse('2026-11-21T12:00:00Z') })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.control('POST', 'reset', {})
  await sandbox.control('POST', 'features', { isMiniGameEnabled: true })
  alice = await sandbox.enter('alice')
})

async function json<Reply>(member: TestMember, path: string, language?: string): Promise<Reply> {
  const response = await member.get(path, language === undefined ? {} : { 'accept-language': language })
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}
const tablesOf = (member: TestMember, language?: string): Promise<Schemas['MiniGameTablePage']> =>
  json(member, '/mini-game/v2/tables/', language)
const refusal = async (member: TestMember, path: string) => {
  const response = await member.get(path)
  const body: Schemas['Error'] = await response.json()
  return { status: response.status, code: body.code }
}

describe('the tables of the mini-games', () => {
  it('are numbered 1 to 24, 16 and a disabled one among them, and 18 to 21 and 23 are new [MEMBER-08]', async () => {
    const { count, next, results } = await tablesOf(alice)
    expect({ count, next }).toEqual({ count: 24, next: null })
    expect(results.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1))
    expect(results.filter(({ isEnabled }) => !isEnabled).map(({ id }) => id)).toEqual([9])
    expect(results.filter(({ isNewGame }) => isNewGame).map(({ id }) => id)).toEqual([18, 19, 20, 21, 23])
    expect(new Set(results.map(({ type }) => type))).toEqual(new Set(['card', 'roulette', 'fishPrawnCrab']))
  })

  it('say in the member’s currency what they take and pay', async () => {
    const limits = ({ type, minBetAmount, maxBetAmount, maxPayoutAmount }: Table) => [
      type,
      minBetAmount,
      maxBetAmount,
      maxPayoutAmount,
    ]
    expect((await tablesOf(alice)).results.slice(0, 3).map(limits)).toEqual([
      ['card', '10.00', '5000.00', '50000.00'],
      ['roulette', '5.00', '2000.00', '20000.00'],
      ['fishPrawnCrab', '2.00', '1000.00', '10000.00'],
    ])
    const dewi = await sandbox.enter('dewi')
    expect((await tablesOf(dewi)).results.slice(0, 1).map(limits)).toEqual([
      ['card', '20000', '10000000', '100000000'],
    ])
    const modest = await sandbox.enter('modest')
    expect((await tablesOf(modest)).results[0]?.maxPayoutAmount).toBe('300.00')
  })

  it('come page after page until there is no next, a hundred at a time [MEMBER-08]', async () => {
    await sandbox.control('POST', 'minigame', { tables: 250 })
    const pages: Schemas['MiniGameTablePage'][] = []
    for (let page: number | null = 1; page !== null; page = pages.at(-1)?.next ?? null)
      pages.push(await json(alice, `/mini-game/v2/tables/?page=${page}`))
    expect(pages.map(({ count, next, results }) => [count, next, results.length])).toEqual([
      [250, 2, 100],
      [250, 3, 100],
      [250, null, 50],
    ])
    expect(pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(
      Array.from({ length: 250 }, (_, at) => at + 1),
    )
    const small = await json<Schemas['MiniGameTablePage']>(alice, '/mini-game/v2/tables/?page=2&page_size=7')
    expect([small.next, small.results.map(({ id }) => id)]).toEqual([3, [8, 9, 10, 11, 12, 13, 14]])
    expect((await alice.get('/mini-game/v2/tables/?page_size=101')).status).toBe(400)
  })

  it.each([
    ['en', 'Dragon Tiger 6'],
    ['zh', '龙虎 6'],
    ['zh-hant', '龍虎 6'],
    ['zh-TW,zh;q=0.9,en;q=0.8', '龍虎 6'],
    ['fr-FR,fr;q=0.9,zh-CN;q=0.8', '龙虎 6'],
    ['en-GB', 'Dragon Tiger 6'],
    ['vn', 'Rồng Hổ 6'],
    ['vi-VN,vi;q=0.9', 'Rồng Hổ 6'],
    ['fr', 'Dragon Tiger 6'],
    ['*', 'Dragon Tiger 6'],
  ])('have their names in the language of accept-language: %s', async (language, name) => {
    const { results } = await tablesOf(alice, language)
    expect(results.find(({ id }) => id === 16)?.name).toBe(name)
  })

  it('have them in traditional Chinese where the launch has said so, for calls say zh of both Chineses [I18N-01]', async () => {
    const chinese = await sandbox.enter('alice', 'zh-hant')
    const { results } = await tablesOf(chinese, 'zh')
    const table = results.find(({ id }) => id === 16)
    expect([table?.name, table?.miniGameName]).toEqual(['龍虎 6', '龍虎'])
    expect(new URL(results[0]?.gameUrl ?? '').searchParams.get('lang')).toBe('zh-hant')
    await sandbox.control('POST', 'clock', { advance: minute })
    const rounds: Schemas['MiniGameResultPage'] = await json(
      chinese,
      '/mini-game/v2/results/?table_id=1',
      'zh',
    )
    for (const { result } of rounds.results) expect(result).toMatch(/^[龍虎和]: /)
    const guide: Schemas['MiniGameGuide'] = await json(chinese, '/mini-game/v2/guide/?table_id=1', 'zh')
    expect(guide.help[0]).toMatch(/龍和虎各發一張牌/)
    // Where the launch has not said so it is the other.
    const other = await sandbox.enter('bob', 'zh')
    expect((await tablesOf(other, 'zh')).results[0]?.name).toBe('龙虎 1')
  })

  it('are none where the partner has no mini-games [LAUNCH-14]', async () => {
    await sandbox.control('POST', 'features', { isMiniGameEnabled: false })
    expect(await tablesOf(alice)).toEqual({ count: 0, next: null, results: [] })
    expect(await refusal(alice, '/mini-game/v2/guide/?table_id=1')).toEqual({
      status: 400,
      code: errors.gameDisabled.code,
    })
  })

  it('have an address each, for this member and table; none where they are down or disabled', async () => {
    await sandbox.control('POST', 'minigame/tables/2', { isDown: true })
    const { results } = await tablesOf(alice)
    expect(results.filter(({ gameUrl }) => gameUrl === null).map(({ id }) => id)).toEqual([2, 9])
    const [first] = results
    expect(first?.gameUrl).toMatch(
      new RegExp(`^${sandbox.partnerUrl}/minigame/1/\\?lang=en#1\\.\\d+\\.[0-9a-f]{24}\\.`),
    )
    const bob = await sandbox.enter('bob')
    expect((await tablesOf(bob)).results[0]?.gameUrl).not.toBe(first?.gameUrl)
  })
})

describe('the settings of the mini-games', () => {
  it('are the partner’s: background, way back, and the game that is opened at once [MEMBER-08]', async () => {
    expect(alice.settings.miniGame).toEqual({
      isTopWinningsEnabled: true,
      showObfuscatedMemberCode: true,
      transparent: false,
      lootboxGameId: null,
      backToLobby: true,
    })
    await sandbox.control('POST', 'minigame', { transparent: true, lootboxGameId: '2', backToLobby: false })
    expect((await sandbox.enter('alice')).settings.miniGame).toMatchObject({
      transparent: true,
      lootboxGameId: '2',
      backToLobby: false,
    })
    await sandbox.control('POST', 'reset', {})
    expect((await sandbox.enter('alice')).settings.miniGame).toMatchObject({
      transparent: false,
      lootboxGameId: null,
      backToLobby: true,
    })
  })
})

describe('the results of a table', () => {
  const resultsOf = (table: number, more = '', language?: string): Promise<Schemas['MiniGameResultPage']> =>
    json(alice, `/mini-game/v2/results/?table_id=${table}${more}`, language)

  it('are its latest rounds, newest first, each a minute long, the same for everybody', async () => {
    const { count, next, results } = await resultsOf(2)
    expect({ count, next, length: results.length }).toEqual({ count: 200, next: 2, length: 20 })
    const ends = results.map(({ endedUtc }) => Date.parse(endedUtc))
    const now = Date.parse('2026-11-21T12:00:00Z')
    expect(ends).toEqual(Array.from({ length: 20 }, (_, back) => now - back * minute))
    expect(results.map(({ roundId }) => Number(roundId))).toEqual(ends.map((end) => end / minute - 1))
    await sandbox.control('POST', 'clock', { advance: minute })
    const later = await resultsOf(2)
    expect(later.results.slice(1)).toEqual(results.slice(0, -1))
    expect(Date.parse(later.results[0]?.endedUtc ?? '')).toBe(now + minute)
  })

  it('are told in the words of the game, by language', async () => {
    for (const [table, pattern] of [
      [1, /^(Dragon|Tiger|Tie): (A|[2-9]|10|J|Q|K)[♠♥♦♣], (A|[2-9]|10|J|Q|K)[♠♥♦♣]$/],
      [2, /^(\d|[12]\d|3[0-6]) (Red|Black|Green)$/],
      [3, /^(Fish|Prawn|Crab|Rooster|Gourd|Coin)(, (Fish|Prawn|Crab|Rooster|Gourd|Coin)){2}$/],
    ] as const)
      for (const { result } of (await resultsOf(table, '&page_size=100')).results)
        expect(result).toMatch(pattern)
    for (const { result } of (await resultsOf(1, '', 'zh')).results) expect(result).toMatch(/^[龙虎和]: /)
  })

  it('are of one table, which must be there', async () => {
    const [one, four] = [await resultsOf(1), await resultsOf(4)]
    expect(one.results.map(({ result }) => result)).not.toEqual(four.results.map(({ result }) => result))
    expect(await refusal(alice, '/mini-game/v2/results/?table_id=25')).toEqual({
      status: 404,
      code: errors.noResult.code,
    })
    expect((await alice.get('/mini-game/v2/results/')).status).toBe(400)
  })
})

describe('the guide of a table', () => {
  const guide = (table: number, language?: string): Promise<Schemas['MiniGameGuide']> =>
    json(alice, `/mini-game/v2/guide/?table_id=${table}`, language)

  it('says what its game pays and how it is played, by language [MEMBER-08]', async () => {
    expect((await guide(1)).payouts).toEqual([
      { outcome: 'Dragon', odds: '1.95' },
      { outcome: 'Tiger', odds: '1.95' },
      { outcome: 'Tie', odds: '12.00' },
      { outcome: 'Dragon or Tiger in a tie', odds: '0.5' },
    ])
    expect((await guide(2)).payouts).toEqual([
      { outcome: 'A number', odds: '36.00' },
      { outcome: 'Red', odds: '2.00' },
      { outcome: 'Black', odds: '2.00' },
      { outcome: 'Odd', odds: '2.00' },
      { outcome: 'Even', odds: '2.00' },
      { outcome: '1 to 18', odds: '2.00' },
      { outcome: '19 to 36', odds: '2.00' },
      { outcome: '1 to 12', odds: '3.00' },
      { outcome: '13 to 24', odds: '3.00' },
      { outcome: '25 to 36', odds: '3.00' },
    ])
    expect((await guide(3)).payouts).toEqual([
      { outcome: 'A face on one die', odds: '2.00' },
      { outcome: 'A face on two dice', odds: '3.00' },
      { outcome: 'A face on three dice', odds: '4.00' },
      { outcome: 'Any triple', odds: '31.00' },
    ])
    expect((await guide(1)).help[0]).toMatch(/^Dragon and Tiger get one card each/)
    expect((await guide(1, 'zh-hant')).help[0]).toMatch(/龍和虎各發一張牌/)
  })
})

describe('what is wrong with mini-games', () => {
  const calls = [
    '/mini-game/v2/tables/',
    '/mini-game/v2/bets/',
    '/mini-game/v2/results/?table_id=1',
    '/mini-game/v2/guide/?table_id=1',
  ]

  it('is said of all of them while their servers are down [MEMBER-08] [SRV-12]', async () => {
    await sandbox.control('POST', 'minigame', { isDown: true })
    for (const call of calls)
      expect([call, await refusal(alice, call)]).toEqual([
        call,
        { status: 503, code: errors.minigameDown.code },
      ])
    await sandbox.control('POST', 'minigame', { isDown: false })
    expect((await tablesOf(alice)).count).toBe(24)
  })

  it('is said of one that is down, or disabled', async () => {
    await sandbox.control('POST', 'minigame/tables/1', { isDown: true })
    await sandbox.control('POST', 'minigame/tables/4', { isEnabled: false })
    const down = { status: 503, code: errors.minigameDown.code }
    const disabled = { status: 400, code: errors.gameDisabled.code }
    for (const what of ['results', 'guide']) {
      expect(await refusal(alice, `/mini-game/v2/${what}/?table_id=1`)).toEqual(down)
      expect(await refusal(alice, `/mini-game/v2/${what}/?table_id=4`)).toEqual(disabled)
      expect((await alice.get(`/mini-game/v2/${what}/?table_id=7`)).status).toBe(200)
    }
    await expect(sandbox.control('POST', 'minigame/tables/25', { isDown: true })).rejects.toThrow(
      'There is no table 25',
    )
  })

  it('may be a 401 of the tables, which leaves the session as it was [SRV-07]', async () => {
    await sandbox.control('POST', 'faults', {
      method: 'GET',
      path: '/mini-game/v2/tables/',
      kind: 'status',
      status: 401,
    })
    expect((await alice.get('/mini-game/v2/tables/')).status).toBe(401)
    expect((await alice.get('/members/me/')).status).toBe(200)
    expect((await tablesOf(alice)).count).toBe(24)
  })
})

describe('guests', () => {
  it('see the tables and have no bets', async () => {
    const guest = await sandbox.enterAsGuest()
    expect((await tablesOf(guest)).count).toBe(24)
    expect(await refusal(guest, '/mini-game/v2/bets/')).toEqual({
      status: 400,
      code: errors.pleaseLogin.code,
    })
  })
})
