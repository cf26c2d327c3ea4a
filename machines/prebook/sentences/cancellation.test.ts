import { describe, expect, it } from 'vitest'

import { canCancelStill } from '../cancellation.ts'
import { booked, cancelled, failure, lost, placed } from '../testing/model.ts'
import {
  start,
  value,
  context,
  confirmCancellation,
  cancelling,
  refused,
  news,
  begin,
  ticketStory,
  moneyToldBy,
  type Prebook,
} from '../testing/stories.ts'
import type { CancelAnswer } from '../types.ts'

/** How long each wait for another try is, where no try is answered. */
function waitsOf(prebook: Prebook, times: number): readonly number[] {
  return Array.from({ length: times }, () => {
    prebook.fail('cancelPrebook', lost)
    let waited = 0
    for (; !prebook.isRunning('cancelPrebook') && waited < 60_000; waited += 500) prebook.clock.increment(500)
    return waited
  })
}

describe('the answer to a cancellation', () => {
  it.each<[CancelAnswer, string, object]>([
    [{ kind: 'cancelled', ticket: cancelled }, 'cancelled', { ticket: cancelled, failure: null }],
    [{ kind: 'placed', ticket: placed }, 'lostTheRace', { ticket: placed, failure: null }],
    [{ kind: 'booked', ticket: booked }, 'stillBooked', { ticket: booked, failure: null }],
    [{ kind: 'refused', failure }, 'cancelRefused', { ticket: booked, failure }],
  ])('has the wallet read again, whatever it is: %j [PREBOOK-04] [PREBOOK-06]', (answer, state, seen) => {
    const prebook = cancelling()
    const told = moneyToldBy(prebook)
    prebook.finish('cancelPrebook', answer)
    expect(value(prebook)).toBe(state)
    expect(context(prebook)).toMatchObject(seen)
    expect(told).toEqual(['money.moved'])
  })

  it('is waited for during 10 s, and not a moment less [PREBOOK-04] [SRV-14]', () => {
    const prebook = cancelling()
    prebook.clock.increment(9_999)
    expect(value(prebook)).toEqual({ cancelling: 'asking' })
    prebook.clock.increment(1)
    expect(value(prebook)).toEqual({ cancelling: 'unknown' })
  })

  it('is asked for again less and less often, from 1 s to 15 s, and from 1 s again in another try [PREBOOK-04]', () => {
    const prebook = cancelling()
    expect(waitsOf(prebook, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
    prebook.finish('cancelPrebook', { kind: 'refused', failure })
    prebook.actor.send({ type: 'refusal.dismissed' })
    confirmCancellation(prebook)
    expect(waitsOf(prebook, 2)).toEqual([1_000, 2_000])
  })

  it('is asked for again a while later where an earlier page has asked before [PREBOOK-04]', () => {
    const prebook = start({ kind: 'cancellation', ticketNum: 'T7', canBeSent: true, refusal: null })
    expect(waitsOf(prebook, 4)).toEqual([2_000, 4_000, 8_000, 15_000])
  })

  it('is asked for again when the network is back, which is watched while it is missing [PREBOOK-04]', () => {
    const prebook = cancelling()
    expect(prebook.isRunning('watchConnectivity')).toBe(false)
    prebook.fail('cancelPrebook', lost)
    expect(prebook.isRunning('watchConnectivity')).toBe(true)
    prebook.actor.send({ type: 'connection.cameBack' })
    expect(prebook.isRunning('watchConnectivity')).toBe(false)
  })

  it('that it is booked still asks for nothing: it is cancelled only where the member wants it again [PREBOOK-04]', () => {
    const prebook = start({ kind: 'cancellation', ticketNum: 'T7', canBeSent: false, refusal: null })
    prebook.finish('cancelPrebook', { kind: 'booked', ticket: booked })
    prebook.actor.send({ type: 'refusal.dismissed' })
    expect(value(prebook)).toBe('booked')
    prebook.actor.send({ type: 'cancel.confirmed' })
    expect(prebook.isRunning('cancelPrebook')).toBe(false)
  })

  it('that said no is forgotten with its bet [PREBOOK-03]', () => {
    const prebook = cancelling()
    prebook.finish('cancelPrebook', { kind: 'refused', failure })
    prebook.actor.send({ type: 'ticket.changed', ticket: placed })
    prebook.actor.send({ type: 'receipt.closed' })
    expect(prebook.actor.getSnapshot()).toMatchObject({ value: 'offered', context: { failure: null } })
  })
})

describe('a cancellation of an earlier page', () => {
  const confirmedAt = Date.UTC(2030, 0, 1)

  it('is still sent for a minute by either clock, and not where nobody knows when it was confirmed [PREBOOK-04]', () => {
    for (const apart of [0, 1, 60_000]) {
      expect(canCancelStill(confirmedAt, confirmedAt + apart)).toBe(true)
      expect(canCancelStill(confirmedAt, confirmedAt - apart)).toBe(true)
    }
    expect(canCancelStill(confirmedAt, confirmedAt + 60_001)).toBe(false)
    expect(canCancelStill(confirmedAt, confirmedAt - 60_001)).toBe(false)
    expect(canCancelStill(null, confirmedAt)).toBe(false)
  })
})

const cancellingStory = () => ticketStory('cancel.requested', 'cancel.confirmed')

describe('all that becomes of a cancellation, and nothing besides', () => {
  it('is that it is asked for until there is an answer; news that the bet is booked still neither ends nor repeats that [PREBOOK-04]', () => {
    const bet = cancellingStory()
    bet.says(news('booked'))
    bet.passes(9_999)
    bet.passes(1)
    bet.says(news('booked'))
    bet.passes(1_000)
    bet.fails('cancelPrebook')
    bet.says({ type: 'connection.cameBack' })
    bet.passes(10_000)
    bet.says({ type: 'check.requested' })
    expect(bet.takeLines()).toEqual([
      'ticket.changed: stays, keeps ticket',
      '9999 ms pass: stays',
      '1 ms pass: goes to cancelling.unknown, starts watchConnectivity, leaves cancelPrebook',
      'ticket.changed: stays',
      '1000 ms pass: goes to cancelling.asking, keeps attempt 1, starts cancelPrebook, leaves watchConnectivity',
      'cancelPrebook fails: goes to cancelling.unknown, starts watchConnectivity, leaves cancelPrebook',
      'connection.cameBack: goes to cancelling.asking, keeps attempt 2, starts cancelPrebook, leaves watchConnectivity',
      '10000 ms pass: goes to cancelling.unknown, starts watchConnectivity, leaves cancelPrebook',
      'check.requested: goes to cancelling.asking, keeps attempt 3, starts cancelPrebook, leaves watchConnectivity',
    ])
  })

  it('is that it does not count as told before there is an answer, whatever was seen [PREBOOK-04] [SLIP-18]', () => {
    const bet = cancellingStory()
    bet.says({ type: 'answer.viewed' })
    bet.fails('cancelPrebook')
    bet.says({ type: 'answer.viewed' })
    bet.passes(1_000)
    bet.ends('cancelPrebook', refused)
    bet.says({ type: 'answer.viewed' })
    const lines = bet.takeLines()
    expect([lines[0], lines[2], lines[5]]).toEqual([
      'answer.viewed: stays',
      'answer.viewed: stays',
      'answer.viewed: stays, emits cancellation.told',
    ])
  })

  it('is that a refusal stays on the screen, whatever news there is that the bet is booked still [PREBOOK-04] [PREBOOK-06]', () => {
    const bet = cancellingStory()
    bet.ends('cancelPrebook', refused)
    bet.says(news('booked'))
    bet.says({ type: 'refusal.dismissed' })
    expect(bet.takeLines()).toEqual([
      'cancelPrebook ends: goes to cancelRefused, keeps failure, leaves cancelPrebook, emits cancellation.ended, emits money.moved',
      'ticket.changed: stays, keeps ticket',
      'refusal.dismissed: goes to booked, emits cancellation.told',
    ])
  })

  it('is that news after a refusal is told without another word [PREBOOK-04] [PREBOOK-06]', () => {
    const bet = cancellingStory()
    bet.ends('cancelPrebook', refused)
    bet.says(news('placed'))
    expect(bet.takeLines().slice(1)).toEqual(['ticket.changed: goes to placed, keeps ticket'])
  })

  it.each([
    ['cancelled', 'cancelled'],
    ['placed', 'lostTheRace'],
  ] as const)('is that the answer %s, or news of it, ends it [PREBOOK-04] [PREBOOK-06]', (kind, state) => {
    const answered = cancellingStory()
    answered.ends('cancelPrebook', { kind, ticket: news(kind).ticket })
    answered.says({ type: 'receipt.closed' })
    const told = cancellingStory()
    told.says(news(kind))
    told.says({ type: 'receipt.closed' })
    const end = `goes to ${state}, keeps ticket, leaves cancelPrebook, emits cancellation.ended, emits money.moved`
    expect([...answered.takeLines(), ...told.takeLines()]).toEqual([
      `cancelPrebook ends: ${end}`,
      'receipt.closed: goes to offered, forgets ticket, forgets cancellation, emits cancellation.told',
      `ticket.changed: ${end}`,
      'receipt.closed: goes to offered, forgets ticket, forgets cancellation, emits cancellation.told',
    ])
  })

  it('is that its tries are counted until the next one is confirmed, whatever became of it [PREBOOK-04]', () => {
    const bet = cancellingStory()
    bet.fails('cancelPrebook')
    bet.says({ type: 'check.requested' })
    bet.ends('cancelPrebook', { kind: 'placed', ticket: news('placed').ticket })
    bet.says({ type: 'receipt.closed' })
    expect(bet.takeLines().slice(1)).toEqual([
      'check.requested: goes to cancelling.asking, keeps attempt 1, starts cancelPrebook, leaves watchConnectivity',
      'cancelPrebook ends: goes to lostTheRace, keeps ticket, leaves cancelPrebook, emits cancellation.ended, emits money.moved',
      'receipt.closed: goes to offered, forgets ticket, forgets cancellation, emits cancellation.told',
    ])
  })

  it('is that one is not sent any more after a minute, nor where it cannot be read when it was confirmed [PREBOOK-04]', () => {
    expect(
      [0, 60_000, 60_001, -60_000, -60_001].map((ago) => canCancelStill(100_000, 100_000 + ago)),
    ).toEqual([true, true, false, true, false])
    expect([0, 1_000, 100_000].map((now) => canCancelStill(null, now))).toEqual([false, false, false])
  })

  it('is that one of an earlier page is a try already, and refused until the bet itself is known [PREBOOK-04]', () => {
    const bet = begin({ kind: 'cancellation', ticketNum: 'T7', canBeSent: true, refusal: null })
    bet.passes(10_000)
    bet.passes(2_000)
    bet.ends('cancelPrebook', refused)
    bet.says({ type: 'refusal.dismissed' })
    bet.says(news('booked'))
    bet.says({ type: 'refusal.dismissed' })
    expect(bet.takeLines()).toEqual([
      'begins: goes to cancelling.asking, keeps targetOdds "", keeps cancellation, keeps attempt 1, starts cancelPrebook',
      '10000 ms pass: goes to cancelling.unknown, starts watchConnectivity, leaves cancelPrebook',
      '2000 ms pass: goes to cancelling.asking, keeps attempt 2, starts cancelPrebook, leaves watchConnectivity',
      'cancelPrebook ends: goes to cancelRefused, keeps failure, leaves cancelPrebook, emits cancellation.ended, emits money.moved',
      'refusal.dismissed: stays',
      'ticket.changed: stays, keeps ticket',
      'refusal.dismissed: goes to booked, emits cancellation.told',
    ])
  })

  it('is that one an earlier page was refused is said to be so at once, and not asked for again [PREBOOK-03] [PREBOOK-04] [SLIP-18]', () => {
    const bet = begin({ kind: 'cancellation', ticketNum: 'T7', canBeSent: true, refusal: refused.failure })
    bet.passes(60_000)
    bet.says(news('booked'))
    bet.says({ type: 'refusal.dismissed' })
    bet.says({ type: 'cancel.requested' })
    bet.says({ type: 'cancel.confirmed' })
    expect(bet.takeLines()).toEqual([
      'begins: goes to cancelRefused, keeps targetOdds "", keeps cancellation, keeps failure, keeps attempt 1',
      '60000 ms pass: stays',
      'ticket.changed: stays, keeps ticket',
      'refusal.dismissed: goes to booked, emits cancellation.told',
      'cancel.requested: goes to confirmingCancel',
      'cancel.confirmed: goes to cancelling.asking, forgets failure, keeps attempt 0, starts cancelPrebook, emits cancellation.confirmed',
    ])
  })

  it('is that one that never arrived is said until it is dismissed [PREBOOK-04]', () => {
    const bet = begin({ kind: 'cancellation', ticketNum: 'T7', canBeSent: false, refusal: null })
    bet.ends('cancelPrebook', { kind: 'booked', ticket: booked })
    bet.says({ type: 'refusal.dismissed' })
    expect(bet.takeLines().slice(1)).toEqual([
      'cancelPrebook ends: goes to stillBooked, keeps ticket, leaves cancelPrebook, emits cancellation.ended, emits money.moved',
      'refusal.dismissed: goes to booked, emits cancellation.told',
    ])
  })
})
