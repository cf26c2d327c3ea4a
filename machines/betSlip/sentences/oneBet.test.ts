import { journalEntry } from '#tests/model/samples.ts'

import { answered, placing, readyStory, testChapters, type Chapter } from '../testing/chapters.ts'
import {
  loadedSlip,
  offeredBigCombo,
  outputs,
  ranges,
  recordedElsewhere,
  removedHome,
  toggledHome,
} from '../testing/samples.ts'

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
      slip.says(recordedElsewhere)
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
      slip.says(recordedElsewhere)
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
      slip.says(removedHome)
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
      slip.says(recordedElsewhere)
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
