import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { betCodeAlphabet, formatBetCode } from '#domain/bets/betCode.ts'
import type { components } from '#openapi/client.gen.ts'

import { startTestSandbox, type TestMember, type TestSandbox } from '../../../testing/server.ts'

type Schemas = components['schemas']

const hour = 3_600_000

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
beforeEach(() => sandbox.control('POST', 'bet-codes', { enabled: true }))
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const home = { market_id: 'e1-1x2', bet_type_selection: 'home' }
const over = { market_id: 'e2-ou', bet_type_selection: 'over' }
const away = { market_id: 'e3-ah', bet_type_selection: 'away' }

const post = (member: TestMember, tickets: readonly object[] = [home], type = 'single') =>
  member.send('POST', '/bet-codes/', { ticket_type: type, tickets })

async function make(...args: Parameters<typeof post>): Promise<Schemas['BetCode']> {
  const reply = await post(...args)
  expect(reply.status).toBe(201)
  return reply.json()
}

const get = (member: TestMember, code: string) => member.get(`/bet-codes/${encodeURIComponent(code)}/`)

async function read(member: TestMember, code: string): Promise<Schemas['BetCodeSelections']> {
  const reply = await get(member, code)
  expect(reply.status).toBe(200)
  return reply.json()
}

async function said(reply: Promise<Response>): Promise<[number, string]> {
  const { status, ...rest } = await reply.then(async (one) => ({
    status: one.status,
    body: await one.json(),
  }))
  return [status, rest.body.message]
}

/** Each selection with its price and what state it is in. */
const legsOf = ({ legs }: Schemas['BetCodeSelections']) =>
  legs.map(({ event, betSelection }) => {
    const [market] = event.markets
    const selection = market?.selection.find((one) => one.betTypeSelectionName === betSelection)
    return [event.eventId, market?.marketId, betSelection, selection?.euroOdds, market?.status]
  })

describe('a bet code', () => {
  it('holds the selections in their order, at the prices of now, for another member [SLIP-23]', async () => {
    const [alice, bob] = [await sandbox.enter('alice'), await sandbox.enter('bob')]
    const { betCode: code, validUntilUtc } = await make(alice, [over, home, away], 'combo')
    expect(code).toMatch(new RegExp(`^[${betCodeAlphabet}]{8}$`))
    await sandbox.control('POST', 'markets/e1-1x2', { prices: { home: '2.45' } })
    const held = await read(bob, code)
    expect(held).toMatchObject({ betCode: code, validUntilUtc, ticketType: 'combo', notFound: 0 })
    expect(legsOf(held)).toEqual([
      ['e2', 'e2-ou', 'over', '1.90', 'open'],
      ['e1', 'e1-1x2', 'home', '2.45', 'open'],
      ['e3', 'e3-ah', 'away', '1.97', 'open'],
    ])
  })

  it('holds nothing of who made it, and no money [SLIP-23]', async () => {
    const alice = await sandbox.enter('alice')
    const { betCode: code } = await make(alice)
    const all = sandbox.sandbox.database.rows('SELECT * FROM bet_codes')
    expect(all.map((row) => Object.keys(row))).toEqual([['code', 'ticket_type', 'legs', 'valid_until']])
    const text = JSON.stringify([all, await read(await sandbox.enter('bob'), code)])
    expect(text).not.toContain('alice')
    for (const { status } of [
      await post(alice, [{ ...home, amount: '10.00' }]),
      await alice.send('POST', '/bet-codes/', { ticket_type: 'single', tickets: [home], stake: '10' }),
    ])
      expect(status).toBe(400)
  })

  it('is read in any case, with hyphens, and with letters that look alike [SLIP-23]', async () => {
    const alice = await sandbox.enter('alice')
    const { betCode: code } = await make(alice)
    const typed = code.replaceAll('0', 'O').replaceAll('1', 'l').replaceAll('8', 'B').replaceAll('5', 's')
    for (const one of [formatBetCode(code), code.toLowerCase(), typed])
      expect((await read(alice, one)).betCode).toBe(code)
  })

  it('tells what takes no bets now, and counts what is not there any more [SLIP-23] [SLIP-04]', async () => {
    const alice = await sandbox.enter('alice')
    const { betCode: code } = await make(alice, [home, over, away])
    await sandbox.control('POST', 'markets/e1-1x2', { status: 'paused' })
    await sandbox.control('POST', 'events/e2', { close: true })
    await sandbox.control('POST', 'events/e3', { close: true })
    await sandbox.control('POST', 'events/e3', { forget: true })
    const held = await read(alice, code)
    expect(legsOf(held).map(([id, , , , status]) => [id, status])).toEqual([
      ['e1', 'paused'],
      ['e2', 'closed'],
    ])
    expect(held.notFound).toBe(1)
  })

  it('that cannot be one, was never given, or is over is told apart [SLIP-23]', async () => {
    const alice = await sandbox.enter('alice')
    const { betCode: code } = await make(alice)
    expect(await said(get(alice, '7KQ3'))).toEqual([400, 'Validation failed'])
    expect(await said(get(alice, 'K'.repeat(64)))).toEqual([400, 'Validation failed'])
    expect((await get(alice, 'K'.repeat(65))).status).toBe(400)
    const other = code === '00000000' ? '11111111' : '00000000'
    expect(await said(get(alice, other))).toEqual([404, 'Bet code not found'])
    await sandbox.control('POST', 'clock', { advance: 72 * hour - 1_000 })
    expect((await get(alice, code)).status).toBe(200)
    await sandbox.control('POST', 'clock', { advance: 1_000 })
    expect(await said(get(alice, code))).toEqual([410, 'Bet code has expired'])
    const { betCode: next } = await make(alice, [away])
    expect(await sandbox.control('POST', 'bet-codes', { expire: true })).toEqual({
      enabled: true,
      expired: 1,
    })
    expect((await get(alice, next)).status).toBe(410)
  })

  it('is refused for selections that are not there, are named twice, or are too many [SLIP-23]', async () => {
    const alice = await sandbox.enter('alice')
    const many = Array.from({ length: 21 }, (_, at) => ({ ...home, bet_type_selection: `s${at}` }))
    for (const tickets of [
      [],
      many,
      [home, home],
      [{ ...home, market_id: 'none' }],
      [{ ...home, bet_type_selection: 'over' }],
    ])
      expect((await post(alice, tickets)).status).toBe(400)
    expect((await post(alice, [home], 'lottery')).status).toBe(400)
  })

  it('is not found by trying: after twenty that nobody has, none is read for the hour [SLIP-23]', async () => {
    const [alice, bob] = [await sandbox.enter('alice'), await sandbox.enter('bob')]
    const { betCode: code } = await make(alice)
    const guesses = Array.from({ length: 20 }, (_, at) => String(at).padStart(8, '0')).filter(
      (one) => one !== code,
    )
    for (const guess of [...guesses, 'VVVVVVVV'].slice(0, 20))
      expect((await get(bob, guess)).status).toBe(404)
    expect(await said(get(bob, code))).toEqual([429, 'Too many bet codes, try again later'])
    expect((await get(alice, code)).status).toBe(200)
    await sandbox.control('POST', 'clock', { advance: hour })
    expect((await get(bob, code)).status).toBe(200)
  })

  it('is made thirty times in an hour at most [SLIP-23]', async () => {
    const alice = await sandbox.enter('alice')
    const codes = new Set<string>()
    for (let made = 0; made < 30; made += 1) codes.add((await make(alice)).betCode)
    expect(codes.size).toBe(30)
    expect(await said(post(alice))).toEqual([429, 'Too many bet codes, try again later'])
    expect((await post(await sandbox.enter('bob'))).status).toBe(201)
    await sandbox.control('POST', 'clock', { advance: hour })
    expect((await post(alice)).status).toBe(201)
  })

  it('is there for members where the partner has it, and for nobody else [SLIP-23] [LAUNCH-05]', async () => {
    const [alice, guest] = [await sandbox.enter('alice'), await sandbox.enterAsGuest()]
    const { betCode: code } = await make(alice)
    expect([alice.settings['x-slipway-betCode'], guest.settings['x-slipway-betCode']]).toEqual([
      true,
      undefined,
    ])
    expect([(await post(guest)).status, (await get(guest, code)).status]).toEqual([400, 400])
    await sandbox.control('POST', 'bet-codes', { enabled: false })
    expect([(await post(alice)).status, (await get(alice, code)).status]).toEqual([400, 400])
    expect((await sandbox.enter('alice')).settings['x-slipway-betCode']).toBeUndefined()
  })
})
