import { describe, expect, it } from 'vitest'

import { homeLeg, journalEntry } from '../samples.ts'
import { pair, read, type Slip } from './chapters.ts'
import { outputs, quotes, ranges } from './samples.ts'
import {
  answers,
  entries,
  loadedPair,
  neverSent,
  over,
  pair as legs,
  pairQuotes,
  pairRanges,
  pairSlip,
} from './severalSamples.ts'

/** A slip of two singles from which the second was removed three seconds ago; the other can be placed. */
function removed(): Slip {
  const slip = pair()
  slip.says({ type: 'selection.removed', marketId: legs[1].marketId, side: legs[1].side })
  slip.ends('askRange', ranges)
  slip.says(quotes.same)
  slip.passes(3_000)
  slip.takeLines()
  return slip
}

function answered(slip: Slip, output: unknown): void {
  slip.submits()
  slip.says({ type: 'connection.cameBack' })
  slip.says({ type: 'check.requested' })
  slip.ends('placement', output)
}

const happenings: Readonly<Record<string, (slip: Slip) => void>> = {
  nothing: () => {},
  'a stake that is typed, cleared and missed': (slip) => {
    slip.says({ type: 'stake.typed', text: '7' })
    slip.submits()
    slip.says({ type: 'stake.cleared' })
    slip.submits()
    slip.says({ type: 'stake.typed', text: '100' })
  },
  'other terms, asked about and declined': (slip) => {
    slip.says({ type: 'policy.chosen', policy: 'none' })
    slip.says(quotes.worse)
    slip.submits()
    slip.says({ type: 'changes.declined' })
    slip.submits()
    slip.says({ type: 'policy.chosen', policy: 'any' })
  },
  'terms that do not count, and that are locked': (slip) => {
    slip.says(quotes.stale)
    slip.submits()
    slip.says(quotes.paused)
    slip.submits()
    slip.says({ type: 'changes.declined' })
    slip.says(quotes.same)
  },
  'a range that is asked for anew': (slip) => {
    slip.submits()
    slip.ends('placement', outputs.refused)
    slip.submits()
    slip.fails('askRange')
    slip.says({ type: 'range.requested' })
    slip.submits()
    slip.ends('askRange', { kind: 'unavailable' })
    slip.says({ type: 'refusal.dismissed' })
  },
  'a press that waits for the range, and is given up': (slip) => {
    slip.submits()
    slip.ends('placement', outputs.refused)
    slip.submits()
    slip.says({ type: 'stake.typed', text: '5' })
    slip.submits()
    slip.ends('askRange', ranges)
  },
  'a bet that is refused': (slip) => {
    answered(slip, outputs.refused)
    slip.says({ type: 'refusal.dismissed' })
  },
  'a bet that is refused for other terms': (slip) => {
    answered(slip, outputs.changed)
    slip.says({ type: 'changes.declined' })
  },
  'a bet that is barred': (slip) => {
    answered(slip, outputs.barred)
    slip.says({ type: 'stake.typed', text: '50' })
  },
  'a bet that came too soon': (slip) => {
    answered(slip, outputs.tooFast)
    slip.says({ type: 'wait.counted', secondsLeft: 0 })
  },
  'a bet that has lapsed': (slip) => {
    answered(slip, outputs.lapsed)
    slip.says({ type: 'lapse.dismissed' })
  },
  'a bet that is forgotten': (slip) => {
    answered(slip, outputs.forgotten)
    slip.says({ type: 'lapse.dismissed' })
  },
  'a bet that was never written down': (slip) => {
    slip.submits()
    slip.ends('placement', outputs.neverSent)
    slip.fails('loadSlip')
    slip.says({ type: 'refusal.dismissed' })
  },
  'a bet of another tab that is refused': (slip) => {
    slip.says({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    slip.ends('placement', outputs.refused)
  },
  'the end of the session': (slip) => slip.says({ type: 'session.ended' }),
  'what it knows of the member': (slip) => {
    slip.says({ type: 'balance.changed', balance: null })
    slip.says({ type: 'wait.counted', secondsLeft: 0 })
  },
}

/** Three singles, of which the third was removed three seconds ago; the others can be placed. */
function removedOfThree(): Slip {
  const third = { ...legs[1], eventId: 'e3', marketId: 'm3' }
  const slip = read({ ...loadedPair, slip: { ...pairSlip, legs: [...legs, third] } })
  slip.says({ type: 'selection.removed', marketId: third.marketId, side: third.side })
  slip.ends('askRange', pairRanges)
  slip.says(pairQuotes)
  slip.passes(3_000)
  return slip
}

const severalHappenings: Readonly<Record<string, (slip: Slip) => void>> = {
  'are checked and refused': (slip) => {
    const both = [{ ...answers.secondRefused, entry: entries[0] }, answers.secondRefused]
    slip.says({ type: 'outcome.becameUnknown', entry: entries[0] })
    slip.says({ type: 'connection.cameBack' })
    slip.says({ type: 'outcome.becameUnknown', entry: entries[1] })
    for (const output of both) slip.says({ type: 'bet.answered', output })
    slip.ends('batch', over(...both))
    slip.says({ type: 'receipt.closed' })
  },
  'were never written down': (slip) => {
    slip.ends('batch', neverSent)
    slip.fails('loadSlip')
    slip.says({ type: 'refusal.dismissed' })
  },
  broke: (slip) => {
    slip.fails('batch')
    slip.fails('loadSlip')
  },
}

describe('the way back from what was removed', () => {
  it.each(Object.entries(severalHappenings))(
    'lasts eight seconds from then on, over several bets that %s [SLIP-03] [SLIP-17]',
    (_, happens) => {
      const slip = removedOfThree()
      slip.submits()
      expect(slip.takeLines().at(-1)).toContain('goes to placement.batchUnderWay.placing')
      happens(slip)
      slip.takeLines()
      slip.passes(4_999)
      slip.passes(1)
      expect(slip.takeLines().map((line) => line.includes('forgets undo'))).toEqual([false, true])
    },
  )

  it('lasts eight seconds too where a stake was missing as it was removed [SLIP-03] [SLIP-06]', () => {
    const slip = pair()
    slip.says({ type: 'stake.shared', isShared: true })
    slip.says({ type: 'stake.cleared' })
    slip.submits()
    expect(slip.takeLines().at(-1)).toBe('slip.submitted: goes to placement.stakeMissing')
    slip.says({ type: 'selection.removed', marketId: legs[1].marketId, side: legs[1].side })
    slip.takeLines()
    slip.passes(7_999)
    slip.passes(1)
    expect(slip.takeLines().map((line) => line.includes('forgets undo'))).toEqual([false, true])
  })

  it.each(Object.entries(happenings))('lasts eight seconds from then on, over %s [SLIP-03]', (_, happens) => {
    const slip = removed()
    happens(slip)
    slip.takeLines()
    slip.passes(4_999)
    slip.passes(1)
    slip.passes(8_000)
    const undone = slip.takeLines().map((line) => line.includes('forgets undo'))
    expect(undone).toEqual([false, true, false])
    expect(slip.context().legs.map(({ marketId }) => marketId)).toEqual([homeLeg.marketId])
  })
})
