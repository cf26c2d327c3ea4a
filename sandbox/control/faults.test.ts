import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { startTestSandbox, type TestSandbox } from '../testing/server.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

describe('faults', () => {
  it('change the status of a given number of calls, then no more', async () => {
    const alice = await sandbox.enter('alice')
    await sandbox.control('POST', 'faults', {
      method: 'GET',
      path: '/wallet/',
      kind: 'status',
      status: 502,
      times: 2,
    })
    const statuses = []
    for (let call = 0; call < 3; call += 1) statuses.push((await alice.get('/wallet/')).status)
    expect(statuses).toEqual([502, 502, 200])
  })

  it('affect only one member if they name one', async () => {
    const [alice, bob] = [await sandbox.enter('alice'), await sandbox.enter('bob')]
    await sandbox.control('POST', 'faults', {
      method: 'GET',
      path: '/wallet/',
      kind: 'status',
      status: 503,
      member: 'bob',
    })
    expect((await alice.get('/wallet/')).status).toBe(200)
    expect((await bob.get('/wallet/')).status).toBe(503)
  })

  it('cut a reply short, delay it, or cut the connection', async () => {
    const alice = await sandbox.enter('alice')
    const lay = (kind: string, more: object = {}) =>
      sandbox.control('POST', 'faults', { method: 'GET', path: '/wallet/', kind, ...more })
    await lay('malformed')
    await expect((await alice.get('/wallet/')).json()).rejects.toThrow(SyntaxError)
    await lay('delay', { delay: 60 })
    const before = Date.now()
    expect((await alice.get('/wallet/')).status).toBe(200)
    expect(Date.now() - before).toBeGreaterThanOrEqual(55)
    await lay('dropRequest')
    await expect(alice.get('/wallet/')).rejects.toThrow()
    await lay('dropReply')
    await expect(alice.get('/wallet/')).rejects.toThrow()
    expect((await alice.get('/wallet/')).status).toBe(200)
  })

  it('let "slow" wait three seconds for each bet', async () => {
    const slow = await sandbox.enter('slow')
    const before = performance.now()
    expect((await slow.bet()).status).toBe(201)
    expect(performance.now() - before).toBeGreaterThanOrEqual(2_990)
  })

  it.each([
    ['hang', 0],
    ['hangReply', 1],
  ])('let a bet hang (%s) until they are cleared: %i is placed', async (kind, placed) => {
    const alice = await sandbox.enter('alice')
    await sandbox.control('POST', 'faults', { method: 'POST', path: '/single-bet/', kind })
    let isAnswered = false
    const bet = alice.bet().then(
      () => (isAnswered = true),
      () => null,
    )
    await expect
      .poll(async () => (await sandbox.control<{ faults: object[] }>('GET', 'faults')).faults)
      .toEqual([])
    await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(placed)
    expect(isAnswered).toBe(false)
    await sandbox.control('DELETE', 'faults')
    expect(await bet).toBeNull()
  })
})
