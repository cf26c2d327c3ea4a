import { describe, expect, it } from 'vitest'

import { homeLeg, awayLeg } from '#tests/model/samples.ts'

import { agreedTerms } from '../terms.ts'
import { asking, priced, read, readyStory, testChapters, type Chapter } from '../testing/chapters.ts'
import { submission } from '../testing/presses.ts'
import { pressedPair, ready, start } from '../testing/ready.ts'
import { delayedRanges, loadedSlip, outputs, quotes, ranges, removedHome } from '../testing/samples.ts'

describe('a press', () => {
  it('of a guest asks them to log in, whatever it was about [SLIP-18]', () => {
    const slip = ready({ isGuest: true })
    slip.send(submission({ legs: [awayLeg] }))
    expect(slip.place()).toBe('refused')
    expect(slip.context().answers).toMatchObject([{ entry: null, isOfSlip: false }])
  })

  it('that was about another slip does nothing, also where this one has no stake [SLIP-06] [SLIP-15]', () => {
    const slip = ready()
    slip.send({ type: 'stake.typed', text: '' })
    slip.send(submission({ legs: [awayLeg] }))
    expect(slip.value().placement).toBe('editing')
  })

  it('is given up where its terms become stale, and is not asked about at prices that cannot be bet [LIVE-05] [SLIP-15]', () => {
    const slip = start({}, loadedSlip)
    slip.quote({})
    slip.submit()
    expect(slip.value().placement).toBe('checking')
    slip.quote({ price: { euro: '1.90' }, timeStamp: Date.UTC(2030, 0, 1) }, true)
    expect(slip.value()).toMatchObject({ placement: 'editing', terms: { watching: 'stale' } })
  })

  it('asks about changed terms first if the range could not be fetched [SLIP-15]', () => {
    const slip = start({}, loadedSlip)
    slip.fail('askRange', new Error('no network'))
    slip.quote({ price: { euro: '1.90' } })
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
  })

  it('that names the current terms agrees to them: nothing is asked while it waits for its range [SLIP-15] [SLIP-16]', () => {
    const slip = start({}, loadedSlip)
    slip.quote({ price: { euro: '1.90' } })
    expect(slip.value().terms).toEqual({ watching: 'changed' })
    slip.send({ type: 'slip.submitted', terms: agreedTerms([{ ...homeLeg, euroOdds: '1.90' }]) })
    expect(slip.value()).toMatchObject({ placement: 'checking', terms: { watching: 'agreed' } })
  })

  it('of several bets shows them under way at once [SLIP-18]', () => {
    expect(pressedPair().value().placement).toEqual({ underWay: 'placing' })
  })
})

describe('a press that cannot be taken', () => {
  it('of a guest says nothing where the session is over [LAUNCH-05]', () => {
    const slip = start({ isGuest: true }, loadedSlip)
    slip.send({ type: 'session.ended' })
    slip.submit()
    expect(slip.value().placement).toBe('closed')
    expect(slip.refusal()).toBeNull()
  })

  it('without a stake asks for none while a wait is counted, or where the session is over [SLIP-06] [SLIP-20]', () => {
    const waiting = ready()
    waiting.submit()
    waiting.answer(outputs.tooFast)
    waiting.send({ type: 'stake.cleared' })
    waiting.submit()
    expect(waiting.place()).toBe('tooFast')
    const ended = ready()
    ended.send({ type: 'stake.cleared' })
    ended.send({ type: 'session.ended' })
    ended.submit()
    expect(ended.value().placement).toBe('closed')
  })

  it('without a stake can be made again [SLIP-06]', () => {
    const slip = ready()
    slip.send({ type: 'stake.cleared' })
    slip.submit()
    expect(slip.value().placement).toBe('stakeMissing')
    expect(slip.canSubmit()).toBe(true)
  })
})

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
      slip.says(removedHome)
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
      slip.says(removedHome)
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
