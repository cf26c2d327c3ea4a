import { readFile } from 'node:fs/promises'

import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'

const catalogueFile = /[/\\]locales[/\\]([^/\\]+)[/\\]messages\.po$/

/** Whether every text of a catalogue is translated. @param po the catalogue's file */
export async function isCatalogueComplete(po: string, locale: string): Promise<boolean> {
  const texts = await formatter().parse(po, { locale, sourceLocale: 'en', filename: `${locale}.po` })
  const current = Object.values(texts).filter(({ obsolete }) => obsolete !== true)
  return current.length > 0 && current.every(({ translation }) => (translation ?? '') !== '')
}

/**
 * Makes each catalogue say whether it is complete. A compiled catalogue no longer shows it: a text without a translation
 * is in it in English. So the page offers a language once its catalogue is filled, with nothing else to edit.
 */
export function catalogueCompleteness(): Plugin {
  return {
    name: 'catalogue-completeness',
    enforce: 'post',
    async transform(code, id) {
      const [file = ''] = id.split('?')
      const locale = catalogueFile.exec(file)?.[1]
      if (locale === undefined) return null
      const isComplete = await isCatalogueComplete(await readFile(file, 'utf8'), locale)
      return { code: `${code}\nexport const isComplete = ${isComplete}\n`, map: null }
    },
  }
}
