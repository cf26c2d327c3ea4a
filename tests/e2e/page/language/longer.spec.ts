import { readdirSync, readFileSync } from 'node:fs'

import { longer } from '#sandbox/words/longer.ts'

import { sampleOf } from '../../../harness/depth.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { fitsInLongerTexts, longerCases } from '../../../harness/look/texts/inLongerTexts.ts'

test.use({ sandboxArgs: ['--seed', '7', '--frozen', '--everything', '--pseudo', 'longer'] })

// Some thirty screens in turn.
test.slow()

for (const size of sampleOf(longerCases, 1))
  test(`texts longer by 40 % fit at ${size.width} px in the theme ${size.theme}, and each is one of the catalogue [I18N-01] [I18N-02] [DEVICE-01]`, async ({
    context,
    launched,
    page,
    sandbox,
  }, testInfo) => {
    await fitsInLongerTexts('longer', size, { context, launched, page, sandbox }, testInfo)
  })

test('what is built for members has no such texts, and is read from left to right [I18N-01]', () => {
  const dist = new URL('../../../../dist/', import.meta.url)
  const scripts = readdirSync(new URL('assets', dist)).filter((name) => name.endsWith('.js'))
  const said = scripts.map((name) => readFileSync(new URL(`assets/${name}`, dist), 'utf8')).join('\n')
  expect(said).toContain('Bet slip')
  expect(said).not.toContain(longer('Bet slip'))
  expect(readFileSync(new URL('index.html', dist), 'utf8')).not.toMatch(/<html[^>]*\bdir=/)
})
