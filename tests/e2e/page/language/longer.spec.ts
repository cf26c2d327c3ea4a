import { readdirSync, readFileSync } from 'node:fs'

import { longer } from '#sandbox/words/longer.ts'

import { isDeep } from '../../../harness/depth.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { fitsInLongerTexts } from '../../../harness/look/inLongerTexts.ts'

test.use({ sandboxArgs: ['--seed', '7', '--frozen', '--everything', '--pseudo', 'longer'] })

if (isDeep) fitsInLongerTexts('longer')

test('what is built for members has no such texts, and is read from left to right [I18N-01]', () => {
  const dist = new URL('../../../../dist/', import.meta.url)
  const scripts = readdirSync(new URL('assets', dist)).filter((name) => name.endsWith('.js'))
  const said = scripts.map((name) => readFileSync(new URL(`assets/${name}`, dist), 'utf8')).join('\n')
  expect(said).toContain('Bet slip')
  expect(said).not.toContain(longer('Bet slip'))
  expect(readFileSync(new URL('index.html', dist), 'utf8')).not.toMatch(/<html[^>]*\bdir=/)
})
