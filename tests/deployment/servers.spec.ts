import { createServer } from 'node:http'

import { expect, type Page, test } from '@playwright/test'

import { headersOf } from '#deploy/headers.ts'

import { ask, Deployed, listening, type ServerName } from '../harness/access/deployed.ts'
import { framedBy, guardedFiles, guardingRules, installedFiles } from '../harness/access/securityHeaders.ts'
import { someEvent } from '../harness/events.ts'
import { ClientPage } from '../harness/pages/client.ts'
import { prepare } from '../harness/slip/placing.ts'

const servers: readonly ServerName[] = ['nginx', 'caddy']

test.use({ ignoreHTTPSErrors: true })

/** Opens the client as alice; gives its tokens too. */
async function launch(page: Page, { sandbox }: Deployed, mode: 'page' | 'frame'): Promise<ClientPage> {
  const { link, partnerLink } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro', mode })
  await page.goto(mode === 'page' ? link : partnerLink)
  const client = new ClientPage(page, mode === 'page' ? page : page.frameLocator('iframe'))
  await client.ready()
  return client
}

for (const server of servers)
  test.describe(`${server}, with the shipped configuration`, () => {
    test.describe.configure({ mode: 'serial' })
    let deployed: Deployed
    /** Whatever let somebody in, in any of these tests. */
    const tokens = new Set<string>()

    test.beforeAll(async () => {
      deployed = await Deployed.start(server)
    })
    test.afterAll(() => deployed.stop())
    test.beforeEach(({ page }) => {
      const note = (url: string): void => {
        for (const [name, value] of new URL(url).searchParams) if (/token|auth/.test(name)) tokens.add(value)
      }
      page.on('request', (request) => note(request.url()))
      page.on('websocket', (socket) => note(socket.url()))
    })

    test('serves a launch, the list, prices that move, and a bet [HOST-01] [LAUNCH-01] [LIVE-01]', async ({
      page,
    }) => {
      const { sandbox } = deployed
      const list = page.waitForResponse(/\/api\/events\//)
      const client = await launch(page, deployed, 'page')
      expect(new URL(page.url()).origin).toBe(deployed.origin)
      expect((await list).headers()['content-encoding']).toMatch(/^(?:br|gzip)$/)
      const { event, home, market } = await someEvent(sandbox)
      const price = client.price(home, client.lists.event(event.home, event.away)).first()
      await expect(price).toContainText(/\d/)
      await sandbox.market(market.marketId, { prices: { home: '7.77' } })
      await expect(price).toContainText('7.77')
      await prepare(client, sandbox, 20)
      await client.slip.place.click()
      const ticketNum = await client.slip.placed()
      const { bets } = await sandbox.ledger('alice')
      expect(bets.map((bet) => bet.ticketNum)).toEqual([ticketNum])
      await expect.poll(() => sandbox.lines()).toEqual(['events', 'notifications'])
    })

    test('shows a reloaded screen of the client where it was left [ROUTE-01] [LAUNCH-08]', async ({
      page,
    }) => {
      const client = await launch(page, deployed, 'page')
      await client
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name: 'Rules' })
        .click()
      await expect(client.lists.tab('Today')).toBeHidden()
      await page.reload()
      await expect(client.member.balance).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/v8/rules')
    })

    test("is framed by the partner's page, and by no other [HOST-01] [HOST-05]", async ({ page }) => {
      await launch(page, deployed, 'frame')
      const { link } = await deployed.sandbox.launch({ member: 'alice' })
      const foreign = createServer((_, reply) => {
        reply.setHeader('content-type', 'text/html')
        reply.end(`<iframe src="${link.replaceAll('&', '&amp;')}"></iframe>`)
      })
      try {
        const said: string[] = []
        page.on('console', (message) => void said.push(message.text()))
        await page.goto(`http://127.0.0.1:${await listening(foreign)}/`)
        await expect.poll(() => said.join()).toContain('frame-ancestors')
        await expect(page.frameLocator('iframe').getByRole('tab')).toHaveCount(0)
      } finally {
        foreign.close()
      }
    })

    test("sends the headers of the client's files, each once [HOST-05]", async () => {
      const site = { origins: [deployed.origin], partners: [deployed.sandbox.partnerUrl] }
      const script = deployed.fileOf(/^assets\/app-.*\.js$/)
      for (const path of [
        '/v8/',
        '/v8/launch',
        '/v8/launch.html',
        '/v8/events/e1',
        `/v8/${script}`,
        '/v8/themes/lh.json',
        '/v8/slipway-embed.js',
      ]) {
        const { status, headers } = await ask(deployed.origin + path)
        expect(status, path).toBe(200)
        for (const [name, value] of Object.entries(headersOf(path, site)))
          expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
        expect(headers['strict-transport-security'], path).toBe('max-age=31536000')
        expect(headers['server'] ?? '', path).not.toMatch(/\d/)
      }
      const { headers } = await ask(`${deployed.origin}/api/events/`)
      expect([headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
        'nosniff',
        'no-referrer',
      ])
    })

    test('sends the headers that guard a member, by value [HOST-05]', async () => {
      for (const { path, headers: wanted } of guardedFiles) {
        const { headers } = await ask(deployed.origin + path)
        const said = Object.keys(wanted).map((name) => [name, headers[name]])
        expect(Object.fromEntries(said), path).toEqual(wanted)
        const rules = String(headers['content-security-policy']).split('; ')
        expect(rules, path).toEqual(expect.arrayContaining([...guardingRules]))
        expect(rules, path).toContain(framedBy(deployed.sandbox.partnerUrl))
      }
    })

    test('says what the files of an installed client are, and has each asked for again [DEVICE-01] [HOST-05]', async () => {
      for (const { path, type } of installedFiles) {
        const { status, headers } = await ask(deployed.origin + path)
        expect([status, headers['cache-control']], path).toEqual([200, 'no-cache'])
        expect(headers['content-type'], path).toMatch(type)
      }
    })

    test('gives files as the build compressed them, and no page for a file that is not there', async () => {
      const script = `/v8/${deployed.fileOf(/^assets\/vendor-.*\.js$/)}`
      const plain = await ask(deployed.origin + script, { 'accept-encoding': 'identity' })
      for (const [encoding, ending] of [
        ['br', 'br'],
        ['gzip', 'gz'],
      ] as const) {
        const { headers, body } = await ask(deployed.origin + script, { 'accept-encoding': encoding })
        expect(headers['content-encoding']).toBe(encoding)
        expect(headers['content-type']).toContain('javascript')
        expect(headers['vary']).toMatch(/accept-encoding/i)
        expect(body.equals(deployed.file(`${script}.${ending}`))).toBe(true)
      }
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.body.equals(deployed.file(script))).toBe(true)
      for (const gone of [
        '/v8/assets/gone-B1f2d3c4.js',
        '/v8/themes/gone.json',
        '/v8/.sources',
        '/nowhere',
      ]) {
        const { status, headers } = await ask(deployed.origin + gone)
        expect(status, gone).toBe(404)
        expect(headers['cache-control'] ?? '', gone).not.toContain('immutable')
      }
    })

    test('leads plain HTTP to HTTPS, the bare address to the client, and what is not of the client to its back end', async () => {
      const { headers } = await ask(`${deployed.origin}/maintenance/status.json`)
      expect(headers['content-type']).toContain('json')
      const bare = await ask(`${deployed.origin}/`)
      expect([bare.status, bare.headers['location']]).toEqual([302, '/v8/'])
      const plain = await fetch(`${deployed.plainOrigin}/v8/events`, { redirect: 'manual' })
      expect(plain.headers.get('location')).toBe(`${deployed.origin}/v8/events`)
    })

    test('writes no token into any log, whatever happens to a request [LAUNCH-06]', async ({ page }) => {
      await launch(page, deployed, 'page')
      const secret = 'harbour.not-for-anybody'
      const paths = [
        '/v8/launch.html',
        '/v8/launch',
        '/v8/assets/gone.js',
        '/nowhere',
        '/api/members/me/',
        '/game-client/v8/events/',
      ]
      const askAll = async (): Promise<void> => {
        for (const path of paths)
          await ask(`${deployed.origin}${path}?token=${secret}&auth_token=${secret}`, {
            referer: `https://partner.test/?token=${secret}`,
            authorization: `Bearer ${secret}`,
            cookie: `token=${secret}`,
          })
        await fetch(`${deployed.plainOrigin}/v8/launch?token=${secret}`, { redirect: 'manual' })
      }
      await askAll()
      await deployed.sandbox.kill()
      await askAll()
      await expect.poll(() => deployed.logs()).toMatch(/\/game-client\/v8\/events\/.*502/s)
      const logs = deployed.logs()
      expect(logs).toContain('/v8/launch.html')
      expect(tokens.size).toBeGreaterThan(2)
      expect([secret, ...tokens].filter((token) => logs.includes(token))).toEqual([])
    })
  })
