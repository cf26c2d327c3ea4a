import type { Route } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { ClientPage } from '../../harness/pages/client.ts'
import { guardedPaths } from '../../harness/paths.ts'

test.describe('launch', () => {
  test('a member launches as a full page and sees events and balance [LAUNCH-01] [LAUNCH-02] [HOST-01]', async ({
    launched,
  }) => {
    const client = await launched()
    await expect(client.member.balance).toContainText('10,000.00')
    await expect(client.getByRole('group').first()).toBeVisible()
  })

  test('a member launches in a frame of another site [HOST-01] [LAUNCH-02]', async ({ launched }) => {
    const client = await launched({ mode: 'frame' })
    await expect(client.member.balance).toContainText('10,000.00')
    expect(new URL(client.page.url()).hostname).toBe('127.0.0.1')
  })

  test('tokens leave the address bar and the history at once [LAUNCH-06]', async ({ launched, page }) => {
    const client = await launched()
    expect(client.page.url()).not.toMatch(/token|auth/)
    await page.goBack()
    expect(page.url()).not.toMatch(/token|auth/)
  })

  test('no call sends a token in its address or as a referrer, but the sockets that the contract has it in [LAUNCH-06]', async ({
    launched,
    page,
  }) => {
    const leaks: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      const isLaunchPage = url.pathname.startsWith('/v8/launch')
      if (/token|auth/.test(url.search) && !isLaunchPage) leaks.push(url.pathname)
      if (/token|auth/.test(request.headers().referer ?? '')) leaks.push(`referrer of ${url.pathname}`)
    })
    const client = await launched()
    await page.reload()
    await client.ready()
    expect(leaks).toEqual([])
  })

  test('a reload restores the session without a new launch [LAUNCH-08]', async ({ launched, page }) => {
    const client = await launched()
    let launches = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/game-launch/')) launches += 1
    })
    await page.reload()
    await client.ready()
    await expect(client.member.balance).toContainText('10,000.00')
    expect(launches).toBe(0)
  })

  test('corrupt storage does not break the start [LAUNCH-08]', async ({ launched, page, sandbox }) => {
    await launched()
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of Object.keys(storage)) storage.setItem(key, '{"version":99,"broken')
      }
    })
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
    await page.goto(link)
    await new ClientPage(page, page).ready()
  })

  test('with storage blocked the client launches anyway, and says what blocked storage means when nothing can be restored [LAUNCH-03] [LAUNCH-08]', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      }
    })
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
    await page.goto(link)
    const client = new ClientPage(page, page)
    await client.ready()
    await page.reload()
    await expect(client.getByText('If you are using Safari, please turn on cookie')).toBeVisible()
  })

  test('a link that was used already is refused with a clear screen [LAUNCH-03]', async ({
    browser,
    sandbox,
  }) => {
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
    const first = await browser.newPage()
    await first.goto(link)
    await new ClientPage(first, first).ready()
    await first.context().close()
    const second = await browser.newPage()
    await second.goto(link)
    await expect(second.getByText('Your token has expired. Please exit and launch again.')).toBeVisible()
    await second.context().close()
  })

  const causes = {
    nopartner: 'Unconfigured partner callback',
    refused: 'Remote authentication failed',
    stranger: 'Authentication failed',
    dormant: 'Account is inactive',
    broken: "Problem with the operator's callback",
    nojson: 'Partner response not JSON',
    badjson: 'Partner response not valid JSON',
    badshape: 'Invalid response format from remote authentication',
    roundabout: 'Too many redirects from callback endpoint',
    numericname: 'Non-string loginName',
    numericcode: 'Non-string member_code',
    longcode: 'member_code is over 255 characters',
  }
  for (const [member, message] of sampleOf(Object.entries(causes), 3)) {
    test(`the member "${member}" is told "${message}" [LAUNCH-03] [LAUNCH-04]`, async ({ page, sandbox }) => {
      const { link } = await sandbox.launch({ member, lang: 'en' })
      await page.goto(link)
      await expect(page.getByRole('heading', { name: "Couldn't log you in" })).toBeVisible()
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden()
    })
  }

  test('a launch whose signature is no good is told "Authentication failed" [LAUNCH-03] [LAUNCH-04] [LAUNCH-09]', async ({
    page,
    sandbox,
  }) => {
    await sandbox.control('POST', 'servers', { requireSignatures: true })
    // The secret that this page signs with is not the operator's.
    const spoilt = async (route: Route): Promise<void> => {
      const reply = await route.fetch()
      const body = (await reply.text()).replaceAll(
        /("signatureSecret"\s*:\s*")[^"]*"/gi,
        (_, name: string) => `${name}${'A'.repeat(32)}"`,
      )
      await route.fulfill({ response: reply, body })
    }
    await page.route('**/v8/operators.json', spoilt)
    await page.route('**/v8/launch.html?*', spoilt)
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
    await page.goto(link)
    await expect(page.getByRole('heading', { name: "Couldn't log you in" })).toBeVisible()
    await expect(page.getByText('Authentication failed', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden()
  })

  for (const name of ['token', 'auth', 'partner_member_token'])
    test(`a token that stands in any other address as ${name} is taken out of it at once, and out of the history [LAUNCH-06]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      await launched()
      const leaks: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) return
        if (`${request.url()} ${request.headers()['referer'] ?? ''}`.includes('SECRET'))
          leaks.push(request.url())
      })
      await page.goto(`${sandbox.clientUrl}/v8/events?tab=early&${name}=SECRET`)
      await expect(new ClientPage(page, page).lists.tab('Early')).toHaveAttribute('aria-selected', 'true')
      const { search } = new URL(page.url())
      expect(search).toBe('?tab=early')
      expect(await page.evaluate(() => `${location.href} ${JSON.stringify(history.state)}`)).not.toContain(
        'SECRET',
      )
      expect(leaks).toEqual([])
    })

  test('a link with a token that nobody gave out is told "Token is invalid" [LAUNCH-03] [LAUNCH-04]', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.clientUrl}/v8/launch.html?token=harbour.made-up&lang=en`)
    await expect(page.getByText('Token is invalid', { exact: true })).toBeVisible()
  })

  test('a session that is over on restore says that the token has expired [LAUNCH-03] [LAUNCH-08] [LAUNCH-12]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await launched()
    await sandbox.fault({ method: 'GET', path: '/game-launch/check/', kind: 'status', status: 401 })
    await page.reload()
    await expect(page.getByText('Your token has expired. Please exit and launch again.')).toBeVisible()
  })

  test('the wallet is loaded before the first screen, with whatever a bet needs of it [LAUNCH-02]', async ({
    launched,
    sandbox,
  }) => {
    // Were the balance not of the launch, nothing else could fetch it now.
    await sandbox.fault({ method: 'GET', path: '/wallet/', kind: 'delay', delay: 0 })
    await sandbox.fault({ method: 'GET', path: '/wallet/', kind: 'status', status: 500, times: 1_000 })
    const client = await launched()
    await expect(client.member.balance).toContainText('10,000.00')
  })

  test('an event that the link names is what the member lands on [LAUNCH-01] [LAUNCH-07] [LAUNCH-10]', async ({
    page,
    sandbox,
  }) => {
    const [event] = await sandbox.events('?timing=today&limit=1')
    if (!event) throw new Error('No event.')
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en', event_id: event.eventId })
    await page.goto(link)
    await expect(page.getByRole('heading', { name: new RegExp(event.home) })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`/v8/events/${event.eventId}`)
  })

  test('a guest has no balance and no history, and is told to log in to bet [LAUNCH-05]', async ({
    launched,
    page,
  }) => {
    const wallets: string[] = []
    page.on('request', (request) => {
      if (/\/api\/(wallet|transactions)\//.test(request.url())) wallets.push(request.url())
    })
    const client = await launched({ guest: true })
    await expect(client.member.balance).toBeHidden()
    await client.getByRole('group').first().getByRole('button', { name: /, \d/ }).first().click()
    await client.slip.stake.fill('10')
    await expect(client.slip.panel.getByText('Please login to place bet')).toBeVisible()
    await expect(client.slip.panel.getByRole('link', { name: 'Log in to bet' })).toHaveAttribute(
      'href',
      /login/,
    )
    await client.tickets.tab.click()
    const history = client.tickets.panel
    await expect(history.getByText('Please login to place bet')).toBeVisible()
    await expect(history.getByRole('article')).toHaveCount(0)
    expect(wallets).toEqual([])
  })

  test('the link can name a list of competitions and an event without breaking the launch [LAUNCH-07]', async ({
    page,
    sandbox,
  }) => {
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
    await page.goto(`${link}&competition_id[]=one&competition_id[]=two&%3Cscript%3E=1`)
    await new ClientPage(page, page).ready()
  })
})

test.describe('routes', () => {
  test('a protected page without a session is forbidden [ROUTE-05]', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.clientUrl}/v8/events`)
    await expect(page.getByText('You are not authorized to view this page')).toBeVisible()
  })

  test('every path of the product stands, with its access [ROUTE-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    for (const path of guardedPaths) {
      await page.goto(`${sandbox.clientUrl}/v8${path}`)
      await expect(page.getByText('You are not authorized to view this page'), path).toBeVisible()
    }
    for (const path of ['/maintenance', '/404', '/icons']) {
      await page.goto(`${sandbox.clientUrl}/v8${path}`)
      await expect(page.getByRole('heading').first(), path).toBeVisible()
      await expect(page.getByText('You are not authorized to view this page'), path).toBeHidden()
    }
    await launched()
    for (const path of guardedPaths) {
      await page.goto(`${sandbox.clientUrl}/v8${path}`)
      await expect(page.getByRole('main'), path).toBeVisible()
      await expect(page.getByText('You are not authorized to view this page'), path).toBeHidden()
    }
    await page.goto(`${sandbox.clientUrl}/v8/no-such-page`)
    await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible()
  })
})
