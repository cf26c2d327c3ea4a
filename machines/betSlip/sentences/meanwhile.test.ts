import { wholeStake } from '#domain/bets/kinds.ts'
import { buildQuote } from '#src/testing/builders.ts'
import { journalEntry } from '#tests/model/samples.ts'

import {
  answered,
  bothPlaced,
  placing,
  placingPair,
  priced,
  read,
  readyStory,
  testChapters,
  type Chapter,
  type StorySlip,
} from '../testing/chapters.ts'
import {
  emptySlip,
  heldSlip,
  loadedSlip,
  outputs,
  quotes,
  range,
  ranges,
  recordedElsewhere,
  toggledHome,
} from '../testing/samples.ts'
import { answers, entries, loadedPair, over, pair, pairRanges } from '../testing/severalSamples.ts'

const secondTooFast = { ...answers.secondRefused, outcome: outputs.tooFast.outcome }

/** Two bets of which one is placed and one refused. */
function oneRefused(): StorySlip {
  const slip = placingPair()
  const outputs = [answers.firstPlaced, answers.secondRefused]
  for (const output of outputs) slip.says({ type: 'bet.answered', output })
  slip.ends('batch', over(...outputs))
  return slip
}

/** Two singles of which one costs more than was agreed to, and one less. */
function better(): StorySlip {
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
      'slip.submitted: goes to placement.answered, keeps answers',
    ],
  },
  {
    title: 'the session ends with the range known [SLIP-05]',
    begins: readyStory,
    happens: (slip) => {
      slip.says({ type: 'session.ended' })
    },
    lines: ['session.ended: goes to placement.closed'],
  },
  {
    title: 'a bet of another tab is checked, and the network comes back [SLIP-18] [SLIP-21]',
    begins: readyStory,
    happens: (slip) => {
      slip.says(recordedElsewhere)
      slip.says({ type: 'connection.cameBack' })
      slip.says({ type: 'outcome.becameUnknown', entry: journalEntry })
      slip.says({ type: 'outcome.becameUnknown', entry: journalEntry })
      slip.says({ type: 'connection.cameBack' })
    },
    lines: [
      'confirmation.recordedElsewhere: goes to placement.underWay.placing, keeps batch, starts batch',
      'connection.cameBack: stays, sends connection.cameBack to batch',
      'outcome.becameUnknown: goes to placement.underWay.outcomeUnknown, keeps checked',
      'outcome.becameUnknown: stays',
      'connection.cameBack: stays, sends connection.cameBack to batch',
    ],
  },
  {
    title:
      'a bet of another tab is answered, and the next has no answer, with something else in the slip [SLIP-18] [SLIP-21]',
    begins: readyStory,
    happens: (slip) => {
      slip.says(recordedElsewhere)
      slip.answers({ ...outputs.withNext, entry: outputs.placedElsewhere.entry })
      slip.ends('askRange', ranges)
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'confirmation.recordedElsewhere: goes to placement.underWay.placing, keeps batch, starts batch',
      'bet.answered: stays, keeps answers, keeps untold, keeps nextEntry, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
      'batch ends: goes to range.asking and placement.answered, forgets ranges, starts askRange, starts watchLegs, leaves batch',
      'askRange ends: goes to range.known, keeps ranges, leaves askRange',
      'receipt.closed: goes to placement.underWay.placing, keeps batch, keeps answers, keeps untold, forgets nextEntry, starts batch, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'several are checked, another tab confirms one, and the session ends [SLIP-18] [SLIP-21]',
    begins: placingPair,
    happens: (slip) => {
      slip.says({ type: 'outcome.becameUnknown', entry: entries[0] })
      slip.says(recordedElsewhere)
      slip.says({ type: 'session.ended' })
    },
    lines: [
      'outcome.becameUnknown: goes to placement.underWay.outcomeUnknown, keeps checked',
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
      'bet.answered: stays, keeps key the next, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
      'bet.answered: stays, keeps secondsLeft 2, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'batch ends: goes to range.asking and placement.answered, keeps legs, keeps stakeTexts, keeps quotes, forgets ranges, starts askRange, starts watchLegs, leaves batch',
      'receipt.closed: goes to placement.editing, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
      'wait.counted: stays, keeps secondsLeft 0',
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
      'batch fails: goes to placement.restoring, forgets batch, keeps answers, keeps untold, starts loadSlip, leaves batch',
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
    begins: readyStory,
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
    title: 'another tab starts again with what was placed [SLIP-21] [SLIP-17]',
    begins: bothPlaced,
    happens: (slip) => {
      slip.says({ type: 'slip.changedElsewhere', slip: heldSlip })
    },
    lines: [
      'slip.changedElsewhere: goes to range.asking and terms.watching.waiting, keeps legs, keeps stakeTexts, keeps key the first, keeps lastOddsSelectionAt 1000, starts askRange, starts watchLegs',
    ],
  },
  {
    title: 'another tab starts again with what was placed, next to what was refused [SLIP-21] [SLIP-17]',
    begins: oneRefused,
    happens: (slip) => {
      slip.says({ type: 'slip.changedElsewhere', slip: heldSlip })
      slip.says(quotes.worse)
      slip.says(quotes.same)
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'slip.changedElsewhere: goes to terms.watching.waiting, keeps legs, keeps stakeTexts, keeps isAdding false, keeps key the first, keeps quotes, keeps lastOddsSelectionAt 1000, starts askRange, starts watchLegs',
      'quotes.arrived: goes to terms.watching.changed, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
      'receipt.closed: goes to placement.editing, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'a bet of an empty slip has lapsed, and a selection is pressed [SLIP-18] [SLIP-02]',
    begins: () => read({ ...emptySlip, entries: [journalEntry] }),
    happens: (slip) => {
      slip.answers(outputs.lapsed)
      slip.says(toggledHome)
    },
    lines: [
      'bet.answered: stays, keeps key the next, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.lapsed',
      'batch ends: goes to placement.answered, leaves batch',
      'selection.toggled: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps lastOddsSelectionAt 1000, forgets batch, keeps answers, keeps untold, starts askRange, starts watchLegs, sends slip.changed to keepSlip',
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
      slip.says(recordedElsewhere)
      slip.says({ type: 'outcome.becameUnknown', entry: journalEntry })
      slip.answers(outputs.refused)
      slip.says({ type: 'policy.chosen', policy: 'better' })
    },
    lines: [
      'confirmation.recordedElsewhere: goes to placement.underWay.placing, keeps batch, starts batch',
      'outcome.becameUnknown: goes to placement.underWay.outcomeUnknown, keeps checked',
      'bet.answered: stays, keeps legs, keeps key the next, keeps answers, keeps checked, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'batch ends: goes to range.asking and placement.answered, forgets ranges, starts askRange, leaves batch',
      'policy.chosen: goes to placement.editing, forgets batch, keeps answers, keeps untold',
    ],
  },
]

testChapters('all that becomes of the slip where something else happens meanwhile', chapters)
