import type { PlacementOutput } from '#machines/placement/types.ts'

import { homeLeg, journalEntry } from '../samples.ts'
import { type Chapter, placing, ready, type Slip, testChapters } from './chapters.ts'
import { loadedSlip, offeredBigCombo, outputs, ranges, toggledHome } from './samples.ts'

const removed = { type: 'selection.removed', marketId: homeLeg.marketId, side: homeLeg.side }

const recorded = { type: 'confirmation.recordedElsewhere', entry: journalEntry }

/** A bet that has this answer. */
function answered(output: PlacementOutput): Slip {
  const slip = placing()
  slip.ends('placement', output)
  return slip
}

const chapters: readonly Chapter[] = [
  {
    title:
      'is sent once, checked and placed, and its receipt closed: the session may end meanwhile, and nothing is edited [SLIP-17] [SLIP-18]',
    begins: ready,
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
      slip.ends('placement', outputs.placed)
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'slip.submitted: goes to placement.underWay.placing, keeps placement, starts placement, sends wait.began to countSeconds',
      'outcome.becameUnknown: goes to placement.underWay.outcomeUnknown, keeps unknownEntry',
      'connection.cameBack: stays, sends connection.cameBack to placement',
      'check.requested: stays, sends check.requested to placement',
      'session.ended: stays',
      'confirmation.recordedElsewhere: stays',
      'stake.typed: stays',
      'policy.chosen: stays, keeps policy "any"',
      'balance.changed: stays, forgets balance',
      'placement ends: goes to range.idle and terms.none and placement.placed, keeps legs, keeps stakeTexts, keeps key the next, keeps quotes, forgets ranges, forgets placement, forgets unknownEntry, keeps receipt, keeps untold, leaves watchLegs, leaves placement, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
      'receipt.closed: goes to placement.editing, forgets receipt, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is refused until that is read, and the range asked for anew [SLIP-18] [SLIP-20]',
    begins: placing,
    happens: (slip) => {
      slip.ends('placement', outputs.refused)
      slip.says({ type: 'refusal.dismissed' })
    },
    lines: [
      'placement ends: goes to range.asking and placement.refused, keeps key the next, forgets ranges, forgets placement, keeps refusal, keeps untold, starts askRange, leaves placement, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'refusal.dismissed: goes to placement.editing, forgets refusal, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is asked about where the server names other terms [SLIP-15]',
    begins: placing,
    happens: (slip) => {
      slip.ends('placement', outputs.changed)
      slip.says({ type: 'changes.declined' })
    },
    lines: [
      'placement ends: goes to range.asking and terms.watching.changed and placement.confirmingChanges, keeps legs, keeps key the next, keeps quotes, forgets ranges, forgets placement, keeps refusal, keeps untold, starts askRange, leaves placement, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'changes.declined: goes to placement.editing, forgets refusal, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is refused where it was never written down, once what is kept is read again [SLIP-18] [SLIP-21]',
    begins: placing,
    happens: (slip) => {
      slip.ends('placement', outputs.neverSent)
      slip.ends('loadSlip', loadedSlip)
    },
    lines: [
      'placement ends: goes to placement.restoring, forgets placement, keeps refusal, starts loadSlip, leaves placement, sends wait.began to countSeconds, emits bet.refused',
      'loadSlip ends: goes to range.asking and terms.watching.waiting and placement.refused, keeps legs, keeps quotes, forgets ranges, starts askRange, starts watchLegs, leaves loadSlip',
    ],
  },
  {
    title: 'is refused so too where what is kept cannot be read [SLIP-18] [SLIP-21]',
    begins: placing,
    happens: (slip) => {
      slip.ends('placement', outputs.neverSent)
      slip.fails('loadSlip')
    },
    lines: [
      'placement ends: goes to placement.restoring, forgets placement, keeps refusal, starts loadSlip, leaves placement, sends wait.began to countSeconds, emits bet.refused',
      'loadSlip fails: goes to range.asking and placement.refused, forgets ranges, starts askRange, starts watchLegs, leaves loadSlip',
    ],
  },
  {
    title: 'has lapsed until that is read [SLIP-18]',
    begins: placing,
    happens: (slip) => {
      slip.ends('placement', outputs.lapsed)
      slip.says({ type: 'lapse.dismissed' })
    },
    lines: [
      'placement ends: goes to placement.lapsed, keeps key the next, forgets placement, keeps lapsedEntry, keeps untold, leaves placement, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.lapsed',
      'lapse.dismissed: goes to placement.editing, forgets lapsedEntry, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is forgotten until that is read [SLIP-18]',
    begins: placing,
    happens: (slip) => {
      slip.ends('placement', outputs.forgotten)
      slip.says(offeredBigCombo)
      slip.says({ type: 'lapse.dismissed' })
    },
    lines: [
      'placement ends: goes to placement.forgotten, keeps key the next, forgets placement, keeps lapsedEntry, keeps untold, leaves placement, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.lapsed',
      'combination.offered: goes to range.asking and terms.watching.waiting, keeps legs, keeps stakeTexts, keeps isFollowBet true, keeps bigComboId "b1", keeps kind "bigCombo", keeps parked, keeps quotes, keeps lastOddsSelectionAt 2000, forgets ranges, starts askRange, starts watchLegs, sends slip.changed to keepSlip',
      'lapse.dismissed: goes to placement.editing, forgets lapsedEntry, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is told by another tab, and the slip read again [SLIP-18] [SLIP-21]',
    begins: placing,
    happens: (slip) => {
      slip.ends('placement', outputs.toldElsewhere)
    },
    lines: [
      'placement ends: goes to placement.restoring, forgets placement, starts loadSlip, leaves placement, emits bet.toldElsewhere',
    ],
  },
  {
    title: 'is followed by the next that has no answer, once its receipt is closed [SLIP-18]',
    begins: placing,
    happens: (slip) => {
      slip.ends('placement', outputs.withNext)
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'placement ends: goes to range.idle and terms.none and placement.placed, keeps legs, keeps stakeTexts, keeps key the next, keeps quotes, forgets ranges, forgets placement, keeps receipt, keeps untold, keeps nextEntry, leaves watchLegs, leaves placement, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
      'receipt.closed: goes to placement.underWay.placing, keeps placement, forgets receipt, keeps untold, forgets nextEntry, starts placement, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'waits where it came too soon, and can be placed when that is over [SLIP-20]',
    begins: placing,
    happens: (slip) => {
      slip.ends('placement', outputs.tooFast)
      slip.ends('askRange', ranges)
      slip.says({ type: 'wait.counted', secondsLeft: 1 })
      slip.says({ type: 'wait.counted', secondsLeft: 0 })
    },
    lines: [
      'placement ends: goes to range.asking and placement.tooFast, keeps key the next, forgets ranges, keeps secondsLeft 2, forgets placement, keeps refusal, keeps untold, starts askRange, leaves placement, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'askRange ends: goes to range.known, keeps ranges, leaves askRange',
      'wait.counted: stays, keeps secondsLeft 1',
      'wait.counted: goes to placement.editing, keeps secondsLeft 0, forgets refusal, keeps untold',
    ],
  },
  {
    title: 'is barred, and that is asked about again after ten seconds [SLIP-25] [SLIP-05]',
    begins: placing,
    happens: (slip) => {
      slip.ends('placement', outputs.barred)
      slip.passes(10_000)
    },
    lines: [
      'placement ends: goes to range.unavailable and placement.refused, keeps key the next, forgets ranges, keeps unavailableCode 2001, forgets placement, keeps refusal, keeps untold, leaves placement, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      '10000 ms pass: goes to range.asking, starts askRange',
    ],
  },
  {
    title: 'broke, and may have been sent: what is kept is read again [SLIP-18] [SLIP-21]',
    begins: placing,
    happens: (slip) => {
      slip.fails('placement')
      slip.ends('loadSlip', loadedSlip)
    },
    lines: [
      'placement fails: goes to placement.restoring, forgets placement, starts loadSlip, leaves placement',
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
      'selection.toggled: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, forgets receipt, keeps untold, starts askRange, starts watchLegs, sends slip.changed to keepSlip, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is placed, and a combination offered [SLIP-17] [SLIP-13]',
    begins: () => answered(outputs.placed),
    happens: (slip) => {
      slip.says(offeredBigCombo)
    },
    lines: [
      'combination.offered: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps isFollowBet true, keeps bigComboId "b1", keeps kind "bigCombo", keeps parked, keeps lastOddsSelectionAt 2000, forgets receipt, keeps untold, starts askRange, starts watchLegs, sends slip.changed to keepSlip, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'is placed, and its selections kept [SLIP-17]',
    begins: () => answered(outputs.placed),
    happens: (slip) => {
      slip.says({ type: 'selections.kept' })
    },
    lines: [
      'selections.kept: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps stakeTexts, forgets receipt, keeps untold, starts askRange, starts watchLegs, sends answers.told to keepSlip, sends slip.changed to keepSlip',
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
      'session.ended: goes to placement.closed, forgets receipt',
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
      'selection.toggled: goes to range.idle and terms.none and placement.editing, keeps legs, keeps quotes, forgets ranges, forgets lapsedEntry, keeps untold, keeps undo, leaves watchLegs, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'has lapsed, and a combination offered [SLIP-18] [SLIP-13]',
    begins: () => answered(outputs.lapsed),
    happens: (slip) => {
      slip.says(offeredBigCombo)
    },
    lines: [
      'combination.offered: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps stakeTexts, keeps isFollowBet true, keeps bigComboId "b1", keeps kind "bigCombo", keeps parked, keeps quotes, keeps lastOddsSelectionAt 2000, forgets ranges, forgets lapsedEntry, keeps untold, starts askRange, starts watchLegs, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'is refused, and another policy chosen [SLIP-16] [SLIP-20]',
    begins: () => answered(outputs.refused),
    happens: (slip) => {
      slip.says({ type: 'policy.chosen', policy: 'any' })
    },
    lines: ['policy.chosen: goes to placement.editing, keeps policy "any", forgets refusal, keeps untold'],
  },
  {
    title: 'is refused, and another stake typed [SLIP-06] [SLIP-20]',
    begins: () => answered(outputs.refused),
    happens: (slip) => {
      slip.says({ type: 'stake.typed', text: '7' })
    },
    lines: [
      'stake.typed: goes to placement.editing, keeps stakeTexts, forgets refusal, keeps untold, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'is refused, and its selection removed [SLIP-03] [SLIP-20]',
    begins: () => answered(outputs.refused),
    happens: (slip) => {
      slip.says(removed)
    },
    lines: [
      'selection.removed: goes to range.idle and terms.none and placement.editing, keeps legs, keeps quotes, forgets refusal, keeps untold, keeps undo, leaves watchLegs, leaves askRange, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'is refused, and the session ends [SLIP-20]',
    begins: () => answered(outputs.refused),
    happens: (slip) => {
      slip.says({ type: 'session.ended' })
    },
    lines: ['session.ended: goes to placement.closed, forgets refusal'],
  },
  {
    title: 'is followed where another tab has confirmed it [SLIP-18] [SLIP-21]',
    begins: ready,
    happens: (slip) => {
      slip.says(recorded)
      slip.ends('placement', outputs.placedElsewhere)
    },
    lines: [
      'confirmation.recordedElsewhere: goes to placement.underWay.placing, keeps placement, starts placement',
      'placement ends: goes to range.asking and placement.placed, forgets ranges, forgets placement, keeps receipt, keeps untold, starts askRange, starts watchLegs, leaves placement, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
    ],
  },
]

testChapters('all that becomes of one bet', chapters)
