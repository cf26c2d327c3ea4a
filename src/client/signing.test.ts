import { describe, expect, it } from 'vitest'

import { signatureOf } from '#src/api/http/signature.ts'
import { testTimers } from '#src/testing/environment.ts'
import { json, serve, testApi } from '#src/testing/replies.ts'

import { createSigning } from './signing.ts'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const mapping = {
  default: { name: 'usual', publicToken: 'pub-0' },
  domains: { 'play.example.test': { name: 'harbour', publicToken: 'pub-1', signatureSecret: secret } },
}
/** By the server. */
const time = Date.UTC(2026, 0, 2, 3, 4, 5)
const date = new Date(time).toUTCString()

async function signingAt(device: number, { domain = 'play.example.test', body = mapping as unknown } = {}) {
  const server = await serve(json(200, body, { Date: date }))
  return createSigning({
    fetch,
    timers: testTimers,
    now: () => device,
    assets: server.origin,
    domain,
  })
}

describe('what calls are signed with', () => {
  it.each([
    ['right', 0],
    ['an hour slow', -3_600_000],
    ['an hour fast', 3_600_000],
  ])("goes by the server's clock where the device's is %s [LAUNCH-09]", async (_, wrong) => {
    const signing = await signingAt(time + wrong)
    // The header has whole seconds: the moment lies within this one.
    expect(await signing.sign()).toEqual({ publicToken: 'pub-1', signature: signatureOf(secret, time + 500) })
  })

  it('is nothing where the operator has no secret, or none can be known [LAUNCH-09] [LAUNCH-13]', async () => {
    expect(await (await signingAt(time, { domain: 'elsewhere.test' })).sign()).toBeNull()
    const gone = createSigning({
      fetch: () => Promise.reject(new TypeError('network')),
      timers: testTimers,
      now: () => time,
      assets: '',
      domain: 'play.example.test',
    })
    expect(await gone.sign()).toBeNull()
    expect(await gone.dropped).toEqual([])
  })

  it('tells what of the mapping could not be read [LAUNCH-13]', async () => {
    expect(await (await signingAt(time, { body: [] })).dropped).toEqual(['malformed'])
  })
})

describe('a call that the contract has signed', () => {
  /** Answers with this status the first time, then well. */
  async function asked(first: number, signatures: readonly string[]) {
    const server = await serve((call, response) => {
      json(server.calls.length > 1 ? 200 : first, { count: 0, next: null, results: [] })(call, response)
    })
    let at = 0
    const { api, forbidden } = testApi(server.origin, {
      sign: () => Promise.resolve({ publicToken: 'pub-1', signature: signatures[at++] ?? 'none' }),
    })
    await api.events({ tab: 'today' }, 1).catch(() => undefined)
    return { sent: server.calls.map(({ headers }) => headers['x-request-signature']), forbidden }
  }

  it('carries its signature and asks for no cache; others carry none [SRV-05] [LAUNCH-09]', async () => {
    const server = await serve(json(200, { count: 0, next: null, results: [] }))
    const { api } = testApi(server.origin, {
      sign: () => Promise.resolve({ publicToken: 'pub-1', signature: 'signed' }),
    })
    await api.events({ tab: 'today' }, 1)
    await api.games()
    const [events, games] = server.calls.map(({ headers }) => headers)
    expect(events).toMatchObject({ 'x-request-signature': 'signed', 'cache-control': 'no-cache' })
    expect(events).not.toHaveProperty('x-public-token')
    expect(games).not.toHaveProperty('x-request-signature')
  })

  it('is asked once more where it was refused and the clock has been set by that, and ends no session [LAUNCH-09] [SRV-05]', async () => {
    expect(await asked(403, ['old', 'new'])).toEqual({ sent: ['old', 'new'], forbidden: [] })
  })

  it('is not asked again where nothing has changed: the member may not be here [SRV-08]', async () => {
    expect(await asked(403, ['same', 'same'])).toEqual({ sent: ['same'], forbidden: [1] })
  })
})
