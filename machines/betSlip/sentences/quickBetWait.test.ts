import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { awayLeg, homeLeg } from '#tests/model/samples.ts'

import { isPressedTwice } from '../quickBet.ts'
import { quickBetDelay } from '../quickBetWait.ts'
import { bothPlaced, placing, read, testChapters, type Chapter, type StorySlip } from '../testing/chapters.ts'
import {
  builderSlip,
  loadedSlip,
  outputs,
  quotes,
  ranges,
  removedHome,
  toggledHome,
} from '../testing/samples.ts'

const pressed = { ...toggledHome, quickStake: '50' } as const

/** A slip after a press that bets 50. */
function begun(): StorySlip {
  const slip = read()
  slip.says(pressed)
  return slip
}

/** The same once everything is known. */
function waiting(): StorySlip {
  const slip = begun()
  slip.ends('askRange', ranges)
  slip.says(quotes.same)
  return slip
}

const ofTheWait: readonly Chapter[] = [
  {
    title:
      'begins with one press, is kept at once, and is sent when its four seconds are over [SLIP-26] [SLIP-18]',
    begins: read,
    happens: (slip) => {
      slip.says(pressed)
      slip.ends('askRange', ranges)
      slip.says(quotes.same)
      slip.passes(quickBetDelay - 1)
      slip.passes(1)
      slip.answers(outputs.placed)
      slip.passes(2 * quickBetDelay)
    },
    lines: [
      'selection.toggled: goes to range.asking and terms.watching.waiting and placement.quickBet, keeps legs, keeps stakeTexts, keeps isAdding true, keeps lastOddsSelectionAt 1000, keeps unsent, starts askRange, starts watchLegs, sends slip.changed to keepSlip',
      'askRange ends: goes to range.known, keeps ranges, leaves askRange',
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
      '3999 ms pass: stays',
      '1 ms pass: goes to placement.underWay.placing, keeps batch, forgets unsent, starts batch, sends wait.began to countSeconds',
      'bet.answered: stays, keeps key the next, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
      'batch ends: goes to range.idle and terms.none and placement.answered, keeps legs, keeps stakeTexts, keeps isAdding false, keeps quotes, forgets ranges, leaves watchLegs, leaves batch',
      '8000 ms pass: stays',
    ],
  },
  {
    title: 'leaves nothing when it is undone [SLIP-26]',
    begins: waiting,
    happens: (slip) => {
      slip.says({ type: 'quickBet.undone' })
      slip.passes(2 * quickBetDelay)
    },
    lines: [
      'quickBet.undone: goes to range.idle and terms.none and placement.editing, keeps legs, keeps stakeTexts, keeps isAdding false, keeps quotes, forgets ranges, forgets unsent, leaves watchLegs, sends slip.changed to keepSlip',
      '8000 ms pass: stays',
    ],
  },
  {
    title: 'leaves nothing when its odds are pressed again, and takes no notice of a double press [SLIP-26]',
    begins: waiting,
    happens: (slip) => {
      slip.says({ ...pressed, at: 1_599 })
      slip.says({ ...pressed, at: 1_600 })
      slip.passes(2 * quickBetDelay)
    },
    lines: [
      'selection.toggled: stays',
      'selection.toggled: goes to range.idle and terms.none and placement.editing, keeps legs, keeps stakeTexts, keeps isAdding false, keeps quotes, forgets ranges, forgets unsent, leaves watchLegs, sends slip.changed to keepSlip',
      '8000 ms pass: stays',
    ],
  },
  {
    title: 'is taken back where its selection is removed, and says nothing more [SLIP-26]',
    begins: waiting,
    happens: (slip) => {
      slip.says(removedHome)
      slip.passes(2 * quickBetDelay)
    },
    lines: [
      'selection.removed: goes to range.idle and terms.none and placement.editing, keeps legs, keeps isAdding false, keeps quotes, forgets ranges, keeps undo, forgets unsent, leaves watchLegs, sends slip.changed to keepSlip, sends slip.changed to keepSlip',
      '8000 ms pass: stays, forgets undo',
    ],
  },
  {
    title: 'ends where other odds are pressed, and not by odds that are refused [SLIP-26] [SLIP-04]',
    begins: waiting,
    happens: (slip) => {
      slip.says({ ...pressed, leg: { ...awayLeg, status: 'paused' }, at: 2_000 })
      slip.says({ ...pressed, leg: awayLeg, at: 2_000 })
      slip.passes(2 * quickBetDelay)
    },
    lines: [
      'selection.toggled: stays, emits selection.refused',
      'selection.toggled: goes to range.asking and placement.editing, keeps legs, keeps stakeTexts, keeps lastOddsSelectionAt 2000, forgets ranges, keeps unsent, starts askRange, starts watchLegs, sends slip.changed to keepSlip',
      '8000 ms pass: stays',
    ],
  },
  {
    title: 'ends where its stake is changed [SLIP-26] [SLIP-06]',
    begins: waiting,
    happens: (slip) => {
      slip.says({ type: 'stake.typed', text: '60' })
      slip.passes(quickBetDelay)
    },
    lines: [
      'stake.typed: goes to placement.editing, keeps stakeTexts, keeps unsent, sends slip.changed to keepSlip, sends slip.changed to keepSlip',
      '4000 ms pass: stays',
    ],
  },
  {
    title: 'ends where the policy is changed [SLIP-26] [SLIP-16]',
    begins: waiting,
    happens: (slip) => {
      slip.says({ type: 'policy.chosen', policy: 'any' })
      slip.passes(quickBetDelay)
    },
    lines: [
      'policy.chosen: goes to placement.editing, keeps policy "any", keeps unsent, sends slip.changed to keepSlip',
      '4000 ms pass: stays',
    ],
  },
  {
    title: 'ends where the connection is lost [SLIP-26]',
    begins: waiting,
    happens: (slip) => {
      slip.says({ type: 'connection.lost' })
      slip.passes(quickBetDelay)
    },
    lines: [
      'connection.lost: goes to placement.editing, keeps unsent, sends slip.changed to keepSlip',
      '4000 ms pass: stays',
    ],
  },
  ...(['page.hidden', 'page.left', 'page.woke'] as const).map((type) => ({
    title: `ends at ${type}, which is kept of it from the start [SLIP-26] [SLIP-21]`,
    begins: waiting,
    happens: (slip: StorySlip) => {
      slip.says({ type })
      slip.passes(quickBetDelay)
    },
    lines: [`${type}: goes to placement.editing`, '4000 ms pass: stays'],
  })),
  {
    title: 'ends where its price falls, which may be agreed to then [SLIP-26] [SLIP-15]',
    begins: waiting,
    happens: (slip) => {
      slip.says(quotes.worse)
      slip.passes(quickBetDelay)
      slip.submits()
    },
    lines: [
      'quotes.arrived: goes to terms.watching.changed and placement.editing, keeps legs, keeps quotes, keeps unsent, sends slip.changed to keepSlip',
      '4000 ms pass: stays, keeps legs',
      'slip.submitted: goes to placement.confirmingChanges',
    ],
  },
  {
    title: 'ends where no bets are taken on it [SLIP-26] [SLIP-05]',
    begins: begun,
    happens: (slip) => {
      slip.says(quotes.same)
      slip.ends('askRange', { kind: 'unavailable' })
      slip.passes(quickBetDelay)
    },
    lines: [
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
      'askRange ends: goes to range.unavailable and placement.editing, keeps unsent, leaves askRange, sends slip.changed to keepSlip',
      '4000 ms pass: stays',
    ],
  },
  {
    title: 'ends where the member may not bet [SLIP-26] [SLIP-25] [CARE-03]',
    begins: begun,
    happens: (slip) => {
      slip.ends('askRange', { kind: 'unavailable', code: errors.memberCannotBet.code })
      slip.passes(quickBetDelay)
    },
    lines: [
      'askRange ends: goes to range.unavailable and placement.editing, keeps unavailableCode 2011, keeps unsent, leaves askRange, sends slip.changed to keepSlip',
      '4000 ms pass: stays',
    ],
  },
  {
    title: 'ends unsent where its limits come too late [SLIP-26]',
    begins: begun,
    happens: (slip) => {
      slip.says(quotes.same)
      slip.passes(quickBetDelay)
      slip.ends('askRange', ranges)
      slip.passes(quickBetDelay)
    },
    lines: [
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
      '4000 ms pass: goes to placement.editing, keeps unsent, sends slip.changed to keepSlip',
      'askRange ends: goes to range.known, keeps ranges, leaves askRange',
      '4000 ms pass: stays',
    ],
  },
  {
    title: 'is over with the session [SLIP-26]',
    begins: waiting,
    happens: (slip) => {
      slip.says({ type: 'session.ended' })
      slip.passes(quickBetDelay)
    },
    lines: ['session.ended: goes to placement.closed', '4000 ms pass: stays'],
  },
  {
    title: 'begins in the place of the receipts of several bets [SLIP-26] [SLIP-17]',
    begins: bothPlaced,
    happens: (slip) => {
      slip.says({ ...pressed, leg: awayLeg, at: 9_000 })
    },
    lines: [
      'selection.toggled: goes to range.asking and terms.watching.waiting and placement.quickBet, keeps legs, keeps stakeTexts, keeps isAdding true, keeps lastOddsSelectionAt 9000, forgets batch, keeps answers, keeps untold, keeps unsent, starts askRange, starts watchLegs, sends slip.changed to keepSlip, sends answers.told to keepSlip',
    ],
  },
]

testChapters('the wait of a quick bet', ofTheWait)

/** What comes near a quick bet, and begins none. */
const ofOthers: readonly Chapter[] = [
  {
    title: 'after a removal leaves no way back to what was removed [SLIP-26] [SLIP-02]',
    begins: () => read(loadedSlip),
    happens: (slip) => {
      slip.says(removedHome)
      slip.says(pressed)
      slip.passes(quickBetDelay)
      slip.passes(quickBetDelay)
    },
    lines: [
      'selection.removed: goes to range.idle and terms.none, keeps legs, keeps undo, leaves askRange, leaves watchLegs, sends slip.changed to keepSlip',
      'selection.toggled: goes to range.asking and terms.watching.waiting and placement.quickBet, keeps legs, keeps stakeTexts, keeps isAdding true, forgets undo, keeps unsent, starts askRange, starts watchLegs, sends slip.changed to keepSlip',
      '4000 ms pass: goes to placement.editing, keeps unsent, sends slip.changed to keepSlip',
      '4000 ms pass: stays',
    ],
  },
  {
    title: 'is not what a bet builder becomes whose price moves [SLIP-26] [SLIP-11]',
    begins: () => read({ ...loadedSlip, slip: builderSlip }, { policy: 'any' }),
    happens: (slip) => {
      slip.ends('askRange', { ...ranges, price: '3.10' })
      slip.says(quotes.same)
      slip.says(quotes.worse)
      slip.passes(quickBetDelay)
    },
    lines: [
      'askRange ends: goes to range.known, keeps ranges, keeps price "3.10", leaves askRange',
      'quotes.arrived: stays, keeps legs, keeps quotes',
      'quotes.arrived: goes to range.asking, keeps legs, keeps quotes, starts askRange',
      '4000 ms pass: stays, keeps legs',
    ],
  },
  {
    title: 'is not what a slip becomes whose limits are asked for again [SLIP-26] [SLIP-05]',
    begins: () => read(loadedSlip),
    happens: (slip) => {
      slip.fails('askRange')
      slip.says({ type: 'range.requested' })
      slip.passes(quickBetDelay)
    },
    lines: [
      'askRange fails: goes to range.failed, leaves askRange',
      'range.requested: goes to range.asking, starts askRange',
      '4000 ms pass: stays',
    ],
  },
  {
    title: 'is not what a bet becomes whose wait is over before the press is [SLIP-26] [SLIP-20]',
    begins: placing,
    happens: (slip) => {
      slip.says({ type: 'bet.answered', output: outputs.tooFast })
      slip.says({ type: 'wait.counted', secondsLeft: 0 })
      slip.ends('batch', { outputs: [outputs.tooFast] })
      slip.passes(quickBetDelay)
    },
    lines: [
      'bet.answered: stays, keeps key the next, keeps secondsLeft 2, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'wait.counted: stays, keeps secondsLeft 0',
      'batch ends: goes to range.asking and placement.editing, forgets ranges, forgets batch, keeps answers, keeps untold, starts askRange, leaves batch',
      '4000 ms pass: stays',
    ],
  },
]

testChapters('a quick bet', ofOthers)

describe('a second press', () => {
  const unsent = { marketId: homeLeg.marketId, side: homeLeg.side, why: 'left' } as const

  it('is half of a double press within six tenths of a second of the first, of the same odds [SLIP-26]', () => {
    const first = { unsent, lastOddsSelectionAt: 1_000 }
    expect(isPressedTwice(first, { leg: homeLeg, at: 1_599 })).toBe(true)
    expect(isPressedTwice(first, { leg: homeLeg, at: 1_600 })).toBe(false)
    expect(isPressedTwice(first, { leg: awayLeg, at: 1_001 })).toBe(false)
    expect(isPressedTwice({ unsent, lastOddsSelectionAt: null }, { leg: homeLeg, at: 1 })).toBe(false)
  })
})
