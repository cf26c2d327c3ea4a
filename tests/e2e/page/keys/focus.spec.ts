import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'

import { sampleOf } from '../../../harness/depth.ts'
import { someEvent } from '../../../harness/events.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { pickHome } from '../../../harness/slip/picking.ts'

const themes = readdirSync(fileURLToPath(new URL('../../../../public/themes', import.meta.url))).map((file) =>
  file.replace('.json', ''),
)

interface FocusRing {
  what: string
  width: number
  style: string
  /** Of the ring against what it is drawn on. */
  contrast: number
}

/** The outline of what has the focus, or of the field around it. */
function ring(page: Page): Promise<FocusRing> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (canvas === null) throw new Error('No canvas.')
    const luminance = (color: string): number => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element | null): string => {
      for (let at = element; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor
      }
      return getComputedStyle(document.documentElement).backgroundColor
    }
    const own = document.activeElement
    if (own === null) throw new Error('No focus.')
    const hasRing = (element: Element) => getComputedStyle(element).outlineStyle !== 'none'
    const element = !hasRing(own) && own.parentElement !== null ? own.parentElement : own
    const { outlineWidth, outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element)
    const inside = Number.parseFloat(outlineOffset) < 0
    const ground = groundOf(inside ? element : element.parentElement)
    const [light = 0, dark = 0] = [luminance(outlineColor), luminance(ground)].toSorted((a, b) => b - a)
    return {
      what: `${own.tagName} ${own.getAttribute('aria-label') ?? own.textContent ?? ''}`,
      width: Number.parseFloat(outlineWidth),
      style: outlineStyle,
      contrast: (light + 0.05) / (dark + 0.05),
    }
  })
}

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
      const found = await ring(page)
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
