import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'
import { fieldNames } from '#tests/contract/settingsFields.ts'

import { members } from '../../members.ts'
import { launchBy, sendJson, startTestSandbox, type TestSandbox, testMember } from '../../testing/server.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const linkOf = async (wish: object): Promise<string> => {
  const { link } = await sandbox.control<{ link: string }>('POST', 'launch', wish)
  return link
}
const launch = async (wish: object): Promise<Response> => launchBy(sandbox.clientUrl, await linkOf(wish))

const expectError = async (response: Response, status: number, entry: CatalogueEntry) => {
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({
    base_code: entry.base,
    code: entry.code,
    message: entry.text,
  })
}

describe('a launch link', () => {
  it('carries the tokens and what the partner chose [LAUNCH-01]', async () => {
    const link = new URL(
      await linkOf({
        member: 'bob',
        lang: 'th',
        odds_type: 'malay',
        theme: 'jbo',
        event_id: 'e1',
        competition_id: ['c1', 'c2'],
      }),
    )
    expect(link.pathname).toBe('/v8/launch.html')
    expect(link.searchParams.get('token')).toBeTruthy()
    expect(link.searchParams.get('partner_member_token')).toBeTruthy()
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      lang: 'th',
      odds_type: 'malay',
      theme: 'jbo',
      event_id: 'e1',
    })
    expect(link.searchParams.getAll('competition_id[]')).toEqual(['c1', 'c2'])
  })

  it('becomes a session with every setting [LAUNCH-02]', async () => {
    const response = await sendJson(`${sandbox.clientUrl}/api/game-launch/`, 'POST', {
      ...Object.fromEntries(new URL(await linkOf({ member: 'alice' })).searchParams),
      lang: 'en',
      odds_type: 'indo',
      theme: 'lh',
      timezone: 'Asia/Tokyo',
      competition_id: ['c1'],
    })
    const settings = await response.json()
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(fieldNames('Settings')))
    for (const [group, names] of Object.entries({
      features: fieldNames('Settings/features'),
      pagination: fieldNames('Settings/pagination'),
      avatars: fieldNames('Settings/avatars'),
      errorHandler: fieldNames('Settings/errorHandler'),
      maintenance: fieldNames('Settings/maintenance'),
      miniGame: fieldNames('MiniGameSettings'),
    }))
      expect(Object.keys(settings[group]), group).toEqual(expect.arrayContaining(names))
    expect(settings).toMatchObject({
      memberCode: 'alice',
      currencyCode: 'CNY',
      currencyDigits: 2,
      isAnonymous: false,
      defaultLang: 'en',
      defaultOdds: 'indo',
      theme: 'lh',
      timezone: 'Asia/Tokyo',
      betIncrement: ['50', '100', '200', '500', '1000'],
      mixedComboMaxNumEvent: 5,
      comboMaxNumEvent: 20,
      acceptAnyOdds: true,
      partnerOrigins: expect.arrayContaining([sandbox.partnerUrl]),
      partnerUrl: `${sandbox.partnerUrl}/`,
      loginUrl: `${sandbox.partnerUrl}/login?mode=page`,
      competitionId: ['c1'],
    })
    const member = testMember(sandbox.clientUrl, settings)
    expect(await (await member.get('/members/me/')).json()).toMatchObject({
      memberCode: 'alice',
      isAnonymous: false,
    })
    expect(await (await member.get('/members/config/')).json()).toEqual({
      defaultLandingPage: 'default',
      avatarId: 'a-1',
    })
    expect(await (await member.get('/wallet/')).json()).toEqual({ balance: '10000.00', currency: 'CNY' })
  })

  it('is used up once its session is used: it says that it has expired [LAUNCH-03]', async () => {
    const link = await linkOf({ member: 'alice' })
    const settings = await (await launchBy(sandbox.clientUrl, link)).json()
    await testMember(sandbox.clientUrl, settings).get('/members/me/')
    await expectError(await launchBy(sandbox.clientUrl, link), 401, errors.tokenExpired)
  })

  it('can be tried again if its answer was lost, and then the first session is gone [LAUNCH-03]', async () => {
    const link = await linkOf({ member: 'alice' })
    const lost = await (await launchBy(sandbox.clientUrl, link)).json()
    const again = await launchBy(sandbox.clientUrl, link)
    expect(again.status).toBe(200)
    expect((await testMember(sandbox.clientUrl, lost).get('/members/me/')).status).toBe(401)
  })

  it('expires after its time [LAUNCH-03]', async () => {
    const link = await linkOf({ member: 'alice' })
    await sandbox.control('POST', 'sessions', { member: 'alice', action: 'expireLaunches' })
    await expectError(await launchBy(sandbox.clientUrl, link), 401, errors.tokenExpired)
  })

  it('with a token that was never issued is invalid', async () => {
    await expectError(
      await launchBy(sandbox.clientUrl, `${sandbox.clientUrl}/?token=harbour.made-up`),
      401,
      errors.tokenInvalid,
    )
    await expectError(
      await launchBy(sandbox.clientUrl, `${sandbox.clientUrl}/?token=elsewhere.x`),
      401,
      errors.tokenInvalid,
    )
  })

  it("needs the partner's token of the same member", async () => {
    const link = new URL(await linkOf({ member: 'alice' }))
    link.searchParams.set('partner_member_token', 'another')
    await expectError(await launchBy(sandbox.clientUrl, link.href), 401, errors.tokenInvalid)
  })
})

describe("a launch that fails at the partner's callback", () => {
  const messages: Record<string, CatalogueEntry> = {
    nopartner: errors.unconfiguredCallback,
    refused: errors.remoteAuthenticationFailed,
    stranger: errors.authenticationFailed,
    dormant: errors.accountInactive,
    broken: errors.callbackProblem,
    nojson: errors.partnerResponseNotJson,
    badjson: errors.partnerResponseInvalidJson,
    badshape: errors.invalidResponseFormat,
    roundabout: errors.tooManyRedirects,
    numericname: errors.loginNameNotString,
    numericcode: errors.memberCodeNotString,
    longcode: errors.memberCodeTooLong,
    silent: errors.authenticationTimeout,
  }

  it('has a member for each message', () => {
    const failing = members.filter(({ callback }) => callback !== null).map(({ code }) => code)
    expect(failing.toSorted()).toEqual(Object.keys(messages).toSorted())
  })

  it.each(Object.entries(messages))('as %s says why [LAUNCH-04]', async (member, entry) => {
    await expectError(await launch({ member }), 401, entry)
  })
})

describe('a guest [LAUNCH-05]', () => {
  it('has a session, and no wallet, transactions or favourites', async () => {
    const guest = await sandbox.enterAsGuest()
    expect(guest.settings).toMatchObject({ isAnonymous: true, features: { isFavouritesEnable: false } })
    expect((await guest.get('/events/?timing=today')).status).toBe(200)
    for (const path of ['/wallet/', '/transactions/']) {
      await expectError(await guest.get(path), 400, errors.pleaseLogin)
    }
    await expectError(
      await guest.send('PATCH', '/favourite-event/e1/', { favourite: true }),
      400,
      errors.pleaseLogin,
    )
  })

  it('is refused a bet', async () => {
    const guest = await sandbox.enterAsGuest()
    await expectError(await guest.bet(), 400, errors.pleaseLogin)
  })
})

describe('a session', () => {
  it('is checked when it is restored, with no token in the address [LAUNCH-06] [LAUNCH-12]', async () => {
    const link = new URL(await linkOf({ member: 'alice' }))
    const settings = await (await launchBy(sandbox.clientUrl, link.href)).json()
    const member = testMember(sandbox.clientUrl, settings)
    const check = (memberToken: string) =>
      member.get('/game-launch/check/', { 'X-Partner-Member-Token': memberToken })
    const good = await check(link.searchParams.get('partner_member_token') ?? '')
    expect(await good.json()).toEqual(settings)
    await expectError(await check('another'), 401, errors.authenticationFailed)
    expect((await member.get('/game-launch/check/')).status).toBe(400)
  })

  it('accepts a fresh token, and the old one stays valid for calls in flight', async () => {
    const alice = await sandbox.enter('alice')
    const fresh = await (await alice.send('POST', '/game-launch/refresh/')).json()
    expect(fresh.token).not.toBe(alice.settings.token)
    expect(fresh.expiresAt).toBeGreaterThan(Date.now())
    const renewed = testMember(sandbox.clientUrl, { ...alice.settings, token: fresh.token })
    expect((await renewed.get('/members/me/')).status).toBe(200)
    expect((await alice.get('/members/me/')).status).toBe(200)
  })

  it('that has ended answers 401, a forbidden one 403 [SRV-07] [SRV-08]', async () => {
    const alice = await sandbox.enter('alice')
    const bob = await sandbox.enter('bob')
    await sandbox.control('POST', 'sessions', { member: 'alice', action: 'end' })
    await sandbox.control('POST', 'sessions', { member: 'bob', action: 'forbid' })
    await expectError(await alice.get('/wallet/'), 401, errors.tokenExpired)
    await expectError(await bob.get('/wallet/'), 403, errors.forbidden)
  })

  it.each(['', 'Bearer ', 'Bearer made-up', 'Basic abc'])(
    'does not exist for the header "%s" [SRV-06]',
    async (authorization) => {
      const reply = await fetch(`${sandbox.clientUrl}/api/wallet/`, { headers: { authorization } })
      await expectError(reply, 401, errors.tokenInvalid)
    },
  )
})
