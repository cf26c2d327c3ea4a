import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { languages } from '#domain/session/language.ts'
import { type ThemeName, themeNames } from '#domain/session/theme.ts'
import { launchLanguage } from '#src/wire/base/languages.ts'

import { isDeep, sampleOf } from '../../../harness/depth.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { faint } from '../../../harness/look/colours.ts'
import { ContactSheet } from '../../../harness/look/contactSheet.ts'
import { textsInOtherFonts, useTestFonts } from '../../../harness/look/fonts/testFonts.ts'
import { misfits, textsOf } from '../../../harness/look/misfits.ts'
import { tour } from '../../../harness/look/tour.ts'
import { englishAmong } from '../../../harness/words/english.ts'

// Some thirty screens in turn.
test.slow()
test.use({ sandboxArgs: ['--seed', '7', '--frozen', '--everything'] })

/** A variable of the theme, as it stands in its file. */
function variable(page: Page, name: string): Promise<string> {
  return page.evaluate((named) => getComputedStyle(document.documentElement).getPropertyValue(named), name)
}

function accentOf(theme: ThemeName): string {
  const file = new URL(`../../../../public/themes/${theme}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')).accent
}

const widths = [340, 390, 768, 1024, 1440] as const
const height = { 340: 620, 390: 844, 768: 1024, 1024: 768, 1440: 900 } as const
const cases = languages.flatMap((language) =>
  widths.flatMap((width) => themeNames.map((theme) => ({ language, width, theme }))),
)

for (const { language, width, theme } of sampleOf(cases, 2))
  test(`in ${language} at ${width} px in the theme ${theme} each text fits and can be made out, none is left in English, and none lacks a glyph [I18N-01] [I18N-02] [DEVICE-01] [THEME-01]`, async ({
    context,
    launched,
    page,
    sandbox,
  }, testInfo) => {
    await page.setViewportSize({ width, height: height[width] })
    await useTestFonts(context)
    const client = await launched({ lang: launchLanguage(language), theme })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect.poll(() => variable(page, '--accent')).toBe(accentOf(theme))
    const wrong: string[] = []
    const sheet = isDeep ? new ContactSheet(`test-results/sheets/${language}-${width}-${theme}`) : null
    await tour(client, { page, sandbox }, async (screen) => {
      const found = [
        ...(await misfits(page)),
        ...(await englishAmong(await textsOf(page), language)).map((text) => `“${text}” is English`),
        ...(await textsInOtherFonts(context)),
        // That an address leads nowhere takes one sentence and one link.
        ...(await faint(page, { atLeast: 3 })),
      ]
      wrong.push(...found.map((line) => `${screen}: ${line}`))
      await sheet?.add(page, screen, found)
      if (found.length > 0)
        await testInfo.attach(screen, { body: await page.screenshot(), contentType: 'image/png' })
    })
    await sheet?.write(`${language}, ${width} px, ${theme}`)
    expect(wrong).toEqual([])
  })
