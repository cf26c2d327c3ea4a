import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  newKey,
  sendJson,
  startTestSandbox,
  type TestSandbox,
  betBody,
  testMember,
} from '../../testing/server.ts'
import { signatureAt } from '../access/signatures.ts'

const harbour = { publicToken: 'harbour-play-public', secret: 'JBAVEQSPKVJFATCBLFJUKQ2SIVKDCMRT' }

/** A signature made at a time (UTC ms): of steps of 10 s. */
const signatureOf = (secret: string, time: number): string => signatureAt(secret, Math.floor(time / 10_000))

interface Servers {
  servers: { name: string; address: string; state: string; calls: number; healthChecks: number }[]
  records: { selected: string; domains: string[] }[]
}

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.control('POST', 'reset', {}))

const servers = (): Promise<Servers> => sandbox.control('GET', 'servers')
const set = (server: string, state: string): Promise<Servers> =>
  sandbox.control('POST', 'servers', { server, state })
async function addressOf(name: string): Promise<string> {
  const found = (await servers()).servers.find((server) => server.name === name)
  if (found === undefined) throw new Error(`no server ${name}`)
  return found.address
}

describe('the servers', () => {
  it('are a primary and a secondary with its mirror, each on its own port, with the same accounts and keys [SRV-01] [SRV-02]', async () => {
    const alice = await sandbox.enter('alice')
    const sent = { key: newKey(), expires: Date.now() + 60_000 }
    await alice.place('/single-bet/', betBody(), sent)
    for (const name of ['primary', 'secondary', 'secondary-mirror']) {
      const there = testMember((await addressOf(name)).replace(/\/api$/, ''), alice.settings)
      const said = await (await there.get(`/bets/by-unique/${sent.key}`)).json()
      expect(said).toMatchObject({ status: 'placed' })
      const again = await there.place('/single-bet/', betBody(), sent)
      expect(again.headers.get('x-unique-replayed')).toBe('true')
    }
    expect((await sandbox.ledger('alice')).bets).toHaveLength(1)
  })

  it("let pages of the client's origins call them and read the server's time, and no others [SRV-01]", async () => {
    const address = await addressOf('secondary')
    const origin = sandbox.clientUrl
    const asked = await fetch(`${address}/games`, { method: 'OPTIONS', headers: { origin } })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-headers')).toContain('X-UNIQUE')
    const healthy = await fetch(`${address}/healthcheck`, { headers: { origin } })
    expect(healthy.headers.get('access-control-allow-origin')).toBe(origin)
    expect(healthy.headers.get('access-control-expose-headers')).toContain('Date')
    const foreign = await fetch(`${address}/healthcheck`, { headers: { origin: 'http://evil.test' } })
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('can be made to fail their health check, or to go away, with all connections [SRV-02]', async () => {
    for (const name of ['primary', 'secondary', 'secondary-mirror']) {
      const address = await addressOf(name)
      const health = (): Promise<Response> => fetch(`${address}/healthcheck`)
      expect((await health()).status).toBe(200)
      await set(name, 'unhealthy')
      expect((await health()).status).toBe(503)
      await set(name, 'down')
      await expect(health()).rejects.toThrow()
      await set(name, 'up')
      expect(await (await health()).json()).toEqual({ status: 'ok' })
    }
  })
})

describe('the report of a choice', () => {
  async function report(change: Record<string, string> = {}): Promise<Response> {
    const form = new FormData()
    const fields = {
      selected: 'https://b.test/api',
      partner_domain: 'localhost',
      public_token: harbour.publicToken,
      signature: signatureOf(harbour.secret, Date.now()),
      ...change,
    }
    for (const domain of ['https://a.test/api', 'https://b.test/api']) form.append('domains', domain)
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return await fetch(`${sandbox.clientUrl}/api/healthcheck/record`, { method: 'POST', body: form })
  }

  it('is kept, with every server that was asked [SRV-02]', async () => {
    expect((await report()).status).toBe(204)
    expect((await servers()).records).toMatchObject([
      { domains: ['https://a.test/api', 'https://b.test/api'], selected: 'https://b.test/api' },
    ])
  })

  it.each([
    ['a wrong signature', { signature: '0'.repeat(64) }, 403],
    ['an old signature', { signature: signatureOf(harbour.secret, Date.now() - 60_000) }, 403],
    ['no operator', { public_token: 'nobody' }, 403],
    ['what is no signature at all', { signature: 'x' }, 400],
  ])('is refused with %s [SRV-02] [LAUNCH-09]', async (_, change, status) => {
    expect((await report(change)).status).toBe(status)
    expect((await servers()).records).toEqual([])
  })

  it('is a form: JSON is refused', async () => {
    const sent = await sendJson(`${sandbox.clientUrl}/api/healthcheck/record`, 'POST', { domains: [] })
    expect(sent.status).toBe(415)
  })
})

describe('a signature', () => {
  it.each([
    ['of this moment', 0, 200],
    ['as old as a call may take to arrive', -25_000, 200],
    ['of a minute ago', -60_000, 403],
    ['of an hour ahead', 3_600_000, 403],
  ])('%s: a list of events is answered with its status [SRV-05] [LAUNCH-09]', async (_, ago, status) => {
    const alice = await sandbox.enter('alice')
    const reply = await fetch(`${sandbox.clientUrl}/api/events/?timing=today`, {
      headers: {
        authorization: `Bearer ${alice.settings.token}`,
        'x-request-signature': signatureOf(harbour.secret, Date.now() + ago),
      },
    })
    expect(reply.status).toBe(status)
    if (status === 403)
      expect(await reply.json()).toMatchObject({ code: 6007, params: { detail: 'X-Request-Signature' } })
  })

  it("must be the operator's own in the launch call: another's, an old one, or a missing one if required, use up nothing [LAUNCH-09]", async () => {
    const { link } = await sandbox.control<{ link: string }>('POST', 'launch', { member: 'alice' })
    const { searchParams } = new URL(link)
    const body = {
      token: searchParams.get('token'),
      partner_member_token: searchParams.get('partner_member_token'),
    }
    const launch = (headers: Record<string, string>): Promise<Response> =>
      sendJson(`${sandbox.clientUrl}/api/game-launch/`, 'POST', body, headers)
    const signed = (publicToken: string, time: number): Record<string, string> => ({
      'x-public-token': publicToken,
      'x-request-signature': signatureOf(harbour.secret, time),
    })
    await sandbox.control('POST', 'servers', { requireSignatures: true })
    for (const headers of [
      {},
      signed('slipway-public', Date.now()),
      signed(harbour.publicToken, Date.now() - 60_000),
    ]) {
      const refused = await launch(headers)
      expect(refused.status).toBe(401)
      expect(await refused.json()).toMatchObject({ code: 1001 })
    }
    expect((await launch(signed(harbour.publicToken, Date.now()))).status).toBe(200)
  })
})
