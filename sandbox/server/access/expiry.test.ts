import { createHash } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'

import { betBody, newKey, startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'

const minute = 60_000
let sandbox: TestSandbox
let alice: TestMember
/** The server's clock. */
let now = Date.parse('2026-11-21T23:59:30Z')

beforeAll(async () => {
  sandbox = await startTestSandbox({ realNow: () => now })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.control('POST', 'reset', {})
  alice = await sandbox.enter('alice')
})

const outcomeOf = async (key: string) => {
  const reply = await alice.get(`/bets/by-unique/${key}`)
  return { status: reply.status, body: await reply.json() }
}
/** Sends a bet with any text as its bound, or without one. */
const send = async (key: string, bound: string | null, body = JSON.stringify(betBody())) => {
  const reply = await fetch(`${sandbox.clientUrl}/api/single-bet/`, {
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${alice.settings.token}`,
      'content-type': 'application/json',
      'x-unique': key,
      ...(bound === null ? {} : { 'x-unique-expires': bound }),
    },
  })
  return { status: reply.status, body: await reply.json(), replayed: reply.headers.has('x-unique-replayed') }
}
const duplicate = { status: 409, body: { code: errors.duplicateTicket.code }, replayed: false }
const stakes = async (): Promise<number> => (await sandbox.ledger('alice')).bets.length

describe('the bound of a key [SLIP-18]', () => {
  it('counts at the arrival: what arrives in time is decided, however long that takes', async () => {
    await sandbox.control('POST', 'markets/e1-1x2', { betDelay: 60_000 })
    const key = newKey()
    const waiting = send(key, String(now))
    await expect.poll(async () => (await outcomeOf(key)).body).toMatchObject({ status: 'inProgress' })
    now += minute
    expect((await outcomeOf(key)).body).toMatchObject({ status: 'inProgress' })
    await sandbox.control('POST', 'markets/e1-1x2', { betDelay: 0 })
    expect(await waiting).toMatchObject({ status: 201, replayed: false })
    expect((await outcomeOf(key)).body).toMatchObject({ status: 'placed' })
    expect(await stakes()).toBe(1)
  })

  it('refuses for good what arrives a millisecond late, at once, even if bets take their time', async () => {
    await sandbox.control('POST', 'markets/e1-1x2', { betDelay: 60_000 })
    const key = newKey()
    const late = await send(key, String(now - 1))
    expect(late).toMatchObject({ status: 400, body: { code: errors.unableToPlace.code } })
    expect((await outcomeOf(key)).body).toMatchObject({
      status: 'notPlaced',
      refusal: { code: errors.unableToPlace.code },
    })
    // Neither its repetition nor a later bound makes it valid.
    expect(await send(key, String(now - 1))).toEqual({ ...late, replayed: true })
    expect(await send(key, String(now + minute))).toMatchObject(duplicate)
    expect(await stakes()).toBe(0)
  })

  it('is that of the first request: a repetition gets the kept reply whenever it arrives', async () => {
    const key = newKey()
    const first = await send(key, String(now))
    expect(first.status).toBe(201)
    const bound = now
    now += 60 * minute
    expect(await send(key, String(bound))).toEqual({ ...first, replayed: true })
    expect(await stakes()).toBe(1)
  })

  it('is part of what was confirmed: the same bytes under the same key with another bound are another bet, and a duplicate', async () => {
    const key = newKey()
    const bound = now + minute
    expect((await send(key, String(bound))).status).toBe(201)
    const before = await sandbox.ledger('alice')
    for (const other of [String(bound + 1), String(bound - 1), `0${bound}`, '0', 'soon', null])
      expect(await send(key, other)).toMatchObject(duplicate)
    expect(await sandbox.ledger('alice')).toEqual(before)
    expect((await send(key, String(bound))).replayed).toBe(true)
  })

  it('is reported with what became of the key, and with the digest of what was sent', async () => {
    const key = newKey()
    const body = JSON.stringify(betBody())
    const digest = createHash('sha256').update(body).digest('hex')
    await send(key, String(now + minute), body)
    const request = { expires: now + minute, digest }
    expect((await outcomeOf(key)).body).toMatchObject({ status: 'placed', request })
    await send(key, String(now + 2 * minute), JSON.stringify(betBody({ amount: '30.00' })))
    expect((await outcomeOf(key)).body).toMatchObject({ status: 'placed', request })
    const late = newKey()
    await send(late, String(now - 1), body)
    const lateRequest = { expires: now - 1, digest }
    expect((await outcomeOf(late)).body).toMatchObject({ status: 'notPlaced', request: lateRequest })
    const unbound = newKey()
    await send(unbound, 'soon', body)
    expect((await outcomeOf(unbound)).body).not.toHaveProperty('request')
  })

  it('may be 15 minutes ahead and not a millisecond more', async () => {
    expect((await send(newKey(), String(now + 15 * minute))).status).toBe(201)
    const key = newKey()
    const bound = now + 15 * minute + 1
    const refused = await send(key, String(bound))
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: errors.validationFailed.code,
        params: { detail: expect.stringContaining('X-UNIQUE-Expires') },
      },
    })
    // Nor does it become valid by waiting.
    now += 10 * minute
    expect(await send(key, String(bound))).toEqual({ ...refused, replayed: true })
    expect(await stakes()).toBe(1)
  })

  it.each([
    [null],
    [''],
    ['soon'],
    ['-1'],
    ['+5'],
    ['1.5'],
    ['9e15'],
    ['1e3'],
    ['0x10'],
    ['NaN'],
    ['Infinity'],
    ['8640000000000001'],
    ['9007199254740993'],
    ['99999999999999999999'],
    ['2026-11-21T23:59:59Z'],
  ])('that is no such number is refused for good, with a body that says so: %s', async (bound) => {
    const key = newKey()
    expect(await send(key, bound)).toMatchObject({
      status: 400,
      body: {
        code: errors.validationFailed.code,
        params: { detail: expect.stringContaining('X-UNIQUE-Expires') },
      },
    })
    expect((await outcomeOf(key)).body).toMatchObject({
      status: 'notPlaced',
      refusal: { code: errors.validationFailed.code },
    })
    expect(await stakes()).toBe(0)
  })

  it('in a distant past has simply passed', async () => {
    expect(await send(newKey(), '0')).toMatchObject({
      status: 400,
      body: { code: errors.unableToPlace.code },
    })
  })

  it('makes a 404 after it definite: no request under the key is placed any more', async () => {
    const key = newKey()
    const bound = String(now)
    now += 1
    expect((await outcomeOf(key)).status).toBe(404)
    // The machine's clock is set back: what was said stays true.
    now -= 5 * minute
    expect(await send(key, bound)).toMatchObject({ status: 400, body: { code: errors.unableToPlace.code } })
    expect(await stakes()).toBe(0)
    now += 5 * minute
  })

  it('with a body that is not JSON is a refusal under its key like any other', async () => {
    const key = newKey()
    const half = '{"tickets": ['
    const refused = await send(key, String(now + minute), half)
    expect(refused).toMatchObject({ status: 400, body: { code: errors.invalidPostData.code } })
    expect((await outcomeOf(key)).body).toMatchObject({
      status: 'notPlaced',
      refusal: { code: errors.invalidPostData.code },
    })
    expect(await send(key, String(now + minute), half)).toEqual({ ...refused, replayed: true })
    expect(await send(key, String(now + minute))).toMatchObject(duplicate)
  })
})
