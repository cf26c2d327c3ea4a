import type { Page } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'

interface Section {
  id: string
  title: string
  html: string
  repeat?: number
}

const publish = (sandbox: TestSandbox, lang: string, sections: Section[] | null, document = 'rules') =>
  sandbox.control('POST', 'documents', { document, lang, sections })

const open = (page: Page, path: string) => page.goto(new URL(`/v8/${path}`, page.url()).href)

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const sizes = [
  [1440, 900, 'default'],
  [820, 1180, 'lh'],
  [390, 844, 'default'],
  [375, 553, 'lh'],
] as const

for (const [width, height, theme] of sampleOf(sizes, 2))
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test(`rules and guides are read, with contents and a search, and meet WCAG 2.2 AA as far as a machine can tell [MEMBER-05] [PREBOOK-07] [DEVICE-02] [A11Y-01]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      test.slow()
      await sandbox.features({ isPrebookingEnabled: true })
      const client = await launched({ theme })
      const { house } = client
      await open(page, 'rules')
      await expect(house.title).toHaveText(/General$/)
      expect(await violations(page), 'the rules').toEqual([])
      await house.search.fill('void')
      await expect(house.section.locator('mark')).toHaveCount(0)
      await expect(client.getByRole('main').getByRole('status')).toHaveText(/^\d+ found$/)
      // The first place found is in another section than the one shown: Enter leads there, and on.
      await house.search.press('Enter')
      await expect(house.section.locator('mark[data-current]')).toBeInViewport()
      await expect(client.getByRole('main').getByRole('status')).toHaveText(/^1 of \d+ found$/)
      await house.search.press('Enter')
      await expect(client.getByRole('main').getByRole('status')).toHaveText(/^2 of \d+ found$/)
      await expect(house.section.locator('mark[data-current]')).toBeInViewport()
      await expect(house.search).toBeFocused()
      expect(await violations(page), 'what was found').toEqual([])
      if (await house.contentsButton.isVisible()) await house.contentsButton.click()
      expect(await violations(page), 'the contents').toEqual([])
      await house.contents.getByRole('link', { name: /Combos, systems/ }).click()
      await expect(house.title).toHaveText(/Combos, systems and in-match combos$/)
      expect(await tooWide(page)).toBeLessThanOrEqual(0)
      for (const guide of ['prebook', 'payout']) {
        await open(page, `guides/${guide}`)
        await expect(house.title).toBeVisible()
        expect(await violations(page), `the ${guide} guide`).toEqual([])
        expect(await tooWide(page), `the ${guide} guide`).toBeLessThanOrEqual(0)
      }
    })

    test('a hostile text runs nothing, leads nowhere, and goes over nothing, however long its words are [MEMBER-05]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const endless = 'x'.repeat(10_000)
      await publish(sandbox, 'en', [
        {
          id: 'main',
          title: `${endless}\u202e`,
          html: [
            '<script>window.ran = 1</script><img src=x onerror="window.ran = 1">',
            '<svg onload="window.ran = 1"><script>window.ran = 1</script></svg>',
            '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
            '<p style="position: fixed; inset: 0; z-index: 99" onclick="window.ran = 1">Styled</p>',
            '<a href="javascript:window.ran = 1">Script</a> <a href="/v8/launch?token=x">Launch</a>',
            '<a href="https://house.example/rules">House</a>',
            `<p>${endless}</p><p>\u202eturned\u202c</p><p>${'\u200b'.repeat(10_000)}end</p>`,
            `<table><tr><td>${endless}</td><td>2</td></tr></table>`,
          ].join(''),
        },
        { id: 'deep', title: 'Deep', html: '<div>', repeat: 10_000 },
        { id: 'honest', title: 'Honest', html: '<p>A combo needs three matches.</p>' },
      ])
      const client = await launched({ theme })
      const { house } = client
      await open(page, 'rules')
      await expect(house.section.getByText('Styled')).toBeVisible()
      await expect(house.section.locator('script, img, svg, iframe, [style], [onclick]')).toHaveCount(0)
      await expect(house.section.getByRole('link')).toHaveText(['House'])
      await expect(house.section.getByRole('link')).toHaveAttribute('href', 'https://house.example/rules')
      await expect(house.section.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(house.section.getByText('turned')).toHaveText('turned')
      expect(await tooWide(page)).toBeLessThanOrEqual(0)
      expect(await house.section.getByText('Styled').evaluate((p) => getComputedStyle(p).position)).toBe(
        'static',
      )
      await expect(client.getByRole('main')).toHaveCount(1)
      if (await house.contentsButton.isVisible()) await house.contentsButton.click()
      await house.contents.getByRole('link', { name: /Deep/ }).click()
      await expect(house.section).toContainText("This section can't be shown.")
      await client.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Honest' }).click()
      await expect(house.section).toContainText('A combo needs three matches.')
      expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
    })
  })

test('the keyboard reaches contents and sections, and the address leads back to them [MEMBER-05] [A11Y-01]', async ({
  launched,
  page,
}) => {
  const client = await launched()
  const { house } = client
  await client
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Rules' })
    .click()
  await expect(client.getByRole('heading', { level: 1, name: 'Rules' })).toBeFocused()
  await expect(house.title).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(house.search).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(house.contents.getByRole('link', { name: 'Who may bet' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/v8\/rules#text-general\.2$/)
  await expect(house.section.getByRole('heading', { name: /Who may bet$/ })).toBeFocused()
  await house.contents.getByRole('link', { name: /^3 ?Settlement/ }).press('Enter')
  await expect(house.title).toHaveText(/Settlement$/)
  await expect(house.title).toBeFocused()
  await expect(house.contents.locator('[aria-current]')).toHaveText(/Settlement/)
  await house.contents.getByRole('link', { name: 'Dead heats' }).press('Enter')
  await expect(house.section.getByRole('heading', { name: /Dead heats$/ })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/#text-settlement$/)
  await page.reload()
  await expect(house.title).toHaveText(/Settlement$/)
})

test('a language without a file says so and shows another, and offers English [MEMBER-05] [SRV-04]', async ({
  launched,
  page,
  sandbox,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/static/')) asked.push(pathname)
  })
  await publish(sandbox, 'sp', null)
  const client = await launched({ lang: 'es' })
  const { house } = client
  await open(page, 'rules')
  await expect(house.section).toHaveAttribute('lang', 'zh-Hant')
  await expect(house.title).toHaveText(/總則$/)
  expect(asked).toEqual(['/static/rules_sp.json', '/static/rules_zh-hant.json'])
  await client.getByRole('main').getByRole('button', { name: 'Read in English' }).click()
  await expect(house.section).toHaveAttribute('lang', 'en')
  await expect(house.title).toHaveText(/General$/)
  await publish(sandbox, 'sp', [{ id: 'uno', title: 'Uno', html: '<p>Apuestas</p>' }])
  await page.reload()
  await expect(house.section).toHaveAttribute('lang', 'es')
  await expect(house.section).toContainText('Apuestas')
  await expect(client.getByRole('main').getByRole('button', { name: 'Read in English' })).toHaveCount(0)
})

test('a text that fails, is far too long, is empty or not there says so, and comes when it is asked for again [MEMBER-05] [SRV-13]', async ({
  context,
  launched,
  page,
  sandbox,
}) => {
  const path = '/static/rules_{lang}.json'
  const client = await launched()
  const { house } = client
  const failed = client.getByRole('alert').getByRole('heading', { name: "Couldn't load this text" })
  await sandbox.fault({ method: 'GET', path, kind: 'status', status: 500, times: 10 })
  await open(page, 'rules')
  await expect(failed).toBeVisible()
  await sandbox.clearFaults()
  await house.retry(house.title)
  await expect(house.title).toHaveText(/General$/)

  await publish(sandbox, 'en', [{ id: 'a', title: 'A', html: 'x'.repeat(1_000), repeat: 5_000 }])
  await page.reload()
  await expect(failed).toBeVisible()

  await publish(sandbox, 'en', [])
  await page.reload()
  await expect(client.getByRole('heading', { name: 'Nothing to read yet' })).toBeVisible()

  for (const lang of ['en', 'zh-hant']) await publish(sandbox, lang, null)
  await page.reload()
  await expect(client.getByRole('heading', { name: 'Nothing to read yet' })).toBeVisible()

  await sandbox.features({ isPrebookingEnabled: true })
  await page.reload()
  await open(page, 'guides/payout')
  await expect(house.title).toHaveText(/Singles$/)
  await context.setOffline(true)
  await client.member.menuButton.click()
  await client.member.menu.getByRole('link', { name: 'Prebook guide' }).click()
  await expect(client.getByRole('heading', { level: 1, name: 'Prebook guide' })).toBeVisible()
  await expect(house.title).toHaveCount(0)
  await context.setOffline(false)
  await expect(house.title).toHaveText(/What prebooking is$/)
})

test('the guides are led to from the menu and from where a bet is prebooked; that to prebooking only where the partner has it [PREBOOK-07] [LAUNCH-14]', async ({
  launched,
  page,
  sandbox,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  let client = await launched()
  const link = (name: string) => client.member.menu.getByRole('link', { name, exact: true })
  await client.member.menuButton.click()
  await expect(link('Payout guide')).toBeVisible()
  await expect(link('Prebook guide')).toHaveCount(0)
  await link('Payout guide').click()
  await expect(client.getByRole('heading', { level: 1, name: 'Payout guide' })).toBeFocused()
  await expect(client.house.title).toHaveText(/Singles$/)
  await expect(client.member.menu).toHaveCount(0)
  for (const guide of ['prebook', 'none']) {
    await open(page, `guides/${guide}`)
    await expect(client.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  expect(asked.filter((path) => path.includes('prebook_guide'))).toEqual([])

  await sandbox.features({ isPrebookingEnabled: true })
  client = await launched()
  await client.member.menuButton.click()
  await link('Prebook guide').click()
  await expect(client.getByRole('heading', { level: 1, name: 'Prebook guide' })).toBeFocused()
  await expect(client.house.title).toHaveText(/What prebooking is$/)
  await client.tickets.open('Prebook')
  await client.getByText('How prebooking works').click()
  await client.getByRole('link', { name: 'Read the full guide' }).click()
  await expect(page).toHaveURL(/\/v8\/guides\/prebook$/)
})

test('a guest reads rules and guides as a member does [MEMBER-05] [LAUNCH-05]', async ({
  launched,
  page,
}) => {
  const client = await launched({ guest: true })
  await open(page, 'rules')
  await expect(client.house.title).toHaveText(/General$/)
  await open(page, 'guides/payout')
  await expect(client.house.title).toHaveText(/Singles$/)
})
