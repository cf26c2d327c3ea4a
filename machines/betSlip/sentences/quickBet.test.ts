import { describe, expect, it } from 'vitest'

import { buildLeg, yuan } from '#src/testing/builders.ts'
import { awayLeg, homeLeg, journalEntry, key, nextKey, placedTicket } from '#tests/model/samples.ts'

import { quickBetDelay } from '../quickBetWait.ts'
import { ready, start } from '../testing/ready.ts'
import {
  heldSlip,
  loadedSlip,
  memberInput,
  offeredBigCombo,
  outputs,
  ranges,
  toggledHome,
} from '../testing/samples.ts'
import type { BetSlipEvent, BetSlipInput } from '../types.ts'

type Slip = ReturnType<typeof start>

const pressed = { ...toggledHome, quickStake: '50' } as const

/** A quick bet whose odds were just pressed. */
function begun(input: Partial<BetSlipInput> = {}): Slip {
  const slip = start(input)
  slip.send(pressed)
  return slip
}

/** The same, once its range and its terms are known: it would be sent when the time is over. */
function waiting(input: Partial<BetSlipInput> = {}): Slip {
  const slip = begun(input)
  slip.finish('askRange', ranges)
  slip.quote({})
  expect(slip.value().placement).toBe('quickBet')
  return slip
}

/** What is said of a quick bet that was not sent; it is in the slip with its stake, and nothing sends it. */
function stopOf(slip: Slip): unknown {
  expect(slip.value().placement).toBe('editing')
  slip.clock.increment(2 * quickBetDelay)
  expect(slip.isRunning('batch')).toBe(false)
  const { legs, stakeTexts, unsent } = slip.context()
  expect(legs.some(({ side }) => side === homeLeg.side)).toBe(true)
  expect(Object.values(stakeTexts)).toContain('50')
  return unsent?.why
}

describe('a quick bet', () => {
  it('waits four seconds and is then sent once, as a press of the big button would [SLIP-26] [SLIP-18]', () => {
    const slip = waiting()
    slip.clock.increment(quickBetDelay - 1)
    expect(slip.isRunning('batch')).toBe(false)
    slip.clock.increment(1)
    expect(slip.given('batch')).toEqual({
      kind: 'confirm',
      confirmation: {
        key,
        bets: [
          {
            operation: 'placeSingleBet',
            legs: slip.context().legs,
            kind: 'single',
            stakes: [{ size: 1, perLine: yuan(50) }],
            price: null,
            isFollowBet: false,
            bigComboId: null,
            policy: 'better',
          },
        ],
      },
    })
    slip.answer(outputs.placed)
    expect(slip.receipt()).toMatchObject({ ticket: placedTicket })
    slip.clock.increment(2 * quickBetDelay)
    expect(slip.place()).toBe('placed')
    expect(slip.context()).toMatchObject({ legs: [], unsent: null, isAdding: false, key: nextKey })
  })
})
