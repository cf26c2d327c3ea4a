import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { formatter } from '@lingui/format-po'

/** Whether every text of a catalogue is translated. @param po the catalogue's file */
export async function isCatalogueComplete(po: string, locale: string): Promise<boolean> {
  const texts = await formatter().parse(po, { locale, sourceLocale: 'en', filename: `${locale}.po` })
  const current = Object.values(texts).filter(({ obsolete }) => obsolete !== true)
  return current.length > 0 && current.every(({ translation }) => (translation ?? '') !== '')
}

/**
 * The languages in which every text is there, in alphabetical order: these alone are on offer. A compiled catalogue no longer
 * shows it, because a text without a translation is in it in English.
 * @param folder with one folder per language, and the catalogue in it
 * @throws where a catalogue cannot be read
 */
export async function translatedLanguages(folder: string): Promise<string[]> {
  const languages: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const po = await readFile(join(folder, entry.name, 'messages.po'), 'utf8')
    if (await isCatalogueComplete(po, entry.name)) languages.push(entry.name)
  }
  return languages.toSorted()
}
