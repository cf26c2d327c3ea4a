import { describe, expect, it } from 'vitest'

import { awayLeg, homeLeg } from '../samples.ts'
import { ready } from './ready.ts'
import { offeredBigCombo } from './samples.ts'

const single = { ...offeredBigCombo, kind: 'single', bigComboId: null, isFollowBet: false } as const
const undone = { type: 'selection.undone' } as const

describe('the way back from a lost selection', () => {
  it.each([
    ['replaced', { type: 'selection.toggled', leg: homeLeg, at: 3_000 }],
    ['replaced by what was put forward', { ...single, legs: [homeLeg] }],
    ['removed', { type: 'selection.removed', marketId: awayLeg.marketId, side: awayLeg.side }],
    ['cleared', { type: 'selections.cleared' }],
  ] as const)('is open for eight seconds after it was %s, whatever was lost before [SLIP-02]', (_, event) => {
    const slip = ready()
    slip.send({ ...single, legs: [awayLeg] })
    slip.clock.increment(5_000)
    slip.send(event)
    slip.clock.increment(7_999)
    expect(slip.actor.getSnapshot().can(undone)).toBe(true)
    slip.clock.increment(1)
    expect(slip.actor.getSnapshot().can(undone)).toBe(false)
  })

  it('is not there where nothing was lost: the press asks for nothing and keeps nothing [SLIP-02]', () => {
    const slip = ready()
    const { length } = slip.received('keepSlip')
    slip.send(undone)
    expect(slip.value()).toMatchObject({ range: 'known', terms: { watching: 'agreed' } })
    expect(slip.received('keepSlip')).toHaveLength(length)
  })
})
