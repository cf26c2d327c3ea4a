import { readdirSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { launchBy, sendJson, startTestSandbox, type TestSandbox } from '../testing/server.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const open = (path: string) => fetch(`${sandbox.partnerUrl}${path}`, { redirect: 'manual' })
const frameOf = (page: string): string => {
  const source = / data-link="([^"]+)"/.exec(page)?.[1] ?? ''
  return source.replaceAll('&amp;', '&')
}

describe('the partner site', () => {
  it('is on its own origin, and to a browser on a different site from the client', () => {
    expect(new URL(sandbox.partnerUrl).hostname).toBe('127.0.0.1')
    expect(new URL(sandbox.clientUrl).hostname).toBe('localhost')
  })

  it('offers members, guest, languages and odds types', async () => {
    const page = await (await open('/')).text()
    for (const word of ['Alice', 'Guest', '繁體中文', 'Malay', 'Inside this site'])
      expect(page).toContain(word)
  })

  it('says what each member has now', async () => {
    const noteOf = async () => {
      const page = await (await open('/')).text()
      return /Alice<\/span\s*><span class="note">([^<]*)</.exec(page)?.[1]
    }
    expect(await noteOf()).toBe('¥10,000.00')
    await sandbox.control('POST', 'members/alice', { deposit: '1224567.50' })
    expect(await noteOf()).toBe('¥1,234,567.50')
  })

  it('offers the themes that have a file, like the console, and no others [THEME-01]', async () => {
    const page = await (await open('/')).text()
    const [, choices = ''] = /<select name="theme">(.*?)<\/select>/s.exec(page) ?? []
    const options = [...choices.matchAll(/<option value="(\w+)">(\w+)<\/option>/g)]
    const offered = options.map(([, name]) => name)
    expect(options.map(([, , label]) => label)).toEqual([
      'Dark',
      'Light',
      'Gold',
      'Forest',
      'Navy',
      'Slate',
      'Violet',
      'Ice',
      'Sand',
    ])
    expect(offered[0]).toBe('default')
    const files = readdirSync('public/themes').map((file) => file.replace('.json', ''))
    expect(new Set(offered)).toEqual(new Set(files))
    expect(await sandbox.control('GET', 'themes')).toEqual({ themes: offered })
  })

  it('frames the client with a link that launches, a new one each time it is opened [LAUNCH-01]', async () => {
    const first = await open('/play?member=alice&lang=en&odds_type=malay&theme=jbo&mode=frame')
    const link = frameOf(await first.text())
    expect(link.startsWith(`${sandbox.clientUrl}/v8/launch.html?token=`)).toBe(true)
    const settings = await (await launchBy(sandbox.clientUrl, link)).json()
    expect(settings.memberCode).toBe('alice')
    const again = frameOf(await (await open('/play?member=alice&mode=frame')).text())
    expect(new URL(again).searchParams.get('token')).not.toBe(new URL(link).searchParams.get('token'))
    expect((await launchBy(sandbox.clientUrl, again)).status).toBe(200)
  })

  it('does not reveal its address to the client [LAUNCH-06]', async () => {
    const reply = await open('/play?member=alice')
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('content-security-policy')).toContain(`frame-src ${sandbox.clientUrl}`)
  })

  it('goes to the client if it should be a full page', async () => {
    const reply = await open('/play?member=bob&mode=page&lang=th')
    expect(reply.status).toBe(303)
    const link = new URL(reply.headers.get('location') ?? '')
    expect(link.origin).toBe(sandbox.clientUrl)
    expect(link.searchParams.get('lang')).toBe('th')
  })

  it('launches guests [LAUNCH-05]', async () => {
    const link = frameOf(await (await open('/play?member=guest')).text())
    expect(new URL(link).searchParams.get('is_anonymous')).toBe('true')
    expect(await (await launchBy(sandbox.clientUrl, link)).json()).toMatchObject({ isAnonymous: true })
  })

  it('opens the client under its other name if asked to, and nowhere else', async () => {
    const other = sandbox.clientUrl.replace('localhost', '127.0.0.1')
    const link = frameOf(
      await (await open(`/play?member=alice&client_origin=${encodeURIComponent(other)}`)).text(),
    )
    expect(new URL(link).origin).toBe(other)
    expect((await launchBy(other, link)).status).toBe(200)
    const stolen = await open('/play?member=alice&mode=page&client_origin=https%3A%2F%2Fevil.example')
    expect(new URL(stolen.headers.get('location') ?? '').origin).toBe(sandbox.clientUrl)
  })

  it('writes its input as text', async () => {
    const reply = await open('/play?member=%3Cscript%3E')
    expect(reply.status).toBe(404)
    const page = await reply.text()
    expect(page).not.toContain('<script>')
    expect(page).toContain('&lt;script&gt;')
  })

  it('serves the page that the control call names [LAUNCH-01]', async () => {
    const { partnerLink } = await sandbox.control<{ partnerLink: string }>('POST', 'launch', {
      member: 'carol',
      mode: 'frame',
      event_id: 'e1',
    })
    expect(partnerLink.startsWith(sandbox.partnerUrl)).toBe(true)
    const link = new URL(frameOf(await (await fetch(partnerLink)).text()))
    expect(link.searchParams.get('event_id')).toBe('e1')
    expect(await (await launchBy(sandbox.clientUrl, link.href)).json()).toMatchObject({ memberCode: 'carol' })
  })

  it('lets members log in, and plays as before: language, theme, framed or not [HOST-04]', async () => {
    const page = await (await open('/login?lang=th&theme=lh&mode=page')).text()
    for (const field of ['name="lang" value="th"', 'name="theme" value="lh"', 'name="mode" value="page"'])
      expect(page).toContain(field)
    expect(page).toContain('value="bob"')
    const hostile = await (await open('/login?lang="><script>alert(1)</script>')).text()
    expect(hostile).not.toContain('<script>alert')
  })

  it("only runs its own script and the client's, in the page that frames the client [HOST-04]", async () => {
    const reply = await open('/play?guest=true&lang=en')
    expect(reply.headers.get('content-security-policy')).toContain(`script-src 'self' ${sandbox.clientUrl} `)
    const page = await reply.text()
    expect(page).toContain('data-login="/login?lang=en"')
    expect(page).toContain('<script type="module" src="/partner.js"></script>')
    expect((await open('/partner.js')).headers.get('content-type')).toContain('text/javascript')
  })
})

describe("the partner's callback", () => {
  it('knows no token that it did not issue', async () => {
    const reply = await sendJson(`${sandbox.partnerUrl}/callback/authenticate`, 'POST', {
      token: 'harbour.x',
    })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toEqual({ error: 'token_unknown' })
    expect((await sendJson(`${sandbox.partnerUrl}/callback/authenticate`, 'POST', {})).status).toBe(400)
  })
})
