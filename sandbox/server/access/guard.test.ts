import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { rawRequest, sendRaw, startTestSandbox, type TestSandbox } from '../../testing/server.ts'

let sandbox: TestSandbox
let port: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  port = new URL(sandbox.clientUrl).port
})
afterAll(() => sandbox.close())

/** What the books and a launch would give away. */
const secret = /wallet|token=/

const ask = (target: string, headers: Record<string, string>, method = 'GET') =>
  sendRaw(sandbox.clientUrl, rawRequest(`${method} ${target}`, headers))

describe('a control call by the name of another site that resolves here', () => {
  const ledger = 'ledger?member=alice'

  it.each([
    [`/sandbox/${ledger}`],
    [`/%73andbox/${ledger}`],
    [`/%73%61%6e%64%62%6f%78/${ledger}`],
    [`/sandbox/%6cedger?member=alice`],
    [`http://evil.example/sandbox/${ledger}`],
    [`http://evil.example/%73andbox/${ledger}`],
    ['/sandbox/'],
    ['/sandbox/clock'],
  ])('is refused: %s', async (target) => {
    const reply = await ask(target, { Host: `evil.example:${port}` })
    expect(reply.status).toBe(403)
    expect(reply.body).not.toMatch(secret)
  })

  it.each([
    [`/./sandbox/${ledger}`],
    [`/x/../sandbox/${ledger}`],
    [`//sandbox/${ledger}`],
    [`/SANDBOX/${ledger}`],
    [`/Sandbox/${ledger}`],
    [`/%2fsandbox/${ledger}`],
    [`/sandbox%2fledger?member=alice`],
    [`/sandbox;/${ledger}`],
    [`/v8/../sandbox/${ledger}`],
    [`/v8/..%2fsandbox/${ledger}`],
  ])('is not found by another way of writing it: %s', async (target) => {
    for (const host of [`evil.example:${port}`, `localhost:${port}`]) {
      const reply = await ask(target, { Host: host })
      expect(reply.status, host).toBeGreaterThanOrEqual(400)
      expect(reply.body).not.toMatch(secret)
    }
  })

  it.each([
    'evil.example',
    'localhost.',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'localhost@evil.example',
    'localhost/@evil.example',
    'evil.example#localhost',
    '192.168.1.5',
    '[::2]',
    '',
  ])('is refused for the host "%s"', async (host) => {
    expect((await ask('/sandbox/clock', { Host: host })).status).toBe(403)
  })

  it('gives out no link', async () => {
    for (const target of ['/sandbox/launch', '/%73andbox/launch', 'http://evil.example/sandbox/launch']) {
      const request = { Host: `evil.example:${port}`, 'Content-Type': 'application/json' }
      const reply = await sendRaw(
        sandbox.clientUrl,
        rawRequest(`POST ${target}`, request, '{"member":"alice"}'),
      )
      expect(reply.status, target).toBe(403)
      expect(reply.body).not.toMatch(secret)
    }
  })

  it('is refused if Host and absolute target disagree, whichever is ours', async () => {
    const ours = `http://localhost:${port}/sandbox/clock`
    expect((await ask(ours, { Host: 'evil.example' })).status).toBe(403)
    expect((await ask('http://evil.example/sandbox/clock', { Host: `localhost:${port}` })).status).toBe(403)
    expect((await ask(ours, { Host: `localhost:${port}` })).status).toBe(200)
  })

  it.each([
    ['ours first', ['localhost', 'evil.example']],
    ['ours last', ['evil.example', 'localhost']],
    ['ours twice', ['localhost', 'localhost']],
    ['none', []],
  ])('is refused with Host headers that are not one: %s', async (_, hosts) => {
    const lines = hosts.map((host) => `Host: ${host}:${port}`)
    const text = ['GET /sandbox/clock HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n')
    const { status } = await sendRaw(sandbox.clientUrl, text)
    expect(status).toBe(hosts.length === 0 ? 400 : 403)
    const partnerPort = new URL(sandbox.partnerUrl).port
    const ofPartner = text.replace('/sandbox/clock', '/play?member=alice').replaceAll(port, partnerPort)
    const reply = await sendRaw(sandbox.partnerUrl, ofPartner)
    expect(reply.status).toBe(hosts.length === 0 ? 400 : 403)
    expect(`${reply.head}${reply.body}`).not.toMatch(secret)
  })

  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]'])(
    'is answered to this machine by %s',
    async (host) => {
      expect((await ask('/sandbox/clock', { Host: `${host}:${port}` })).status).toBe(200)
    },
  )
})

describe('a control call from a page', () => {
  const from = (headers: Record<string, string>, method = 'GET') =>
    ask('/sandbox/clock', { Host: `localhost:${port}`, ...headers }, method)

  it.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:1' },
    { Origin: 'https://localhost' },
    { Origin: 'http://localhost.evil.example' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
    { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' },
  ])('of another origin is refused: %j', async (headers) => {
    expect((await from(headers)).status).toBe(403)
    expect((await from(headers, 'POST')).status).toBe(403)
  })

  it('of its own host over another scheme is refused: such a page is not served here', async () => {
    for (const method of ['GET', 'POST']) {
      expect((await from({ Origin: `https://localhost:${port}` }, method)).status, method).toBe(403)
    }
  })

  it('of the partner, which frames the client, is refused', async () => {
    expect((await from({ Origin: sandbox.partnerUrl })).status).toBe(403)
  })

  it('of the sandbox itself, or from no page, is answered', async () => {
    expect((await from({ Origin: `http://localhost:${port}` })).status).toBe(200)
    expect((await from({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
    expect((await from({})).status).toBe(200)
  })

  it('by a link that leads to the console is answered', async () => {
    expect((await from({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' })).status).toBe(200)
  })
})

describe("the client's own addresses", () => {
  it('may make control calls if they are configured, and no others', async () => {
    const configured = await startTestSandbox({ clientOrigin: 'https://play.example' })
    const [, base = ''] = configured.sandbox.origins.clients
    const call = (headers: Record<string, string>) =>
      sendRaw(base, rawRequest('GET /sandbox/clock', headers)).then(({ status }) => status)
    expect(await call({ Host: 'play.example', Origin: 'https://play.example' })).toBe(200)
    expect(await call({ Host: 'play.example.evil', Origin: 'https://play.example' })).toBe(403)
    expect(await call({ Host: 'play.example', Origin: 'https://evil.example' })).toBe(403)
    await configured.close()
  })

  it('are where a launch link may lead, and no other address gets its tokens', async () => {
    for (const client_origin of [
      'https://evil.example',
      `http://localhost:${port}@evil.example`,
      'javascript:0',
    ]) {
      await expect(sandbox.control('POST', 'launch', { client_origin })).rejects.toThrow(
        /400.*The client is not at/,
      )
    }
    const other = `http://127.0.0.1:${port}`
    const { link } = await sandbox.control<{ link: string }>('POST', 'launch', { client_origin: other })
    expect(new URL(link).origin).toBe(other)
  })
})

describe("the partner's site", () => {
  it('shows no launch link to a site whose name resolves here', async () => {
    const partner = sandbox.partnerUrl
    const { port: partnerPort } = new URL(partner)
    for (const target of [
      '/play?member=alice',
      '/%70lay?member=alice',
      '/play?member=alice&mode=page',
      '/',
    ]) {
      const reply = await sendRaw(
        partner,
        rawRequest(`GET ${target}`, { Host: `evil.example:${partnerPort}` }),
      )
      expect(reply.status, target).toBe(403)
      expect(`${reply.head}${reply.body}`).not.toMatch(secret)
    }
    const reply = await sendRaw(partner, rawRequest('GET /', { Host: `localhost:${partnerPort}` }))
    expect(reply.status).toBe(200)
  })
})
