import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createContractValidator } from '#openapi/validator.ts'

import { newKey, rawRequest, sendRaw, startTestSandbox, type TestSandbox } from '../testing/server.ts'

let sandbox: TestSandbox
const validator = createContractValidator()

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const send = (line: string, headers: Record<string, string> = {}, body = '') =>
  sendRaw(sandbox.clientUrl, rawRequest(line, { Host: 'localhost', ...headers }, body))
const json = { 'Content-Type': 'application/json' }
const long = (length: number) => 'a'.repeat(length)

describe('a request that no operation accepts gets the error body of the contract [SRV-03]', () => {
  it.each<[string, number, () => ReturnType<typeof send>]>([
    [
      'a body of plain text',
      415,
      () => send('POST /api/game-launch/', { 'Content-Type': 'text/plain' }, '{}'),
    ],
    ['a body of no type', 415, () => send('POST /api/game-launch/', {}, '{}')],
    [
      'a form',
      415,
      () => send('POST /api/game-launch/', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'a=b'),
    ],
    [
      'another kind of JSON',
      415,
      () => send('POST /api/game-launch/', { 'Content-Type': 'application/vnd.api+json' }, '{}'),
    ],
    ['half a body of JSON', 400, () => send('POST /api/game-launch/', json, '{"token":')],
    ['too large a body', 413, () => send('POST /api/game-launch/', json, `"${long(70_000)}"`)],
    ['too long an address', 414, () => send(`GET /api/games?lang=${long(20_000)}`)],
    ['a far too long address', 414, () => send(`GET /api/games?lang=${long(60_000)}`)],
    ['too long an address of the client', 414, () => send(`GET /v8/${long(20_000)}`)],
    ['too large a header', 431, () => send('GET /api/games', { 'X-Large': long(60_000) })],
    ['an address that is no text', 400, () => send('GET /api/%zz')],
    ['a method nobody knows', 400, () => send('BET /api/games')],
    ['what is no HTTP', 400, () => sendRaw(sandbox.clientUrl, 'a bet, please\r\n\r\n')],
    ['an unknown address', 404, () => send('GET /api/nowhere')],
    ['an address without its slash', 404, () => send('GET /api/wallet')],
    ['another method on a call', 405, () => send('POST /api/games', json, '{}')],
    ['another method on a call with a parameter', 405, () => send('DELETE /api/bets/by-unique/abc')],
    ['another method on a channel', 405, () => send('POST /game-client/v8/events/', json, '{}')],
    ['another method on the page', 405, () => send('POST /v8/launch', json, '{}')],
  ])('%s: %i', async (_what, status, request) => {
    const reply = await request()
    expect(reply.status).toBe(status)
    expect(reply.head).toMatch(/content-type: application\/json/i)
    const body: unknown = JSON.parse(reply.body)
    expect(validator.problems('client.yaml', '/components/schemas/Error', body)).toEqual([])
  })

  it('says which methods are accepted', async () => {
    expect((await send('PATCH /api/games')).head).toMatch(/\r\nallow: GET, HEAD/i)
    expect((await send('GET /api/single-bet/')).head).toMatch(/\r\nallow: POST\r?$/im)
  })

  it('does not keep a bet that could not be read under any key [SLIP-18]', async () => {
    const alice = await sandbox.enter('alice')
    const key = newKey()
    const bet = {
      Authorization: `Bearer ${alice.settings.token}`,
      'X-Unique': key,
      'X-Unique-Expires': String(Date.now() + 60_000),
    }
    expect((await send('POST /api/single-bet/', { ...bet, 'Content-Type': 'text/plain' }, '{}')).status).toBe(
      415,
    )
    expect((await send('POST /api/single-bet/', { ...bet, ...json }, `"${long(70_000)}"`)).status).toBe(413)
    expect((await alice.get(`/bets/by-unique/${key}`)).status).toBe(404)
    expect((await sandbox.ledger('alice')).uniques).toEqual([])
  })
})
