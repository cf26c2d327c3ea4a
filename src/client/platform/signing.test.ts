import { describe, expect, it } from 'vitest'

import { failureOf } from '#machines/failure.ts'
import { signatureOf } from '#src/api/http/signature.ts'
import { json, serve, testApi } from '#src/testing/api/replies.ts'
import { buildOpenedLink } from '#src/testing/builders.ts'
import { testTimers } from '#src/testing/environment.ts'

import { createSigning } from './signing.ts'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const mapping = {
  default: { name: 'usual', publicToken: 'pub-0' },
  domains: { 'play.example.test': { name: 'harbour', publicToken: 'pub-1', signatureSecret: secret } },
}
/** By the server. */
const time = Date.UTC(2026, 0, 2, 3, 4, 5)
const date = new Date(time).toUTCString()

const other = {
  ...mapping,
  domains: {},
  default: { ...mapping.default, publicToken: 'pub-2', signatureSecret: secret },
}

interface Given {
  readonly domain?: string
  /** What the file says; null if it cannot be fetched. */
  readonly file?: unknown
  readonly page?: unknown
}

async function signingAt(
  device: number,
  { domain = 'play.example.test', file = mapping, page = null }: Given = {},
) {
  const server = await serve(json(file === null ? 404 : 200, file, { Date: date }))
  return createSigning({
    fetch,
    timers: testTimers,
    now: () => device,
    assets: server.origin,
    domain,
    mapping: page === null ? null : JSON.stringify(page),
  })
}

const signature = (moment: number): Promise<string> => signatureOf(secret, moment)

describe('what calls are signed with', () => {
  it.each([
    ['right', 0],
    ['an hour slow', -3_600_000],
    ['an hour fast', 3_600_000],
  ])("goes by the server's clock where the device's is %s [LAUNCH-09]", async (_, wrong) => {
    const signing = await signingAt(time + wrong)
    // The header has whole seconds: the moment lies within this one.
    expect(await signing.sign()).toEqual({ publicToken: 'pub-1', signature: await signature(time + 500) })
  })

  it('is nothing where the operator has no secret, or none can be known [LAUNCH-09] [LAUNCH-13]', async () => {
    expect(await (await signingAt(time, { domain: 'elsewhere.test' })).sign()).toBeNull()
    const gone = createSigning({
      fetch: () => Promise.reject(new TypeError('network')),
      timers: testTimers,
      now: () => time,
      assets: '',
      domain: 'play.example.test',
      mapping: null,
    })
    expect(await gone.sign()).toBeNull()
    expect(await gone.dropped).toEqual([])
  })

  it('is there for calls long after the first ones too [LAUNCH-09]', async () => {
    const server = await serve(json(200, mapping, { Date: date }))
    const waits: (() => void)[] = []
    const signing = createSigning({
      fetch,
      timers: { ...testTimers, startTimer: (run) => waits.push(run) },
      now: () => time,
      assets: server.origin,
      domain: 'play.example.test',
      mapping: null,
    })
    await signing.dropped
    // What the first calls have waited for has had its time.
    for (const end of waits) end()
    expect(await signing.sign()).toEqual({ publicToken: 'pub-1', signature: await signature(time) })
  })

  it('is the mapping of the page until the file is there, which is asked for meanwhile [LAUNCH-09] [LAUNCH-13]', async () => {
    const signing = await signingAt(time, { page: mapping, file: other })
    expect(await signing.sign()).toEqual({ publicToken: 'pub-1', signature: await signature(time) })
    await signing.dropped
    expect(await signing.sign()).toMatchObject({ publicToken: 'pub-2' })
  })

  it('is the mapping of the file at once for what was refused by the one of the page; and where there is no file, that [LAUNCH-13]', async () => {
    const changed = await signingAt(time, { page: mapping, file: other })
    expect(await changed.sign('refused')).toMatchObject({ publicToken: 'pub-2' })
    const gone = await signingAt(time, { page: mapping, file: null })
    expect(await gone.sign('refused')).toMatchObject({ publicToken: 'pub-1' })
  })

  it('tells what of the mapping could not be read [LAUNCH-13]', async () => {
    expect(await (await signingAt(time, { file: [] })).dropped).toEqual(['malformed'])
  })
})

describe('a call that the contract has signed', () => {
  const none = { count: 0, next: null, results: [] }
  /** Answers 403 so many times, then well. */
  async function asked(
    { times = 1, body = none }: { times?: number; body?: unknown },
    signatures: readonly string[],
  ) {
    const server = await serve((call, response) => {
      const isRefused = server.calls.length <= times
      json(isRefused ? 403 : 200, isRefused ? body : none)(call, response)
    })
    let at = 0
    const { api, forbidden } = testApi(server.origin, {
      sign: () => Promise.resolve({ publicToken: 'pub-1', signature: signatures[at++] ?? 'none' }),
    })
    const failed = await api.events({ tab: 'today' }, 1).then(() => null, failureOf)
    return {
      kind: failed?.kind ?? null,
      sent: server.calls.map(({ headers }) => headers['x-request-signature']),
      forbidden,
    }
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
    expect(await asked({}, ['old', 'new'])).toEqual({ kind: null, sent: ['old', 'new'], forbidden: [] })
  })

  it('is not asked again where nothing has changed: the member may not be here [SRV-08]', async () => {
    const sent = await asked({}, ['same', 'same'])
    expect(sent).toEqual({ kind: 'forbidden', sent: ['same'], forbidden: [1] })
  })

  it.each(['X-Request-Signature', 'signature'])(
    'ends no session where it is refused twice for its signature, which names %s: it may be made again [SRV-05] [SRV-08]',
    async (detail) => {
      const body = { base_code: 6, code: 6007, ref_code: 'r', message: 'Forbidden', params: { detail } }
      const sent = await asked({ times: 2, body }, ['late', 'late too'])
      expect(sent).toEqual({ kind: 'broken', sent: ['late', 'late too'], forbidden: [] })
    },
  )

  it.each([[{ detail: 'X-Request-Signature-Owner' }], [{ detail: 'member' }], [{}], [null]])(
    'ends the session where it is refused twice and the reply names no signature: %j [SRV-08]',
    async (params) => {
      const sent = await asked({ times: 2, body: { code: 6007, params } }, ['old', 'new'])
      expect(sent).toEqual({ kind: 'forbidden', sent: ['old', 'new'], forbidden: [1] })
    },
  )
})

describe('a launch whose signature is refused', () => {
  const refusal = (detail: string) => ({
    base_code: 1,
    code: 1001,
    ref_code: 'r',
    message: 'no',
    params: { detail },
  })
  async function launched(detail: string) {
    const server = await serve((call, response) =>
      json(401, server.calls.length > 1 ? {} : refusal(detail))(call, response),
    )
    const { api } = testApi(server.origin, {
      sign: (last) => Promise.resolve({ publicToken: 'pub-1', signature: last ?? 'first' }),
    })
    await api.launch(buildOpenedLink()).catch(() => undefined)
    return server.calls
  }

  it('is sent once more with a new one: the same launch, which the server has not begun [LAUNCH-09]', async () => {
    const calls = await launched('X-Request-Signature')
    expect(calls.map(({ headers }) => headers['x-request-signature'])).toEqual(['first', 'refused'])
    expect(calls[1]).toMatchObject({ method: 'POST', path: calls[0]?.path, body: calls[0]?.body })
    expect(calls[1]?.headers).toMatchObject({
      'x-public-token': 'pub-1',
      'content-type': calls[0]?.headers['content-type'],
    })
  })

  it('is not sent again where the partner refuses the member [LAUNCH-04] [LAUNCH-09]', async () => {
    expect(await launched('anything else')).toHaveLength(1)
  })
})
