import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/session/errorCatalogue.ts'
import { buildQuote } from '#src/testing/builders.ts'
import { drive } from '#tests/model/drive.ts'
import { awayLeg, homeLeg, key, nextKey, journalEntry } from '#tests/model/samples.ts'

import type { PlacementOutput } from '../../placement/types.ts'
import { pairStory, read, type StorySlip } from '../testing/chapters.ts'
import { ready, start } from '../testing/ready.ts'
import {
  heldSlip,
  loadedSlip,
  memberInput,
  ranges,
  slipMachine,
  toggledHome,
  offeredBigCombo,
  threeLegs,
  outputs,
  quotes,
} from '../testing/samples.ts'
import {
  answers,
  entries,
  loadedPair,
  pairNeverSent,
  over,
  pair as legs,
  pairQuotes,
  pairRanges,
  pairSlip,
} from '../testing/severalSamples.ts'

const single = { ...offeredBigCombo, kind: 'single', bigComboId: null, isFollowBet: false } as const

describe('what is in the slip', () => {
  it('adds, replaces and removes the selection whose odds are pressed, and notes when [SLIP-02]', () => {
    const slip = start()
    slip.send({ ...toggledHome, at: 5 })
    expect(slip.context()).toMatchObject({ legs: [{ side: 'home' }], lastOddsSelectionAt: 5 })
    slip.send({ type: 'selection.toggled', leg: awayLeg, at: 7 })
    expect(slip.context()).toMatchObject({ legs: [{ side: 'away' }], lastOddsSelectionAt: 7 })
    slip.send({ type: 'selection.toggled', leg: awayLeg, at: 9 })
    expect(slip.context()).toMatchObject({ legs: [], lastOddsSelectionAt: 7 })
  })

  it('forgets that it followed somebody’s bet when the last selection leaves [SLIP-03]', () => {
    const slip = start({}, { ...loadedSlip, slip: { ...heldSlip, isFollowBet: true } })
    expect(slip.context().isFollowBet).toBe(true)
    slip.send({ type: 'selection.removed', marketId: 'm1', side: 'home' })
    expect(slip.context()).toMatchObject({ legs: [], isFollowBet: false })
  })

  it.each(['paused', 'closed', 'resulting', 'settlement', 'settled'] as const)(
    'does not take a selection that is %s, and says so [SLIP-04]',
    (status) => {
      const slip = start()
      const said: number[] = []
      slip.actor.on('selection.refused', ({ code }) => said.push(code))
      slip.send({ type: 'selection.toggled', leg: { ...homeLeg, status }, at: 1 })
      expect(slip.context().legs).toEqual([])
      expect(said).toEqual([errors.cannotAddEndedOrPaused.code])
    },
  )

  it('takes a paused selection where a bet on it may be booked, and does not bet on it [PREBOOK-01] [SLIP-04]', () => {
    const slip = ready()
    const leg = { ...awayLeg, status: 'paused' } as const
    slip.send({ type: 'selection.toggled', leg, at: 1, isPrebookable: true })
    slip.send({
      type: 'quotes.arrived',
      quotes: [{ ...buildQuote(leg, { timeStamp: 3_000 }), isStale: false }],
    })
    expect(slip.context().legs).toMatchObject([{ side: 'away' }])
    slip.finish('askRange', ranges)
    slip.submit()
    expect(slip.isRunning('batch')).toBe(false)
    expect(slip.value().terms).toEqual({ watching: 'locked' })
  })

  it('lets go of a selection though it is no longer open [SLIP-02] [SLIP-04]', () => {
    const slip = ready()
    slip.send({ type: 'selection.toggled', leg: { ...homeLeg, status: 'paused' }, at: 1 })
    expect(slip.context().legs).toEqual([])
  })

  it('keeps each change for a reload [SLIP-21]', () => {
    const slip = start()
    slip.send(toggledHome)
    expect(slip.stored()).toMatchObject({
      type: 'slip.changed',
      slip: { version: 2, key, legs: [homeLeg], stakeTexts: {} },
    })
    slip.send({ type: 'stake.typed', text: '50' })
    expect(slip.stored()).toMatchObject({ slip: { stakeTexts: { whole: '50' } } })
  })

  it('is there after a reload, and its terms count only once they have been asked for again [SLIP-21]', () => {
    const slip = start({}, loadedSlip)
    expect(slip.context()).toMatchObject({ key, legs: [homeLeg], stakeTexts: { whole: '100' } })
    expect(slip.given('watchLegs')).toEqual({ legs: [homeLeg] })
    expect(slip.given('askRange')).toEqual({ kind: 'single', legs: [homeLeg] })
    slip.finish('askRange', ranges)
    slip.submit()
    expect(slip.isRunning('batch')).toBe(false)
    slip.quote({})
    expect(slip.isRunning('batch')).toBe(true)
  })

  it('follows another tab [SLIP-18] [SLIP-21]', () => {
    const slip = start()
    slip.send({ type: 'slip.changedElsewhere', slip: { ...heldSlip, key: nextKey } })
    expect(slip.context()).toMatchObject({
      key: nextKey,
      legs: [homeLeg],
      stakeTexts: { whole: '100' },
    })
    expect(slip.given('watchLegs')).toEqual({ legs: [homeLeg] })
  })

  it('works, without what was kept, where that cannot be read [LAUNCH-08]', () => {
    const slip = drive(({ parent }) => createActor(slipMachine, { input: memberInput, parent }))
    slip.fail('loadSlip', new Error('storage is broken'))
    slip.actor.send(toggledHome)
    expect(slip.actor.getSnapshot().context.legs).toEqual([homeLeg])
  })
})

const toggledAway = { type: 'selection.toggled', leg: awayLeg, at: 2_000 } as const

const removedHome = { type: 'selection.removed', marketId: 'm1', side: 'home' } as const

/** A slip of two singles from which the second was removed three seconds ago; the other can be placed. */
function removed(): StorySlip {
  const slip = pairStory()
  slip.says({ type: 'selection.removed', marketId: legs[1].marketId, side: legs[1].side })
  slip.ends('askRange', ranges)
  slip.says(quotes.same)
  slip.passes(3_000)
  slip.takeLines()
  return slip
}

describe('a selection that was replaced or removed', () => {
  it.each([
    ['replaced', toggledAway],
    ['removed', removedHome],
    ['cleared', { type: 'selections.cleared' }],
  ] as const)(
    'comes back with its stake if it was %s, at terms that are requested again [SLIP-02]',
    (_, event) => {
      const slip = ready()
      slip.send(event)
      slip.send({ type: 'selection.undone' })
      expect(slip.context()).toMatchObject({
        legs: [{ side: 'home' }],
        stakeTexts: { whole: '100' },
        quotes: {},
        ranges: null,
        undo: null,
      })
      expect(slip.value().terms).toEqual({ watching: 'waiting' })
      expect(slip.stored()).toMatchObject({ slip: { legs: [{ side: 'home' }] } })
      slip.finish('askRange', ranges)
      slip.quote({})
      expect(slip.canSubmit()).toBe(true)
    },
  )

  it('comes back for some seconds only, which each one has for itself [SLIP-02]', () => {
    const slip = ready()
    slip.send(toggledAway)
    slip.clock.increment(5_000)
    slip.send({ type: 'selection.removed', marketId: awayLeg.marketId, side: awayLeg.side })
    slip.clock.increment(5_000)
    slip.send({ type: 'selection.undone' })
    expect(slip.context().legs).toMatchObject([{ side: 'away' }])
    slip.send({ type: 'selections.cleared' })
    slip.clock.increment(8_000)
    slip.send({ type: 'selection.undone' })
    expect(slip.context().legs).toEqual([])
  })

  it('comes back no more once something else was done [SLIP-02]', () => {
    const slip = ready()
    slip.send(toggledAway)
    slip.send({ type: 'stake.typed', text: '50' })
    slip.send({ type: 'selection.undone' })
    expect(slip.context().legs).toMatchObject([{ side: 'away' }])
  })

  it('comes back where a combination took its place, in its own group, and only what that lost [SLIP-02] [SLIP-17]', () => {
    const slip = ready()
    const again = { ...offeredBigCombo, kind: 'single', bigComboId: null, isFollowBet: false } as const
    slip.send({ ...again, legs: [awayLeg] })
    expect(slip.context().legs).toMatchObject([{ side: 'away' }])
    slip.send({ type: 'selection.undone' })
    expect(slip.context()).toMatchObject({ legs: [{ side: 'home' }], stakeTexts: { whole: '100' } })
    // The combo was empty, so nothing is lost, and the single waits where it was.
    slip.send({ ...again, kind: 'combo', legs: threeLegs })
    expect(slip.context().undo).toBeNull()
    slip.send({ type: 'stake.typed', text: '20' })
    slip.send({ type: 'kind.chosen', kind: 'single' })
    expect(slip.context()).toMatchObject({ legs: [{ side: 'home' }], stakeTexts: { whole: '100' } })
    slip.send({ ...again, kind: 'combo', legs: [awayLeg] })
    slip.send({ type: 'selection.undone' })
    expect(slip.context()).toMatchObject({
      kind: 'combo',
      legs: threeLegs.map(({ marketId }) => ({ marketId })),
      stakeTexts: { whole: '20' },
    })
  })

  it('is the followed one where the next took its place, with what made it one [SLIP-13] [SLIP-23]', () => {
    const slip = start()
    slip.send(offeredBigCombo)
    slip.send({ ...offeredBigCombo, legs: [awayLeg], bigComboId: 'b2' })
    slip.send({ type: 'selection.undone' })
    expect(slip.context()).toMatchObject({ bigComboId: 'b1', isFollowBet: true, kind: 'bigCombo' })
    expect(slip.context().legs).toHaveLength(3)
  })

  it('is not kept: a reload has nothing to take back [SLIP-21]', () => {
    const slip = ready()
    slip.send(toggledAway)
    expect(slip.stored()).toMatchObject({ slip: expect.not.objectContaining({ undo: expect.anything() }) })
  })
})

const undone = { type: 'selection.undone' } as const
const bothKept = { type: 'replaced.kept' } as const

describe('the way back from a lost selection', () => {
  it.each([
    ['removed by the same odds', { type: 'selection.toggled', leg: awayLeg, at: 3_000 }],
    ['replaced by what was followed', { ...single, legs: [homeLeg], isFollowBet: true }],
    ['removed', { type: 'selection.removed', marketId: awayLeg.marketId, side: awayLeg.side }],
    ['cleared', { type: 'selections.cleared' }],
  ] as const)('is open for eight seconds after it was %s, whatever was lost before [SLIP-02]', (_, event) => {
    const slip = ready()
    slip.send({ ...single, legs: [awayLeg] })
    slip.clock.increment(5_000)
    slip.send(event)
    slip.clock.increment(7_999)
    expect(slip.actor.getSnapshot().can(undone)).toBe(true)
    slip.clock.increment(1)
    expect(slip.actor.getSnapshot().can(undone)).toBe(false)
  })

  it.each([
    ['other odds', { type: 'selection.toggled', leg: homeLeg, at: 3_000 }],
    ['what was put forward', { ...single, legs: [homeLeg] }],
  ] as const)(
    'is open until something else is done where a single was replaced by %s, however long that is [SLIP-02]',
    (_, event) => {
      const slip = ready()
      slip.send({ ...single, legs: [awayLeg] })
      slip.send({ type: 'selections.cleared' })
      slip.send(undone)
      slip.clock.increment(5_000)
      slip.send(event)
      slip.clock.increment(600_000)
      expect(slip.actor.getSnapshot().can(bothKept)).toBe(true)
      slip.send({ type: 'stake.typed', text: '50' })
      expect(slip.actor.getSnapshot().can(bothKept)).toBe(false)
    },
  )

  it('is not there where a press opens another kind: what was open before still waits [SLIP-01] [SLIP-02]', () => {
    const slip = start()
    slip.send(offeredBigCombo)
    slip.send({ type: 'selection.toggled', leg: awayLeg, at: 3_000 })
    expect(slip.context()).toMatchObject({ kind: 'single', legs: [awayLeg], undo: null })
    expect(slip.actor.getSnapshot().can(undone)).toBe(false)
  })

  it('is not there where nothing was lost: the press asks for nothing and keeps nothing [SLIP-02]', () => {
    const slip = ready()
    const { length } = slip.received('keepSlip')
    slip.send(undone)
    expect(slip.value()).toMatchObject({ range: 'known', terms: { watching: 'agreed' } })
    expect(slip.received('keepSlip')).toHaveLength(length)
  })
})

function answered(slip: StorySlip, output: PlacementOutput): void {
  slip.submits()
  slip.says({ type: 'connection.cameBack' })
  slip.says({ type: 'check.requested' })
  slip.answers(output)
}

const happenings: Readonly<Record<string, (slip: StorySlip) => void>> = {
  nothing: () => {},
  'a stake that is typed, cleared and missed': (slip) => {
    slip.says({ type: 'stake.typed', text: '7' })
    slip.submits()
    slip.says({ type: 'stake.cleared' })
    slip.submits()
    slip.says({ type: 'stake.typed', text: '100' })
  },
  'the end of the session': (slip) => slip.says({ type: 'session.ended' }),
  'what it knows of the member': (slip) => {
    slip.says({ type: 'balance.changed', balance: null })
    slip.says({ type: 'pressRule.chosen', pressRule: 'add' })
    slip.says({ type: 'wait.counted', secondsLeft: 0 })
  },
}

/** What follows a press to bet, or to agree to other terms. */
const presses: Readonly<Record<string, (slip: StorySlip) => void>> = {
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
  'a range that is requested again': (slip) => {
    slip.submits()
    slip.answers(outputs.refused)
    slip.submits()
    slip.fails('askRange')
    slip.says({ type: 'range.requested' })
    slip.submits()
    slip.ends('askRange', { kind: 'unavailable' })
    slip.says({ type: 'refusal.dismissed' })
  },
  'a press that waits for the range, and is given up': (slip) => {
    slip.submits()
    slip.answers(outputs.refused)
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
    slip.answers(outputs.neverSent)
    slip.fails('loadSlip')
    slip.says({ type: 'refusal.dismissed' })
  },
  'a bet of another tab that is refused': (slip) => {
    slip.says({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    slip.answers(outputs.refused)
  },
  'other terms that are agreed to': (slip) => {
    slip.says({ type: 'policy.chosen', policy: 'none' })
    slip.says(quotes.worse)
    slip.accepts()
  },
}

/** Three singles, of which the third was removed three seconds ago; the others can be placed. */
function removedOfThree(): StorySlip {
  const third = { ...legs[1], eventId: 'e3', marketId: 'm3' }
  const slip = read({ ...loadedPair, slip: { ...pairSlip, legs: [...legs, third] } })
  slip.says({ type: 'selection.removed', marketId: third.marketId, side: third.side })
  slip.ends('askRange', pairRanges)
  slip.says(pairQuotes)
  slip.passes(3_000)
  return slip
}

const severalHappenings: Readonly<Record<string, (slip: StorySlip) => void>> = {
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
    slip.answers(pairNeverSent)
    slip.fails('loadSlip')
    slip.says({ type: 'refusal.dismissed' })
  },
  broke: (slip) => {
    slip.fails('batch')
    slip.fails('loadSlip')
  },
}

describe('the way back from what was removed', () => {
  it('lasts eight seconds too where a stake was missing as it was removed [SLIP-03] [SLIP-06]', () => {
    const slip = pairStory()
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

describe('the way back from what was removed before a press', () => {
  it.each(Object.entries(presses))('is gone, over %s [SLIP-03] [SLIP-17]', (_, happens) => {
    const slip = removed()
    happens(slip)
    expect(slip.context().undo).toBeNull()
  })

  it.each(Object.entries(severalHappenings))(
    'is gone, over several bets that %s [SLIP-03] [SLIP-17]',
    (_, happens) => {
      const slip = removedOfThree()
      slip.submits()
      expect(slip.takeLines().at(-1)).toContain('goes to placement.underWay.placing')
      expect(slip.context().undo).toBeNull()
      happens(slip)
      expect(slip.context().undo).toBeNull()
    },
  )
})
