import { isDeep } from '../../../harness/depth.ts'
import { test } from '../../../harness/fixtures.ts'
import { fitsInLongerTexts } from '../../../harness/look/inLongerTexts.ts'

test.use({ sandboxArgs: ['--seed', '7', '--frozen', '--everything', '--pseudo', 'rtl'] })

// A trial of the layout: no language of ours is read from right to left.
if (isDeep) fitsInLongerTexts('rtl')
