import { journalEntry } from '../samples.ts'
import { type Chapter, pair, placingPair, testChapters, bothPlaced } from './chapters.ts'
import { offeredBigCombo, toggledHome } from './samples.ts'
import { answers, entries, loadedPair, neverSent, over } from './severalSamples.ts'

const recorded = { type: 'confirmation.recordedElsewhere', entry: journalEntry }

const chapters: readonly Chapter[] = [
  {
    title: 'are sent together, answered each by itself, and shown until that is closed [SLIP-17] [SLIP-18]',
    begins: pair,
    happens: (slip) => {
      slip.submits()
      slip.says({ type: 'outcome.becameUnknown', entry: entries[0] })
      slip.says({ type: 'connection.cameBack' })
      slip.says({ type: 'check.requested' })
      slip.says({ type: 'bet.answered', output: answers.firstPlaced })
      slip.says({ type: 'session.ended' })
      slip.says(recorded)
      slip.says({ type: 'bet.answered', output: answers.secondRefused })
      slip.ends('batch', over(answers.firstPlaced, answers.secondRefused))
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'slip.submitted: goes to placement.batchUnderWay.placing, keeps batch, starts batch',
      'outcome.becameUnknown: goes to placement.batchUnderWay.outcomeUnknown, keeps checked',
      'connection.cameBack: stays, sends connection.cameBack to batch',
      'check.requested: stays, sends check.requested to batch',
      'bet.answered: goes to placement.batchUnderWay.placing, keeps key the next, keeps answers, keeps checked, keeps untold, sends slip.changed to keepSlip, emits bet.placed',
      'session.ended: stays',
      'confirmation.recordedElsewhere: stays',
      'bet.answered: stays, keeps answers, keeps untold, sends slip.changed to keepSlip, emits bet.refused',
      'batch ends: goes to range.asking and placement.batchAnswered, keeps legs, keeps stakeTexts, keeps pinned, keeps quotes, forgets ranges, starts askRange, starts watchLegs, leaves batch, sends slip.changed to keepSlip',
      'receipt.closed: goes to placement.editing, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'are being checked until the last of them that was is answered [SLIP-18]',
    begins: placingPair,
    happens: (slip) => {
      for (const entry of entries) slip.says({ type: 'outcome.becameUnknown', entry })
      slip.says({ type: 'bet.answered', output: answers.firstPlaced })
      slip.says({ type: 'bet.answered', output: answers.secondLapsed })
    },
    lines: [
      'outcome.becameUnknown: goes to placement.batchUnderWay.outcomeUnknown, keeps checked',
      'outcome.becameUnknown: stays, keeps checked',
      'bet.answered: stays, keeps key the next, keeps answers, keeps checked, keeps untold, sends slip.changed to keepSlip, emits bet.placed',
      'bet.answered: goes to placement.batchUnderWay.placing, keeps answers, keeps checked, keeps untold, sends slip.changed to keepSlip, emits bet.lapsed',
    ],
  },
  {
    title:
      'are refused where they were never written down, once what is kept is read again [SLIP-18] [SLIP-21]',
    begins: placingPair,
    happens: (slip) => {
      slip.ends('batch', neverSent)
      slip.ends('loadSlip', loadedPair)
    },
    lines: [
      'batch ends: goes to placement.restoring, forgets batch, keeps refusal, starts loadSlip, leaves batch',
      'loadSlip ends: goes to range.asking and terms.watching.waiting and placement.refused, keeps legs, keeps quotes, forgets ranges, starts askRange, starts watchLegs, leaves loadSlip',
    ],
  },
  {
    title: 'are told by another tab, and the slip read again [SLIP-18] [SLIP-21]',
    begins: placingPair,
    happens: (slip) => {
      slip.ends('batch', over(answers.firstTold))
      slip.ends('loadSlip', loadedPair)
    },
    lines: [
      'batch ends: goes to placement.restoring, forgets batch, starts loadSlip, leaves batch',
      'loadSlip ends: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps quotes, forgets ranges, starts askRange, starts watchLegs, leaves loadSlip',
    ],
  },
  {
    title: 'broke, and may have been sent: what is kept is read again [SLIP-18] [SLIP-21]',
    begins: placingPair,
    happens: (slip) => {
      slip.fails('batch')
    },
    lines: ['batch fails: goes to placement.restoring, forgets batch, starts loadSlip, leaves batch'],
  },
  {
    title: 'are placed, and a selection pressed [SLIP-17] [SLIP-02]',
    begins: bothPlaced,
    happens: (slip) => {
      slip.says(toggledHome)
    },
    lines: [
      'selection.toggled: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps lastOddsSelectionAt 1000, forgets batch, keeps answers, keeps untold, starts askRange, starts watchLegs, sends slip.changed to keepSlip, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'are placed, and a combination offered [SLIP-17] [SLIP-13]',
    begins: bothPlaced,
    happens: (slip) => {
      slip.says(offeredBigCombo)
    },
    lines: [
      'combination.offered: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps isFollowBet true, keeps bigComboId "b1", keeps kind "bigCombo", keeps parked, keeps lastOddsSelectionAt 2000, forgets batch, keeps answers, keeps untold, starts askRange, starts watchLegs, sends slip.changed to keepSlip, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'are placed, and their selections kept [SLIP-17]',
    begins: bothPlaced,
    happens: (slip) => {
      slip.says({ type: 'selections.kept' })
    },
    lines: [
      'selections.kept: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps stakeTexts, keeps pinned, forgets batch, keeps answers, keeps untold, starts askRange, starts watchLegs, sends answers.told to keepSlip, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'are placed, and the session ends [SLIP-17]',
    begins: bothPlaced,
    happens: (slip) => {
      slip.says({ type: 'session.ended' })
    },
    lines: ['session.ended: goes to placement.closed, forgets batch, keeps answers'],
  },
]

testChapters('all that becomes of several bets of one press', chapters)
