import { createHash } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'

import { builderBody, comboBody, mixBody, threeLegs, wideFeed } from '../../../bets/testing/combos.ts'
import {
  betBody,
  newKey,
  type PlacingPath,
  quietFeed,
  sendJson,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from '../../../testing/server.ts'

/** A placing call: its body with the given stake, and two of the markets it is about; the last one needed is among them. */
interface PlacingCase {
  path: PlacingPath
  ticketType: string
  body: (amount?: string) => object
  market: string
  /** What makes all of it win, and what it then returns for a stake of 20.00. */
  results: Record<string, object>
  returns: string
}

const home = { settle: { home: 'win' } }
const away = { settle: { away: 'win' } }
const three = { 'm1-win': home, 'm2-win': away, 'm3-win': home }

const cases: PlacingCase[] = [
  {
    path: '/single-bet/',
    ticketType: 'single',
    body: (amount = '20.00') => betBody({ amount }),
    market: 'e1-1x2',
    results: { 'e1-1x2': home },
    returns: '42.00',
  },
  {
    path: '/combo-bet/',
    ticketType: 'combo',
    body: (amount = '20.00') => comboBody(threeLegs, { amount }),
    market: 'm2-win',
    results: three,
    returns: '144.00',
  },
  {
    path: '/mixed-combo-bet/',
    ticketType: 'mix',
    body: (amount = '20.00') => mixBody(threeLegs, { stakes: [{ size: 2, amount }] }),
    market: 'm3-win',
    results: three,
    returns: '224.00',
  },
  {
    path: '/event-combo/',
    ticketType: 'betBuilder',
    body: (amount = '20.00') => builderBody(undefined, { amount }),
    market: 'series-win',
    results: { 'series-win': home, 'series-ou': { score: { home: 2, away: 1 } } },
    returns: '68.80',
  },
]

let sandbox: TestSandbox
let alice: TestMember

beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds: (world) => [quietFeed(world), wideFeed(world)] })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  alice = await sandbox.enter('alice')
})
afterEach(() => sandbox.control('POST', 'reset', {}))

const ticketsUnder = async (key: string): Promise<number> => {
  const { bets, problems } = await sandbox.ledger('alice')
  expect(problems).toEqual([])
  return bets.filter((bet) => bet.key === key).length
}
const digestOf = (sent: object): string => createHash('sha256').update(JSON.stringify(sent)).digest('hex')
const outcome = async (key: string, member = alice) => {
  const response = await member.get(`/bets/by-unique/${key}`)
  return { status: response.status, body: await response.json() }
}

describe.each(cases)('POST $path under a key [SLIP-18]', ({ path, ticketType, body, market, ...won }) => {
  const send = (sent: { key: string; expires?: number }, amount?: string, member = alice) =>
    member.place(path, body(amount), sent)

  it('places once however many copies arrive together, and answers every copy the same', async () => {
    const key = newKey()
    const expires = Date.now() + 60_000
    const replies = await Promise.all(Array.from({ length: 20 }, () => send({ key, expires })))
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]))
    expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1)
    expect(replies.filter((reply) => reply.headers.get('x-unique-replayed') === 'true')).toHaveLength(19)
    expect(await ticketsUnder(key)).toBe(1)
  })

  it('places once though the decision takes time, and tells copies in the meantime to ask again', async () => {
    const key = newKey()
    await sandbox.control('POST', `markets/${market}`, { betDelay: 60_000 })
    const sent = { key, expires: Date.now() + 60_000 }
    const first = send(sent)
    const request = { expires: sent.expires, digest: digestOf(body()) }
    await expect.poll(async () => (await outcome(key)).body).toEqual({ status: 'inProgress', request })
    expect((await send(sent)).status).toBe(425)
    expect((await send(sent, '50.00')).status).toBe(409)
    expect((await send({ key, expires: sent.expires + 1 })).status).toBe(409)
    await sandbox.control('POST', `markets/${market}`, { betDelay: 0 })
    expect((await first).status).toBe(201)
    expect((await outcome(key)).body).toMatchObject({ status: 'placed', ticket: { ticketType } })
    expect(await ticketsUnder(key)).toBe(1)
  })

  it('is a duplicate with another body, which changes nothing', async () => {
    const key = newKey()
    await send({ key })
    const before = await sandbox.ledger('alice')
    const other = await send({ key }, '30.00')
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({ code: errors.duplicateTicket.code })
    expect(other.headers.get('x-unique-replayed')).toBeNull()
    expect(await sandbox.ledger('alice')).toEqual(before)
  })

  it('is a duplicate with another bound, though the body is the same, and can be told from the bet that has the key', async () => {
    const key = newKey()
    const expires = Date.now() + 60_000
    const text = await (await send({ key, expires })).text()
    const before = await sandbox.ledger('alice')
    const other = await send({ key, expires: expires + 1 })
    expect([other.status, await other.json()]).toMatchObject([409, { code: errors.duplicateTicket.code }])
    expect(await sandbox.ledger('alice')).toEqual(before)
    expect((await outcome(key)).body).toMatchObject({
      status: 'placed',
      request: { expires, digest: digestOf(body()) },
    })
    expect(await (await send({ key, expires })).text()).toBe(text)
  })

  it('is a duplicate under the key of another call, whose bet stands', async () => {
    const key = newKey()
    const [other] = cases.filter((known) => known.path !== path)
    if (other === undefined) throw new Error('There is one call alone.')
    const text = await (await alice.place(other.path, other.body(), { key })).text()
    expect((await send({ key })).status).toBe(409)
    // Even if the bytes are the same.
    expect((await alice.place(path, other.body(), { key })).status).toBe(409)
    expect(await (await alice.place(other.path, other.body(), { key })).text()).toBe(text)
    expect(await ticketsUnder(key)).toBe(1)
  })

  it('keeps its refusal: the same bytes are refused the same way even if they would be accepted now', async () => {
    const key = newKey()
    await sandbox.control('POST', `markets/${market}`, { status: 'paused' })
    const first = await (await send({ key })).text()
    await sandbox.control('POST', `markets/${market}`, { status: 'open', hold: false })
    const again = await send({ key })
    expect(again.status).toBe(400)
    expect(await again.text()).toBe(first)
    expect(again.headers.get('x-unique-replayed')).toBe('true')
    expect((await outcome(key)).body).toMatchObject({
      status: 'notPlaced',
      refusal: { code: errors.marketPaused.code },
    })
  })

  it('is refused for good when it arrives after its time', async () => {
    const key = newKey()
    const expires = Date.now() - 1
    const late = await send({ key, expires })
    expect(late.status).toBe(400)
    expect(await late.json()).toMatchObject({ code: errors.unableToPlace.code })
    expect((await send({ key, expires })).status).toBe(400)
    expect((await send({ key, expires: Date.now() + 60_000 })).status).toBe(409)
    expect(await ticketsUnder(key)).toBe(0)
  })

  it('is not known to anyone before it arrives, nor to another member afterwards', async () => {
    const key = newKey()
    expect((await outcome(key)).status).toBe(404)
    await send({ key })
    const bob = await sandbox.enter('bob')
    expect((await outcome(key, bob)).status).toBe(404)
    expect((await send({ key }, '77.00', bob)).status).toBe(201)
    expect(await ticketsUnder(key)).toBe(1)
  })

  it('is found as placed after its reply was lost', async () => {
    const key = newKey()
    await sandbox.control('POST', 'faults', { method: 'POST', path, kind: 'dropReply' })
    await expect(send({ key })).rejects.toThrow()
    expect((await outcome(key)).body).toMatchObject({ status: 'placed', ticket: { ticketType } })
    expect(await ticketsUnder(key)).toBe(1)
  })

  it('is not placed when its request was lost, and is placed by sending it again', async () => {
    const key = newKey()
    await sandbox.control('POST', 'faults', { method: 'POST', path, kind: 'dropRequest' })
    await expect(send({ key })).rejects.toThrow()
    expect((await outcome(key)).status).toBe(404)
    expect((await send({ key })).status).toBe(201)
    expect(await ticketsUnder(key)).toBe(1)
  })

  it('reports its current state if it has settled since', async () => {
    const key = newKey()
    await send({ key })
    for (const [id, result] of Object.entries(won.results))
      await sandbox.control('POST', `markets/${id}`, result)
    expect((await outcome(key)).body).toMatchObject({
      status: 'placed',
      ticket: { resultStatus: 'win', returns: won.returns },
    })
  })

  it('only accepts a key of 32 hex digits, with a time to live', async () => {
    const asked = (headers: Record<string, string>) =>
      sendJson(`${sandbox.clientUrl}/api${path}`, 'POST', body(), {
        authorization: `Bearer ${alice.settings.token}`,
        ...headers,
      })
    const expires = String(Date.now() + 60_000)
    expect((await asked({ 'x-unique-expires': expires })).status).toBe(400)
    expect((await asked({ 'x-unique': 'not-a-key', 'x-unique-expires': expires })).status).toBe(400)
    expect((await asked({ 'x-unique': newKey() })).status).toBe(400)
    expect((await alice.get('/bets/by-unique/not-a-key')).status).toBe(400)
    expect((await sandbox.ledger('alice')).bets).toEqual([])
  })
})
