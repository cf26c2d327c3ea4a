import type { Page } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { keptOnDevice } from '../../harness/device/kept.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { ClientPage } from '../../harness/pages/client.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'

const expired = 'Your token has expired. Please exit and launch again.'

test.describe('a guest', () => {
  for (const mode of ['page', 'frame'] as const) {
    test(`logs in where the slip says so, ${mode === 'page' ? 'by a link' : "through the partner's page"}, and comes back as a member [LAUNCH-05] [HOST-04]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      const client = await launched({ guest: true, mode })
      await client.getByRole('group').first().getByRole('button', { name: /, \d/ }).first().click()
      await expect(client.slip.panel.getByText('Please login to place bet')).toBeVisible()
      await client.slip.panel.getByRole(mode === 'page' ? 'link' : 'button', { name: 'Log in' }).click()
      await expect(page.getByRole('heading', { name: 'Log in to play' })).toBeVisible()
      expect(new URL(page.url()).origin).toBe(sandbox.partnerUrl)
      await page.getByRole('radio', { name: /Bob/ }).check()
      await page.getByRole('button', { name: 'Log in' }).click()
      const loggedIn = new ClientPage(page, mode === 'page' ? page : page.frameLocator('iframe'))
      await loggedIn.ready()
      await expect(loggedIn.member.balance).toContainText('10,000.00')
    })
  }

  test('can log in from the history too [LAUNCH-05]', async ({ launched, sandbox }) => {
    const client = await launched({ guest: true })
    await client.tickets.tab.click()
    await expect(client.tickets.panel.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `${sandbox.partnerUrl}/login?mode=page`,
    )
  })
})

test.describe('a session that is over', () => {
  for (const [action, words] of sampleOf(
    [
      ['end', expired],
      ['forbid', 'You are not authorized to view this page'],
    ] as const,
    1,
  )) {
    test(`leads back to the partner from a full page (${action}) [HOST-01] [SRV-07] [SRV-08]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      const client = await launched()
      await sandbox.control('POST', 'sessions', { action })
      await expect(client.getByText(words)).toBeVisible()
      await client.getByRole('link', { name: 'Back to Harbour Play' }).click()
      await expect(page.getByRole('heading', { name: 'Take a seat on the quay' })).toBeVisible()
    })
  }

  test('leaves nothing of itself on the device where it is forbidden: no token, no id of it, wherever a page may keep things [SRV-08] [LAUNCH-06]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const secrets = new Set<string>()
    page.on('response', async (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/game-launch/')) return
      const reply: unknown = await response.json().catch(() => null)
      for (const [name, value] of Object.entries(reply ?? {}))
        if ((/token$/i.test(name) || name === 'sessionId') && typeof value === 'string') secrets.add(value)
    })
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname !== '/v8/launch.html') return
      for (const name of ['token', 'partner_member_token']) secrets.add(searchParams.get(name) ?? '')
    })
    const client = await launched()
    // What the session leaves is no empty set to begin with.
    await client.getByRole('group').first().getByRole('button', { name: /, \d/ }).first().click()
    await expect.poll(() => keptOnDevice(page.mainFrame())).toContain('slipway:v1:session')
    const found = async (): Promise<string[]> => {
      const kept = await keptOnDevice(page.mainFrame())
      return [...secrets, 'slipway:v1:session'].filter((secret) => kept.includes(secret))
    }
    expect(secrets.size).toBeGreaterThanOrEqual(4)
    expect((await found()).length).toBeGreaterThan(2)
    await sandbox.control('POST', 'sessions', { action: 'forbid' })
    await expect(
      client.getByRole('heading', { name: 'You are not authorized to view this page' }),
    ).toBeVisible()
    expect(await found()).toEqual([])
  })

  for (const [reason, words, happens] of sampleOf(
    [
      [
        'forbidden',
        'Your session was closed.',
        (sandbox: TestSandbox) => sandbox.control('POST', 'sessions', { action: 'forbid' }),
      ],
      [
        'launchFailed',
        'The game could not be opened.',
        async (sandbox: TestSandbox, page: Page) => {
          await page.goto(
            (await sandbox.launch({ member: 'refused', lang: 'en', mode: 'frame' })).partnerLink,
          )
        },
      ],
    ] as const,
    3,
  ))
    test(`is told to the partner's page by its cause: ${reason} [HOST-04] [SRV-08] [LAUNCH-03]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      await launched({ mode: 'frame' })
      await happens(sandbox, page)
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    })

  test("is told to the partner's page, which lets the member in again when asked [HOST-01] [HOST-04]", async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched({ mode: 'frame' })
    await sandbox.control('POST', 'sessions', { action: 'end' })
    await expect(client.getByText(expired)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Your session has expired.' })).toBeVisible()
    await client.getByRole('button', { name: 'Back to Harbour Play' }).click()
    await expect(page.getByRole('heading', { name: 'Log in to play' })).toBeVisible()
  })

  test("tells nothing to a page that is not the partner's, and leads out of its frame [HOST-04]", async ({
    page,
    sandbox,
  }) => {
    await page.route('**/api/game-launch/', async (route) => {
      const reply = await route.fetch()
      await route.fulfill({
        json: { ...(await reply.json()), partnerOrigins: ['https://other.example', '*'] },
      })
    })
    const { partnerLink } = await sandbox.launch({ member: 'alice', lang: 'en', mode: 'frame' })
    await page.goto(partnerLink)
    const client = new ClientPage(page, page.frameLocator('iframe'))
    await client.ready()
    await sandbox.control('POST', 'sessions', { action: 'end' })
    await expect(client.getByRole('link', { name: 'Back to Harbour Play' })).toHaveAttribute('target', '_top')
    await expect(page.getByText('Your session has expired.')).toBeHidden()
  })
})

test.describe('a launch that leads nowhere', () => {
  test('leads back to the partner that this browser knows: a spent link, a failed one, none at all [LAUNCH-03] [ROUTE-05]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await launched()
    const back = page.getByRole('link', { name: 'Back to Harbour Play' })
    const { link: spent } = await sandbox.launch({ member: 'bob', lang: 'en' })
    await sandbox.control('POST', 'sessions', { action: 'expireLaunches' })
    await page.goto(spent)
    await expect(page.getByText(expired)).toBeVisible()
    await expect(back).toHaveAttribute('href', `${sandbox.partnerUrl}/`)
    const { link: failing } = await sandbox.launch({ member: 'refused', lang: 'en' })
    await page.goto(failing)
    await expect(page.getByRole('heading', { name: "Couldn't log you in" })).toBeVisible()
    await expect(back).toBeVisible()
    const tab = await page.context().newPage()
    await sandbox.control('POST', 'sessions', { action: 'forbid' })
    await tab.goto(`${sandbox.clientUrl}/v8/`)
    await expect(tab.getByRole('heading', { name: 'You are not authorized to view this page' })).toBeVisible()
    await expect(tab.getByRole('link', { name: 'Back to Harbour Play' })).toBeVisible()
  })

  test('says what to do where no partner is known, without a way to nowhere [ROUTE-05]', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.clientUrl}/v8/events`)
    await expect(page.getByText('Log in at your betting site and open this page from there.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  })
})
