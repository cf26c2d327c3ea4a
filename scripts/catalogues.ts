/**
 * npm run extract: brings the catalogues up to date with the texts in the source.
 * With --check: fails where they are not up to date, or where the source language lacks a text.
 * Ends in one clear line.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

import { formatter } from '@lingui/format-po'

import config from '../lingui.config.ts'

const check = process.argv.includes('--check')
const files = config.locales.map((locale) => `locales/${locale}/messages.po`)
const before = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

const extracted = spawnSync('npx', ['lingui', 'extract', '--clean'], { encoding: 'utf8' })
if (extracted.status !== 0) stop(`Extraction failed.\n${extracted.stdout}${extracted.stderr}`)

const stale = files.filter((file) => readFileSync(file, 'utf8') !== before.get(file))
if (check && stale.length > 0) {
  for (const file of stale) writeFileSync(file, before.get(file) ?? '')
  stop(`Out of date: ${stale.join(', ')}. Run npm run extract and commit the result.`)
}

const source = `locales/${config.sourceLocale}/messages.po`
const catalogue = await formatter().parse(readFileSync(source, 'utf8'), {
  locale: config.sourceLocale ?? 'en',
  sourceLocale: config.sourceLocale ?? 'en',
  filename: source,
})
const texts = Object.entries(catalogue)
const missing = texts.filter(([, message]) => !message.translation)
if (missing.length > 0) stop(`Without a text in ${source}: ${missing.map(([id]) => id).join(', ')}`)
console.log(`Catalogues up to date: ${texts.length} texts, ${files.length} languages.`)

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
