import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'

import { sampleOf } from '../../../harness/depth.ts'
import { someEvent } from '../../../harness/events.ts'
import { focusRing } from '../../../harness/everyone/focusRing.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { pickHome } from '../../../harness/slip/picking.ts'

const themes = readdirSync(fileURLToPath(new URL('../../../../public/themes', import.meta.url))).map((file) =>
  file.replace('.json', ''),
)

// Forty stops, each looked at, take their time on a busy machine.
test.slow()

for (const theme of sampleOf(themes, 1)) {
  test(`whatever has the focus is outlined, and clear of its ground, in the theme ${theme} [A11Y-01] [THEME-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client } = await pickHome({ launched, sandbox }, { as: { theme } })
    await client.getByRole('link', { name: 'Skip to matches' }).focus()
    const seen: string[] = []
    const look = async (): Promise<void> => {
      const found = await focusRing(page)
      expect(found.style, found.what).not.toBe('none')
      expect(found.width, found.what).toBeGreaterThanOrEqual(2)
      expect(found.contrast, found.what).toBeGreaterThanOrEqual(3)
      seen.push(found.what)
    }
    // Bars, games, tabs, and into the list; then what the slip holds.
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab')
      await look()
    }
    await page.keyboard.press('ArrowRight')
    await look()
    await page.keyboard.press('s')
    await expect(client.slip.stake).toBeFocused()
    await look()
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab')
      await look()
    }
    expect(new Set(seen).size).toBeGreaterThan(30)
  })
}

test.describe('a new screen', () => {
  test('has its own title, and the focus at its heading [A11Y-01] [ROUTE-10]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event } = await someEvent(sandbox)
    const client = await launched()
    await expect(page).toHaveTitle(/^Today – Matches – .+/)
    await client.lists.tab('In-play').click()
    await expect(page).toHaveTitle(/^In-play – Matches – .+/)
    await client.lists.tab('Today').click()
    await client.lists.event(event.home, event.away).getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    const match = `${event.home} v ${event.away}`
    await expect(client.getByRole('heading', { level: 1, name: match })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${match} – .+`))
    await client.getByRole('link', { name: 'Rules' }).click()
    await expect(client.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^Rules – .+/)
  })
})

test.describe('the skip links', () => {
  test('are the first stops, and lead past the bars to the matches and to the stake [A11Y-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client } = await pickHome({ launched, sandbox })
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.reload()
    await client.ready()
    await expect(client.slip.stake).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(client.getByRole('link', { name: 'Skip to matches' })).toBeFocused()
    await expect(client.getByRole('link', { name: 'Skip to matches' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(client.getByRole('main')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await client.getByRole('button', { name: 'Skip to bet slip' }).focus()
    await page.keyboard.press('Enter')
    await expect(client.slip.stake).toBeFocused()
  })
})

test.describe('motion', () => {
  const motions = (page: Page) =>
    page.evaluate(() => {
      const dialog = document.querySelector('dialog')
      const button = document.querySelector('dialog button')
      if (dialog === null || button === null) throw new Error('Nothing is open.')
      return {
        animation: getComputedStyle(dialog).animationName,
        transition: getComputedStyle(button).transitionProperty,
      }
    })

  for (const [wish, animation, transition] of [
    ['reduce', /^none$/, /^none$/],
    ['no-preference', /drawer/, /background/],
  ] as const) {
    test(`follows the wish for ${wish} [A11Y-01]`, async ({ launched, page }) => {
      await page.emulateMedia({ reducedMotion: wish })
      const client = await launched()
      await client.member.menuButton.click()
      await expect(client.member.menu).toBeVisible()
      const found = await motions(page)
      expect(found.animation).toMatch(animation)
      expect(found.transition).toMatch(transition)
    })
  }
})
