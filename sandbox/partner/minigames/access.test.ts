import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'

import { startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'
import { gameAt, newKey, openGame, type OpenGame } from './testing.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
let sandbox: TestSandbox
let alice: TestMember
let game: OpenGame
/** The server's clock of tokens. */
let now = noon

beforeAll(async () => {
  sandbox = await startTestSandbox({ frozen: true, epoch: noon, realNow: () => now })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  now = noon
  await sandbox.control('POST', 'reset', { seed: 1, epoch: noon })
  await sandbox.control('POST', 'features', { isMiniGameEnabled: true })
  alice = await sandbox.enter('alice')
  game = await openGame(alice, 1)
})

const nothingMoved = async (code = 'alice'): Promise<void> => {
  const { entries, problems } = await sandbox.ledger(code)
  expect(entries.filter(({ kind }) => kind === 'stake')).toEqual([])
  expect(problems).toEqual([])
}
const refused = (error: { code: number }, status = 400) => ({ status, code: error.code })

describe('a bet that no game sends', () => {
  const { invalidPostData, invalidSelection, enterBetAmount, minimumBet, amountLimitReached } = errors
  it.each([
    ['negative', { amount: '-10.00' }, invalidPostData],
    ['nothing', { amount: '' }, invalidPostData],
    ['zero', { amount: '0.00' }, enterBetAmount],
    ['less than nothing written otherwise', { amount: '-0.01' }, invalidPostData],
    ['a word', { amount: 'all' }, invalidPostData],
    ['NaN', { amount: 'NaN' }, invalidPostData],
    ['infinite', { amount: 'Infinity' }, invalidPostData],
    ['an exponent', { amount: '1e3' }, invalidPostData],
    ['hexadecimal', { amount: '0x10' }, invalidPostData],
    ['with a sign', { amount: '+10' }, invalidPostData],
    ['with spaces', { amount: ' 10 ' }, invalidPostData],
    ['with separators', { amount: '1,000.00' }, invalidPostData],
    ['with leading zeros', { amount: '010' }, invalidPostData],
    ['finer than the currency', { amount: '10.001' }, invalidPostData],
    ['other digits', { amount: '１０' }, invalidPostData],
    ['beyond any number', { amount: '9'.repeat(400) }, invalidPostData],
    ['beyond exact numbers', { amount: '90071992547409.93' }, invalidPostData],
    ['a number', { amount: 10 }, invalidPostData],
    ['a list', { amount: ['10.00'] }, invalidPostData],
    ['an object', { amount: { toString: '10.00' } }, invalidPostData],
    ['absent', { amount: undefined }, invalidPostData],
    ['below the minimum', { amount: '9.99' }, minimumBet],
    ['above the maximum', { amount: '5000.01' }, amountLimitReached],
    ['in another currency', { currency: 'USD' }, invalidPostData],
    ['on nothing', { selection: '' }, invalidSelection],
    ['on a selection of another game', { selection: 'fish' }, invalidSelection],
    ['on what every object has', { selection: 'constructor' }, invalidSelection],
    ['on a prototype', { selection: '__proto__' }, invalidSelection],
    ['with a field of its own', { odds: '1000.00' }, invalidPostData],
    ['for somebody else', { member: 'bob' }, invalidPostData],
    ['on no round', { round: '' }, errors.marketClosed],
    ['on a round written otherwise', { round: `0${noon / 60_000}` }, errors.marketClosed],
    ['on a round in words', { round: 'this' }, errors.marketClosed],
  ])('is refused and moves nothing: %s', async (_what, wish, error) => {
    expect(await game.bet({ selection: 'dragon', ...wish })).toMatchObject(refused(error))
    await nothingMoved()
  })

  it.each(['', '{', 'null', '[]', '"bet"', '12', '{"__proto__": {"amount": "10.00"}}', '\u0000'])(
    'is refused where it is not JSON or no bet: %j',
    async (body) => {
      expect(await game.bet(body)).toMatchObject(refused(errors.invalidPostData))
      await nothingMoved()
    },
  )

  it('is refused where it is too long, or comes as anything but JSON', async () => {
    expect(await game.bet('x'.repeat(5_000))).toMatchObject(refused(errors.invalidPostData, 413))
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { 'content-type': type, 'idempotency-key': newKey() }
      const reply = await game.call('bets', { method: 'POST', body: 'amount=10', headers })
      expect([type, reply.status]).toEqual([type, 415])
    }
    await nothingMoved()
  })

  it('is refused where it may pay more than the table or the member’s limit', async () => {
    const roulette = await openGame(alice, 2)
    // 36 × 555.56 is above 20,000.00, and 36 × 555.55 is not.
    expect(await roulette.bet({ selection: '17', amount: '555.56' })).toMatchObject(
      refused(errors.ticketLimitReached),
    )
    expect((await roulette.bet({ selection: '17', amount: '555.55' })).status).toBe(201)
    const modest = await openGame(await sandbox.enter('modest'), 1)
    expect(await modest.bet({ selection: 'tie', amount: '25.01' })).toMatchObject(
      refused(errors.ticketLimitReached),
    )
    expect((await modest.bet({ selection: 'tie', amount: '25.00' })).status).toBe(201)
  })
})

describe('a bet that the house or the partner refuses', () => {
  it.each([
    ['frozen', errors.accountFrozen],
    ['inactive', errors.accountInactive],
    ['barred', errors.memberCannotBet],
  ])('of %s', async (code, error) => {
    const theirs = await openGame(await sandbox.enter(code), 1)
    expect(await theirs.bet({ selection: 'dragon' })).toMatchObject(refused(error))
    await nothingMoved(code)
  })

  it('of a guest, who sees the table, and no money', async () => {
    const theirs = await openGame(await sandbox.enterAsGuest(), 1)
    expect(await theirs.state()).toMatchObject({ name: 'Dragon Tiger 1', balance: null, bets: [] })
    expect(await theirs.bet({ selection: 'dragon' })).toMatchObject(refused(errors.pleaseLogin))
  })

  it('of a member who was barred meanwhile, or has spent everything', async () => {
    await sandbox.control('POST', 'members/alice', { bar: 'frozen' })
    expect(await game.bet({ selection: 'dragon' })).toMatchObject(refused(errors.accountFrozen))
    await sandbox.control('POST', 'members/alice', { bar: null })
    await sandbox.control('POST', 'members/alice', { withdraw: '9990.01' })
    expect(await game.bet({ selection: 'dragon' })).toMatchObject(refused(errors.insufficientBalance))
    await nothingMoved()
  })

  it('because of the partner’s wallet, or because no ticket number is left', async () => {
    await sandbox.control('POST', 'members/alice', { wallet: 'down' })
    expect(await game.bet({ selection: 'dragon' })).toMatchObject(refused(errors.remoteWalletError))
    await sandbox.control('POST', 'members/alice', { wallet: 'up' })
    await sandbox.control('POST', 'members/alice', { funds: '9.99' })
    expect(await game.bet({ selection: 'dragon' })).toMatchObject(refused(errors.insufficientFunds))
    await sandbox.control('POST', 'members/alice', { funds: null })
    await sandbox.control('POST', 'house', { ticketNumbers: 0 })
    expect(await game.bet({ selection: 'dragon' })).toMatchObject(refused(errors.uniqueIdFailed))
    await nothingMoved()
  })

  it('at a table that is disabled, down, or of a partner without mini-games [SRV-12]', async () => {
    const disabled = refused(errors.gameDisabled)
    await sandbox.control('POST', 'minigame/tables/1', { isEnabled: false })
    const round = String(noon / 60_000)
    const bytes = JSON.stringify({ round, selection: 'dragon', amount: '10.00', currency: 'CNY' })
    expect(await game.bet(bytes)).toMatchObject(disabled)
    await sandbox.control('POST', 'minigame/tables/1', { isEnabled: true })
    await sandbox.control('POST', 'features', { isMiniGameEnabled: false })
    expect(await game.bet(bytes)).toMatchObject(disabled)
    await sandbox.control('POST', 'features', { isMiniGameEnabled: true })
    await nothingMoved()
    // Of a table that is down nothing is kept: the same bytes are a bet once it is up again.
    const key = newKey()
    for (const call of [
      ['minigame/tables/1', { isDown: true }, { isDown: false }],
      ['minigame', { isDown: true }, { isDown: false }],
    ] as const) {
      await sandbox.control('POST', call[0], call[1])
      expect(await game.bet(bytes, key)).toMatchObject(refused(errors.minigameDown, 503))
      expect((await game.call('state')).status).toBe(503)
      await sandbox.control('POST', call[0], call[2])
    }
    expect((await game.bet(bytes, key)).status).toBe(201)
  })
})

describe('the right to play', () => {
  const status = async (token: string, table = 1): Promise<number> =>
    (await gameAt(`${sandbox.partnerUrl}/minigame/${table}/#${token}`, 'CNY').call('state')).status

  it('is of one table and as it was given', async () => {
    expect(await status(game.token)).toBe(200)
    expect(await status(game.token, 4)).toBe(401)
    const [table = '', expires = '', session = '', signature = ''] = game.token.split('.')
    const other = (await openGame(await sandbox.enter('bob'), 1)).token.split('.')
    for (const forged of [
      '',
      'x',
      [table, String(Number(expires) + 1), session, signature].join('.'),
      [table, expires, other[2], signature].join('.'),
      [table, expires, session, other[3]].join('.'),
      [table, expires, session, signature.slice(0, -1)].join('.'),
      [table, expires, session, `${signature}A`].join('.'),
      [`0${table}`, expires, session, signature].join('.'),
      [4, expires, session, signature].join('.'),
      alice.settings.token ?? '',
    ])
      expect([forged, await status(forged)]).toEqual([forged, 401])
  })

  it('lasts half an hour, and is renewed while a game is open', async () => {
    now += 30 * 60_000 - 1
    const { token } = await game.state()
    now += 1
    expect(await status(game.token)).toBe(401)
    expect(await status(token)).toBe(200)
    expect((await game.bet('{}')).status).toBe(401)
  })

  it('ends with the session', async () => {
    await sandbox.control('POST', 'sessions', { action: 'end', member: 'alice' })
    const reply = await game.call('state')
    expect([reply.status, await reply.json()]).toMatchObject([401, { code: errors.tokenExpired.code }])
  })

  it('is no right to anything else', async () => {
    const reply = await fetch(`${sandbox.clientUrl}/api/members/me/`, {
      headers: { authorization: `Bearer ${game.token}` },
    })
    expect(reply.status).toBe(401)
  })
})

describe('the pages of the games', () => {
  const pageOf = (path: string): Promise<Response> => fetch(`${sandbox.partnerUrl}${path}`)

  it('are for sandboxed frames of the client alone, and load nothing from elsewhere [HOST-05]', async () => {
    const reply = await pageOf('/minigame/1/')
    expect(reply.status).toBe(200)
    const policy = (reply.headers.get('content-security-policy') ?? '').split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        'sandbox allow-scripts',
      ]),
    )
    const { clients, partners } = sandbox.sandbox.origins
    expect(policy).toContain(['frame-ancestors', ...clients, ...partners].join(' '))
    expect(policy).toContain(['script-src', ...partners].join(' '))
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(await reply.text()).not.toContain('unsafe')
  })

  it('say what is wrong where there is nothing to play [MEMBER-08]', async () => {
    const says = async (path: string): Promise<[number, boolean]> => {
      const reply = await pageOf(path)
      const text = await reply.text()
      return [
        reply.status,
        [errors.minigameDown, errors.gameDisabled, errors.noResult].some((error) =>
          text.includes(error.text),
        ),
      ]
    }
    expect(await (await pageOf('/minigame/9/')).text()).toContain('Game is currently disabled')
    await sandbox.control('POST', 'minigame/tables/2', { isDown: true })
    expect(await (await pageOf('/minigame/2/')).text()).toContain('Minigame is down or not available')
    expect(await says('/minigame/9/')).toEqual([400, true])
    expect(await says('/minigame/2/')).toEqual([503, true])
    for (const unknown of ['25', '0', '-1', '1e1', '1x', 'constructor'])
      expect([unknown, await says(`/minigame/${unknown}/`)]).toEqual([unknown, [404, true]])
  })

  it.each([
    ['en', 'en', 'Place your bets', 'Red', 'Game is currently disabled'],
    ['zh', 'zh-Hans', '请投注', '红', '游戏当前已停用'],
    ['zh-hant', 'zh-Hant', '請投注', '紅', '項目目前停用'],
    ['jp', 'ja', 'ベットを受付中', '赤', 'この種目は現在、利用停止中です'],
    ['es', 'es', 'Hagan sus apuestas', 'Rojo', 'El juego está desactivado actualmente'],
    ['ru', 'ru', 'Делайте ставки', 'Красное', 'Игра сейчас отключена'],
    ['xx', 'en', 'Place your bets', 'Red', 'Game is currently disabled'],
  ])(
    'are in the language of their address, with what can be bet on and what is wrong: %s [I18N-01]',
    async (language, tag, open, red, disabled) => {
      const page = await (await pageOf(`/minigame/2/?lang=${language}`)).text()
      expect(page).toContain(`<html lang="${tag}"`)
      expect(page).toContain(open)
      const roulette = await openGame(alice, 2)
      const url = `${roulette.page}?lang=${language}#${roulette.token}`
      const { spots } = await gameAt(url, 'CNY').state()
      expect(spots.find(({ selection }) => selection === 'red')?.name).toBe(red)
      const bet = await gameAt(url, 'CNY').bet({ selection: 'red' })
      expect(bet.bet?.name).toBe(red)
      expect(await (await pageOf(`/minigame/9/?lang=${language}`)).text()).toContain(disabled)
    },
  )

  it('write no words of an address into themselves', async () => {
    const theme = encodeURIComponent('"><script>alert(1)</script>')
    expect(await (await pageOf(`/minigame/1/?theme=${theme}`)).text()).toContain('data-theme="auto"')
    expect(await (await pageOf(`/minigame/1/?lang=${theme}`)).text()).toContain('<html lang="en"')
    expect(await (await pageOf('/minigame/1/?lang=ru&lang=es')).text()).toContain('<html lang="en"')
    expect(await (await pageOf('/minigame/1/?theme=light')).text()).toContain('data-theme="light"')
    expect(await (await pageOf('/minigame/1/?theme=light&theme=dark')).text()).toContain('data-theme="auto"')
  })

  it('get their scripts, and no other file of the sandbox', async () => {
    for (const script of ['main.ts', 'calls.ts', 'betting.ts']) {
      const reply = await pageOf(`/minigame/page/${script}`)
      expect([script, reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([
        script,
        200,
        '*',
      ])
      expect(reply.headers.get('content-type')).toContain('text/javascript')
    }
    for (const path of ['types.ts', '../state.ts', '..%2Fstate.ts', '%2e%2e/site.ts'])
      expect((await pageOf(`/minigame/page/${path}`)).status).toBe(404)
  })

  it('may call from an opaque origin, with a token and without cookies', async () => {
    const asked = await fetch(`${game.page}bets`, {
      method: 'OPTIONS',
      headers: { origin: 'null', 'access-control-request-method': 'POST' },
    })
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
    })
    expect(asked.headers.has('access-control-allow-credentials')).toBe(false)
    expect((await game.call('state')).headers.get('access-control-allow-origin')).toBe('*')
    // Refusals too, or the page could not say them.
    expect(
      (await game.call('bets', { method: 'POST', body: '{}' })).headers.get('access-control-allow-origin'),
    ).toBe('*')
  })
})
