import type { ThemeName } from '#domain/session/theme.ts'
import type { PseudoKind } from '#sandbox/words/longer.ts'

import { isDeep, sampleOf } from '../depth.ts'
import { expect, test } from '../fixtures.ts'
import { unlengthened } from '../words/english.ts'
import { longerWords } from '../words/words.ts'
import { ContactSheet } from './contactSheet.ts'
import { useTestFonts } from './fonts/testFonts.ts'
import { misfits, textsOf } from './misfits.ts'
import { tour } from './tour.ts'

const themes = ['default', 'lh'] as const satisfies readonly ThemeName[]
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
const cases = sizes.flatMap((size) => themes.map((theme) => ({ ...size, theme })))

/** Says that every screen fits where the client's texts are longer. The spec that calls it starts its sandbox so. */
export function fitsInLongerTexts(kind: PseudoKind): void {
  // Some thirty screens in turn.
  test.slow()

  for (const { width, height, theme } of sampleOf(cases, 1))
    test(`texts longer by 40 % (${kind}) fit at ${width} px in the theme ${theme}, and each is one of the catalogue [I18N-01] [I18N-02] [DEVICE-01]`, async ({
      context,
      launched,
      page,
      sandbox,
    }, testInfo) => {
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
        const found = [
          ...(await misfits(page)),
          ...(await unlengthened((await textsOf(page)).filter((text) => !ofFeed.has(text)))).map(
            (text) => `“${text}” is in no catalogue`,
          ),
        ]
        wrong.push(...found.map((line) => `${screen}: ${line}`))
        await sheet?.add(page, screen, found)
        if (found.length > 0)
          await testInfo.attach(screen, { body: await page.screenshot(), contentType: 'image/png' })
      })
      await sheet?.write(`${kind}, ${width} px, ${theme}`)
      expect(wrong).toEqual([])
    })
}
