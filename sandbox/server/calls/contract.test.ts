import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { sendJson, startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'
import { readContract } from './contract.ts'

const contract = readContract()
const log = vi.fn<(line: string) => void>()
let sandbox: TestSandbox
let alice: TestMember

beforeAll(async () => {
  sandbox = await startTestSandbox({ log })
  alice = await sandbox.enter('alice')
})
afterAll(() => sandbox.close())
afterEach(() => vi.restoreAllMocks())

const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, 'x')

describe('the contract as it is served', () => {
  it('has a route for every operation', async () => {
    for (const { operationId, method, path, prefix } of contract.operations) {
      const reply = await sendJson(`${sandbox.clientUrl}${prefix}${pathOf(path)}`, method)
      expect([operationId, reply.status]).not.toEqual([operationId, 404])
    }
  })

  it('requires a member wherever the contract does, before it looks at anything else [SRV-06]', async () => {
    for (const { operationId, method, path, prefix, needsMember } of contract.operations) {
      if (!needsMember) continue
      const reply = await sendJson(
        `${sandbox.clientUrl}${prefix}${pathOf(path)}`,
        method,
        method === 'GET' ? undefined : {},
      )
      expect([operationId, reply.status]).toEqual([operationId, 401])
    }
  })

  it('fails loudly, in tests, if a reply breaks the contract', async () => {
    const { model } = sandbox.sandbox.world
    const event = model.event('e1')
    vi.spyOn(model, 'events').mockReturnValue(event === undefined ? [] : [{ ...event, gameName: Object(7) }])
    const reply = await alice.get('/events/')
    expect(reply.status).toBe(500)
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/listEvents 200: .*gameName must be string/))
  })
})

describe('an error', () => {
  it('of the server does not reveal its cause [SRV-09]', async () => {
    vi.spyOn(sandbox.sandbox.world.model, 'events').mockImplementation(() => {
      throw new Error('secret path /srv/x.ts')
    })
    const reply = await alice.get('/events/')
    expect(reply.status).toBe(500)
    const text = await reply.text()
    expect(text).not.toMatch(/secret|\.ts|at /)
    expect(JSON.parse(text)).toMatchObject({ base_code: 0, code: 0 })
  })

  it.each([
    ['text that is not JSON', 'application/json', '{"amount": ', 400],
    ['a form', 'application/x-www-form-urlencoded', 'a=b', 415],
    ['a body too long', 'application/json', JSON.stringify({ pad: 'x'.repeat(70_000) }), 413],
  ])('of %s has the error body', async (_what, type, body, status) => {
    const reply = await fetch(`${sandbox.clientUrl}/api/bet-range/single/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${alice.settings.token}`, 'content-type': type },
      body,
    })
    expect(reply.status).toBe(status)
    expect(await reply.json()).toMatchObject({ base_code: 5, message: 'Invalid post data' })
  })

  it('is numbered, so that it can be found in the log', async () => {
    const references = await Promise.all(
      [1, 2, 3].map(async () => (await (await alice.get('/nowhere')).json()).ref_code),
    )
    expect(new Set(references).size).toBe(3)
  })

  it('never writes a token to the log [LAUNCH-06]', async () => {
    vi.spyOn(sandbox.sandbox.world.model, 'events').mockImplementation(() => {
      throw new Error('broken')
    })
    log.mockClear()
    await alice.get(`/events/?token=${alice.settings.token}`)
    expect(log.mock.calls.flat().join('\n')).not.toContain(alice.settings.token)
    expect(log).toHaveBeenCalled()
  })
})
