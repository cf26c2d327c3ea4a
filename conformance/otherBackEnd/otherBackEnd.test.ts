import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import type { components } from '#openapi/client.gen.ts'
import { createContractValidator } from '#openapi/validator.ts'

import { type BackEnd, startBackEnd } from './backEnd.ts'

type Schemas = components['schemas']

const contract = createContractValidator()
let backEnd: BackEnd

beforeAll(async () => {
  backEnd = await startBackEnd(0)
})

afterAll(async () => {
  await backEnd.close()
})

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${backEnd.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Launches a member and gives the calls a test makes. */
async function enter(member: string) {
  const { link } = await (await post('/control/launch', { member })).json()
  const { searchParams } = new URL(link)
  const settings: Schemas['Settings'] = await (
    await post('/api/game-launch/', {
      token: searchParams.get('token'),
      partner_member_token: searchParams.get('partner_member_token'),
    })
  ).json()
  const authorization = `Bearer ${settings.token}`
  const place = (path: string, body: object, key: string, expires: number) =>
    post(path, body, { authorization, 'x-unique': key, 'x-unique-expires': String(expires) })
  return {
    settings,
    get: async (path: string) =>
      (await fetch(`${backEnd.address}/api${path}`, { headers: { authorization } })).json(),
    send: (path: string, body: object) => post(`/api${path}`, body, { authorization }),
    place: (path: string, body: object, key = newKey(), expires = Date.now() + 60_000) =>
      place(`/api${path}`, body, key, expires),
  }
}

function newKey(): string {
  return randomBytes(16).toString('hex')
}

function market(id: string, wish: object): Promise<Response> {
  return post(`/control/markets/${id}`, wish)
}

const single = {
  tickets: [
    { market_id: '1002-1', bet_type_selection: 'home', euro_odds: '2.10', handicap: null, line: null },
  ],
  amount: '100.00',
  currency: 'CNY',
  odds_type: 'euro',
  accept_odds: 'none',
}

describe('a second back end, written from the contract', () => {
  test('launches a member and shows settings, lists and an event by the contract [LAUNCH-02] [BROWSE-01]', async () => {
    const member = await enter('second')
    const events = await member.get('/events/?timing=inplay')
    expect(contract.problems('client.yaml', '/components/schemas/Settings', member.settings)).toEqual([])
    expect(contract.problems('client.yaml', '/components/schemas/EventPage', events)).toEqual([])
    expect(events.results.map(({ eventId }: Schemas['Event']) => eventId)).toEqual(['1001', '1002', '1003'])
    expect(await member.get('/wallet/')).toEqual({ balance: '10000.00', currency: 'CNY' })
  })

  test('places a bet once, however often its request arrives, and pays it [SLIP-18] [HIST-03]', async () => {
    const member = await enter('rich')
    const key = newKey()
    const expires = Date.now() + 60_000
    const first = await member.place('/single-bet/', single, key, expires)
    const again = await member.place('/single-bet/', single, key, expires)
    const other = await member.place('/single-bet/', { ...single, amount: '50.00' }, key, expires)
    const placed: Schemas['BetPlaced'] = await first.json()
    expect(contract.problems('client.yaml', '/components/schemas/BetPlaced', placed)).toEqual([])
    expect([first.status, again.status, other.status]).toEqual([201, 201, 409])
    expect(again.headers.get('x-unique-replayed')).toBe('true')
    expect(await again.json()).toEqual(placed)
    expect(await member.get('/wallet/')).toEqual({ balance: '9900.00', currency: 'CNY' })

    await market('1002-1', { settle: { home: 'win' } })
    expect(await member.get('/wallet/')).toEqual({ balance: '10110.00', currency: 'CNY' })
    expect(await member.get(`/bets/by-unique/${key}`)).toMatchObject({
      status: 'placed',
      ticket: { resultStatus: 'win', returns: '210.00', earnings: '110.00' },
    })
  })

  test('books a bet on a paused market, places it at its target and says so over the channel [PREBOOK-02] [PREBOOK-06]', async () => {
    const member = await enter('rich')
    const line = new WebSocket(
      `${backEnd.address.replace('http', 'ws')}/game-client/v8/notifications/?auth_token=${member.settings.token}&lang=en`,
    )
    const told: { event: string; data: Schemas['Notification'] }[] = []
    line.on('message', (text: Buffer) => told.push(JSON.parse(text.toString())))
    await expect.poll(() => told.map(({ event }) => event)).toContain('heartbeat')

    await market('1004-1', { status: 'paused' })
    const booked = await member.place('/prebooking/', {
      ticket: { market_id: '1004-1', bet_type_selection: 'home', handicap: null, line: null },
      target_odds: '2.30',
      amount: '100.00',
      currency: 'CNY',
      odds_type: 'euro',
    })
    expect(booked.status).toBe(201)
    await market('1004-1', { status: 'open', odds: { home: '2.40' } })
    await expect
      .poll(() => told.filter(({ event }) => event === 'prebook-notification').map(({ data }) => data))
      .toMatchObject([{ prebookStatus: 'accepted', ticket: { totalOdds: '2.40' } }])
    line.terminate()
  })
})
