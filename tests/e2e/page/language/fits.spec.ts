import { languages } from '#domain/session/language.ts'
import { launchLanguage } from '#src/wire/base/languages.ts'

import { sampleOf } from '../../../harness/depth.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { misfits, textsOf } from '../../../harness/look/misfits.ts'
import { textsInOtherFonts, useTestFonts } from '../../../harness/look/testFonts.ts'
import { tour } from '../../../harness/look/tour.ts'
import { englishAmong } from '../../../harness/words/english.ts'

// Some thirty screens in turn.
test.slow()
test.use({ sandboxArgs: ['--seed', '7', '--frozen', '--everything'] })

const widths = [340, 390, 768, 1024, 1440] as const
const height = { 340: 620, 390: 844, 768: 1024, 1024: 768, 1440: 900 } as const
const cases = languages.flatMap((language) => widths.map((width) => ({ language, width })))

for (const { language, width } of sampleOf(cases, 2))
  test(`in ${language} at ${width} px each text fits, none is left in English, and none lacks a glyph [I18N-01] [I18N-02] [DEVICE-01]`, async ({
    context,
    launched,
    page,
    sandbox,
  }, testInfo) => {
    await page.setViewportSize({ width, height: height[width] })
    await useTestFonts(context)
    const client = await launched({ lang: launchLanguage(language) })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const wrong: string[] = []
    await tour(client, { page, sandbox }, async (screen) => {
      const found = [
        ...(await misfits(page)),
        ...(await englishAmong(await textsOf(page), language)).map((text) => `“${text}” is English`),
        ...(await textsInOtherFonts(context)),
      ]
      wrong.push(...found.map((line) => `${screen}: ${line}`))
      if (found.length > 0)
        await testInfo.attach(screen, { body: await page.screenshot(), contentType: 'image/png' })
    })
    expect(wrong).toEqual([])
  })
