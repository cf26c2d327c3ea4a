import { describe, expect, it } from 'vitest'

import { isCatalogueComplete } from './catalogueCompleteness.ts'

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
