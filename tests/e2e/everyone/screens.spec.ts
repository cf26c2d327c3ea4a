import { launchLanguage } from '#src/wire/base/languages.ts'

import { isDeep, sampleOf, seed } from '../../harness/depth.ts'
import { controlsOf } from '../../harness/everyone/controls.ts'
import { misnamed } from '../../harness/everyone/names.ts'
import { badOutline } from '../../harness/everyone/outline.ts'
import { smallTargets } from '../../harness/everyone/targets.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { tour } from '../../harness/look/tour.ts'
import { violations } from '../../harness/look/violations.ts'

// Some forty screens in turn, each looked at by a checker: in npm test every third of them, by the seed.
test.slow()
test.use({ sandboxArgs: ['--seed', '7', '--frozen', '--everything'] })

const height = { 390: 844, 1440: 900 } as const
const cases = (['en', 'ja', 'ru'] as const).flatMap((language) =>
  ([390, 1440] as const).map((width) => ({ language, width })),
)

for (const { language, width } of sampleOf(cases, 1))
  test(`every screen in ${language} at ${width} px meets WCAG 2.2 AA as far as a machine can tell, names what can be pressed by what is written on it, no two alike, and has targets that can be met [A11Y-01]`, async ({
    launched,
    page,
    sandbox,
  }, testInfo) => {
    await page.setViewportSize({ width, height: height[width] })
    const client = await launched({ lang: launchLanguage(language) })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const wrong: string[] = []
    let controls = 0
    let screens = 0
    await tour(client, { page, sandbox }, async (screen) => {
      screens += 1
      if (!isDeep && (screens + seed) % 3 !== 0) return
      const there = await controlsOf(page)
      controls += there.length
      const found = [
        ...(await violations(page)),
        ...misnamed(there),
        ...(await badOutline(page)),
        ...(await smallTargets(page)),
      ]
      wrong.push(...found.map((line) => `${screen}: ${line}`))
      if (found.length > 0)
        await testInfo.attach(screen, { body: await page.screenshot(), contentType: 'image/png' })
    })
    expect(wrong).toEqual([])
    expect(screens).toBeGreaterThan(30)
    expect(controls).toBeGreaterThan(isDeep ? 1_000 : 100)
  })
