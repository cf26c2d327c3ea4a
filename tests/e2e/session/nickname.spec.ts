import type { Page } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import type { ClientPage } from '../../harness/pages/client.ts'

const call = { method: 'POST', path: '/members/nickname/' } as const

/** Opens the dialog, and types a nickname. */
async function type(client: ClientPage, nickname: string) {
  await client.member.openAccount()
  await client.getByRole('button', { name: 'Choose nickname' }).click()
  const dialog = client.getByRole('dialog', { name: 'Choose a nickname' })
  await expect(dialog.getByText('You can set your nickname only once.', { exact: false })).toBeVisible()
  await dialog.getByLabel('Nickname', { exact: true }).fill(nickname)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  return dialog
}

/** The same, and sets it, by a step of its own. */
async function set(client: ClientPage, nickname: string) {
  const dialog = await type(client, nickname)
  await dialog.getByRole('button', { name: 'Set nickname' }).click()
  return dialog
}

const expectNamed = async (client: ClientPage, page: Page, nickname: string): Promise<void> => {
  await expect(client.member.section('Profile').getByText(nickname, { exact: true })).toBeVisible()
  await expect(client.getByRole('button', { name: 'Choose nickname' })).toHaveCount(0)
  await client.member.menuButton.first().click()
  await expect(client.member.menu.getByText(nickname, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
}

test.describe('a nickname', () => {
  test('is typed, confirmed and set once; it stands on the account page, in the menu and on the boards at once, and after a reload [MEMBER-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.features({ enableTurnover: true })
    const client = await launched({ member: 'bob' })
    const dialog = await type(client, '  Sea   Falcon ')
    await expect(dialog.getByText('Sea Falcon', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog.getByLabel('Nickname', { exact: true })).toHaveValue('  Sea   Falcon ')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('button', { name: 'Set nickname' }).click()
    await expect(client.getByText('Nickname set.')).toBeVisible()
    await expect(client.getByRole('dialog')).toHaveCount(0)
    await expectNamed(client, page, 'Sea Falcon')
    await page.reload()
    await expectNamed(client, page, 'Sea Falcon')
  })

  test('that was free a second ago says that it is taken, sets nothing, and leaves the field to another [MEMBER-02]', async ({
    browser,
    launched,
    page,
  }) => {
    const client = await launched({ member: 'bob' })
    const dialog = await type(client, 'Falcon')
    const other = await (await browser.newContext()).newPage()
    await set(await launched({ member: 'carol', page: other }), 'FALCON')
    await expect(other.getByText('Nickname set.')).toBeVisible()
    await other.context().close()
    await dialog.getByRole('button', { name: 'Set nickname' }).click()
    const field = dialog.getByLabel('Nickname', { exact: true })
    await expect(field).toHaveAccessibleDescription(
      'This nickname is taken. Nothing is set yet: choose another.',
    )
    await expect(field).toBeFocused()
    await field.fill('Heron')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Set nickname' }).click()
    await expectNamed(client, page, 'Heron')
  })

  test('that two tabs set at once is one of the two, which both show [MEMBER-02]', async ({
    context,
    launched,
    page,
  }) => {
    const one = await launched({ member: 'bob' })
    const second = await context.newPage()
    const other = await launched({ member: 'bob', page: second })
    const [first, late] = [await type(one, 'Heron'), await type(other, 'Egret')]
    await first.getByRole('button', { name: 'Set nickname' }).click()
    await expectNamed(one, page, 'Heron')
    await late.getByRole('button', { name: 'Set nickname' }).click()
    await expect(late.getByText('Your nickname has already been set:')).toBeVisible()
    await expect(late.getByText('Heron', { exact: true })).toBeVisible()
    await late.getByRole('button', { name: 'Close' }).last().click()
    await expectNamed(other, second, 'Heron')
  })

  test('whose answer is lost is said to be set where it is, and to have failed where it is not [MEMBER-02] [SRV-10]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched({ member: 'bob' })
    await sandbox.fault({ ...call, kind: 'status', status: 500, times: 9 })
    const dialog = await set(client, 'Heron')
    const popup = client.getByRole('alertdialog', { name: 'Error' })
    await expect(popup.getByText("Couldn't set your nickname. Try again.")).toBeVisible()
    await page.keyboard.press('Escape')
    await sandbox.clearFaults()
    await sandbox.fault({ ...call, kind: 'dropReply', times: 9 })
    await dialog.getByRole('button', { name: 'Set nickname' }).click()
    await expect(client.getByText('Nickname set.')).toBeVisible()
    await expectNamed(client, page, 'Heron')
  })

  test('of markup is text, and one of what is not seen, turns directions or has no end is refused before it is sent [MEMBER-02] [HOST-05]', async ({
    launched,
    page,
  }) => {
    const client = await launched({ member: 'bob' })
    let sent = 0
    page.on('request', (request) => (sent += request.url().includes('/members/nickname/') ? 1 : 0))
    const dialog = await type(client, '   ')
    const field = dialog.getByLabel('Nickname', { exact: true })
    for (const [nickname, says] of [
      ['', 'Enter a nickname.'],
      ['\u200b\u200b', 'Enter a nickname.'],
      [
        'Fal\u202econ',
        "Some of these characters can't be used in a nickname. Leave out invisible ones and joined emoji.",
      ],
      ['x'.repeat(10_000), 'Use at most 32 characters.'],
    ] as const) {
      await field.fill(nickname)
      await page.keyboard.press('Enter')
      await expect(field).toHaveAccessibleDescription(says)
    }
    expect(sent).toBe(0)
    const markup = '<img src=x onerror=alert(1)>'
    await field.fill(markup)
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Set nickname' }).click()
    await expectNamed(client, page, markup)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })
})

for (const [device, viewport, theme] of sampleOf(
  [
    ['a desktop', { width: 1440, height: 900 }, 'lh'],
    ['a pad', { width: 820, height: 1180 }, 'default'],
    ['a phone', { width: 390, height: 844 }, 'lh'],
    ['a small phone', { width: 375, height: 553 }, 'default'],
  ] as const,
  1,
))
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('is asked for by the keyboard alone, meets WCAG 2.2 AA, and the longest is not cut [MEMBER-02] [A11Y-01]', async ({
      launched,
      page,
    }) => {
      test.slow()
      const client = await launched({ member: 'bob', theme })
      await client.member.openAccount()
      await client.getByRole('button', { name: 'Choose nickname' }).focus()
      await page.keyboard.press('Enter')
      const dialog = client.getByRole('dialog', { name: 'Choose a nickname' })
      const field = dialog.getByLabel('Nickname', { exact: true })
      await expect(field).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      expect(await violations(page), 'typing').toEqual([])
      const longest = 'W'.repeat(32)
      await page.keyboard.type(longest)
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(longest)).toBeVisible()
      expect(await violations(page), 'confirming').toEqual([])
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: 'Set nickname' })).toBeFocused()
      await page.keyboard.press('Enter')
      const name = client.member.section('Profile').getByText(longest)
      await expect(name).toBeVisible()
      // All of it is in sight within what holds it, on as many lines as it needs.
      const cut = await name.locator('..').evaluate((box) => {
        const { right, bottom } = box.getBoundingClientRect()
        const letters = [...(box.firstElementChild?.getClientRects() ?? [])]
        return letters.filter((line) => line.right > right + 1 || line.bottom > bottom + 4).length
      })
      expect(cut).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })
  })
