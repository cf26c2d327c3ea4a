import { describe, expect, it } from 'vitest'
import { createActor, type StateValue } from 'xstate'

import type { PlacedTicket } from '#domain/bets/bet.ts'

import { prebookMachine } from './machine.ts'
import { isOver } from './over.ts'
import { booked, cancelled, offer, placed } from './testing/model.ts'

/** The machine as it stands in a state, whatever led there. */
const at = (value: StateValue, ticket: PlacedTicket | null, untold: string | null = null) => {
  const { context } = createActor(prebookMachine, { input: offer }).getSnapshot()
  return prebookMachine.resolveState({ value, context: { ...context, ticket, untold } })
}

describe('a booked bet that nobody shows', () => {
  it.each<[string, PlacedTicket | null, boolean]>([
    ['offered', null, true],
    ['withdrawn', null, true],
    // The target that was chosen, and what was not dismissed.
    ['settingTarget', null, false],
    ['refused', null, false],
    ['lapsed', null, false],
    ['forgotten', null, false],
    // Its receipt is shown when its selection comes back.
    ['booked', booked, false],
    ['placed', placed, true],
    ['cancelled', cancelled, true],
    ['lostTheRace', placed, true],
  ])(
    'is let go of by its selection where nothing is left to do or to tell: %s [PREBOOK-01]',
    (value, ticket, is) => {
      expect(isOver(at(value, ticket), null)).toBe(is)
    },
  )

  it.each<[StateValue, PlacedTicket, PlacedTicket, boolean]>([
    ['booked', booked, booked, true],
    ['confirmingCancel', booked, booked, false],
    [{ cancelling: 'asking' }, booked, booked, false],
    [{ cancelling: 'unknown' }, booked, booked, false],
    ['cancelRefused', booked, booked, false],
    ['stillBooked', booked, booked, false],
    ['placed', placed, placed, true],
    ['lostTheRace', placed, placed, true],
    ['cancelled', cancelled, cancelled, true],
    // By such a list it would begin again as booked.
    ['cancelled', cancelled, booked, false],
    ['lostTheRace', placed, booked, false],
    ['booked', booked, placed, false],
  ])(
    'is let go of by its ticket where the list knows as much: %j [PREBOOK-04]',
    (value, ticket, listed, is) => {
      expect(isOver(at(value, ticket), listed)).toBe(is)
    },
  )

  it('is kept while its end was not before the member [PREBOOK-02] [SLIP-18]', () => {
    expect(isOver(at('placed', placed, 'a'.repeat(32)), placed)).toBe(false)
    expect(isOver(at('offered', null, 'a'.repeat(32)), null)).toBe(false)
  })
})
