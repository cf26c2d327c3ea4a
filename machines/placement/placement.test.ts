import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/session/errorCatalogue.ts'
import { buildRefusal } from '#src/testing/builders.ts'
import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { journalEntry, nextKey } from '#tests/model/samples.ts'
import { createStory } from '#tests/model/story.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { CallFailed, failureOfKind } from '../failure.ts'
import { placementMachine } from './machine.ts'
import { retryDelayFor } from './retry.ts'
import { placementInvariant } from './testing/invariants.ts'
import {
  closed,
  duplicate,
  lost,
  placed,
  placement as machine,
  placementInputs as inputs,
  placementModels,
  refused,
  unreadable,
} from './testing/model.ts'
import type { PlacementInput } from './types.ts'

describe('placement, walked by its graph', () => {
  it('takes every transition, sends at most one request at a time, and ends in nothing but a definite answer, told once [CHART-04] [SLIP-18]', () => {
    const walked = new Set(
      Object.values(placementModels).flatMap((model) => [...replayAll(model, placementInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

const start = (input: PlacementInput = inputs.send) =>
  drive(({ parent }) => createActor(machine, { input, parent }))

const sending = () => start()

const unknown = { type: 'outcome.becameUnknown', entry: journalEntry }

const unseen = { kind: 'unseen' }

describe('placement', () => {
  it('sends what is written down, as it stands there [SLIP-18]', () => {
    expect(start().given('placeBet')).toEqual({ entry: journalEntry })
  })

  it('uses up its key on a definite answer and hands over the next one [SLIP-18]', () => {
    const placement = sending()
    placement.finish('placeBet', placed)
    expect(placement.given('closeConfirmation')).toEqual({ entry: journalEntry })
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toEqual({
      outcome: placed,
      entry: journalEntry,
      nextKey,
      nextEntry: null,
      isTold: false,
    })
    expect(placement.told).toEqual([])
  })

  it('takes a refusal for a definite answer [SLIP-18]', () => {
    const placement = sending()
    placement.finish('placeBet', refused)
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toMatchObject({ outcome: refused })
  })

  it.each([
    ['a time-out', new CallFailed(failureOfKind('timedOut'))],
    ['a cut line', new CallFailed(failureOfKind('offline'))],
    ['a 5xx or an unreadable reply', new CallFailed(failureOfKind('broken'))],
    ['a 401 after sending', new CallFailed(failureOfKind('unauthorized'))],
  ])(
    'takes %s for an unknown outcome, says so, and asks by the same key a second later [SLIP-18]',
    (_, error) => {
      const placement = sending()
      placement.fail('placeBet', error)
      expect(placement.actor.getSnapshot().value).toBe('outcomeUnknown')
      expect(placement.told).toEqual([{ type: 'outcome.becameUnknown', entry: journalEntry }])
      placement.clock.increment(1_000)
      expect(placement.given('askOutcome')).toEqual({ entry: journalEntry })
    },
  )

  it('takes no reply in 10 s for an unknown outcome [SLIP-18] [SRV-14]', () => {
    const placement = sending()
    placement.clock.increment(10_000)
    expect(placement.actor.getSnapshot().value).toBe('outcomeUnknown')
    expect(placement.isRunning('placeBet')).toBe(false)
  })

  it.each([
    ['placed', placed],
    ['not placed', refused],
  ])('believes the server that it was %s [SLIP-18]', (_, answer) => {
    const placement = sending()
    placement.fail('placeBet', lost)
    placement.clock.increment(1_000)
    placement.finish('askOutcome', answer)
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toMatchObject({ outcome: answer })
  })

  it('sends the same bytes under the same key again where the server has not seen them [SLIP-18]', () => {
    const placement = sending()
    placement.fail('placeBet', lost)
    placement.clock.increment(1_000)
    placement.finish('askOutcome', { kind: 'unseen' })
    expect(placement.given('resendBet')).toEqual({ entry: journalEntry })
    placement.finish('resendBet', placed)
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toMatchObject({ outcome: placed })
  })

  it('asks again, less and less often but without end, while the answer is not definite [SLIP-18]', () => {
    const placement = sending()
    placement.fail('placeBet', lost)
    for (const answer of [
      { kind: 'inProgress' },
      { kind: 'inProgress' },
      null,
      null,
      null,
      null,
      { kind: 'inProgress' },
    ]) {
      const { attempt } = placement.actor.getSnapshot().context
      placement.clock.increment(retryDelayFor(attempt) - 1)
      expect(placement.isRunning('askOutcome')).toBe(false)
      placement.clock.increment(1)
      if (answer === null) placement.fail('askOutcome', lost)
      else placement.finish('askOutcome', answer)
      expect(placement.actor.getSnapshot().value).toBe('outcomeUnknown')
    }
  })

  it('asks at once when the network comes back or the member wants to know [SLIP-18]', () => {
    for (const type of ['connection.cameBack', 'check.requested'] as const) {
      const placement = sending()
      placement.fail('placeBet', lost)
      placement.actor.send({ type })
      expect(placement.isRunning('askOutcome')).toBe(true)
    }
  })

  it('asks at once about a confirmation found in the journal, without sending it [SLIP-18] [SLIP-21]', () => {
    const placement = start(inputs.resume)
    expect(placement.given('askOutcome')).toEqual({ entry: journalEntry })
    expect(placement.isRunning('placeBet')).toBe(false)
    expect(placement.told).toEqual([{ type: 'outcome.becameUnknown', entry: journalEntry }])
  })

  it('gives the tab that is sending a moment before it asks [SLIP-18]', () => {
    const placement = start(inputs.follow)
    expect(placement.isRunning('askOutcome')).toBe(false)
    placement.clock.increment(1_000)
    expect(placement.given('askOutcome')).toEqual({ entry: journalEntry })
  })

  it('asks what became of the key where the server calls its bet a duplicate: another tab’s may be placed [SLIP-18] [SLIP-20]', () => {
    const placement = sending()
    placement.finish('placeBet', duplicate)
    expect(placement.given('askOutcome')).toEqual({ entry: journalEntry })
    placement.finish('askOutcome', placed)
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toMatchObject({ outcome: placed })
  })

  it('leaves it at what another tab told, where both found it at their start [SLIP-18]', () => {
    const end = (input: PlacementInput) => {
      const placement = start(input)
      if (input.kind === 'follow') placement.clock.increment(1_000)
      placement.finish('askOutcome', placed)
      placement.finish('closeConfirmation', { ...closed, isToldElsewhere: true })
      return placement.actor.getSnapshot().output
    }
    expect(end(inputs.resume)).toMatchObject({ isTold: true })
    // This tab was there when the bet was confirmed, and showed that it was under way.
    expect(end(inputs.follow)).toMatchObject({ isTold: false })
  })

  it.each(['lapsed', 'forgotten'] as const)('ends where the bet has %s, and says so [SLIP-18]', (kind) => {
    const placement = start(inputs.resume)
    placement.finish('askOutcome', { kind })
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toMatchObject({ outcome: { kind }, nextKey })
  })

  it('never sends an entry that cannot be read, and asks about it by its key until it ends [SLIP-18]', () => {
    const placement = start({ kind: 'resume', entry: unreadable })
    for (const answer of ['unseen', 'inProgress', 'unseen'] as const) {
      expect(placement.given('askOutcome')).toEqual({ entry: unreadable })
      placement.finish('askOutcome', { kind: answer })
      expect(placement.actor.getSnapshot().value).toBe('outcomeUnknown')
      expect(placement.isRunning('resendBet')).toBe(false)
      placement.actor.send({ type: 'check.requested' })
    }
    placement.finish('askOutcome', { kind: 'lapsed' })
    expect(placement.actor.getSnapshot().value).toBe('closing')
  })

  it('tells the answer though the journal cannot be closed: the next start hears the same [SLIP-18]', () => {
    const placement = sending()
    placement.finish('placeBet', placed)
    placement.fail('closeConfirmation', new Error('no room'))
    expect(placement.actor.getSnapshot().output).toEqual({
      outcome: placed,
      entry: journalEntry,
      nextKey: null,
      nextEntry: null,
      isTold: false,
    })
  })
})

describe('a bet whose outcome the member is not told yet', () => {
  it('is shown as being checked from the first moment where another tab confirmed it [SLIP-18]', () => {
    expect(start({ kind: 'follow', entry: journalEntry }).told).toEqual([unknown])
  })

  it('is shown as being checked where the server calls its first copy a duplicate [SLIP-18] [SLIP-20]', () => {
    const placement = start({ kind: 'send', entry: journalEntry })
    expect(placement.told).toEqual([])
    placement.finish('placeBet', { kind: 'refused', refusal: buildRefusal(errors.duplicateTicket.code) })
    expect(placement.told).toEqual([unknown])
  })

  it('is shown as on its way until its 10 s are over, and not a moment less [SLIP-18] [SRV-14]', () => {
    const placement = start({ kind: 'send', entry: journalEntry })
    placement.clock.increment(9_999)
    expect(placement.told).toEqual([])
    expect(placement.isRunning('placeBet')).toBe(true)
    placement.clock.increment(1)
    expect(placement.told).toEqual([unknown])
  })

  it('is asked about for 10 s, and not a moment less [SLIP-18] [SRV-14]', () => {
    const placement = start({ kind: 'resume', entry: journalEntry })
    placement.clock.increment(9_999)
    expect(placement.isRunning('askOutcome')).toBe(true)
    placement.clock.increment(1)
    expect(placement.isRunning('askOutcome')).toBe(false)
  })
})

type Placement = ReturnType<typeof start>

/** A bet whose answer was lost, and of whose key the server knows nothing: it is sent again. */
function resending(): Placement {
  const placement = start({ kind: 'resume', entry: journalEntry })
  placement.finish('askOutcome', { kind: 'unseen' })
  expect(placement.given('resendBet')).toEqual({ entry: journalEntry })
  return placement
}

/** It is not known what became of it, nobody was told anything else, and it is asked about in its time. */
function expectChecked(placement: Placement): void {
  const snapshot = placement.actor.getSnapshot()
  expect(snapshot).toMatchObject({ value: 'outcomeUnknown', status: 'active', context: { outcome: null } })
  expect(placement.isRunning('placeBet') || placement.isRunning('resendBet')).toBe(false)
  placement.actor.send({ type: 'check.requested' })
  expect(placement.given('askOutcome')).toMatchObject({ entry: { key: snapshot.context.entry.key } })
}

describe('a bet that has no answer yet', () => {
  it('is not refused because a copy of it is called a duplicate: the first may be placed [SLIP-18] [SLIP-20]', () => {
    const placement = resending()
    placement.finish('resendBet', duplicate)
    expectChecked(placement)
    placement.finish('askOutcome', placed)
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toMatchObject({ outcome: placed })
  })

  it.each([
    ['gets no answer', (placement: Placement) => placement.fail('resendBet', lost)],
    ['is not answered in 10 s', (placement: Placement) => placement.clock.increment(10_000)],
  ])('is still unknown where its copy %s [SLIP-18]', (_, happen) => {
    const placement = resending()
    happen(placement)
    expectChecked(placement)
  })

  it('is still unknown where the question is not answered in 10 s [SLIP-18]', () => {
    const placement = start({ kind: 'resume', entry: journalEntry })
    placement.clock.increment(9_999)
    expect(placement.isRunning('askOutcome')).toBe(true)
    placement.clock.increment(1)
    expect(placement.isRunning('askOutcome')).toBe(false)
    expectChecked(placement)
  })
})

describe('the wait before asking again', () => {
  it('is a second, doubles, and stays at 15 s [SLIP-18]', () => {
    expect([0, 1, 2, 3, 4, 5, 100].map(retryDelayFor)).toEqual([
      1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
    ])
  })
})

const begin = (input: PlacementInput) => createStory(placementMachine, input)

const resumed = () => begin({ kind: 'resume', entry: journalEntry })

describe('all that becomes of one bet, and nothing besides', () => {
  it('is sent once, and asked about, each try counted once, until the answer is definite [SLIP-18]', () => {
    const bet = begin({ kind: 'send', entry: journalEntry })
    bet.passes(10_000)
    bet.passes(1_000)
    bet.passes(10_000)
    bet.says({ type: 'connection.cameBack' })
    bet.ends('askOutcome', { kind: 'inProgress' })
    bet.says({ type: 'check.requested' })
    bet.fails('askOutcome')
    bet.passes(8_000)
    bet.ends('askOutcome', placed)
    expect(bet.takeLines()).toEqual([
      'begins: goes to sending, keeps start, keeps entry, keeps attempt 0, starts placeBet',
      '10000 ms pass: goes to outcomeUnknown, leaves placeBet, tells outcome.becameUnknown',
      '1000 ms pass: goes to reconciling.asking, keeps attempt 1, starts askOutcome',
      '10000 ms pass: goes to outcomeUnknown, leaves askOutcome',
      'connection.cameBack: goes to reconciling.asking, keeps attempt 2, starts askOutcome',
      'askOutcome ends: goes to outcomeUnknown, leaves askOutcome',
      'check.requested: goes to reconciling.asking, keeps attempt 3, starts askOutcome',
      'askOutcome fails: goes to outcomeUnknown, leaves askOutcome',
      '8000 ms pass: goes to reconciling.asking, keeps attempt 4, starts askOutcome',
      'askOutcome ends: goes to closing, keeps outcome, starts closeConfirmation, leaves askOutcome',
    ])
  })

  it('is sent again by the call that sent it first, and given ten seconds then too [SLIP-18] [SRV-14]', () => {
    const bet = resumed()
    bet.ends('askOutcome', unseen)
    bet.passes(9_999)
    bet.passes(1)
    expect(bet.takeLines()).toEqual([
      'begins: goes to reconciling.asking, keeps start, keeps entry, keeps attempt 1, starts askOutcome, tells outcome.becameUnknown',
      'askOutcome ends: goes to reconciling.resending, starts placeBet as resendBet, leaves askOutcome',
      '9999 ms pass: stays',
      '1 ms pass: goes to outcomeUnknown, leaves resendBet',
    ])
  })

  it('is asked about again where it was sent again and nothing definite came of that [SLIP-18]', () => {
    const bet = resumed()
    bet.ends('askOutcome', unseen)
    bet.fails('resendBet')
    bet.says({ type: 'check.requested' })
    bet.ends('askOutcome', unseen)
    bet.ends('resendBet', duplicate)
    bet.says({ type: 'connection.cameBack' })
    bet.ends('askOutcome', unseen)
    bet.ends('resendBet', placed)
    expect(bet.takeLines().slice(2)).toEqual([
      'resendBet fails: goes to outcomeUnknown, leaves resendBet',
      'check.requested: goes to reconciling.asking, keeps attempt 2, starts askOutcome',
      'askOutcome ends: goes to reconciling.resending, starts placeBet as resendBet, leaves askOutcome',
      'resendBet ends: goes to outcomeUnknown, leaves resendBet',
      'connection.cameBack: goes to reconciling.asking, keeps attempt 3, starts askOutcome',
      'askOutcome ends: goes to reconciling.resending, starts placeBet as resendBet, leaves askOutcome',
      'resendBet ends: goes to closing, keeps outcome, starts closeConfirmation, leaves resendBet',
    ])
  })

  it('is asked about after its line broke, also if this page confirmed it: a page that sent it again without an answer has to [SLIP-18]', () => {
    const bet = begin({ kind: 'send', entry: journalEntry })
    bet.fails('placeBet')
    bet.says({ type: 'check.requested' })
    bet.ends('askOutcome', unseen)
    bet.fails('resendBet')
    expect(bet.takeLines()).toEqual([
      'begins: goes to sending, keeps start, keeps entry, keeps attempt 0, starts placeBet',
      'placeBet fails: goes to outcomeUnknown, leaves placeBet, tells outcome.becameUnknown',
      'check.requested: goes to reconciling.asking, keeps attempt 1, starts askOutcome',
      'askOutcome ends: goes to reconciling.resending, starts placeBet as resendBet, leaves askOutcome',
      'resendBet fails: goes to outcomeUnknown, leaves resendBet',
    ])
  })

  it('is asked about at once where its first copy is called a duplicate [SLIP-18] [SLIP-20]', () => {
    const bet = begin({ kind: 'send', entry: journalEntry })
    bet.ends('placeBet', duplicate)
    expect(bet.takeLines().slice(1)).toEqual([
      'placeBet ends: goes to reconciling.asking, keeps attempt 1, starts askOutcome, leaves placeBet, tells outcome.becameUnknown',
    ])
  })

  it('waits where another tab sends it [SLIP-18]', () => {
    const followed = begin({ kind: 'follow', entry: journalEntry })
    expect(followed.takeLines()).toEqual([
      'begins: goes to outcomeUnknown, keeps start, keeps entry, keeps attempt 0, tells outcome.becameUnknown',
    ])
  })
})

describe('all that becomes of an answer, and nothing besides', () => {
  const answered = () => {
    const bet = resumed()
    bet.ends('askOutcome', placed)
    bet.takeLines()
    return bet
  }

  it('is that its key is used up [SLIP-18]', () => {
    const bet = answered()
    bet.ends('closeConfirmation', { nextKey, isToldElsewhere: false, nextEntry: null })
    expect(bet.takeLines()).toEqual([
      'closeConfirmation ends: goes to decided, keeps closed, leaves closeConfirmation, is over',
    ])
  })

  it('is the same where its key cannot be used up [SLIP-18]', () => {
    const bet = answered()
    bet.fails('closeConfirmation')
    expect(bet.takeLines()).toEqual([
      'closeConfirmation fails: goes to decided, leaves closeConfirmation, is over',
    ])
  })
})
