import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { isCatalogueComplete, translatedLanguages } from './translated.ts'

const head = 'msgid ""\nmsgstr ""\n"Language: th\\n"\n\n'
const translated = 'msgid "Early"\nmsgstr "ล่วงหน้า"\n\n'
const same = 'msgid "1X2"\nmsgstr "1X2"\n\n'
const missing = 'msgid "Today"\nmsgstr ""\n\n'
const obsolete = '#~ msgid "Old"\n#~ msgstr ""\n'

describe('a catalogue', () => {
  it('is complete with every text translated, even into the same word [I18N-02]', async () => {
    expect(await isCatalogueComplete(head + translated + same + obsolete, 'th')).toBe(true)
  })

  it.each([
    ['one text missing', head + translated + missing],
    ['no text translated', head + missing],
    ['no text at all', head],
  ])('is not complete with %s [I18N-02]', async (_, po) => {
    expect(await isCatalogueComplete(po, 'th')).toBe(false)
  })
})

it('those of a folder whose catalogues are complete are on offer, the others not [I18N-01]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'locales-'))
  try {
    for (const [language, po] of [
      ['th', head + translated],
      ['ja', head + translated + missing],
      ['en', head + same],
    ] as const) {
      await mkdir(join(folder, language))
      await writeFile(join(folder, language, 'messages.po'), po)
    }
    await writeFile(join(folder, 'glossary.md'), '# Words')
    expect(await translatedLanguages(folder)).toEqual(['en', 'th'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
