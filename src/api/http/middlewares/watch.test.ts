import { describe, expect, it } from 'vitest'

import { CallFailed } from '#machines/failure.ts'
import { json, serve, testApi, type Responder } from '#src/testing/api/replies.ts'

import type { ServerFact } from './watch.ts'

/** What calls report about a server that answers them like this, one after the other. */
async function told(...responders: readonly Responder[]): Promise<string[]> {
  let at = 0
  const server = await serve((call, response) => {
    responders[at]?.(call, response)
    at += 1
  })
  const address = `${server.origin}/api`
  const facts: ServerFact[] = []
  const { api } = testApi(server.origin, {
    mainServers: ['https://elsewhere.test/api', address],
    onServerFact: (fact) => facts.push(fact),
    timeout: 1_000,
  })
  for (const _ of responders)
    await api.games().catch((error: unknown) => expect(error).toBeInstanceOf(CallFailed))
  for (const { server: named } of facts) expect(named).toBe(address)
  return facts.map(({ type }) => type)
}

const cut: Responder = (_, response) => void response.destroy()
const silent: Responder = () => undefined
const page =
  (status: number): Responder =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' })
    response.end('<h1>Bad Gateway</h1>')
  }
const good = json(200, { results: [] })

describe('a call that fails because it does not reach its server', () => {
  it.each([
    ['a line that is cut', cut],
    ['no answer in time', silent],
    ['502', page(502)],
    ['503 in the words of a gateway', page(503)],
    ['504', page(504)],
  ])('%s: is told, and so is the next that is answered, once [SRV-02]', async (_, failing) => {
    expect(await told(failing, good, good)).toEqual(['call.failed', 'call.answered'])
  })
})

describe('a call that the server answers', () => {
  it.each([
    ['200', good],
    ['404', json(404, {})],
    ['500', json(500, {})],
    ['503 in our own words: it is closed for maintenance', json(503, { base_code: 6, code: 6006 })],
    ['what cannot be read', json(200, 7)],
  ])('%s: says nothing against it [SRV-02]', async (_, answered) => {
    expect(await told(answered, answered)).toEqual([])
  })

  it('is not one that nobody waits for any more [SRV-02]', async () => {
    const server = await serve(() => undefined)
    const facts: ServerFact[] = []
    const { api } = testApi(server.origin, {
      mainServers: [`${server.origin}/api`],
      onServerFact: (fact) => facts.push(fact),
    })
    const stop = new AbortController()
    const asked = api.games(stop.signal)
    stop.abort()
    await expect(asked).rejects.toBeInstanceOf(CallFailed)
    expect(facts).toEqual([])
  })
})
