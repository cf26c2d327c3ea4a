import type { BrowserContext, Page, TestInfo } from '@playwright/test'

import type { ThemeName } from '#domain/session/theme.ts'
import type { PseudoKind } from '#sandbox/words/longer.ts'

import { isDeep } from '../../depth.ts'
import { expect, type Launched } from '../../fixtures.ts'
import type { TestSandbox } from '../../sandbox.ts'
import { unlengthened } from '../../words/english.ts'
import { longerWords } from '../../words/words.ts'
import { ContactSheet } from '../contactSheet.ts'
import { useTestFonts } from '../fonts/testFonts.ts'
import { misfits, textsOf } from '../misfits.ts'
import { tour } from '../tour.ts'

const themes = ['default', 'lh'] as const satisfies readonly ThemeName[]
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
/** Widths and themes in which longer texts are tried. */
export const longerCases = sizes.flatMap((size) => themes.map((theme) => ({ ...size, theme })))

/** Where a match stands, as feeds say it: they speak English, and an English page says what they do. */
const standing =
  /^(?:full[ -]?time|half[ -]?time|extra time|penalties|overtime|super over|End of .+|OT ?\d+|Q\d|(?:Quarter|Set|Period|Round|Flag|Over|Map) \d.*|\d+(?:st|nd|rd|th) (?:innings?|half).*|towers .+)$/i

interface Given {
  readonly context: BrowserContext
  readonly launched: Launched
  readonly page: Page
  readonly sandbox: TestSandbox
}

/** Goes through some thirty screens, where the client's texts are longer: each fits, and has no text of no catalogue. */
export async function fitsInLongerTexts(
  kind: PseudoKind,
  { width, height, theme }: (typeof longerCases)[number],
  { context, launched, page, sandbox }: Given,
  testInfo: TestInfo,
): Promise<void> {
  await page.setViewportSize({ width, height })
  await useTestFonts(context)
  const client = await launched({ theme, words: await longerWords() })
  await expect(page.locator('html')).toHaveCSS('direction', kind === 'rtl' ? 'rtl' : 'ltr')
  // The feed's own words, some of which the client has as well.
  const markets = (await sandbox.events()).flatMap((event) => event.markets)
  const ofFeed = new Set(markets.map(({ name }) => name))
  const wrong: string[] = []
  const sheet = isDeep ? new ContactSheet(`test-results/sheets/${kind}-${width}-${theme}`) : null
  await tour(client, { page, sandbox }, async (screen) => {
    const texts = (await textsOf(page)).filter((text) => !ofFeed.has(text) && !standing.test(text))
    const found = [
      ...(await misfits(page)),
      ...(await unlengthened(texts)).map((text) => `“${text}” is in no catalogue`),
    ]
    wrong.push(...found.map((line) => `${screen}: ${line}`))
    await sheet?.add(page, screen, found)
    if (found.length > 0)
      await testInfo.attach(screen, { body: await page.screenshot(), contentType: 'image/png' })
  })
  await sheet?.write(`${kind}, ${width} px, ${theme}`)
  expect(wrong).toEqual([])
}
