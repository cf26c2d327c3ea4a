import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'

import { buildMarket, buildMatch } from '#src/testing/builders.ts'
import { cssHeight, heightInPx } from '#src/ui/list/windowedList/height.ts'
import { createFormat } from '#src/words/format/format.ts'
import { startLabels } from '#src/words/format/starts.ts'
import { scoreDetails, scoresOf, standingOf } from '#src/words/match/scores.ts'

import { columnChoices, columnsOf, linesOf, usualColumns, waysOf } from './listColumns.ts'
import { compactHeights, eventRowHeights } from './rowHeight.ts'
import { furtherMarkets, rowMarketsOf, sidesOf } from './rowMarkets.ts'

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
    expect(furtherMarkets({ marketCount: 4 }, row, usualColumns)).toEqual([3, 3, 2])
    expect(furtherMarkets({ marketCount: 4 }, row, ['own'])).toEqual([3])
    const none = rowMarketsOf({ markets: [] })
    expect(furtherMarkets({ marketCount: 0 }, none, usualColumns)).toEqual([0, 0, 0])
    expect(rowMarketsOf(buildMatch()).handicap?.betType).toBe('AH')
  })

  describe('in a list', () => {
    const mapWinner = buildMarket({ betType: 'WINMAP', option: 'map', tabName: 'MAP 1' })
    const handicap = buildMarket({ betType: 'AH' })
    const total = buildMarket({ betType: 'OU' })
    const soccer = buildMatch()
    const shooter = buildMatch({ markets: [buildMarket({ betType: 'WIN' }), mapWinner, handicap, total] })
    const withoutTotal = buildMatch({ markets: [buildMarket({ betType: 'WIN' }), mapWinner, handicap] })

    it.each([
      ['no maps are played', [soccer], ['winner', 'handicap', 'total'], true],
      ['maps are played', [shooter], ['winner', 'own', 'total'], false],
      ['nobody has a total', [withoutTotal], ['winner', 'own', 'handicap'], false],
      ['nothing is listed yet', [], ['winner', 'handicap', 'total'], false],
    ] as const)(
      'has three columns for the games that stand together: where %s [BROWSE-07]',
      (_, events, columns, hasDraw) => {
        expect(columnsOf(events, 'desktop', 'total')).toEqual({ columns, hasDraw })
      },
    )

    it('has one market at a time on a phone, of those that its games have [BROWSE-07] [DEVICE-01]', () => {
      expect(columnsOf([soccer], 'phone', 'total').columns).toEqual(['total'])
      expect(columnsOf([soccer, shooter], 'phone', 'own').columns).toEqual(['own'])
      expect(columnChoices([soccer])).toEqual(['winner', 'handicap', 'total'])
      expect(columnChoices([soccer, shooter])).toEqual(['winner', 'handicap', 'total', 'own'])
    })

    it('has a line more for a draw that is seen, and for the competition [BROWSE-07]', () => {
      expect(linesOf(soccer, usualColumns, false)).toBe(3)
      expect(linesOf(soccer, ['total'], false)).toBe(2)
      expect(linesOf(shooter, usualColumns, false)).toBe(2)
      expect(linesOf(shooter, usualColumns, true)).toBe(3)
    })

    it('has a draw between the others where its rows are compact, and a line more for the competition alone [BROWSE-07] [DEVICE-01]', () => {
      expect(linesOf(soccer, ['winner'], false, true)).toBe(2)
      expect(linesOf(soccer, ['winner'], true, true)).toBe(3)
      expect(waysOf({ columns: ['winner'], hasDraw: true })).toBe(3)
      expect(waysOf({ columns: ['total'], hasDraw: true })).toBe(2)
      expect(sidesOf('winner', true)).toEqual(['home', 'draw', 'away'])
      expect(sidesOf('winner', false)).toEqual(['home', 'away', 'draw'])
      expect(sidesOf('total', true)).toEqual(['over', 'under'])
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
    [2, 'Map 2 to Ember Lanterns, 4-13', 'Map 2 to Ember Lanterns, 4-13'],
    [null, null, ''],
  ])('says where a match stands: map %s, %s', (mapNum, details, text) => {
    expect(scoreDetails(i18n, { mapNum, details })).toBe(text)
  })

  it.each([
    [2, 'Round 12', { clock: 'Round 12', where: 'Map 2' }],
    [2, '15:24', { clock: '15:24', where: 'Map 2' }],
    [4, '11:58, towers 2-5', { clock: '11:58', where: 'Map 4' }],
    [null, "2nd half 63'", { clock: "63'", where: '2nd half' }],
    [null, "1st half 45+2'", { clock: "45+2'", where: '1st half' }],
    [2, 'Map 2 to Ember Lanterns, 4-13', { clock: '', where: 'Map 2 to Ember Lanterns, 4-13' }],
    [3, null, { clock: 'Map 3', where: '' }],
    [null, null, { clock: '', where: '' }],
  ])('says it with the clock first: map %s, %s', (mapNum, details, standing) => {
    expect(standingOf(i18n, { mapNum, details })).toEqual(standing)
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

  it.each([
    ['desktop', false, 78, 112],
    ['desktop', true, 94, 136],
    ['pad', true, 94, 136],
    ['phone', true, 99, 142],
  ] as const)(
    'has one height by its lines, with cells that fingers can press: %s %s [A11Y-01]',
    (device, isTouch, two, three) => {
      const heights = eventRowHeights(device, isTouch)
      expect([heightInPx(heights[2], 16), heightInPx(heights[3], 16)]).toEqual([two, three])
    },
  )

  it('is 72 px high where it is compact, and a line higher with its competition [BROWSE-07] [DEVICE-01]', () => {
    expect([heightInPx(compactHeights[2], 16), heightInPx(compactHeights[3], 16)]).toEqual([72, 88])
  })

  it("grows with the member's text [A11Y-01]", () => {
    expect(heightInPx(eventRowHeights('desktop', false)[2], 32)).toBe(78 + 64)
    expect(heightInPx(eventRowHeights('phone', true)[2], 32)).toBe(99 + 80)
    // Where prices go below the teams.
    expect(heightInPx(eventRowHeights('phone', true, true)[2], 32)).toBe(99 + 80 + 120)
    expect(cssHeight(eventRowHeights('desktop', false)[2])).toBe('calc(4rem + 14px)')
  })
})
