import { afterEach, describe, expect, it, vi } from 'vitest'

import { CallFailed } from '#machines/failure.ts'
import { serve } from '#src/testing/api/replies.ts'
import { testTimers } from '#src/testing/environment.ts'

import { exchange } from './exchange.ts'
import { createHeadStart as createHeadStartOf, type EarlyCall } from './headStart.ts'

afterEach(() => void vi.useRealTimers())

const createHeadStart = () => createHeadStartOf({ fetch, timers: testTimers, now: Date.now })

function launchCall(origin: string, body = '{"token":"t"}'): EarlyCall {
  return {
    method: 'POST',
    url: `${origin}/api/game-launch/`,
    headers: { 'Content-Type': 'application/json' },
    body,
  }
}

const request = ({ method, url, headers, body }: EarlyCall, signal?: AbortSignal) =>
  new Request(url, { method, headers, body, ...(signal && { signal }) })

describe('a call that begins before the client is there', () => {
  it('is made once: a caller that makes the same call gets its reply, and when it was sent [LAUNCH-02]', async () => {
    const server = await serve((_, response) => response.end('{"a":1}'))
    const headStart = createHeadStart()
    const before = Date.now()
    headStart.begin(launchCall(server.origin))
    const reply = await headStart.fetch(request(launchCall(server.origin)))
    expect(await reply.json()).toEqual({ a: 1 })
    expect(headStart.sentAt(reply)).toBeGreaterThanOrEqual(before)
    expect(server.calls).toHaveLength(1)
    expect(server.calls[0]?.body).toBe('{"token":"t"}')
  })

  it('is sent again the second time, which is what Retry does [LAUNCH-03]', async () => {
    const server = await serve((_, response) => response.end('{}'))
    const headStart = createHeadStart()
    headStart.begin(launchCall(server.origin))
    await headStart.fetch(request(launchCall(server.origin)))
    const reply = await headStart.fetch(request(launchCall(server.origin)))
    expect(headStart.sentAt(reply)).toBeUndefined()
    expect(server.calls).toHaveLength(2)
  })

  it('answers no other call', async () => {
    const server = await serve((_, response) => response.end('{}'))
    const headStart = createHeadStart()
    headStart.begin(launchCall(server.origin))
    await headStart.fetch(request(launchCall(server.origin, '{"token":"u"}')))
    await expect.poll(() => server.calls.map(({ body }) => body)).toContain('{"token":"u"}')
  })

  it('keeps a refusal with its status, until it is asked for', async () => {
    const server = await serve((_, response) => {
      response.writeHead(400, { 'Content-Type': 'application/json' })
      response.end('{"code":1005}')
    })
    const headStart = createHeadStart()
    headStart.begin(launchCall(server.origin))
    await expect.poll(() => server.calls).toHaveLength(1)
    const reply = await headStart.fetch(request(launchCall(server.origin)))
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({ code: 1005 })
  })

  it('that gets no answer is a time-out 10 s after it was sent, however late it is taken [SRV-14] [LAUNCH-03]', async () => {
    const server = await serve(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const headStart = createHeadStart()
    headStart.begin(launchCall(server.origin))
    await vi.advanceTimersByTimeAsync(10_000)
    const taken = exchange({ method: 'POST', timers: testTimers }, async (signal) => ({
      response: await headStart.fetch(request(launchCall(server.origin), signal)),
    }))
    await expect(taken).rejects.toSatisfy(
      (error) =>
        error instanceof CallFailed && error.failure.kind === 'timedOut' && error.failure.baseCode === 3,
    )
  })

  it('whose line was cut is a network failure to its caller, and the next call is sent again [LAUNCH-03] [SRV-09]', async () => {
    let isCut = true
    const server = await serve((_, response) => (isCut ? response.destroy() : response.end('{}')))
    const headStart = createHeadStart()
    headStart.begin(launchCall(server.origin))
    await expect.poll(() => server.calls).toHaveLength(1)
    const make = () =>
      exchange({ method: 'POST', timers: testTimers }, async (signal) => ({
        response: await headStart.fetch(request(launchCall(server.origin), signal)),
      }))
    await expect(make()).rejects.toSatisfy(
      (error) => error instanceof CallFailed && error.failure.kind === 'unreachable',
    )
    isCut = false
    expect((await make()).response.status).toBe(200)
  })

  it('is stopped by its caller', async () => {
    let isCut = false
    const server = await serve((_, response) => response.on('close', () => (isCut = true)))
    const headStart = createHeadStart()
    headStart.begin(launchCall(server.origin))
    await expect.poll(() => server.calls).toHaveLength(1)
    const stop = new AbortController()
    const reply = headStart.fetch(request(launchCall(server.origin), stop.signal))
    stop.abort()
    await expect(reply).rejects.toThrow()
    await expect.poll(() => isCut).toBe(true)
  })
})
