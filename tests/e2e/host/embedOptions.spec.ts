import type { FrameLocator, Locator, Page } from '@playwright/test'

import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import { scrollTo } from '../../harness/pages/controls.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'

/** The page of the partner's site where the options of the embed script are tried. */
class EmbedOptionsPage {
  readonly snippet: Locator
  readonly client: FrameLocator
  readonly frame: Locator
  readonly state: Locator
  readonly told: Locator
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.snippet = page.getByRole('region', { name: 'Snippet as HTML' })
    this.frame = page.getByRole('region', { name: 'Your page' }).locator('iframe')
    this.client = page.frameLocator('iframe')
    this.state = page.getByRole('status').first()
    this.told = page.getByRole('log', { name: 'What the client told' })
  }

  static async open(page: Page, sandbox: TestSandbox): Promise<EmbedOptionsPage> {
    await page.goto(sandbox.partnerUrl)
    await page.getByRole('link', { name: 'embed options' }).click()
    const opened = new EmbedOptionsPage(page)
    await expect(opened.state).toHaveText('Open.')
    return opened
  }

  /** Writes into a field and leaves it. */
  async write(label: string, text: string): Promise<void> {
    await this.page
      .getByRole('textbox', { name: label, exact: true })
      .or(this.page.getByRole('combobox', { name: label, exact: true }))
      .fill(text)
    await this.page.keyboard.press('Tab')
  }

  async pick(group: string, option: string): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { name: option, exact: true })
      .check()
  }

  /** Presses Tab until something is focused, as a member of a partner's staff without a mouse does. */
  async tabTo(control: Locator): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('Tab')
      // A look without an end of its own: who is too late for it presses once more, and is past it.
      expect(await control.evaluate((element) => element === document.activeElement)).toBe(true)
    }).toPass({ intervals: [0] })
  }
}

test.describe("the embed options of the partner's site", () => {
  test('open the client as chosen, and the snippet that is copied opens it so in an empty page [HOST-01] [SLIP-02]', async ({
    context,
    page,
    sandbox,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: sandbox.partnerUrl })
    const options = await EmbedOptionsPage.open(page, sandbox)
    await expect(options.frame).toHaveAttribute('title', 'Betting')
    await expect(options.client.locator('html')).toHaveAttribute('lang', 'en')
    const [event] = await sandbox.events()
    if (event === undefined) throw new Error('There is no event.')

    await page.getByLabel('Member', { exact: true }).selectOption('Bob')
    await page.getByLabel('Language').selectOption('Tiếng Việt')
    await page.getByLabel('Theme').selectOption('Light')
    await options.pick('Odds', 'Malay')
    await options.write('Event', event.eventId)
    await options.write('Height of its place', '700')
    await options.write('Name of the frame', "Cá cược 'trực tiếp'")
    await options.pick('Another price', 'Is added')
    await page.getByRole('switch', { name: /^navigation/ }).check()
    await page.getByRole('switch', { name: /^bet-placed/ }).uncheck()

    const chosen = async (on: Page): Promise<void> => {
      const frame = on.locator('iframe')
      await expect(frame).toHaveAttribute('title', "Cá cược 'trực tiếp'")
      await expect(frame).toHaveAttribute('src', /[?&]theme=lh&.*press_rule=add$/)
      await expect.poll(async () => (await frame.boundingBox())?.height).toBe(700)
      const client = on.frameLocator('iframe')
      await expect(client.locator('html')).toHaveAttribute('lang', 'vi')
      await expect(client.getByRole('main')).toContainText(event.home)
    }
    await chosen(page)
    await expect(options.told).toContainText(`navigation {"path":"/v8/events/${event.eventId}"}`)
    await expect(options.snippet).toContainText('member=bob&lang=vn&odds_type=malay&theme=lh')
    await expect(options.snippet).not.toContainText('bet-placed')

    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByText('Copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await options.snippet.textContent())
    const heard: string[] = []
    page.on('popup', (opened) => opened.on('console', (message) => void heard.push(message.text())))
    const [empty] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open in an empty page' }).click(),
    ])
    await chosen(empty)
    expect(await empty.locator('body > *').evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual([
      'DIV',
      'SCRIPT',
    ])
    await expect.poll(() => heard.join()).toContain(`/v8/events/${event.eventId}`)
  })

  test('let the page scroll in the frame or around it, as chosen [HOST-04]', async ({ page, sandbox }) => {
    const options = await EmbedOptionsPage.open(page, sandbox)
    const heightOf = async (): Promise<number> => (await options.frame.boundingBox())?.height ?? 0
    await expect.poll(heightOf).toBe(640)
    await options.pick('Height', 'As its content')
    // Browsers draw nothing in a frame of another site that is out of sight, and it has no height before it is drawn. It is
    // another frame after each choice, so that it is scrolled to until it is the last.
    const heightInSight = async (): Promise<number> => {
      await scrollTo(options.frame)
      return heightOf()
    }
    await expect.poll(heightInSight).toBeGreaterThan(2_000)
    await expect(options.snippet).toContainText("height: 'content'")
    await expect(page.getByRole('textbox', { name: 'Height of its place' })).toBeHidden()
  })

  test('say in words what is wrong, open and copy nothing until it is mended [HOST-01]', async ({
    page,
    sandbox,
  }) => {
    const options = await EmbedOptionsPage.open(page, sandbox)
    const wrong: readonly (readonly [field: string, text: string, words: string, mended: string])[] = [
      ['Event', 'gone', 'There is no event gone on offer.', ''],
      ['Competitions', 'c1, gone', 'on offer.', ''],
      ['Height of its place', '12', 'A whole number of pixels, from 200 to 4000, or nothing.', '500'],
      ['Name of the frame', '', 'A name is needed: screen readers say it.', 'Bets'],
    ]
    for (const [field, text, words, mended] of wrong) {
      await options.write(field, text)
      const control = page
        .getByRole('textbox', { name: field })
        .or(page.getByRole('combobox', { name: field }))
      await expect(control).toHaveAttribute('aria-invalid', 'true')
      await expect(control).toHaveAccessibleDescription(new RegExp(`${words.replaceAll('.', '\\.')}$`))
      await expect(options.state).toContainText(`Not opened.`)
      await expect(options.frame).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
      await options.write(field, mended)
      await expect(options.state).toHaveText('Open.')
      await expect(control).not.toHaveAttribute('aria-invalid')
      await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled()
    }
    await options.pick('Launch link', 'Written here')
    await expect(options.state).toContainText('Write the link')
    await options.write('Address of the link', 'bets.harbour.example')
    await expect(options.state).toContainText('This is no web address')
    const { link } = await sandbox.launch({ member: 'carol', lang: 'en' })
    await options.write('Address of the link', link)
    await expect(options.state).toHaveText('Open.')
    await expect(page.getByLabel('Member', { exact: true })).toBeDisabled()
  })

  test('are chosen and copied with the keyboard alone [A11Y-01]', async ({ context, page, sandbox }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: sandbox.partnerUrl })
    const options = await EmbedOptionsPage.open(page, sandbox)
    await options.tabTo(page.getByRole('radio', { name: 'Euro' }))
    await page.keyboard.press('ArrowRight')
    await expect(options.snippet).toContainText('odds_type=hongkong')
    await options.tabTo(page.getByRole('switch', { name: /^ready/ }))
    await page.keyboard.press('Space')
    await expect(options.told).toContainText('ready {')
    await options.tabTo(page.getByRole('link', { name: 'To the snippet' }))
    await page.keyboard.press('Enter')
    await options.tabTo(page.getByRole('button', { name: 'Copy', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('odds_type=hongkong')
  })

  for (const width of [390, 820, 1440])
    test(`fit, and are clean to a checker, at ${width} px [A11Y-01]`, async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 900 })
      const options = await EmbedOptionsPage.open(page, sandbox)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await violations(page)).toEqual([])
      await options.write('Height of its place', '1')
      await expect(options.state).toContainText('Not opened.')
      expect(await violations(page)).toEqual([])
    })
})
