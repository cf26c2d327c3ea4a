import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import { choose, chooser } from '../../harness/pages/controls.ts'

test.describe('the account page', () => {
  test('shows each setting at once and remembers it: odds type, theme, time zone, motion, keys, and what a press does [MEMBER-04]', async ({
    launched,
    page,
  }) => {
    const client = await launched()
    await client.member.openAccount()
    await expect(page).toHaveURL(/\/v8\/account$/)
    await expect(page).toHaveTitle(/^Account settings – /)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const choice = (group: string, name: string) =>
      client
        .getByRole('main')
        .getByRole('radiogroup', { name: group })
        .getByRole('radio', { name, exact: true })
    await choice('Odds type', 'Malay').check()
    await choice('Accept odds changes', 'Better odds only').check()
    await choice('When I press another price', 'Add').check()
    const theme = chooser(client.member.section('Display'), 'Theme')
    await choose(client.member.section('Display'), 'Theme', 'Light')
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await expect.poll(ground).toBe('rgb(240, 243, 247)')
    await choice('Reduced motion', 'On').check()
    const moves = () =>
      client.member.menuButton.first().evaluate((button) => getComputedStyle(button).transitionProperty)
    await expect.poll(moves).toBe('none')
    const keys = client.getByRole('switch', { name: 'Single-key shortcuts' })
    await keys.click()
    await page.keyboard.press('?')
    await expect(client.getByRole('dialog')).toHaveCount(0)

    await client.getByRole('button', { name: /^Time zone/ }).click()
    const zones = client.getByRole('dialog', { name: 'Time zone' })
    await zones.getByLabel('Find a time zone').fill('tokyo gmt+9')
    await zones.getByRole('radio', { name: /^Asia \/ Tokyo/ }).check()
    await zones.getByRole('button', { name: 'Save' }).click()
    await expect(client.getByRole('banner').getByText('GMT+9')).toBeVisible()

    const expectAll = async (): Promise<void> => {
      await expect(choice('Odds type', 'Malay')).toBeChecked()
      await expect(choice('Accept odds changes', 'Better odds only')).toBeChecked()
      await expect(choice('When I press another price', 'Add')).toBeChecked()
      await expect(theme).toHaveText('Light')
      await expect(choice('Reduced motion', 'On')).toBeChecked()
      await expect(keys).not.toBeChecked()
      await expect(client.getByRole('button', { name: /^Time zone/ })).toContainText('Asia/Tokyo')
      expect(await ground()).toBe('rgb(240, 243, 247)')
      expect(await moves()).toBe('none')
    }
    await expectAll()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await page.reload()
    await expect.poll(ground).toBe('rgb(240, 243, 247)')
    await expectAll()
    // Of another launch too, whatever its link names.
    await launched()
    await client.member.openAccount()
    await expect(theme).toHaveText('Light')
    await choose(client.member.section('Display'), 'Theme', 'Standard')
    await expect.poll(ground).toBe('rgb(14, 18, 23)')
    await client.getByRole('button', { name: /^Time zone/ }).click()
    await zones.getByRole('radio', { name: 'Same as this device' }).check()
    await zones.getByRole('button', { name: 'Save' }).click()
    await expect(client.getByRole('banner').getByText('GMT+9')).toHaveCount(0)
    await choose(client.member.section('Display'), 'Language', 'Español')
    await expect(client.getByRole('combobox').filter({ hasText: 'Español' })).toBeVisible()
  })

  test('has the quick stakes, which are those of the slip [MEMBER-04] [SLIP-06]', async ({ launched }) => {
    const client = await launched()
    await client.member.openAccount()
    const betting = client.member.section('Betting')
    await betting.getByRole('button', { name: 'Edit' }).click()
    const dialog = client.getByRole('dialog', { name: 'Quick stakes' })
    await dialog.getByLabel('Quick stake 1', { exact: true }).fill('75')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(betting).toContainText('¥75.00')
  })

  test('says who is here, which version it is, and the support code, which can be copied, or is selected where that is forbidden [SRV-15]', async ({
    context,
    launched,
    page,
  }) => {
    const client = await launched()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await client.member.openAccount()
    const session = client.member.section('This session')
    const version = await page.evaluate(() => window.slipway?.().version ?? '')
    expect(version).toMatch(/^\d{12}$/)
    await expect(session).toContainText('alice')
    await expect(session).toContainText('Harbour Play')
    await expect(session.getByText(version, { exact: true })).toBeVisible()
    const code = await session.getByText(new RegExp(`^${version}-[0-9A-F]{6}$`)).textContent()
    await session.getByRole('button', { name: 'Copy' }).click()
    await expect(session.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))
    })
    await session.getByRole('button', { name: 'Copy' }).click()
    await expect(session.getByText("Couldn't copy.", { exact: false })).toBeVisible()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(code)
  })

  test('of a guest has what is set on the device, and nothing of a member [MEMBER-04] [LAUNCH-05]', async ({
    launched,
    page,
  }) => {
    const client = await launched({ guest: true })
    await client.member.openAccount()
    await expect(client.member.section('Display')).toBeVisible()
    await expect(client.member.section('Profile')).toHaveCount(0)
    await expect(client.getByRole('link', { name: 'Transactions' })).toHaveCount(0)
    await page.goto(page.url().replace(/account$/, 'account/transactions'))
    await expect(client.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible()
    await expect(client.getByText('No transactions')).toBeVisible()
    await expect(client.getByRole('combobox', { name: 'Type', exact: true })).toHaveCount(0)
  })

  for (const [flag, name] of [
    ['enableAvatarSetUp', 'Change avatar'],
    ['enableLandingPageSetup', 'Change home page'],
  ] as const)
    test(`has no "${name}" where ${flag} is off, and has it where it is on [LAUNCH-14] [MEMBER-03]`, async ({
      launched,
      sandbox,
    }) => {
      const client = await launched()
      await client.member.openAccount()
      await expect(client.getByRole('button', { name })).toBeVisible()
      await sandbox.features({ [flag]: false })
      await launched()
      await client.member.openAccount()
      await expect(client.getByRole('button', { name: 'Edit' })).toBeVisible()
      await expect(client.getByRole('button', { name })).toHaveCount(0)
    })

  test('stands whatever is kept of preferences, with what can be read of them [MEMBER-04] [LIVE-13]', async ({
    launched,
    page,
  }) => {
    const client = await launched()
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':preferences')) ?? ''
      const kept = {
        version: 1,
        timeZone: 'Mars/Olympus',
        theme: 'url(x)',
        reducedMotion: 'yes',
        oddsType: 'malay',
      }
      localStorage.setItem(key, JSON.stringify(kept))
    })
    await page.reload()
    await client.ready()
    await client.member.openAccount()
    const main = client.getByRole('main')
    await expect(main.getByRole('radio', { name: 'Malay' })).toBeChecked()
    await expect(chooser(main, 'Theme')).toHaveText('Standard')
    await expect(main.getByRole('radio', { name: 'Same as device' })).toBeChecked()
    await expect(client.getByRole('button', { name: /^Time zone/ })).not.toContainText('Mars')
    await expect(client.getByRole('button', { name: /^Time zone/ })).toContainText('GMT')
  })

  test('has the letter of the name where the avatar does not load, and its dialog still chooses [MEMBER-03]', async ({
    launched,
    page,
  }) => {
    await page.route(/\/v8\/avatars\//, (route) => route.abort())
    const client = await launched()
    await client.member.openAccount()
    const profile = client.member.section('Profile')
    await expect(profile.locator('[data-monogram="R"]')).toBeVisible()
    await expect(profile.locator('img')).toHaveCount(0)
    await client.getByRole('button', { name: 'Change avatar' }).click()
    const second = client.getByRole('button', { name: 'Avatar 2', exact: true })
    await expect(second.locator('svg')).toBeVisible()
    await second.click()
    await expect(client.getByText('Avatar saved.')).toBeVisible()
  })
})

test.describe('transactions', () => {
  test('are reached from the account page, twenty and then more, all or of one kind, and lead to their ticket [HIST-02]', async ({
    launched,
    sandbox,
  }) => {
    for (let at = 0; at < 22; at += 1) await sandbox.money('poor', { deposit: '50.00' })
    await sandbox.money('poor', { withdraw: '5.00' })
    const client = await launched({ member: 'poor' })
    await client.member.openAccount()
    await client.getByRole('link', { name: 'Transactions' }).click()
    const main = client.getByRole('main')
    const entries = main.getByRole('listitem')
    await expect(entries).toHaveCount(20)
    await main.getByRole('button', { name: 'Show more' }).click()
    await expect(entries).toHaveCount(24)
    await choose(client, 'Type', 'Withdrawal')
    await expect(entries).toHaveCount(1)
    await expect(entries.first()).toContainText('5.00')
    await choose(client, 'Type', 'Payout')
    await expect(main.getByText('No transactions of this type')).toBeVisible()
    await choose(client, 'Type', 'All')
    await expect(entries).toHaveCount(24)
    await client.getByRole('link', { name: 'Back to account settings' }).click()
    await expect(client.getByRole('heading', { name: 'Account settings', level: 1 })).toBeVisible()
  })
})

for (const [device, viewport, theme] of sampleOf(
  [
    ['a desktop', { width: 1440, height: 900 }, 'default'],
    ['a pad in a light theme', { width: 820, height: 1180 }, 'lh'],
    ['a phone in a light theme', { width: 390, height: 844 }, 'lh'],
    ['a small phone', { width: 375, height: 553 }, 'default'],
  ] as const,
  1,
))
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('account page, zones and transactions meet WCAG 2.2 AA, and nothing is wider than the page [A11Y-01] [MEMBER-04]', async ({
      launched,
      page,
    }) => {
      test.slow()
      const client = await launched({ theme })
      const look = async (name: string): Promise<void> => {
        expect(await violations(page), name).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0)
      }
      await client.member.openAccount()
      await look('account')
      // By the keyboard alone, and back.
      await client.getByRole('button', { name: /^Time zone/ }).focus()
      await page.keyboard.press('Enter')
      const zones = client.getByRole('dialog', { name: 'Time zone' })
      await zones.getByLabel('Find a time zone').focus()
      await page.keyboard.type('buenos aires')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await look('zones')
      await page.keyboard.press('Enter')
      await expect(zones).toHaveCount(0)
      const field = client.getByRole('button', { name: /^Time zone/ })
      await expect(field).toContainText('Buenos Aires')
      await expect(field).toBeFocused()
      await client.getByRole('link', { name: 'Transactions' }).focus()
      await page.keyboard.press('Enter')
      await expect(client.getByRole('heading', { name: 'Transactions', level: 1 })).toBeFocused()
      await expect(client.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await look('transactions')
    })
  })
