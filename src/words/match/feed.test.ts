import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#src/i18n/catalogues.ts'

import { inMemberWords, loadFeedPhrases } from './feed.ts'
import { scoreDetails, standingOf } from './scores.ts'

async function speaking(language: 'ru' | 'ja' | 'zh-Hans') {
  const { messages } = await loadCatalogue(language)
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale: language, messages })
  return i18n
}

describe('what a scoreboard says', () => {
  it.each([
    [null, "2nd half 63'", "2-й тайм 63'"],
    [null, 'Half time', 'Перерыв'],
    [null, 'Q3 4:30', '3-я четверть 4:30'],
    [null, 'End of Q1', 'Конец: 1-я четверть'],
    [null, 'OT2 0:30', 'ОТ2 0:30'],
    [2, 'Round 12', 'Карта 2, Раунд 12'],
    [4, '11:58, towers 2-5', 'Карта 4, 11:58, башни 2-5'],
    [2, 'Map 2 to Ember Lanterns, 4-13', 'Карта 2: победа Ember Lanterns, 4-13'],
    [null, 'Over 12.3', 'Овер 12.3'],
    [null, "63'", "63'"],
    // What is no usual phrase stays.
    [null, 'Rain delay', 'Rain delay'],
    [null, 'Round twelve', 'Round twelve'],
  ])(
    "is said in the member's language, its clock as it is: map %s, %s [I18N-01]",
    async (mapNum, details, text) => {
      await loadFeedPhrases()
      expect(scoreDetails(await speaking('ru'), { mapNum, details })).toBe(text)
    },
  )

  it('leads with the clock in every language, as short in a row as in English [I18N-01]', async () => {
    await loadFeedPhrases()
    const i18n = await speaking('ja')
    expect(standingOf(i18n, { mapNum: 2, details: 'Round 12' })).toEqual({
      clock: 'ラウンド12',
      where: 'マップ2',
    })
    expect(standingOf(i18n, { mapNum: null, details: "1st half 45+2'" })).toEqual({
      clock: "45+2'",
      where: '前半',
    })
  })

  it('is left as it is in English, whatever a feed calls it [I18N-01]', async () => {
    await loadFeedPhrases()
    expect(inMemberWords(setupI18n({ locale: 'en', messages: { en: {} } }), 'Half Time')).toBe('Half Time')
  })
})
