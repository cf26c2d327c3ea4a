import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { errors } from '#domain/errorCatalogue.ts'

import { betBody, newKey, sendJson, startTestSandbox, type TestMember, type TestSandbox } from './testing.ts'

let sandbox: TestSandbox
let alice: TestMember

beforeAll(async () => {
  sandbox = await startTestSandbox()
  alice = await sandbox.enter('alice')
})
afterAll(() => sandbox.close())

const stakesUnder = async (key: string): Promise<number> => {
  const { bets } = await sandbox.ledger('alice')
  return bets.filter((bet) => bet.key === key).length
}
const outcome = async (key: string, member = alice) => {
  const response = await member.get(`/bets/by-unique/${key}`)
  return { status: response.status, body: await response.json() }
}

describe('a bet under a key [SLIP-18]', () => {
  it('is placed once however many copies arrive together, and every copy is answered the same', async () => {
    const key = newKey()
    const expires = Date.now() + 60_000
    const replies = await Promise.all(Array.from({ length: 20 }, () => alice.bet({ key, expires })))
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]))
    expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1)
    expect(replies.filter((reply) => reply.headers.get('x-unique-replayed') === 'true')).toHaveLength(19)
    expect(await stakesUnder(key)).toBe(1)
    expect((await sandbox.ledger('alice')).problems).toEqual([])
  })

  it('is placed once though its decision takes time, and copies meanwhile are told to ask again', async () => {
    const key = newKey()
    await sandbox.control('POST', 'markets/e2-1x2', { betDelay: 60_000 })
    const bet = { marketId: 'e2-1x2', key, expires: Date.now() + 60_000 }
    const first = alice.bet(bet)
    await expect.poll(async () => (await outcome(key)).body).toEqual({ status: 'inProgress' })
    expect((await alice.bet(bet)).status).toBe(425)
    expect((await alice.bet({ ...bet, amount: '50.00' })).status).toBe(409)
    await sandbox.control('POST', 'markets/e2-1x2', { betDelay: 0 })
    expect((await first).status).toBe(201)
    expect((await outcome(key)).body).toMatchObject({ status: 'placed' })
    expect(await stakesUnder(key)).toBe(1)
  })

  it('is a duplicate with another body, which changes nothing', async () => {
    const key = newKey()
    await alice.bet({ key })
    const before = await sandbox.ledger('alice')
    const other = await alice.bet({ key, amount: '200.00' })
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({ code: errors.duplicateTicket.code })
    expect(other.headers.get('x-unique-replayed')).toBeNull()
    expect(await sandbox.ledger('alice')).toEqual(before)
  })

  it('keeps its refusal: the same bytes are refused the same way when they would be placed now', async () => {
    const key = newKey()
    await sandbox.control('POST', 'markets/e1-1x2', { status: 'paused' })
    const first = await (await alice.bet({ key })).text()
    await sandbox.control('POST', 'markets/e1-1x2', { status: 'open', hold: false })
    const again = await alice.bet({ key })
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
    const late = await alice.bet({ key, expires: Date.now() - 1 })
    expect(late.status).toBe(400)
    expect(await late.json()).toMatchObject({ code: errors.unableToPlace.code })
    const again = await alice.bet({ key, expires: Date.now() + 60_000 })
    expect(again.status).toBe(400)
    expect(await stakesUnder(key)).toBe(0)
  })

  it('is replayed after its time when it was placed in time', async () => {
    const key = newKey()
    const first = await (await alice.bet({ key })).text()
    const again = await alice.bet({ key, expires: 0 })
    expect(again.status).toBe(201)
    expect(await again.text()).toBe(first)
  })

  it('is not known to anyone before it arrives, nor to another member afterwards', async () => {
    const key = newKey()
    expect((await outcome(key)).status).toBe(404)
    await alice.bet({ key })
    const bob = await sandbox.enter('bob')
    expect((await outcome(key, bob)).status).toBe(404)
    expect((await bob.bet({ key, amount: '77.00' })).status).toBe(201)
    expect(await stakesUnder(key)).toBe(1)
  })

  it('is found as placed after its reply was lost', async () => {
    const key = newKey()
    await sandbox.control('POST', 'faults', { method: 'POST', path: '/single-bet/', kind: 'dropReply' })
    await expect(alice.bet({ key })).rejects.toThrow()
    expect((await outcome(key)).body).toMatchObject({ status: 'placed', ticket: { amount: '100.00' } })
    expect(await stakesUnder(key)).toBe(1)
  })

  it('is not placed when its request was lost, and is placed by sending it again', async () => {
    const key = newKey()
    await sandbox.control('POST', 'faults', { method: 'POST', path: '/single-bet/', kind: 'dropRequest' })
    await expect(alice.bet({ key })).rejects.toThrow()
    expect((await outcome(key)).status).toBe(404)
    expect((await alice.bet({ key })).status).toBe(201)
    expect(await stakesUnder(key)).toBe(1)
  })

  it('tells what became of it as it is now, when it has settled since', async () => {
    const key = newKey()
    await alice.bet({ key, marketId: 'e3-1x2' })
    await sandbox.control('POST', 'markets/e3-1x2', { settle: { home: 'win' }, resultValue: '1-0' })
    expect((await outcome(key)).body).toMatchObject({
      status: 'placed',
      ticket: { resultStatus: 'win', returns: '210.00' },
    })
  })

  it('takes no other key than 32 hex digits, with a time to live', async () => {
    const send = (headers: Record<string, string>) =>
      sendJson(`${sandbox.clientUrl}/api/single-bet/`, 'POST', betBody(), {
        authorization: `Bearer ${alice.settings.token}`,
        ...headers,
      })
    const expires = String(Date.now() + 60_000)
    expect((await send({ 'x-unique-expires': expires })).status).toBe(400)
    expect((await send({ 'x-unique': 'not-a-key', 'x-unique-expires': expires })).status).toBe(400)
    expect((await send({ 'x-unique': newKey() })).status).toBe(400)
    expect((await alice.get('/bets/by-unique/not-a-key')).status).toBe(400)
  })
})
