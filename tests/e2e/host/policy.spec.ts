import type { Page } from '@playwright/test'

import { framedBy, guardedFiles, guardingRules } from '../../harness/access/securityHeaders.ts'
import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { ClientPage } from '../../harness/pages/client.ts'
import { choose } from '../../harness/pages/controls.ts'
import { prepare } from '../../harness/slip/placing.ts'

declare global {
  interface Window {
    violations: string[]
  }
}

/** Keeps what the page's policy had to refuse, from the first script on. */
async function keepViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.violations.push(`${violatedDirective} ${blockedURI}`)
    })
  })
}

test.describe('the policy of the client', () => {
  test('stands in the headers of each of its files, by value, with all that a page may not do [HOST-05]', async ({
    sandbox,
  }) => {
    // The sandbox answers a theme as the call that it is.
    for (const { path, headers: wanted } of guardedFiles.filter((file) => !file.path.includes('/themes/'))) {
      const { status, headers } = await fetch(sandbox.clientUrl + path)
      expect(status, path).toBe(200)
      const said = Object.keys(wanted).map((name) => [name, headers.get(name)])
      expect(Object.fromEntries(said), path).toEqual(wanted)
      const rules = headers.get('content-security-policy')?.split('; ') ?? []
      expect(rules, path).toEqual(expect.arrayContaining([...guardingRules]))
      expect(
        rules.filter((rule) => rule.startsWith('frame-ancestors')),
        path,
      ).toEqual([framedBy(sandbox.partnerUrl, sandbox.partnerUrl.replace('127.0.0.1', 'localhost'))])
    }
  })

  test('is never in the way of a member who launches, bets and looks around [HOST-05]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await keepViolations(page)
    const client = await launched({ theme: 'lh' })
    await prepare(client, sandbox, 20)
    await client.slip.place.click()
    await client.slip.placed()
    await client.tickets.open()
    await client.getByRole('group').first().getByRole('link').first().click()
    await expect(client.lists.tab('Today')).toBeHidden()
    await client.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await choose(client, 'Language', 'ไทย')
    await expect(page.locator('html')).toHaveAttribute('lang', /./)
    expect(await page.evaluate(() => window.violations)).toEqual([])
  })

  test('lets no text become markup or script, and runs no script but its files [HOST-05]', async ({
    launched,
    page,
  }) => {
    await keepViolations(page)
    await launched()
    const outcomes = await page.evaluate(() => {
      const attempt = (what: () => unknown): string => {
        try {
          what()
          return 'done'
        } catch (error) {
          return error instanceof Error ? error.name : 'refused'
        }
      }
      const host = document.createElement('div')
      const script = document.createElement('script')
      script.append('window.ran = true')
      return {
        markup: attempt(() => (host.innerHTML = '<img src=x onerror=alert(1)>')),
        address: attempt(() => (script.src = 'data:text/javascript,1')),
        policy: attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('mine', {})),
        inline: attempt(() => document.body.append(script)),
        ran: String(Reflect.get(window, 'ran')),
      }
    })
    expect(outcomes).toEqual({
      markup: 'TypeError',
      address: 'TypeError',
      policy: 'TypeError',
      inline: expect.any(String),
      ran: 'undefined',
    })
    await expect.poll(() => page.evaluate(() => window.violations.length)).toBeGreaterThanOrEqual(3)
  })

  test('runs no text as script, no worker, and sends nothing elsewhere [HOST-05]', async ({
    launched,
    page,
  }) => {
    await keepViolations(page)
    await launched()
    const elsewhere = 'https://elsewhere.invalid'
    const outcomes = await page.evaluate(async (foreign) => {
      // What a debugger evaluates may itself evaluate: what comes with the next frame is the page's own.
      await new Promise(requestAnimationFrame)
      const attempt = async (what: () => unknown): Promise<string> => {
        try {
          await what()
          return 'done'
        } catch {
          return 'refused'
        }
      }
      const run = (name: string): unknown => Reflect.get(window, name)('window.ran = true')
      const script = (): string => URL.createObjectURL(new Blob(['postMessage(1)']))
      const picture = document.createElement('div')
      picture.style.backgroundImage = `url(${foreign}/css)`
      document.body.append(picture)
      const image = new Image()
      image.src = `${foreign}/image`
      navigator.sendBeacon(`${foreign}/beacon`, 'x')
      return {
        eval: await attempt(() => run('eval')),
        function: await attempt(() => Reflect.construct(Function, ['window.ran = true'])()),
        timer: await attempt(() => run('setTimeout')),
        worker: await attempt(() => new Worker(script())),
        serviceWorker: await attempt(() => navigator.serviceWorker.register(script())),
        fetch: await attempt(() => fetch(`${foreign}/fetch`)),
        socket: await attempt(
          () =>
            new Promise((resolve, reject) => {
              const socket = new WebSocket(`${foreign.replace('https', 'wss')}/socket`)
              socket.addEventListener('open', resolve)
              socket.addEventListener('error', reject)
            }),
        ),
        ran: String(Reflect.get(window, 'ran')),
      }
    }, elsewhere)
    expect(outcomes).toEqual({
      eval: 'refused',
      function: 'refused',
      timer: 'refused',
      worker: 'refused',
      serviceWorker: 'refused',
      fetch: 'refused',
      socket: 'refused',
      ran: 'undefined',
    })
    for (const refused of [
      `connect-src ${elsewhere}/fetch`,
      `connect-src ${elsewhere.replace('https', 'wss')}/socket`,
      `connect-src ${elsewhere}/beacon`,
      `img-src ${elsewhere}/image`,
      `img-src ${elsewhere}/css`,
    ])
      await expect.poll(() => page.evaluate(() => window.violations)).toContain(refused)
  })

  test('leaves a name that is markup the text that it is [HOST-05] [BROWSE-07]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await keepViolations(page)
    const { event } = await someEvent(sandbox)
    const home = `<img src=x onerror="window.ran=1"><script>window.ran=1</script>`
    await sandbox.event(event.eventId, { names: { home } })
    const client = await launched()
    await expect(client.getByText(home).first()).toBeVisible()
    expect(await page.evaluate(() => String(Reflect.get(window, 'ran')))).toBe('undefined')
    await expect(page.locator('img[src=x]')).toHaveCount(0)
    expect(await page.evaluate(() => window.violations)).toEqual([])
  })
})

test.describe('an address that was made to lead elsewhere', () => {
  for (const target of [
    '//evil.example/',
    '../../../evil',
    '..',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])
    test(`as the target of a launch, ${JSON.stringify(target)}, leads nowhere but to the client's own pages [LAUNCH-07] [ROUTE-02]`, async ({
      page,
      sandbox,
    }) => {
      const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
      const poisoned = new URL(link)
      poisoned.searchParams.set('event_id', target)
      poisoned.searchParams.append('redirect', target)
      const left: string[] = []
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url())
        // The other servers of the configuration are asked for their health.
        const isHealth = pathname.startsWith('/api/healthcheck')
        if (origin !== sandbox.clientUrl && !isHealth) left.push(request.url())
      })
      await page.goto(poisoned.href)
      await expect(new ClientPage(page, page).getByRole('main')).toBeVisible()
      await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/launch/)
      expect(new URL(page.url()).origin).toBe(sandbox.clientUrl)
      expect(new URL(page.url()).pathname).toMatch(/^\/v8\//)
      expect(left).toEqual([])
    })

  test('as a path of the client is not found there [ROUTE-02]', async ({ page, sandbox }) => {
    for (const path of ['//evil.example/', '/%5Cevil.example/', '/events//evil.example']) {
      await page.goto(`${sandbox.clientUrl}/v8${path}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      expect(new URL(page.url()).origin).toBe(sandbox.clientUrl)
    }
  })
})
