import { describe, expect, it } from 'vitest'

import { journalEntry } from '#tests/model/samples.ts'

import { booked, cancelled, ended, failure, over, placed, refusal } from '../testing/model.ts'
import { value, context, cancelling, unknownBooking, type Prebook } from '../testing/stories.ts'
import type { CancelAnswer } from '../types.ts'

/** What need not be kept any more, by the names it was kept under. */
function keptNoMoreBy({ actor }: Prebook): readonly string[] {
  const told: string[] = []
  actor.on('booking.told', ({ key }) => told.push(key))
  actor.on('cancellation.told', ({ ticketNum }) => told.push(ticketNum))
  return told
}

describe('what became of a booking, or of its cancellation', () => {
  const outcomes = [
    { kind: 'placed', ticket: booked },
    { kind: 'refused', refusal },
    { kind: 'lapsed' },
    { kind: 'forgotten' },
  ] as const
  const closes = {
    booked: 'receipt.closed',
    refused: 'refusal.dismissed',
    lapsed: 'lapse.dismissed',
    forgotten: 'lapse.dismissed',
  } as const

  it.each(outcomes)('is kept until it was looked at, or put away: %j [SLIP-18] [PREBOOK-03]', (outcome) => {
    for (const does of ['looks', 'puts it away'] as const) {
      const prebook = unknownBooking()
      const told = keptNoMoreBy(prebook)
      // There is nothing to see yet.
      prebook.actor.send({ type: 'answer.viewed' })
      prebook.finish('batch', over(ended(outcome)))
      expect(told).toEqual([])
      const state = value(prebook) as keyof typeof closes
      prebook.actor.send({ type: does === 'looks' ? 'answer.viewed' : closes[state] })
      expect(told).toEqual([journalEntry.key])
      expect(context(prebook).untold).toBeNull()
    }
  })

  it.each<CancelAnswer>([
    { kind: 'cancelled', ticket: cancelled },
    { kind: 'placed', ticket: placed },
    { kind: 'refused', failure },
    { kind: 'booked', ticket: booked },
  ])(
    'is kept until it was looked at: a cancellation that is answered %j [SLIP-18] [PREBOOK-04]',
    (answer) => {
      const prebook = cancelling()
      const told = keptNoMoreBy(prebook)
      prebook.actor.send({ type: 'answer.viewed' })
      prebook.finish('cancelPrebook', answer)
      expect(told).toEqual([])
      prebook.actor.send({ type: 'answer.viewed' })
      expect(told).toEqual(['T7'])
    },
  )

  it.each<CancelAnswer>([
    { kind: 'refused', failure },
    { kind: 'booked', ticket: booked },
  ])('is kept until it was put away: a cancellation that is answered %j [SLIP-18] [PREBOOK-04]', (answer) => {
    const prebook = cancelling()
    const told = keptNoMoreBy(prebook)
    prebook.finish('cancelPrebook', answer)
    prebook.actor.send({ type: 'refusal.dismissed' })
    expect(told).toEqual(['T7'])
  })

  it.each([
    ['placed', placed],
    ['cancelled', cancelled],
  ] as const)('is kept until it was put away: %s [SLIP-18] [PREBOOK-04]', (kind, ticket) => {
    const prebook = cancelling()
    const told = keptNoMoreBy(prebook)
    prebook.finish('cancelPrebook', { kind, ticket })
    prebook.actor.send({ type: 'receipt.closed' })
    expect(told).toEqual(['T7'])
  })
})
