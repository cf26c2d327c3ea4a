import { describe, expect, it } from 'vitest'

import { buildMarket } from '#src/testing/builders.ts'

import { firstTab, marketGroups, tabsOf } from './marketGroups.ts'

const tab = (tabName: string) => ({ tabName, open: true, scoreline: null })

describe('the markets of an event', () => {
  it("stand by tab, lines of one market under one heading, in the server's order [BROWSE-08]", () => {
    const markets = [
      buildMarket({ marketId: 'ou', betType: 'OU', name: 'Over/under' }),
      buildMarket({ marketId: 'map', tabName: 'MAP 1', option: 'map' }),
      buildMarket({ marketId: 'win', betType: 'WIN' }),
      buildMarket({ marketId: 'ou2', betType: 'OU', name: 'Over/under' }),
      buildMarket({ marketId: 'total', betType: 'OU', name: 'Total maps' }),
    ]
    const groups = marketGroups(markets, 'MATCH')
    expect(groups.map((group) => [group.layout, group.markets.map((market) => market.marketId)])).toEqual([
      ['lines', ['ou', 'ou2']],
      ['columns', ['win']],
      ['lines', ['total']],
    ])
    expect(marketGroups(markets, 'MAP 2')).toEqual([])
  })

  it('have tabs as the scoreboard says, and one for any market beside them', () => {
    const tabs = tabsOf([tab('MATCH'), tab('MAP 1')], [buildMarket(), buildMarket({ tabName: 'MAP 2' })])
    expect(tabs.map(({ tabName }) => tabName)).toEqual(['MATCH', 'MAP 1', 'MAP 2'])
  })

  it('have a tab for every map of the series by its number, those between them that nobody names closed [BROWSE-08]', () => {
    const closed = { tabName: 'MAP 3', open: false, scoreline: null }
    const tabs = tabsOf(
      [closed, tab('MATCH'), tab('MAP 1')],
      [buildMarket({ tabName: 'HALF 1' }), buildMarket({ tabName: 'MAP 4' }), buildMarket()],
    )
    expect(tabs.map(({ tabName, open }) => [tabName, open])).toEqual([
      ['MATCH', true],
      ['MAP 1', true],
      ['MAP 2', false],
      ['MAP 3', false],
      ['MAP 4', true],
      ['HALF 1', true],
    ])
    const far = tabsOf([tab('MATCH'), tab('MAP 4000')], []).map(({ tabName }) => tabName)
    expect(far).toHaveLength(21)
    expect(far.at(-1)).toBe('MAP 4000')
  })

  it('open on MATCH unless a live tab is found in play [LIVE-11]', () => {
    const tabs = [tab('MATCH'), tab('MAP 1'), tab('MAP 2')]
    expect(firstTab({ inPlay: true, liveTab: 'MAP 2' }, tabs)).toBe('MAP 2')
    expect(firstTab({ inPlay: true, liveTab: null }, tabs)).toBe('MATCH')
    expect(firstTab({ inPlay: true, liveTab: 'MAP 5' }, tabs)).toBe('MATCH')
    expect(firstTab({ inPlay: false, liveTab: 'MAP 2' }, tabs)).toBe('MATCH')
    expect(firstTab({ inPlay: false, liveTab: null }, [tab('OUTRIGHT')])).toBe('OUTRIGHT')
  })
})
