import { wholeStake } from '#domain/bets/kinds.ts'
import type { PlacementOutput } from '#machines/placement/types.ts'
import { buildQuote } from '#src/testing/builders.ts'

import { journalEntry } from '../samples.ts'
import {
  placing,
  placingPair,
  priced,
  read,
  ready,
  type Chapter,
  type Slip,
  testChapters,
  bothPlaced,
} from './chapters.ts'
import { emptySlip, loadedSlip, outputs, quotes, ranges, toggledHome, heldSlip, range } from './samples.ts'
import { answers, entries, loadedPair, over, pair, pairRanges } from './severalSamples.ts'

const secondTooFast = { ...answers.secondRefused, outcome: outputs.tooFast.outcome }

/** Two bets of which one is placed and one refused. */
function oneRefused(): Slip {
  const slip = placingPair()
  const outputs = [answers.firstPlaced, answers.secondRefused]
  for (const output of outputs) slip.says({ type: 'bet.answered', output })
  slip.ends('batch', over(...outputs))
  return slip
}

/** Two singles of which one costs more than was agreed to, and one less. */
function better(): Slip {
  const slip = read(loadedPair, { policy: 'better' })
  slip.ends('askRange', pairRanges)
  const [worse, more] = ['2.00', '2.20'].map((euro) => ({ price: { euro } }))
  slip.says({
    type: 'quotes.arrived',
    quotes: [
      { ...buildQuote(pair[0], worse), isStale: false },
      { ...buildQuote(pair[1], more), isStale: false },
    ],
  })
  return slip
}

const recorded = { type: 'confirmation.recordedElsewhere', entry: journalEntry }

/** A bet that has this answer. */
function answered(output: PlacementOutput): Slip {
  const slip = placing()
  slip.ends('placement', output)
  return slip
}

const chapters: readonly Chapter[] = [
  {
    title: 'the range is known before the answers are read, and stays so [SLIP-05] [SLIP-17]',
    begins: oneRefused,
    happens: (slip) => {
      slip.ends('askRange', { kind: 'known', ranges: { [wholeStake]: range }, price: null })
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'askRange ends: goes to range.known, keeps ranges, leaves askRange',
      'receipt.closed: goes to placement.editing, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'the range of a guest is known before they press [SLIP-05] [SLIP-25]',
    begins: () => read(loadedSlip, { isGuest: true }),
    happens: (slip) => {
      slip.ends('askRange', ranges)
      slip.says(quotes.same)
      slip.submits()
    },
    lines: [
      'askRange ends: goes to range.known, keeps ranges, leaves askRange',
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
      'slip.submitted: goes to placement.refused, keeps refusal',
    ],
  },
  {
    title: 'the session ends with the range known [SLIP-05]',
    begins: ready,
    happens: (slip) => {
      slip.says({ type: 'session.ended' })
    },
    lines: ['session.ended: goes to placement.closed'],
  },
  {
    title: 'a bet of another tab is checked, and the network comes back [SLIP-18] [SLIP-21]',
    begins: ready,
    happens: (slip) => {
      slip.says(recorded)
      slip.says({ type: 'connection.cameBack' })
      slip.says({ type: 'outcome.becameUnknown', entry: journalEntry })
      slip.says({ type: 'outcome.becameUnknown', entry: journalEntry })
      slip.says({ type: 'connection.cameBack' })
    },
    lines: [
      'confirmation.recordedElsewhere: goes to placement.underWay.placing, keeps placement, starts placement',
      'connection.cameBack: stays, sends connection.cameBack to placement',
      'outcome.becameUnknown: goes to placement.underWay.outcomeUnknown, keeps unknownEntry',
      'outcome.becameUnknown: stays',
      'connection.cameBack: stays, sends connection.cameBack to placement',
    ],
  },
  {
    title:
      'a bet of another tab is answered, and the next has no answer, with something else in the slip [SLIP-18] [SLIP-21]',
    begins: ready,
    happens: (slip) => {
      slip.says(recorded)
      slip.ends('placement', { ...outputs.withNext, entry: outputs.placedElsewhere.entry })
      slip.ends('askRange', ranges)
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'confirmation.recordedElsewhere: goes to placement.underWay.placing, keeps placement, starts placement',
      'placement ends: goes to range.asking and placement.placed, forgets ranges, forgets placement, keeps receipt, keeps untold, keeps nextEntry, starts askRange, starts watchLegs, leaves placement, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
      'askRange ends: goes to range.known, keeps ranges, leaves askRange',
      'receipt.closed: goes to placement.underWay.placing, keeps placement, forgets receipt, keeps untold, forgets nextEntry, starts placement, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'several are checked, another tab confirms one, and the session ends [SLIP-18] [SLIP-21]',
    begins: placingPair,
    happens: (slip) => {
      slip.says({ type: 'outcome.becameUnknown', entry: entries[0] })
      slip.says(recorded)
      slip.says({ type: 'session.ended' })
    },
    lines: [
      'outcome.becameUnknown: goes to placement.batchUnderWay.outcomeUnknown, keeps checked',
      'confirmation.recordedElsewhere: stays',
      'session.ended: stays',
    ],
  },
  {
    title: 'one of several came too soon, and can be bet again when that is over [SLIP-20] [SLIP-17]',
    begins: placingPair,
    happens: (slip) => {
      for (const output of [answers.firstPlaced, secondTooFast]) slip.says({ type: 'bet.answered', output })
      slip.ends('batch', over(answers.firstPlaced, secondTooFast))
      slip.says({ type: 'receipt.closed' })
      slip.says({ type: 'wait.counted', secondsLeft: 0 })
    },
    lines: [
      'bet.answered: stays, keeps key the next, keeps answers, keeps untold, sends slip.changed to keepSlip, emits bet.placed',
      'bet.answered: stays, keeps secondsLeft 2, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'batch ends: goes to range.asking and placement.batchAnswered, keeps legs, keeps stakeTexts, keeps pinned, keeps quotes, forgets ranges, starts askRange, starts watchLegs, leaves batch, sends slip.changed to keepSlip',
      'receipt.closed: goes to placement.tooFast, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
      'wait.counted: goes to placement.editing, keeps secondsLeft 0',
    ],
  },
  {
    title: 'one of several came too soon, and they broke [SLIP-20] [SLIP-18]',
    begins: placingPair,
    happens: (slip) => {
      slip.says({ type: 'bet.answered', output: secondTooFast })
      slip.fails('batch')
    },
    lines: [
      'bet.answered: stays, keeps secondsLeft 2, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'batch fails: goes to placement.restoring, forgets batch, keeps answers, starts loadSlip, leaves batch',
    ],
  },
  {
    title: 'a stake turns out to be wrong as the range comes [SLIP-06] [SLIP-17]',
    begins: priced,
    happens: (slip) => {
      slip.says({ type: 'stake.typed', text: '5' })
      slip.submits()
      slip.ends('askRange', ranges)
    },
    lines: [
      'stake.typed: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'slip.submitted: goes to placement.checking',
      'askRange ends: goes to range.known and placement.editing, keeps ranges, leaves askRange',
    ],
  },
  {
    title: 'another tab has entered the stake that was missing [SLIP-06] [SLIP-21]',
    begins: ready,
    happens: (slip) => {
      slip.says({ type: 'stake.cleared' })
      slip.submits()
      slip.says({ type: 'slip.changedElsewhere', slip: { ...heldSlip, stakeTexts: { [wholeStake]: '100' } } })
    },
    lines: [
      'stake.cleared: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'slip.submitted: goes to placement.stakeMissing',
      'slip.changedElsewhere: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps stakeTexts, keeps quotes, forgets ranges, starts askRange, starts watchLegs',
    ],
  },
  {
    title: 'another tab begins anew what was placed [SLIP-21] [SLIP-17]',
    begins: bothPlaced,
    happens: (slip) => {
      slip.says({ type: 'slip.changedElsewhere', slip: heldSlip })
    },
    lines: [
      'slip.changedElsewhere: goes to range.asking and terms.watching.waiting, keeps legs, keeps stakeTexts, keeps key the first, keeps lastOddsSelectionAt 1000, starts askRange, starts watchLegs',
    ],
  },
  {
    title: 'another tab begins anew what was placed, beside what was refused [SLIP-21] [SLIP-17]',
    begins: oneRefused,
    happens: (slip) => {
      slip.says({ type: 'slip.changedElsewhere', slip: heldSlip })
      slip.says(quotes.worse)
      slip.says(quotes.same)
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'slip.changedElsewhere: goes to terms.watching.waiting, keeps legs, keeps stakeTexts, keeps pinned, keeps key the first, keeps quotes, keeps lastOddsSelectionAt 1000, starts askRange, starts watchLegs',
      'quotes.arrived: goes to terms.watching.changed, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
      'receipt.closed: goes to placement.editing, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'a bet of an empty slip has lapsed, and a selection is pressed [SLIP-18] [SLIP-02]',
    begins: () => read({ ...emptySlip, entry: journalEntry }),
    happens: (slip) => {
      slip.ends('placement', outputs.lapsed)
      slip.says(toggledHome)
    },
    lines: [
      'placement ends: goes to placement.lapsed, keeps key the next, forgets placement, keeps lapsedEntry, keeps untold, keeps earlierEntry, leaves placement, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.lapsed',
      'selection.toggled: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps lastOddsSelectionAt 1000, forgets lapsedEntry, keeps untold, forgets earlierEntry, starts askRange, starts watchLegs, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'a bet has lapsed, and its terms move [SLIP-18] [SLIP-15]',
    begins: () => answered(outputs.lapsed),
    happens: (slip) => {
      for (const quoted of [quotes.worse, quotes.same, quotes.paused, quotes.same]) slip.says(quoted)
    },
    lines: [
      'quotes.arrived: goes to terms.watching.changed, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.locked, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
    ],
  },
  {
    title: 'a bet is on its way, and its terms move [SLIP-18] [SLIP-15]',
    begins: placing,
    happens: (slip) => {
      for (const quoted of [quotes.stale, quotes.worse, quotes.paused, quotes.better]) slip.says(quoted)
    },
    lines: [
      'quotes.arrived: goes to terms.watching.stale, keeps quotes',
      'quotes.arrived: goes to terms.watching.changed, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.locked, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
    ],
  },
  {
    title: 'of two prices one is better and one is worse: neither is followed unasked [SLIP-15] [SLIP-16]',
    begins: () => better(),
    happens: (slip) => {
      slip.says(recorded)
      slip.says({ type: 'outcome.becameUnknown', entry: journalEntry })
      slip.ends('placement', outputs.refused)
      slip.says({ type: 'policy.chosen', policy: 'better' })
    },
    lines: [
      'confirmation.recordedElsewhere: goes to placement.underWay.placing, keeps placement, starts placement',
      'outcome.becameUnknown: goes to placement.underWay.outcomeUnknown, keeps unknownEntry',
      'placement ends: goes to range.asking and placement.refused, keeps legs, keeps key the next, forgets ranges, forgets placement, forgets unknownEntry, keeps refusal, keeps untold, starts askRange, leaves placement, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'policy.chosen: goes to placement.editing, forgets refusal, keeps untold',
    ],
  },
]

testChapters('all that becomes of the slip where something else happens meanwhile', chapters)
