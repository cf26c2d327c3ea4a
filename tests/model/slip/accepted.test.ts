import { describe, expect, it } from 'vitest'

import { agreedTerms } from '#machines/betSlip/terms.ts'

import { awayLeg } from '../samples.ts'
import { acceptance } from './presses.ts'
import { ready, start } from './ready.ts'
import { range } from './samples.ts'
import { firstId, loadedPair, pair, pairQuotes, pairSlip, secondId } from './severalSamples.ts'

describe('an acceptance', () => {
  it('of terms that were read in another slip, with a selection that is not in this one, places nothing [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote({ price: { euro: '2.00' } })
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
    const { type, terms } = acceptance(slip.context())
    slip.send({ type, terms: [...terms, ...agreedTerms([awayLeg])] })
    expect(slip.isRunning('placement')).toBe(false)
    expect(slip.value().placement).toBe('confirmingChanges')
    slip.send({ type, terms })
    expect(slip.isRunning('placement')).toBe(true)
  })

  it('of the one single that is staked, without the other that stands beside it, places nothing [SLIP-15] [SLIP-17]', () => {
    const slip = start(
      { policy: 'none' },
      { ...loadedPair, slip: { ...pairSlip, stakeTexts: { [firstId]: '100' } } },
    )
    slip.finish('askRange', { kind: 'known', ranges: { [firstId]: range, [secondId]: range }, price: null })
    slip.send(pairQuotes)
    slip.quote({ price: { euro: '2.00' } })
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
    const { type, terms } = acceptance(slip.context())
    slip.send({ type, terms: terms.filter(({ marketId }) => marketId === pair[0].marketId) })
    expect(slip.isRunning('placement')).toBe(false)
    slip.accept()
    expect(slip.isRunning('placement')).toBe(true)
  })
})
