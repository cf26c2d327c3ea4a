import { describe, expect, it } from 'vitest'

import { entryKinds } from './bets/bet.ts'
import { legGroups } from './bets/kinds.ts'
import { betOperations } from './bets/operations.ts'
import { marketOptions } from './market/selection.ts'
import { streamKinds } from './market/stream.ts'

describe('what the contract calls', () => {
  it('the calls that place a bet; no other is ever sent [SLIP-18]', () => {
    expect(betOperations).toEqual([
      'placeSingleBet',
      'placeComboBet',
      'placeMixedComboBet',
      'placeEventCombo',
      'bookBet',
    ])
  })

  it('the groups of the slip [SLIP-01]', () => {
    expect(legGroups).toEqual(['single', 'combo', 'bigCombo', 'betBuilder', 'luckyCombo'])
  })

  it('what moves money, what a market is about, and how a stream is shown [HIST-02] [BROWSE-08] [STAT-07]', () => {
    expect(entryKinds).toEqual(['bet', 'payout', 'refund', 'deposit', 'withdrawal'])
    expect(marketOptions).toEqual(['match', 'map', 'outright'])
    expect(streamKinds).toEqual(['hls', 'iframe'])
  })
})
