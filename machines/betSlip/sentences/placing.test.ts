import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { buildRefusal, yuan } from '#src/testing/builders.ts'
import { awayLeg, homeLeg, journalEntry, key, nextKey, placedTicket } from '#tests/model/samples.ts'

import type { PlacementOutput } from '../../placement/types.ts'
import {
  asking,
  type Chapter,
  priced,
  read,
  readyStory,
  testChapters,
  placing,
  type StorySlip,
} from '../testing/chapters.ts'
import { ready, start } from '../testing/ready.ts'
import {
  heldSlip,
  loadedSlip,
  loadedWithEntry,
  offeredBigCombo,
  outputs,
  ranges,
  toggledHome,
  delayedRanges,
  quotes,
} from '../testing/samples.ts'

describe('from a confirmation to an answer', () => {
  it('waits for the range before it places, and not for ever [SLIP-05]', () => {
    const slip = start({}, loadedSlip)
    slip.quote({})
    slip.submit()
    slip.clock.increment(5_000)
    expect(slip.value().placement).toBe('editing')
    slip.submit()
    slip.finish('askRange', ranges)
    expect(slip.isRunning('batch')).toBe(true)
  })

  it('drops a submission that the range, once known, does not allow [SLIP-06]', () => {
    const slip = start({}, { ...loadedSlip, slip: { ...heldSlip, stakeTexts: { whole: '5' } } })
    slip.quote({})
    slip.submit()
    slip.finish('askRange', ranges)
    expect(slip.value()).toMatchObject({ placement: 'editing' })
  })

  it('freezes key, terms, stake and policy when it places [SLIP-18]', () => {
    const slip = ready()
    slip.submit()
    expect(slip.given('batch')).toEqual({
      kind: 'confirm',
      confirmation: {
        key,
        bets: [
          {
            operation: 'placeSingleBet',
            legs: slip.context().legs,
            kind: 'single',
            stakes: [{ size: 1, perLine: yuan(100) }],
            price: null,
            isFollowBet: false,
            bigComboId: null,
            policy: 'better',
          },
        ],
      },
    })
    expect(slip.actor.getSnapshot().matches({ placement: { underWay: 'placing' } })).toBe(true)
  })

  it('shows the receipt, tells that the bet was placed, and has the next key [SLIP-17] [SLIP-18]', () => {
    const slip = ready()
    const said: unknown[] = []
    slip.actor.on('*', (event) => said.push(event))
    slip.submit()
    slip.answer(outputs.placed)
    expect(slip.place()).toBe('placed')
    expect(slip.value()).toMatchObject({ terms: 'none' })
    expect(slip.context()).toMatchObject({ key: nextKey })
    expect(slip.receipt()).toMatchObject({ ticket: placedTicket })
    expect(slip.stored()).toMatchObject({ slip: { key: nextKey, legs: [], stakeTexts: {} } })
    expect(said).toEqual([{ type: 'bet.placed', ticket: placedTicket, key }])
    slip.submit()
    expect(slip.place()).toBe('placed')
    slip.send({ type: 'receipt.closed' })
    expect(slip.value().placement).toBe('editing')
  })

  it('brings the selections of a placed bet back where the member keeps them [SLIP-17]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.placed)
    slip.send({ type: 'selections.kept' })
    expect(slip.context()).toMatchObject({
      legs: [homeLeg],
      stakeTexts: {},
      answers: [],
      key: nextKey,
    })
    expect(slip.given('watchLegs')).toEqual({ legs: [homeLeg] })
  })

  it('begins the next slip where odds are pressed while the receipt is shown [SLIP-02]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.placed)
    slip.send(toggledHome)
    expect(slip.context()).toMatchObject({ legs: [homeLeg], answers: [] })
    expect(slip.value().placement).toBe('editing')
  })

  it('begins the next slip where a combination is taken while the receipt is shown [SLIP-13] [SLIP-23]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.placed)
    slip.send(offeredBigCombo)
    expect(slip.context()).toMatchObject({ kind: 'bigCombo', answers: [] })
    expect(slip.value().placement).toBe('editing')
  })

  it('keeps the slip where the bet is refused, says why, and asks for the range again [SLIP-19]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.refused)
    expect(slip.refusal()?.code).toBe(errors.insufficientBalance.code)
    expect(slip.context()).toMatchObject({
      legs: [{ side: 'home' }],
      key: nextKey,
    })
    expect(slip.isRunning('askRange')).toBe(true)
    slip.send({ type: 'refusal.dismissed' })
    expect(slip.refusal()).toBeNull()
  })

  it('says why where a bet could not be written down, and so was not sent, until the member has read it [SLIP-18] [SLIP-19]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.neverSent)
    slip.finish('loadSlip', loadedSlip)
    expect(slip.place()).toBe('refused')
    expect(slip.refusal()?.code).toBe(errors.unableToPlace.code)
    expect(slip.isRunning('askRange')).toBe(true)
    slip.send({ type: 'refusal.dismissed' })
    expect(slip.value().placement).toBe('editing')
  })

  it('shows the terms of a refusal that names them, and places nothing until they are accepted [SLIP-15] [SLIP-18]', () => {
    const slip = ready({ policy: 'any' })
    slip.submit()
    slip.answer(outputs.changed)
    slip.finish('askRange', ranges)
    expect(slip.value().placement).toBe('confirmingChanges')
    expect(slip.refusal()?.code).toBe(errors.oddsChanged.code)
    expect(slip.context()).toMatchObject({ legs: [{ price: { euro: '1.95' } }] })
    expect(slip.isRunning('batch')).toBe(false)
    slip.accept()
    expect(slip.given('batch')).toMatchObject({
      confirmation: { key: nextKey, bets: [{ legs: [{ euroOdds: '1.95' }] }] },
    })
  })

  it('shows that a bet is being checked, with the key to name, and passes on that the network is back [SLIP-18]', () => {
    const slip = ready()
    slip.submit()
    slip.send({ type: 'outcome.becameUnknown', entry: journalEntry })
    expect(slip.actor.getSnapshot().matches({ placement: { underWay: 'outcomeUnknown' } })).toBe(true)
    expect(slip.unknown()?.key).toBe(key)
    slip.send({ type: 'connection.cameBack' })
    slip.send({ type: 'check.requested' })
    expect(slip.received('batch')).toEqual([{ type: 'connection.cameBack' }, { type: 'check.requested' }])
  })

  it('reads again what is written down where a placement breaks, and asks what became of it [SLIP-18] [SLIP-21]', () => {
    const slip = ready()
    slip.submit()
    slip.send({ type: 'outcome.becameUnknown', entry: journalEntry })
    slip.fail('batch', new Error('a fault of ours'))
    expect(slip.value().placement).toBe('restoring')
    expect(slip.context()).toMatchObject({ batch: null, checked: [] })
    slip.finish('loadSlip', loadedWithEntry)
    expect(slip.given('batch')).toEqual({ kind: 'resume', entries: [journalEntry] })
  })

  it('can be placed again where it broke before anything was written down [SLIP-18] [SLIP-21]', () => {
    const slip = ready()
    slip.submit()
    slip.fail('batch', new Error('a fault of ours'))
    slip.finish('loadSlip', loadedSlip)
    expect(slip.value().placement).toBe('editing')
    slip.finish('askRange', ranges)
    slip.quote({})
    slip.submit()
    expect(slip.given('batch')).toMatchObject({ kind: 'confirm', confirmation: { key } })
  })

  it('reconciles at once what the journal holds at the start [SLIP-18] [SLIP-21]', () => {
    const slip = start({}, loadedWithEntry)
    expect(slip.given('batch')).toEqual({ kind: 'resume', entries: [journalEntry] })
    expect(slip.actor.getSnapshot().hasTag('locked')).toBe(true)
  })

  it('follows a confirmation of another tab, and leaves the slip that was begun there alone [SLIP-18]', () => {
    const slip = ready()
    slip.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    expect(slip.given('batch')).toEqual({ kind: 'follow', entries: [journalEntry] })
    slip.send({
      type: 'slip.changedElsewhere',
      slip: { ...heldSlip, key: nextKey, legs: [awayLeg], stakeTexts: { whole: '50' } },
    })
    slip.answer({ ...outputs.placed, nextKey: 'c'.repeat(32) })
    expect(slip.context()).toMatchObject({
      key: nextKey,
      legs: [awayLeg],
      stakeTexts: { whole: '50' },
    })
    expect(slip.receipt()).toMatchObject({ ticket: placedTicket })
  })

  it('keeps its own confirmation when it learns of another tab’s, and follows none once the session is over [SLIP-18]', () => {
    const placing = ready()
    placing.submit()
    placing.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    expect(placing.given('batch')).toMatchObject({ kind: 'confirm' })
    const over = ready()
    over.send({ type: 'session.ended' })
    over.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    expect(over.isRunning('batch')).toBe(false)
  })

  it('tells a guest to log in, and sends nothing [LAUNCH-05]', () => {
    const slip = start({ isGuest: true, balance: null }, loadedSlip)
    slip.finish('askRange', ranges)
    slip.quote({})
    slip.submit()
    expect(slip.place()).toBe('refused')
    expect(slip.refusal()).toEqual(buildRefusal(errors.pleaseLogin.code))
    expect(slip.isRunning('batch')).toBe(false)
  })

  it('confirms nothing more once the session is over, and keeps checking what it has sent [SRV-07] [SLIP-18]', () => {
    const idle = ready()
    idle.send({ type: 'session.ended' })
    idle.submit()
    expect(idle.value().placement).toBe('closed')
    const placing = ready()
    placing.submit()
    placing.send({ type: 'session.ended' })
    expect(placing.isRunning('batch')).toBe(true)
  })
})

const removed = { type: 'selection.removed', marketId: homeLeg.marketId, side: homeLeg.side }

const ofAPress: readonly Chapter[] = [
  {
    title: 'of a guest is refused until they log in [SLIP-25]',
    begins: () => read(loadedSlip, { isGuest: true }),
    happens: (slip) => {
      slip.submits()
      slip.says({ type: 'refusal.dismissed' })
    },
    lines: [
      'slip.submitted: goes to placement.answered, keeps answers',
      'refusal.dismissed: goes to placement.editing, keeps answers',
    ],
  },
  {
    title: 'without a stake asks for one; one that is too little places nothing [SLIP-06] [SLIP-17]',
    begins: readyStory,
    happens: (slip) => {
      slip.says({ type: 'stake.cleared' })
      slip.submits()
      slip.says({ type: 'stake.typed', text: '5' })
      slip.submits()
    },
    lines: [
      'stake.cleared: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'slip.submitted: goes to placement.stakeMissing',
      'stake.typed: goes to placement.editing, keeps stakeTexts, sends slip.changed to keepSlip',
      'slip.submitted: stays',
    ],
  },
  {
    title: 'that names the terms of another slip does nothing [SLIP-15]',
    begins: readyStory,
    happens: (slip) => {
      slip.says({ type: 'slip.submitted', terms: [] })
    },
    lines: ['slip.submitted: stays'],
  },
  {
    title: 'waits five seconds for the range, and is given up then [SLIP-05] [SLIP-17]',
    begins: priced,
    happens: (slip) => {
      slip.submits()
      slip.passes(4_999)
      slip.passes(1)
    },
    lines: [
      'slip.submitted: goes to placement.checking',
      '4999 ms pass: stays',
      '1 ms pass: goes to placement.editing',
    ],
  },
  {
    title: 'is given up where a stake or the selections change while it waits [SLIP-06] [SLIP-17]',
    begins: priced,
    happens: (slip) => {
      slip.submits()
      slip.says({ type: 'stake.typed', text: '7' })
      slip.submits()
      slip.says(removed)
    },
    lines: [
      'slip.submitted: goes to placement.checking',
      'stake.typed: goes to placement.editing, keeps stakeTexts, sends slip.changed to keepSlip',
      'slip.submitted: goes to placement.checking',
      'selection.removed: goes to range.idle and terms.none and placement.editing, keeps legs, keeps quotes, keeps undo, leaves askRange, leaves watchLegs, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'goes on once the range is known, and says how long the bet waits [SLIP-05] [SLIP-20]',
    begins: priced,
    happens: (slip) => {
      slip.submits()
      slip.ends('askRange', delayedRanges)
    },
    lines: [
      'slip.submitted: goes to placement.checking',
      'askRange ends: goes to range.known and placement.underWay.placing, keeps ranges, keeps secondsLeft 2, keeps batch, starts batch, leaves askRange, sends wait.began to countSeconds',
    ],
  },
  {
    title: 'is given up where no range came, which is asked for again after ten seconds [SLIP-05]',
    begins: priced,
    happens: (slip) => {
      slip.submits()
      slip.fails('askRange')
      slip.passes(9_999)
      slip.passes(1)
    },
    lines: [
      'slip.submitted: goes to placement.checking',
      'askRange fails: goes to range.failed and placement.editing, leaves askRange',
      '9999 ms pass: stays',
      '1 ms pass: goes to range.asking, starts askRange',
    ],
  },
  {
    title: 'is given up where the server takes no bets on it [SLIP-05] [SLIP-17]',
    begins: priced,
    happens: (slip) => {
      slip.submits()
      slip.ends('askRange', { kind: 'unavailable' })
      slip.submits()
    },
    lines: [
      'slip.submitted: goes to placement.checking',
      'askRange ends: goes to range.unavailable and placement.editing, leaves askRange',
      'slip.submitted: stays',
    ],
  },
  {
    title: 'is given up where its prices do not count any more [LIVE-05] [SLIP-17]',
    begins: priced,
    happens: (slip) => {
      slip.submits()
      slip.says(quotes.stale)
      slip.submits()
    },
    lines: [
      'slip.submitted: goes to placement.checking',
      'quotes.arrived: goes to terms.watching.stale and placement.editing, keeps quotes',
      'slip.submitted: stays',
    ],
  },
  {
    title: 'places nothing before its terms are known [SLIP-15] [SLIP-17]',
    begins: () => read(loadedSlip),
    happens: (slip) => {
      slip.ends('askRange', ranges)
      slip.submits()
      slip.says(quotes.same)
    },
    lines: [
      'askRange ends: goes to range.known, keeps ranges, leaves askRange',
      'slip.submitted: goes to placement.checking',
      'quotes.arrived: goes to terms.watching.agreed and placement.underWay.placing, keeps legs, keeps quotes, keeps batch, starts batch, sends wait.began to countSeconds',
    ],
  },
  {
    title: 'is asked about where the price is worse, and places what was accepted [SLIP-15] [SLIP-16]',
    begins: () => readyStory({ policy: 'none' }),
    happens: (slip) => {
      slip.says(quotes.worse)
      slip.submits()
      slip.says({ type: 'changes.declined' })
      slip.submits()
      slip.accepts()
    },
    lines: [
      'quotes.arrived: goes to terms.watching.changed, keeps legs, keeps quotes',
      'slip.submitted: goes to placement.confirmingChanges, keeps legs',
      'changes.declined: goes to placement.editing',
      'slip.submitted: goes to placement.confirmingChanges',
      'changes.accepted: goes to terms.watching.agreed and placement.underWay.placing, keeps legs, keeps batch, starts batch, sends slip.changed to keepSlip, sends wait.began to countSeconds',
    ],
  },
  {
    title: 'is asked about no more where the policy takes it [SLIP-16]',
    begins: asking,
    happens: (slip) => {
      slip.says({ type: 'policy.chosen', policy: 'any' })
    },
    lines: [
      'policy.chosen: goes to terms.watching.agreed and placement.editing, keeps policy "any", keeps legs',
    ],
  },
  {
    title: 'is asked about no more where another stake is typed [SLIP-06]',
    begins: asking,
    happens: (slip) => {
      slip.says({ type: 'stake.typed', text: '7' })
    },
    lines: ['stake.typed: goes to placement.editing, keeps stakeTexts, sends slip.changed to keepSlip'],
  },
  {
    title: 'is asked about no more where the selection is removed [SLIP-03]',
    begins: asking,
    happens: (slip) => {
      slip.says(removed)
    },
    lines: [
      'selection.removed: goes to range.idle and terms.none and placement.editing, keeps legs, keeps quotes, forgets ranges, keeps undo, leaves watchLegs, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'is asked about what is locked, which accepting removes [SLIP-15]',
    begins: readyStory,
    happens: (slip) => {
      slip.says(quotes.paused)
      slip.submits()
      slip.accepts()
    },
    lines: [
      'quotes.arrived: goes to terms.watching.locked, keeps legs, keeps quotes',
      'slip.submitted: goes to placement.confirmingChanges',
      'changes.accepted: goes to range.idle and terms.none and placement.editing, keeps legs, keeps quotes, forgets ranges, leaves watchLegs, sends slip.changed to keepSlip',
    ],
  },
]

testChapters('all that becomes of a press', ofAPress)

const recorded = { type: 'confirmation.recordedElsewhere', entry: journalEntry }

/** A bet that has this answer. */
function answered(output: PlacementOutput): StorySlip {
  const slip = placing()
  slip.answers(output)
  return slip
}

const ofOneBet: readonly Chapter[] = [
  {
    title:
      'is sent once, checked and placed, and its receipt closed: the session may end meanwhile, and nothing is edited [SLIP-17] [SLIP-18]',
    begins: readyStory,
    happens: (slip) => {
      slip.submits()
      slip.says({ type: 'outcome.becameUnknown', entry: journalEntry })
      slip.says({ type: 'connection.cameBack' })
      slip.says({ type: 'check.requested' })
      slip.says({ type: 'session.ended' })
      slip.says(recorded)
      slip.says({ type: 'stake.typed', text: '7' })
      slip.says({ type: 'policy.chosen', policy: 'any' })
      slip.says({ type: 'balance.changed', balance: null })
      slip.answers(outputs.placed)
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'slip.submitted: goes to placement.underWay.placing, keeps batch, starts batch, sends wait.began to countSeconds',
      'outcome.becameUnknown: goes to placement.underWay.outcomeUnknown, keeps checked',
      'connection.cameBack: stays, sends connection.cameBack to batch',
      'check.requested: stays, sends check.requested to batch',
      'session.ended: stays',
      'confirmation.recordedElsewhere: stays',
      'stake.typed: stays',
      'policy.chosen: stays, keeps policy "any"',
      'balance.changed: stays, forgets balance',
      'bet.answered: stays, keeps key the next, keeps answers, keeps checked, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
      'batch ends: goes to range.idle and terms.none and placement.answered, keeps legs, keeps stakeTexts, keeps quotes, forgets ranges, leaves watchLegs, leaves batch',
      'receipt.closed: goes to placement.editing, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is refused until that is read, and the range is requested again [SLIP-18] [SLIP-20]',
    begins: placing,
    happens: (slip) => {
      slip.answers(outputs.refused)
      slip.says({ type: 'refusal.dismissed' })
    },
    lines: [
      'bet.answered: stays, keeps key the next, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'batch ends: goes to range.asking and placement.answered, forgets ranges, starts askRange, leaves batch',
      'refusal.dismissed: goes to placement.editing, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is asked about where the server names other terms [SLIP-15]',
    begins: placing,
    happens: (slip) => {
      slip.answers(outputs.changed)
      slip.says({ type: 'changes.declined' })
    },
    lines: [
      'bet.answered: goes to terms.watching.changed, keeps legs, keeps key the next, keeps quotes, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'batch ends: goes to range.asking and placement.confirmingChanges, forgets ranges, starts askRange, leaves batch',
      'changes.declined: goes to placement.editing, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is refused where it was never written down, once what is kept is read again [SLIP-18] [SLIP-21]',
    begins: placing,
    happens: (slip) => {
      slip.answers(outputs.neverSent)
      slip.ends('loadSlip', loadedSlip)
    },
    lines: [
      'bet.answered: stays, keeps answers, sends wait.began to countSeconds, emits bet.refused',
      'batch ends: goes to placement.restoring, starts loadSlip, leaves batch',
      'loadSlip ends: goes to range.asking and terms.watching.waiting and placement.answered, keeps legs, keeps quotes, forgets ranges, starts askRange, starts watchLegs, leaves loadSlip',
    ],
  },
  {
    title: 'is refused so too where what is kept cannot be read [SLIP-18] [SLIP-21]',
    begins: placing,
    happens: (slip) => {
      slip.answers(outputs.neverSent)
      slip.fails('loadSlip')
    },
    lines: [
      'bet.answered: stays, keeps answers, sends wait.began to countSeconds, emits bet.refused',
      'batch ends: goes to placement.restoring, starts loadSlip, leaves batch',
      'loadSlip fails: goes to range.asking and placement.answered, forgets ranges, starts askRange, starts watchLegs, leaves loadSlip',
    ],
  },
  {
    title: 'has lapsed until that is read [SLIP-18]',
    begins: placing,
    happens: (slip) => {
      slip.answers(outputs.lapsed)
      slip.says({ type: 'lapse.dismissed' })
    },
    lines: [
      'bet.answered: stays, keeps key the next, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.lapsed',
      'batch ends: goes to range.asking and placement.answered, forgets ranges, starts askRange, starts watchLegs, leaves batch',
      'lapse.dismissed: goes to placement.editing, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is forgotten until that is read [SLIP-18]',
    begins: placing,
    happens: (slip) => {
      slip.answers(outputs.forgotten)
      slip.says(offeredBigCombo)
      slip.says({ type: 'lapse.dismissed' })
    },
    lines: [
      'bet.answered: stays, keeps key the next, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.lapsed',
      'batch ends: goes to range.asking and placement.answered, forgets ranges, starts askRange, starts watchLegs, leaves batch',
      'combination.offered: goes to terms.watching.waiting, keeps legs, keeps stakeTexts, keeps isFollowBet true, keeps bigComboId "b1", keeps kind "bigCombo", keeps parked, keeps quotes, keeps lastOddsSelectionAt 2000, starts askRange, starts watchLegs, sends slip.changed to keepSlip',
      'lapse.dismissed: goes to placement.editing, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is told by another tab, and the slip read again [SLIP-18] [SLIP-21]',
    begins: placing,
    happens: (slip) => {
      slip.answers(outputs.toldElsewhere)
    },
    lines: [
      'bet.answered: stays, keeps key the next, keeps answers, keeps untold, sends wait.began to countSeconds, emits bet.toldElsewhere',
      'batch ends: goes to placement.restoring, forgets batch, keeps answers, keeps untold, starts loadSlip, leaves batch',
    ],
  },
  {
    title: 'is followed by the next that has no answer, once its receipt is closed [SLIP-18]',
    begins: placing,
    happens: (slip) => {
      slip.answers(outputs.withNext)
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'bet.answered: stays, keeps key the next, keeps answers, keeps untold, keeps nextEntry, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
      'batch ends: goes to range.idle and terms.none and placement.answered, keeps legs, keeps stakeTexts, keeps quotes, forgets ranges, leaves watchLegs, leaves batch',
      'receipt.closed: goes to placement.underWay.placing, keeps batch, keeps answers, keeps untold, forgets nextEntry, starts batch, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'waits where it came too soon, and can be placed when that is over [SLIP-20]',
    begins: placing,
    happens: (slip) => {
      slip.answers(outputs.tooFast)
      slip.ends('askRange', ranges)
      slip.says({ type: 'wait.counted', secondsLeft: 1 })
      slip.says({ type: 'wait.counted', secondsLeft: 0 })
    },
    lines: [
      'bet.answered: stays, keeps key the next, keeps secondsLeft 2, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'batch ends: goes to range.asking and placement.answered, forgets ranges, starts askRange, leaves batch',
      'askRange ends: goes to range.known, keeps ranges, leaves askRange',
      'wait.counted: stays, keeps secondsLeft 1',
      'wait.counted: goes to placement.editing, keeps secondsLeft 0, forgets batch, keeps answers, keeps untold',
    ],
  },
  {
    title: 'is barred, and that is asked about again after ten seconds [SLIP-25] [SLIP-05]',
    begins: placing,
    happens: (slip) => {
      slip.answers(outputs.barred)
      slip.passes(10_000)
    },
    lines: [
      'bet.answered: stays, keeps key the next, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'batch ends: goes to range.unavailable and placement.answered, forgets ranges, keeps unavailableCode 2001, leaves batch',
      '10000 ms pass: goes to range.asking, starts askRange',
    ],
  },
  {
    title: 'broke, and may have been sent: what is kept is read again [SLIP-18] [SLIP-21]',
    begins: placing,
    happens: (slip) => {
      slip.fails('batch')
      slip.ends('loadSlip', loadedSlip)
    },
    lines: [
      'batch fails: goes to placement.restoring, forgets batch, starts loadSlip, leaves batch',
      'loadSlip ends: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps quotes, forgets ranges, starts askRange, starts watchLegs, leaves loadSlip',
    ],
  },
  {
    title: 'is placed, and another selection pressed [SLIP-17] [SLIP-02]',
    begins: () => answered(outputs.placed),
    happens: (slip) => {
      slip.says(toggledHome)
    },
    lines: [
      'selection.toggled: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, forgets batch, keeps answers, keeps untold, starts askRange, starts watchLegs, sends slip.changed to keepSlip, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is placed, and a combination offered [SLIP-17] [SLIP-13]',
    begins: () => answered(outputs.placed),
    happens: (slip) => {
      slip.says(offeredBigCombo)
    },
    lines: [
      'combination.offered: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps isFollowBet true, keeps bigComboId "b1", keeps kind "bigCombo", keeps parked, keeps lastOddsSelectionAt 2000, forgets batch, keeps answers, keeps untold, starts askRange, starts watchLegs, sends slip.changed to keepSlip, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is placed, and its selections kept [SLIP-17]',
    begins: () => answered(outputs.placed),
    happens: (slip) => {
      slip.says({ type: 'selections.kept' })
    },
    lines: [
      'selections.kept: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps stakeTexts, forgets batch, keeps answers, keeps untold, starts askRange, starts watchLegs, sends answers.told to keepSlip, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'is placed, and the session ends [SLIP-17]',
    begins: () => answered(outputs.placed),
    happens: (slip) => {
      slip.says({ type: 'session.ended' })
      slip.says(recorded)
    },
    lines: [
      'session.ended: goes to placement.closed, forgets batch, keeps answers, keeps untold',
      'confirmation.recordedElsewhere: stays',
    ],
  },
  {
    title: 'has lapsed, and its selection pressed once more [SLIP-18] [SLIP-02]',
    begins: () => answered(outputs.lapsed),
    happens: (slip) => {
      slip.says(toggledHome)
    },
    lines: [
      'selection.toggled: goes to range.idle and terms.none and placement.editing, keeps legs, keeps quotes, forgets batch, keeps answers, keeps untold, keeps undo, leaves askRange, leaves watchLegs, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'has lapsed, and a combination offered [SLIP-18] [SLIP-13]',
    begins: () => answered(outputs.lapsed),
    happens: (slip) => {
      slip.says(offeredBigCombo)
    },
    lines: [
      'combination.offered: goes to terms.watching.waiting and placement.editing, keeps legs, keeps stakeTexts, keeps isFollowBet true, keeps bigComboId "b1", keeps kind "bigCombo", keeps parked, keeps quotes, keeps lastOddsSelectionAt 2000, forgets batch, keeps answers, keeps untold, starts askRange, starts watchLegs, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'is refused, and another policy chosen [SLIP-16] [SLIP-20]',
    begins: () => answered(outputs.refused),
    happens: (slip) => {
      slip.says({ type: 'policy.chosen', policy: 'any' })
    },
    lines: [
      'policy.chosen: goes to placement.editing, keeps policy "any", forgets batch, keeps answers, keeps untold',
    ],
  },
  {
    title: 'is refused, and another stake typed [SLIP-06] [SLIP-20]',
    begins: () => answered(outputs.refused),
    happens: (slip) => {
      slip.says({ type: 'stake.typed', text: '7' })
    },
    lines: [
      'stake.typed: goes to placement.editing, keeps stakeTexts, forgets batch, keeps answers, keeps untold, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'is refused, and its selection removed [SLIP-03] [SLIP-20]',
    begins: () => answered(outputs.refused),
    happens: (slip) => {
      slip.says(removed)
    },
    lines: [
      'selection.removed: goes to range.idle and terms.none and placement.editing, keeps legs, keeps quotes, forgets batch, keeps answers, keeps untold, keeps undo, leaves watchLegs, leaves askRange, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'is refused, and the session ends [SLIP-20]',
    begins: () => answered(outputs.refused),
    happens: (slip) => {
      slip.says({ type: 'session.ended' })
    },
    lines: ['session.ended: goes to placement.closed, forgets batch, keeps answers, keeps untold'],
  },
  {
    title: 'is followed where another tab has confirmed it [SLIP-18] [SLIP-21]',
    begins: readyStory,
    happens: (slip) => {
      slip.says(recorded)
      slip.answers(outputs.placedElsewhere)
    },
    lines: [
      'confirmation.recordedElsewhere: goes to placement.underWay.placing, keeps batch, starts batch',
      'bet.answered: stays, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
      'batch ends: goes to range.asking and placement.answered, forgets ranges, starts askRange, starts watchLegs, leaves batch',
    ],
  },
]

testChapters('all that becomes of one bet', ofOneBet)
