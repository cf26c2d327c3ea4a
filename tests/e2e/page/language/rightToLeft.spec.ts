import { sampleOf } from '../../../harness/depth.ts'
import { test } from '../../../harness/fixtures.ts'
import { fitsInLongerTexts, longerCases } from '../../../harness/look/texts/inLongerTexts.ts'

test.use({ sandboxArgs: ['--seed', '7', '--frozen', '--everything', '--pseudo', 'rtl'] })

// A trial of the layout: no language of ours is read from right to left.
// Some thirty screens in turn.
test.slow()

for (const size of sampleOf(longerCases, 1))
  test(`longer texts from right to left fit at ${size.width} px in the theme ${size.theme}, and each is one of the catalogue [I18N-01] [I18N-02] [DEVICE-01]`, async ({
    context,
    launched,
    page,
    sandbox,
  }, testInfo) => {
    await fitsInLongerTexts('rtl', size, { context, launched, page, sandbox }, testInfo)
  })
