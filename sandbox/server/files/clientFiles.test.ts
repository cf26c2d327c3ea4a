import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { compressFolder } from '../../../build/precompress.ts'
import { startTestSandbox, type TestSandbox } from '../../testing/server.ts'

const longScript = 'export const price = 1.95\n'.repeat(200)
const texts = 'const t=JSON.parse(`{"a":["Bet slip of ",["name"]]}`);export{t as messages}'
const theme: object = {
  ...JSON.parse(readFileSync(new URL('../../../public/themes/default.json', import.meta.url), 'utf8')),
  'surface-1': '#101418',
}

let folder: string
let sandbox: TestSandbox

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-dist-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'themes'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Slipway</title>')
  writeFileSync(join(folder, 'assets', 'main-B1f2d3c4.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'main-B1f2d3c4.js.map'), '{}')
  writeFileSync(join(folder, 'themes', 'default.json'), JSON.stringify(theme))
  mkdirSync(join(folder, 'tried'))
  writeFileSync(join(folder, 'tried', 'lh.json'), JSON.stringify({ ...theme, accent: 'rgb(1 2 3)' }))
  writeFileSync(join(folder, 'assets', 'vendor-C1d2e3f4.js'), longScript)
  writeFileSync(join(folder, 'assets', 'messages-D1e2f3a4.js'), texts)
  compressFolder(folder)
  sandbox = await startTestSandbox({ dist: folder, themes: join(folder, 'tried') })
})
afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

const open = (path: string) => fetch(`${sandbox.clientUrl}${path}`, { redirect: 'manual' })

describe("the client's files", () => {
  it.each([
    '/v8/',
    '/v8/launch',
    '/v8/launch.html?token=x',
    '/v8/events/e1',
    '/v8/nowhere',
    '/v8/index.html',
  ])('answer %s with the page, never cached [ROUTE-01] [LAUNCH-01]', async (path) => {
    const reply = await open(path)
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain('<title>Slipway</title>')
    expect(reply.headers.get('content-type')).toContain('text/html')
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/v8/', '/v8/events', '/v8/assets/main-B1f2d3c4.js'])(
    'answer a request for the head of %s alone',
    async (path) => {
      const reply = await fetch(`${sandbox.clientUrl}${path}`, { method: 'HEAD' })
      expect(reply.status).toBe(200)
      expect(await reply.text()).toBe('')
      expect(reply.headers.get('content-type')).toBe((await open(path)).headers.get('content-type'))
    },
  )

  it('have browsers keep files with a hash in their name for good', async () => {
    const reply = await open('/v8/assets/main-B1f2d3c4.js')
    expect(reply.headers.get('content-type')).toContain('javascript')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await open('/v8/assets/gone-B1f2d3c4.js')).status).toBe(404)
  })

  it('are never source maps, even if some are among them [HOST-05]', async () => {
    const reply = await open('/v8/assets/main-B1f2d3c4.js.map')
    expect(reply.status).toBe(404)
    expect(await reply.text()).not.toBe('{}')
  })

  it.each(['br', 'gzip'])(
    'are sent as %s to clients that accept it, and are kept as long',
    async (encoding) => {
      const reply = await fetch(`${sandbox.clientUrl}/v8/assets/vendor-C1d2e3f4.js`, {
        headers: { 'accept-encoding': encoding },
      })
      expect(reply.headers.get('content-encoding')).toBe(encoding)
      expect(reply.headers.get('content-type')).toContain('javascript')
      expect(reply.headers.get('vary')).toContain('Accept-Encoding')
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(Number(reply.headers.get('content-length'))).toBeLessThan(longScript.length / 10)
      expect(await reply.text()).toBe(longScript)
    },
  )

  it('are sent uncompressed to clients that accept nothing else', async () => {
    const reply = await fetch(`${sandbox.clientUrl}/v8/assets/vendor-C1d2e3f4.js`, {
      headers: { 'accept-encoding': 'identity' },
    })
    expect(reply.headers.get('content-encoding')).toBeNull()
    expect(await reply.text()).toBe(longScript)
  })

  it("may only be framed by the partner's origins and by their own [ROUTE-12]", async () => {
    const policy = (await open('/v8/')).headers.get('content-security-policy') ?? ''
    const port = new URL(sandbox.partnerUrl).port
    expect(policy).toContain(`frame-ancestors 'self' http://127.0.0.1:${port} http://localhost:${port}`)
    expect(policy).toContain(`connect-src 'self' ws://localhost:${new URL(sandbox.clientUrl).port}`)
    expect(policy).toContain("frame-src 'self'")
    expect(policy).toContain("default-src 'none'")
  })

  it.each([
    ['/v8/', 'no-store', 'same-origin', null],
    ['/v8/launch.html', 'no-store', 'same-origin', null],
    ['/v8/assets/main-B1f2d3c4.js', 'public, max-age=31536000, immutable', 'same-origin', null],
  ])(
    'have every header that guards a member, by value: %s [HOST-05]',
    async (path, caching, readers, allowed) => {
      const { headers } = await open(path)
      const { port } = new URL(sandbox.partnerUrl)
      const said = (name: string) => headers.get(name)
      expect({
        type: said('x-content-type-options'),
        referrer: said('referrer-policy'),
        opener: said('cross-origin-opener-policy'),
        readers: said('cross-origin-resource-policy'),
        allowed: said('access-control-allow-origin'),
        caching: said('cache-control'),
        rights: said('permissions-policy'),
        policy: said('content-security-policy')?.split('; '),
        by: said('x-powered-by') ?? said('server'),
      }).toEqual({
        type: 'nosniff',
        referrer: 'no-referrer',
        opener: 'same-origin',
        readers,
        allowed,
        caching,
        rights:
          'accelerometer=(), autoplay=(self), camera=(), clipboard-write=(self), display-capture=(), fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(self), publickey-credentials-get=(), screen-wake-lock=(self), serial=(), usb=()',
        policy: expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self' 'unsafe-inline'",
          "img-src 'self' data:",
          "font-src 'self'",
          "manifest-src 'self' blob:",
          "worker-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
          `frame-ancestors 'self' http://127.0.0.1:${port} http://localhost:${port}`,
          "require-trusted-types-for 'script'",
          'trusted-types slipway-worker',
        ]),
        by: null,
      })
    },
  )

  it('send no referrer [LAUNCH-06]', async () => {
    expect((await open('/v8/launch.html')).headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('serve themes', async () => {
    const reply = await open('/v8/themes/default.json?version=202507301052')
    expect(await reply.json()).toEqual(theme)
    const tried = await open('/v8/themes/lh.json?version=202507301052')
    expect(await tried.json()).toEqual({ ...theme, accent: 'rgb(1 2 3)' })
    expect((await open('/v8/themes/neon.json?version=202507301052')).status).toBe(400)
  })

  it('are found from the bare address', async () => {
    expect((await open('/')).headers.get('location')).toBe('/v8/')
    expect((await open('/v8')).headers.get('location')).toBe('/v8/')
  })
})

describe('the texts of the client', () => {
  it('are served as they were built [I18N-01]', async () => {
    expect(await (await open('/v8/assets/messages-D1e2f3a4.js')).text()).toBe(texts)
    expect(await (await open('/v8/')).text()).not.toContain('dir=')
  })

  it.each(['longer', 'rtl'] as const)(
    'are longer where a developer asks for it (%s), and the browser keeps none of it [I18N-01]',
    async (pseudo) => {
      const other = await startTestSandbox({ dist: folder, pseudo })
      try {
        const script = await fetch(`${other.clientUrl}/v8/assets/messages-D1e2f3a4.js`)
        expect(await script.text()).toBe(
          String.raw`const t=JSON.parse("{\"a\":[\"Béét slíííp óóf \",[\"name\"]]}");export{t as messages}`,
        )
        expect(script.headers.get('cache-control')).toBe('no-store')
        const page = await fetch(`${other.clientUrl}/v8/`)
        expect(page.headers.get('clear-site-data')).toBe('"cache"')
        expect((await page.text()).includes('<html dir="rtl" lang="en">')).toBe(pseudo === 'rtl')
      } finally {
        await other.close()
      }
    },
  )
})
