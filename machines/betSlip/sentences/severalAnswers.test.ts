import { describe, expect, it } from 'vitest'

import { isSameSelection } from '#domain/bets/bet.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { buildStoredSlip, yuan } from '#src/testing/builders.ts'
import { homeLeg, journalEntry, key, nextKey } from '#tests/model/samples.ts'

import { bothPlaced, pairStory, placingPair, testChapters, type Chapter } from '../testing/chapters.ts'
import { readyPair, start } from '../testing/ready.ts'
import {
  loadedSlip,
  offeredBigCombo,
  outputs,
  recordedElsewhere,
  threeLegs,
  toggledHome,
} from '../testing/samples.ts'
import {
  answers,
  entries,
  firstId,
  loadedPair,
  over,
  pair,
  pairNeverSent,
  pairSlip,
  secondId,
} from '../testing/severalSamples.ts'

describe('from one press to several answers', () => {
  it('confirms each at its terms and its stake, under the one key of the slip [SLIP-18]', () => {
    const slip = readyPair()
    slip.submit()
    expect(slip.given('batch')).toMatchObject({
      kind: 'confirm',
      confirmation: {
        key,
        bets: [
          { operation: 'placeSingleBet', legs: [{ marketId: 'm1' }], stakes: [{ perLine: yuan(100) }] },
          { operation: 'placeSingleBet', legs: [{ marketId: 'm2' }], stakes: [{ perLine: yuan(50) }] },
        ],
      },
    })
    expect(slip.actor.getSnapshot().hasTag('locked')).toBe(true)
  })

  it('takes what is placed out of what is kept at once, and has the next key [SLIP-18] [SLIP-21]', () => {
    const slip = readyPair()
    const said: unknown[] = []
    slip.actor.on('*', (event) => said.push(event))
    slip.submit()
    slip.send({ type: 'bet.answered', output: answers.firstPlaced })
    expect(slip.stored()).toMatchObject({ slip: { key: nextKey, legs: [{ marketId: 'm2' }] } })
    expect(said).toMatchObject([{ type: 'bet.placed', key }])
  })

  it('leaves what was refused in the slip, with its stake, and says why separately [SLIP-19]', () => {
    const slip = readyPair()
    slip.submit()
    slip.send({ type: 'bet.answered', output: answers.firstPlaced })
    slip.send({ type: 'bet.answered', output: answers.secondRefused })
    slip.finish('batch', { outputs: [answers.firstPlaced, answers.secondRefused] })
    expect(slip.place()).toBe('several')
    expect(slip.context()).toMatchObject({
      legs: [{ marketId: 'm2' }],
      stakeTexts: { whole: '50' },
      answers: [{ outcome: { kind: 'placed' } }, { outcome: { kind: 'refused' } }],
    })
    slip.send({ type: 'receipt.closed' })
    expect(slip.value().placement).toBe('editing')
    expect(slip.context()).toMatchObject({ answers: [], batch: null, key: nextKey })
  })

  it('shows that one is being checked until it has its answer, and passes on what may hasten it [SLIP-18]', () => {
    const slip = readyPair()
    slip.submit()
    slip.send({ type: 'outcome.becameUnknown', entry: entries[1] })
    expect(slip.actor.getSnapshot().matches({ placement: { underWay: 'outcomeUnknown' } })).toBe(true)
    slip.send({ type: 'check.requested' })
    expect(slip.received('batch')).toEqual([{ type: 'check.requested' }])
    slip.send({ type: 'bet.answered', output: answers.secondPlaced })
    expect(slip.actor.getSnapshot().matches({ placement: { underWay: 'outcomeUnknown' } })).toBe(false)
  })

  it('reads again what is written down where placing them breaks, and asks what became of each [SLIP-18] [SLIP-21]', () => {
    const slip = readyPair()
    slip.submit()
    slip.send({ type: 'bet.answered', output: answers.firstPlaced })
    slip.fail('batch', new Error('a fault of ours'))
    expect(slip.value().placement).toBe('restoring')
    expect(slip.context()).toMatchObject({ batch: null, answers: [] })
    slip.finish('loadSlip', { ...loadedPair, entries })
    expect(slip.given('batch')).toEqual({ kind: 'resume', entries })
  })

  it('brings what was placed back with its stakes, beside what is still there [SLIP-17]', () => {
    const slip = readyPair()
    slip.submit()
    slip.answer(answers.firstPlaced, answers.secondRefused)
    slip.send({ type: 'selections.kept' })
    const { legs, stakeTexts } = slip.context()
    expect(pair.every((leg) => legs.some((held) => isSameSelection(held, leg)))).toBe(true)
    expect(stakeTexts).toEqual({ [firstId]: '100.00', [secondId]: '50' })
  })

  it('reads the slip again where nothing was sent, and says so [SLIP-18]', () => {
    const slip = readyPair()
    slip.submit()
    slip.answer(pairNeverSent)
    slip.finish('loadSlip', loadedPair)
    expect(slip.place()).toBe('refused')
    expect(slip.refusal()?.code).toBe(errors.duplicateTicket.code)
  })

  it('reconciles all that were open at the start together, and stays with them once the session is over [SLIP-18] [SRV-07]', () => {
    const slip = start({}, { ...loadedPair, entries })
    expect(slip.given('batch')).toEqual({ kind: 'resume', entries })
    slip.send({ type: 'session.ended' })
    expect(slip.isRunning('batch')).toBe(true)
  })

  it('says nothing of what another tab has told [SLIP-18]', () => {
    const slip = start({}, { ...loadedPair, entries })
    const said: unknown[] = []
    slip.actor.on('*', (event) => said.push(event))
    slip.send({ type: 'bet.answered', output: answers.firstTold })
    slip.finish('batch', { outputs: [answers.firstTold] })
    expect(said).toEqual([{ type: 'bet.toldElsewhere', outcome: 'placed' }])
    expect(slip.value().placement).toBe('restoring')
  })
})

describe('a bet that is placed while another kind is open', () => {
  const waiting = {
    legs: pair,
    stakeTexts: pairSlip.stakeTexts,
    isAdding: true,
    isFollowBet: false,
    bigComboId: null,
    isStakeShared: false,
  }

  it.each([
    ['and only that where others wait beside it, with their stakes', pair, [pair[1]], { whole: '50' }],
    ['and its kind is empty where it was the only one', [homeLeg], [], {}],
  ] as const)('leaves those that wait, %s [SLIP-01] [SLIP-17]', (_, legs, left, stakeTexts) => {
    const parked = { single: { ...waiting, legs } }
    const stored = buildStoredSlip({ key, kind: 'combo', legs: threeLegs, parked })
    const slip = start({}, { ...loadedSlip, slip: stored, entries: [journalEntry] })
    slip.answer(outputs.placed)
    expect(slip.place()).toBe('placed')
    expect(slip.context().legs).toHaveLength(3)
    slip.send({ type: 'receipt.closed' })
    slip.send({ type: 'selections.cleared' })
    slip.send({ type: 'kind.chosen', kind: 'single' })
    expect(slip.context().legs).toMatchObject(left.map(({ marketId }) => ({ marketId })))
    expect(slip.context().stakeTexts).toEqual(stakeTexts)
  })
})

const chapters: readonly Chapter[] = [
  {
    title: 'are sent together, answered separately, and shown until that is closed [SLIP-17] [SLIP-18]',
    begins: pairStory,
    happens: (slip) => {
      slip.submits()
      slip.says({ type: 'outcome.becameUnknown', entry: entries[0] })
      slip.says({ type: 'connection.cameBack' })
      slip.says({ type: 'check.requested' })
      slip.says({ type: 'bet.answered', output: answers.firstPlaced })
      slip.says({ type: 'session.ended' })
      slip.says(recordedElsewhere)
      slip.says({ type: 'bet.answered', output: answers.secondRefused })
      slip.ends('batch', over(answers.firstPlaced, answers.secondRefused))
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'slip.submitted: goes to placement.underWay.placing, keeps batch, starts batch, sends wait.began to countSeconds',
      'outcome.becameUnknown: goes to placement.underWay.outcomeUnknown, keeps checked',
      'connection.cameBack: stays, sends connection.cameBack to batch',
      'check.requested: stays, sends check.requested to batch',
      'bet.answered: goes to placement.underWay.placing, keeps key the next, keeps answers, keeps checked, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
      'session.ended: stays',
      'confirmation.recordedElsewhere: stays',
      'bet.answered: stays, keeps answers, keeps untold, sends slip.changed to keepSlip, emits bet.refused',
      'batch ends: goes to range.asking and placement.answered, keeps legs, keeps stakeTexts, keeps quotes, forgets ranges, starts askRange, starts watchLegs, leaves batch',
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
      'outcome.becameUnknown: goes to placement.underWay.outcomeUnknown, keeps checked',
      'outcome.becameUnknown: stays, keeps checked',
      'bet.answered: stays, keeps key the next, keeps answers, keeps checked, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
      'bet.answered: stays, keeps answers, keeps checked, keeps untold, sends slip.changed to keepSlip, emits bet.lapsed',
    ],
  },
  {
    title:
      'are refused where they were never written down, once what is kept is read again [SLIP-18] [SLIP-21]',
    begins: placingPair,
    happens: (slip) => {
      slip.answers(pairNeverSent)
      slip.ends('loadSlip', loadedPair)
    },
    lines: [
      'bet.answered: stays, keeps answers, sends wait.began to countSeconds, emits bet.refused',
      'batch ends: goes to placement.restoring, starts loadSlip, leaves batch',
      'loadSlip ends: goes to range.asking and terms.watching.waiting and placement.answered, keeps legs, keeps quotes, forgets ranges, starts askRange, starts watchLegs, leaves loadSlip',
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
      'selections.kept: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps stakeTexts, keeps isAdding true, forgets batch, keeps answers, keeps untold, starts askRange, starts watchLegs, sends answers.told to keepSlip, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'are placed, and the session ends [SLIP-17]',
    begins: bothPlaced,
    happens: (slip) => {
      slip.says({ type: 'session.ended' })
    },
    lines: ['session.ended: goes to placement.closed, forgets batch, keeps answers, keeps untold'],
  },
]

testChapters('all that becomes of several bets of one press', chapters)
