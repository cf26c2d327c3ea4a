import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import type * as Lingui from '@lingui/core'
import { MutationObserver } from '@tanstack/react-query'
import type * as QueryCore from '@tanstack/react-query'
import type * as OpenapiFetch from 'openapi-fetch'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

import { shorterLibrary } from './libraries.ts'

const fileOf = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url))

describe('libraries without what this client never asks of them', () => {
  it('are those that were read: another version fails the build', () => {
    const folder = mkdtempSync(join(tmpdir(), 'slipway-trim-'))
    const react = join(folder, 'node_modules/react')
    mkdirSync(react, { recursive: true })
    writeFileSync(join(react, 'package.json'), '{ "version": "19.4.0" }')
    expect(() => shorterLibrary('', join(react, 'cjs/react.production.js'))).toThrow('it is 19.4.0')
    rmSync(folder, { recursive: true })
    expect(shorterLibrary('', '/src/main.tsx')).toBeNull()
  })

  it('xstate keeps what its machines do, and refuses to write down or to restore what it would not', () => {
    for (const [name, left] of [
      ['raise-effbee0c', 'getPersistedSnapshot'],
      ['StateMachine-ae06a22b', 'restoreSnapshot'],
    ]) {
      const file = fileOf(`xstate/dist/${name}.esm.js`)
      const short = shorterLibrary(readFileSync(file, 'utf8'), file) ?? ''
      expect(() => parseAst(short)).not.toThrow()
      expect(short).toContain(`left out of xstate: ${left}`)
    }
  })

  it('openapi-fetch makes each request as it did, and refuses what it would not serve', async () => {
    const file = fileOf('openapi-fetch/dist/index.mjs')
    const whole = readFileSync(file, 'utf8')
    const short = shorterLibrary(whole, file) ?? ''
    expect(() => parseAst(short)).not.toThrow()
    const made = await Promise.all([whole, short].map(requestsOf))
    expect(made[1]).toEqual(made[0])
    expect(made[0]).toHaveLength(4)
    const { createQuerySerializer } = (await loaded(short)) as Library
    expect(createQuerySerializer()({ a: ['1', '2'] })).toBe('a=1&a=2')
    expect(() => createQuerySerializer()({ a: { b: 1 } })).toThrow('left out of openapi-fetch')
  })

  it('the query client has no mutations, and none can be made', async () => {
    const file = fileOf('@tanstack/query-core/build/modern/queryClient.js')
    const short = shorterLibrary(readFileSync(file, 'utf8'), file) ?? ''
    const beside = short.replaceAll('from "./', `from "${new URL('./', pathToFileURL(file)).href}`)
    const { QueryClient } = (await loaded(beside)) as typeof QueryCore
    const client = new QueryClient()
    client.mount()
    expect(await client.fetchQuery({ queryKey: ['a'], queryFn: () => 'reply' })).toBe('reply')
    expect(client.isMutating()).toBe(0)
    expect(await client.resumePausedMutations()).toEqual([])
    expect(() => new MutationObserver(client, { mutationFn: async () => 'done' }).mutate()).toThrow(
      'not a function',
    )
    client.clear()
    expect(client.getQueryData(['a'])).toBeUndefined()
    client.unmount()
  })

  it('texts are made as they were, but for dates in them', async () => {
    const file = fileOf('@lingui/core/dist/index.mjs')
    const whole = readFileSync(file, 'utf8')
    const compile = pathToFileURL(fileOf('@lingui/message-utils/dist/compileMessage.mjs')).href
    const [asItWas, short] = await Promise.all(
      [whole, shorterLibrary(whole, file) ?? ''].map(async (code) => {
        const beside = code.replace('@lingui/message-utils/compileMessage', compile)
        const { setupI18n } = (await loaded(beside)) as typeof Lingui
        const i18n = setupI18n()
        expect(() => i18n._('a')).toThrow('locale')
        const count = ['count', 'plural', { one: ['#', ' event'], other: ['#', ' events'] }] as const
        i18n.loadAndActivate({
          locale: 'en',
          messages: { a: ['a'], b: [['who'], ' v'], c: [count], d: ['\\u00e9'] } as never,
        })
        const made = ['a', 'b', 'c', 'd'].map((id) => i18n._(id, { who: 'us', count: 1234 }))
        return { made, dated: () => i18n.date(new Date(0)) }
      }),
    )
    expect(short?.made).toEqual(asItWas?.made)
    expect(asItWas?.made[2]).toBe('1,234 events')
    expect(short?.dated).toThrow('left out of Lingui')
  })
})

type Library = typeof OpenapiFetch

async function loaded(code: string): Promise<unknown> {
  return await import(`data:text/javascript,${encodeURIComponent(code)}`)
}

/** What goes over the line, with a middleware around it, for calls of every kind that the client makes. */
async function requestsOf(code: string): Promise<unknown[]> {
  const made: unknown[] = []
  const { default: createClient } = (await loaded(code)) as Library
  const http = createClient<Record<string, never>>({
    baseUrl: 'http://localhost/api/',
    cache: 'no-store',
    fetch: async (request) => {
      made.push([request.method, request.url, [...request.headers], await request.text()])
      if (request.url.includes('cut')) throw new TypeError('cut')
      return Response.json({ ok: true }, { status: request.url.includes('refused') ? 400 : 200 })
    },
  })
  const heard: string[] = []
  http.use({
    onRequest: ({ request, schemaPath }) => {
      request.headers.set('X-Path', schemaPath)
      return request
    },
    onResponse: ({ response }) => void heard.push(`response ${response.status}`),
    onError: ({ error }) => void heard.push(String(error)),
  })
  const { GET, POST } = http as unknown as Record<
    'GET' | 'POST',
    (path: string, init?: object) => Promise<unknown>
  >
  const replies: unknown[] = [
    await GET('/events/', { params: { query: { page: 2, game: 'a b', none: undefined } } }),
    await GET('/bets/{key}', { params: { path: { key: 'a/b' } } }),
    await POST('/refused', { body: { stake: 5 }, params: { header: { 'X-UNIQUE': 'k' } } }),
    await POST('/cut', { body: { a: 1 }, bodySerializer: () => 'as it is' }).catch(String),
  ]
  return made.map((request, index) => [request, JSON.stringify(replies[index]), heard[index]])
}
