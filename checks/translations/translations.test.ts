import { describe, expect, it } from 'vitest'

import { readCatalogue, translated } from './catalogue.ts'
import { type Glossary, readGlossary } from './glossary.ts'
import { problemsOf } from './translations.ts'

const none: Glossary = { terms: [], mistakes: [], latin: new Set() }
const glossary = (markdown: string): Glossary => readGlossary(markdown)

function found(language: string, english: string, translation: string, words: Glossary = none): string[] {
  const start = `"${english}" → "${translation}": `
  return problemsOf(language, [{ english, translation }], words).map((line) => line.replace(start, ''))
}

describe('a translation [I18N-01]', () => {
  it('is missing, or not a message', () => {
    expect(found('vi', 'Bet slip', '')).toEqual(['"Bet slip" is not translated.'])
    expect(found('vi', 'Stake {stake}', 'Tiền cược {stake')).toEqual([
      expect.stringContaining('cannot be read'),
    ])
  })

  it('keeps each placeholder and each tag, and adds none', () => {
    expect(found('vi', 'Stake {stake}', 'Tiền cược {stake}')).toEqual([])
    expect(found('vi', 'Stake <0>on {name}</0>', 'Tiền cược {nome}')).toEqual([
      '<0> is lost',
      '{name} is lost',
      '</0> is lost',
      '{nome} is not in the English',
    ])
  })

  it('has the plural forms of its language, and no others', () => {
    const english = '{count, plural, one {# bet} other {# bets}}'
    expect(
      found('ru', english, '{count, plural, one {# ставка} few {# ставки} many {# ставок} other {# ставки}}'),
    ).toEqual([])
    expect(found('ru', english, '{count, plural, one {# ставка} other {# ставки}}')).toEqual([
      'the plural has no form "few"',
      'the plural has no form "many"',
    ])
    expect(found('th', english, '{count, plural, one {# รายการ} other {# รายการ}}')).toEqual([
      'th has no plural form "one"',
    ])
    expect(found('pt', english, '{count, plural, =0 {Nenhuma} one {# a} many {# b} other {# b}}')).toEqual([])
  })

  it('is spelled as its language is', () => {
    expect(found('zh-Hant', 'Odds went up.', '賠率上升.')).toEqual(['punctuation of half width'])
    expect(found('zh-Hant', 'Odds went up.', '賠率上升。')).toEqual([])
    expect(found('es', 'Cancel this prebooked bet?', 'Cancelar esta apuesta?')).toEqual(['¿ is missing'])
    expect(found('th', 'No money was taken.', 'ไม่มีการหักเงิน.')).toEqual(['Thai has no full stop and no comma'])
    expect(found('vi', 'Placing…', 'Đang đặt...')).toEqual(['three dots are one character: …'])
    expect(found('vi', ', up', ' tăng')).toEqual(['a space at its beginning or end is lost or added'])
    expect(found('vi', 'Cancelled', 'Đã hủy'.normalize('NFD'))).toEqual([
      'it is not in the composed form (NFC)',
    ])
  })

  it('says nothing that its glossary calls wrong', () => {
    const words = glossary('## Wrong and right\n\n| wrong | right |\n|---|---|\n| Coba lagi | Cuba lagi |\n')
    expect(found('ms', 'Retry', 'Sila coba lagi', words)).toEqual(['not “Coba lagi” but “Cuba lagi”'])
    expect(found('ms', 'Retry', 'Cuba lagi', words)).toEqual([])
  })

  it('has no word in Latin letters that the language does not keep', () => {
    const words = glossary('## Latin words\n\nKDA, Dota, LoL\n')
    expect(found('ru', 'KDA in Dota', 'KDA в Dota', words)).toEqual([])
    expect(found('ru', 'Bet slip', 'Bet купон', words)).toEqual([
      '“Bet” is not among the Latin words of the language',
    ])
    expect(found('es', 'Bet slip', 'Bet cupón', words)).toEqual([])
  })
})

describe('a term of the glossary', () => {
  const words = glossary(
    '## Terms\n\n| term | translation | within a text | note |\n|---|---|---|---|\n' +
      '| bet | ставка | ставк | |\n| bet slip | Купон | купон | |\n| stake | Сумма ставки | сумм / став | |\n' +
      '| draw (result) | Ничья | | |\n| draw (verb) | Рисовать | | |\n| market: Draw | X | | |\n',
  )

  it('is said as it stands there, inflected or not', () => {
    expect(found('ru', 'Stakes', 'Суммы', words)).toEqual([])
    expect(found('ru', 'Your bet slip is empty', 'Пусто', words)).toEqual([
      '“bet slip” is said as “Купон” or “купон”',
    ])
    expect(found('ru', 'No bets', 'Нет пари', words)).toEqual(['“bet” is said as “ставка” or “ставк”'])
  })

  it('is looked for as the longest that is there: a slip is no bet', () => {
    expect(found('ru', 'Your bet slip is empty', 'Купон пуст', words)).toEqual([])
    expect(found('ru', 'Better', 'Лучше', words)).toEqual([])
  })

  it('of two meanings is either of them, and looked at only where the text is nothing else', () => {
    expect(found('ru', 'Draw', 'Ничья', words)).toEqual([])
    expect(found('ru', 'Draw', 'Жребий', words)).toEqual(['“draw” is said as “Ничья” or “Рисовать”'])
    expect(found('ru', 'Draw no', 'Жребий', words)).toEqual([])
  })

  it('in a row without its columns is an error', () => {
    expect(() => glossary('## Terms\n\n| term | translation |\n|---|---|\n')).toThrow('not 4 columns')
  })
})

it('a catalogue is given translations by the ids of its texts, and the rest of it stays', async () => {
  const po =
    'msgid ""\nmsgstr ""\n"Language: vi\\n"\n\n#: src/a.ts\nmsgid "Bet slip"\nmsgstr ""\n\n' +
    '#: src/b.ts\nmsgctxt "the bet won"\nmsgid "Win"\nmsgstr "Thắng"\n'
  const texts = await readCatalogue(po, 'vi')
  expect(texts).toMatchObject([
    { english: 'Bet slip', translation: '', context: null, files: ['src/a.ts'] },
    { english: 'Win', translation: 'Thắng', context: 'the bet won', files: ['src/b.ts'] },
  ])
  const after = await translated(po, 'vi', new Map([[String(texts[0]?.id), 'Phiếu cược']]))
  expect((await readCatalogue(after, 'vi')).map(({ translation }) => translation)).toEqual([
    'Phiếu cược',
    'Thắng',
  ])
})
