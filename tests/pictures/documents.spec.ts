import { fileURLToPath } from 'node:url'

import { show } from '../harness/look/scenes.ts'
import { documents, nameOf } from '../harness/look/shots.ts'
import { test } from '../harness/look/stillFixtures.ts'

/** Of 100: below, letters get a halo. */
const quality = 80

for (const shot of documents)
  test(`docs/${nameOf(shot)}.webp`, async ({ launched, page, sandbox }) => {
    await page.setViewportSize(shot)
    await show(shot.screen, { launched, page, sandbox, theme: shot.theme })
    const path = fileURLToPath(new URL(`../../docs/${nameOf(shot)}.webp`, import.meta.url))
    await page.screenshot({ path, type: 'webp', quality, animations: 'disabled', caret: 'hide' })
  })
