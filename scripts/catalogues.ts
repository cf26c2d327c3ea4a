/**
 * npm run extract: brings the catalogues up to date with the texts in the source.
 * With --check: fails where they are not up to date, or where the source language lacks a text.
 * Ends in one clear line.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { formatter } from '@lingui/format-po'

import config from '../lingui.config.ts'

const check = process.argv.includes('--check')
const files = config.locales.map((locale) => `${locale}/messages.po`)
// To check is to read: others read the catalogues meanwhile, and must not find one half written.
const folder = check ? mkdtempSync(join(tmpdir(), 'slipway-locales-')) : 'locales'
if (check) {
  cpSync('locales', folder, { recursive: true })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

const extracted = spawnSync('npx', ['lingui', 'extract', '--clean', '--workers', '1'], {
  encoding: 'utf8',
  env: { ...process.env, ...(check ? { SLIPWAY_LOCALES: folder } : {}) },
})
if (extracted.status !== 0) stop(`Extraction failed.\n${extracted.stdout}${extracted.stderr}`)

const textOf = (...path: string[]): string => readFileSync(join(...path), 'utf8')
const stale = files.filter((file) => textOf(folder, file) !== textOf('locales', file))
if (stale.length > 0) stop(`Out of date: ${stale.join(', ')}. Run npm run extract and commit the result.`)

const source = join('locales', String(config.sourceLocale), 'messages.po')
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
