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

  it('open on MATCH unless a live tab is found in play [LIVE-11]', () => {
    const tabs = [tab('MATCH'), tab('MAP 1'), tab('MAP 2')]
    expect(firstTab({ inPlay: true, liveTab: 'MAP 2' }, tabs)).toBe('MAP 2')
    expect(firstTab({ inPlay: true, liveTab: null }, tabs)).toBe('MATCH')
    expect(firstTab({ inPlay: true, liveTab: 'MAP 5' }, tabs)).toBe('MATCH')
    expect(firstTab({ inPlay: false, liveTab: 'MAP 2' }, tabs)).toBe('MATCH')
    expect(firstTab({ inPlay: false, liveTab: null }, [tab('OUTRIGHT')])).toBe('OUTRIGHT')
  })
})
