import { readdirSync } from 'node:fs'

import { test as plain } from '@playwright/test'

import { textsInOtherFonts } from '../../harness/look/fonts/testFonts.ts'
import { browserHere, browserOfPictures, isMaking, picturesFolder } from '../../harness/look/madeWith.ts'
import { show } from '../../harness/look/scenes.ts'
import { compared, nameOf } from '../../harness/look/shots.ts'
import { expect, test } from '../../harness/look/stillFixtures.ts'

/** Pixels of another colour that are no change: what a processor rounds otherwise. A moved line has thousands. */
const fewPixels = 60

const [here, madeWith] = [browserHere(), browserOfPictures()]

plain(
  'each screen has its kept pictures, and where another browser draws it is said that they are not tried [DEVICE-01]',
  () => {
    const kept = readdirSync(picturesFolder).filter((file) => file.endsWith('.webp'))
    if (!isMaking) expect(kept.toSorted()).toEqual(compared.map((shot) => `${nameOf(shot)}.webp`).toSorted())
    if (here === madeWith) return
    const said = `Pictures not tried: made with ${madeWith}; this is ${here}.`
    plain.info().annotations.push({ type: 'not tried', description: said })
    console.log(said)
  },
)

// Where another browser draws there is nothing to compare, and nothing is claimed: these tests are not there.
for (const shot of here === madeWith || isMaking ? compared : [])
  test(`${shot.screen} looks as it did, ${shot.width} × ${shot.height}, in the theme ${shot.theme} [DEVICE-01]`, async ({
    context,
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize(shot)
    await show(shot.screen, { launched, page, sandbox, theme: shot.theme })
    await expect(page).toHaveScreenshot(`${nameOf(shot)}.webp`, { maxDiffPixels: fewPixels })
    expect(await textsInOtherFonts(context)).toEqual([])
  })
