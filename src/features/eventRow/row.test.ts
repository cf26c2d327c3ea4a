import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'

import { buildMarket, buildMatch } from '#src/testing/builders.ts'
import { cssHeight, heightInPx } from '#src/ui/windowedList/height.ts'
import { createFormat } from '#src/words/format.ts'
import { scoresOf, scoreDetails } from '#src/words/scores.ts'
import { startLabels } from '#src/words/starts.ts'

import { columnChoices, columnsOf, onShow, usualColumns } from './listColumns.ts'
import { eventRowHeight } from './rowHeight.ts'
import { furtherMarkets, rowMarketsOf } from './rowMarkets.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

describe('what a row shows', () => {
  it('takes the first market of each kind that is of the whole match [BROWSE-07]', () => {
    const markets = [
      buildMarket({ marketId: 'map', betType: 'OU', option: 'map' }),
      buildMarket({ marketId: 'ou', betType: 'OU' }),
      buildMarket({ marketId: 'ou2', betType: 'OU' }),
      buildMarket({ marketId: 'win', betType: 'WIN' }),
      buildMarket({ marketId: 'map2', betType: 'WINMAP', option: 'map', tabName: 'MAP 2' }),
    ]
    const row = rowMarketsOf({ markets })
    const ids = [row.winner, row.handicap, row.total, row.own].map((market) => market?.marketId)
    expect(ids).toEqual(['win', undefined, 'ou', 'map2'])
    expect(furtherMarkets({ marketCount: 4 }, row, usualColumns)).toEqual({ wide: 2, narrow: 3 })
    expect(furtherMarkets({ marketCount: 4 }, row, ['own'])).toEqual({ wide: 3, narrow: 3 })
    const none = rowMarketsOf({ markets: [] })
    expect(furtherMarkets({ marketCount: 0 }, none, usualColumns)).toEqual({ wide: 0, narrow: 0 })
    expect(rowMarketsOf(buildMatch()).handicap?.betType).toBe('AH')
  })

  describe('in a list', () => {
    const mapWinner = buildMarket({ betType: 'WINMAP', option: 'map', tabName: 'MAP 1' })
    const soccer = buildMatch()
    const shooter = buildMatch({ markets: [buildMarket({ betType: 'WIN' }), mapWinner] })

    it.each([
      ['a draw is possible', [soccer, shooter], ['winner', 'handicap', 'total']],
      ['no draw is possible', [shooter], ['winner', 'handicap', 'total', 'own']],
      ['nothing is listed yet', [], ['winner', 'handicap', 'total']],
    ])('has columns for the games on show: where %s [BROWSE-07]', (_, events, columns) => {
      expect(columnsOf(onShow(events), 'desktop', 'total')).toEqual(columns)
    })

    it('has one market at a time on a phone, of those that its games have [BROWSE-07] [DEVICE-01]', () => {
      expect(columnsOf(onShow([soccer]), 'phone', 'total')).toEqual(['total'])
      expect(columnsOf(onShow([soccer, shooter]), 'phone', 'own')).toEqual(['own'])
      expect(columnsOf(onShow([soccer]), 'phone', 'own')).toEqual(['winner'])
      expect(columnChoices(onShow([soccer]))).not.toContain('own')
    })
  })

  it.each([
    ['2-1', ['2', '1']],
    ['120/3-98/10', ['120/3', '98/10']],
    ['1', ['', '']],
    [null, ['', '']],
  ])('reads the score %s by team', (scoreline, scores) => {
    expect(scoresOf(scoreline)).toEqual(scores)
  })

  it.each([
    [2, 'Round 12', 'Map 2, Round 12'],
    [null, "2nd half 63'", "2nd half 63'"],
    [3, null, 'Map 3'],
    [null, null, ''],
  ])('says where a match stands: map %s, %s', (mapNum, details, text) => {
    expect(scoreDetails(i18n, { mapNum, details })).toBe(text)
  })

  it("gives the start in the member's zone, with its day where that is not today [ODDS-04] [BROWSE-07]", () => {
    const start = Date.UTC(2026, 10, 21, 18, 30)
    const shanghai = createFormat({ language: 'en', timeZone: 'Asia/Shanghai', currency: null })
    const london = createFormat({ language: 'en', timeZone: 'Europe/London', currency: null })
    expect(startLabels(london, start, '2026-11-21')).toEqual({
      time: '18:30',
      day: null,
      full: 'Sat 21/11 18:30',
    })
    expect(startLabels(shanghai, start, '2026-11-21')).toEqual({
      time: '02:30',
      day: 'Sun 22/11',
      full: 'Sun 22/11 02:30',
    })
  })

  it('has one height for each device, with cells that fingers can press [A11Y-01]', () => {
    expect(heightInPx(eventRowHeight('desktop', false), 16)).toBe(81)
    expect(heightInPx(eventRowHeight('desktop', true), 16)).toBe(97)
    expect(heightInPx(eventRowHeight('pad', true), 16)).toBe(97)
    expect(heightInPx(eventRowHeight('phone', true), 16)).toBe(72)
  })

  it("grows with the member's text [A11Y-01]", () => {
    expect(heightInPx(eventRowHeight('desktop', false), 32)).toBe(81 + 64)
    expect(heightInPx(eventRowHeight('phone', true), 32)).toBe(72 + 56)
    // Where prices go below the teams.
    expect(heightInPx(eventRowHeight('phone', true, true), 32)).toBe(116 + 96)
    expect(cssHeight(eventRowHeight('desktop', false))).toBe('calc(4rem + 17px)')
  })
})
