import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { createStory } from '#tests/model/story.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { askedOf } from './machine.ts'
import { onboardingInvariant } from './testing/invariants.ts'
import {
  allChosen,
  firstVisit,
  noticeGone,
  nothingChosen,
  onboarding as machine,
  onboardingModels,
  secondVisit,
} from './testing/model.ts'
import type { OnboardingEvent, OnboardingInput, Question, Remembered } from './types.ts'

describe('onboarding, walked by its graph', () => {
  it('takes every transition, and asks nothing over a bet, before its time or again [CHART-04] [LAUNCH-11]', () => {
    const walked = new Set(
      Object.values(onboardingModels).flatMap((model) => [...replayAll(model, onboardingInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

const recalls = (remembered: Remembered): OnboardingEvent => ({ type: 'visits.recalled', ...remembered })
const first = recalls(firstVisit)
const second = recalls(secondVisit)
const begun = { type: 'bet.started' } as const
const over = { type: 'bet.ended' } as const
const placed = { type: 'bet.placed' } as const
const answered = (question: Question) => ({ type: 'question.answered', question }) as const
const dismissed = (question: Question) => ({ type: 'question.dismissed', question }) as const
const putOff = (question: Question) => ({ type: 'question.postponed', question }) as const

function visit(input: OnboardingInput, ...events: readonly OnboardingEvent[]) {
  const driven = drive(({ parent }) => createActor(machine, { input, parent }))
  for (const event of events) driven.actor.send(event)
  return driven
}

/** A visit with an empty slip. */
const emptySlip = over

describe('a member is asked', () => {
  const home = 'landingPage'
  it.each<[string, OnboardingInput, readonly OnboardingEvent[], Question | null]>([
    ['nothing before it is known which visit this is', nothingChosen, [emptySlip], null],
    ['nothing before it is known whether a bet is in progress', nothingChosen, [second], null],
    ['for the home page once that is known', nothingChosen, [second, emptySlip], home],
    ['nothing on the first visit', nothingChosen, [emptySlip, first], null],
    [
      'for the home page once the first bet is placed',
      nothingChosen,
      [emptySlip, first, begun, placed, over],
      home,
    ],
    [
      'nothing while that bet is still shown as in progress',
      nothingChosen,
      [emptySlip, first, begun, placed],
      null,
    ],
    ['nothing by a bet that was given up', nothingChosen, [emptySlip, first, begun, over], null],
    ['for the home page on the second visit', nothingChosen, [emptySlip, second], home],
    ['nothing on it while a bet is in progress', nothingChosen, [begun, second], null],
    ['for it when that bet is over', nothingChosen, [begun, second, over], home],
    ['no more when a bet begins under the question', nothingChosen, [emptySlip, second, begun], null],
    ['for the avatar next', nothingChosen, [emptySlip, second, answered(home)], 'avatar'],
    [
      'for the avatar where the question was closed',
      nothingChosen,
      [emptySlip, second, dismissed(home)],
      'avatar',
    ],
    ['for the avatar where it was put off', nothingChosen, [emptySlip, second, putOff(home)], 'avatar'],
    [
      'nothing over a bet of the avatar either',
      nothingChosen,
      [emptySlip, second, answered(home), begun],
      null,
    ],
    [
      'nothing once both are chosen',
      nothingChosen,
      [emptySlip, second, answered(home), answered('avatar')],
      null,
    ],
    [
      'nothing once both are put away',
      nothingChosen,
      [emptySlip, second, dismissed(home), dismissed('avatar')],
      null,
    ],
    [
      'nothing that was chosen on the account page before',
      nothingChosen,
      [emptySlip, first, answered(home), placed],
      'avatar',
    ],
    [
      'nothing that was put away on an earlier visit',
      nothingChosen,
      [emptySlip, recalls(noticeGone), answered(home)],
      null,
    ],
    [
      'for the avatar alone where the home page is chosen',
      { open: ['avatar'] },
      [emptySlip, second],
      'avatar',
    ],
    ['for the home page alone where the avatar is chosen', { open: [home] }, [emptySlip, second], home],
    ['nothing where all is chosen', allChosen, [emptySlip, second], null],
    ['nothing where all is chosen, after the first bet either', allChosen, [emptySlip, first, placed], null],
  ])('%s [LAUNCH-11]', (_, input, events, asked) => {
    expect(askedOf(visit(input, ...events).actor.getSnapshot())).toBe(asked)
  })
})

describe('what is remembered of a visit', () => {
  it('is the first bet, and what was put away for good, and nothing that was put off or answered [LAUNCH-11]', () => {
    const member = visit(nothingChosen, first, placed, dismissed('landingPage'), dismissed('avatar'))
    expect(member.received('rememberVisits')).toEqual([
      { type: 'bet.remembered' },
      { type: 'dismissal.remembered', question: 'landingPage' },
      { type: 'dismissal.remembered', question: 'avatar' },
    ])
    const other = visit(nothingChosen, second, placed, putOff('landingPage'), answered('avatar'))
    expect(other.received('rememberVisits')).toEqual([])
  })

  it('is read, and bets are watched, from the start [LAUNCH-11]', () => {
    const member = visit(nothingChosen)
    expect(['rememberVisits', 'watchBets'].map((id) => member.isRunning(id))).toEqual([true, true])
    expect(member.actor.getSnapshot().context).toEqual({ open: ['landingPage', 'avatar'] })
  })
})

/** All that it does as these events come, from its beginning. */
function told(input: OnboardingInput, ...events: readonly OnboardingEvent[]): readonly string[] {
  const story = createStory(machine, input)
  for (const event of events) story.says(event)
  return story.takeLines()
}

const beginning =
  'begins: goes to bet.unknown and asking.recalling, keeps open, starts rememberVisits, starts watchBets'

describe('a newcomer’s visit', () => {
  it('is told whole where a slip is restored, and the first bet is placed [LAUNCH-11]', () => {
    expect(
      told(
        nothingChosen,
        begun,
        over,
        first,
        begun,
        placed,
        over,
        answered('landingPage'),
        begun,
        dismissed('avatar'),
        over,
      ),
    ).toEqual([
      beginning,
      'bet.started: goes to bet.inProgress',
      'bet.ended: goes to bet.none',
      'visits.recalled: goes to asking.awaiting',
      'bet.started: goes to bet.inProgress',
      'bet.placed: goes to asking.landingPage, sends bet.remembered to rememberVisits',
      'bet.ended: goes to bet.none',
      'question.answered: goes to asking.avatar, keeps open',
      'bet.started: goes to bet.inProgress',
      'question.dismissed: goes to asking.over, keeps open, sends dismissal.remembered to rememberVisits',
      'bet.ended: goes to bet.none',
    ])
  })

  it('is told whole on a later day, with nothing done that is not said here [LAUNCH-11]', () => {
    expect(told(nothingChosen, over, second, putOff('landingPage'), answered('avatar'), placed)).toEqual([
      beginning,
      'bet.ended: goes to bet.none',
      'visits.recalled: goes to asking.landingPage',
      'question.postponed: goes to asking.avatar, keeps open',
      'question.answered: goes to asking.over, keeps open',
      'bet.placed: stays',
    ])
  })

  it('leaves out what was put away, on a first visit and on a later one [LAUNCH-11]', () => {
    expect(
      told(
        nothingChosen,
        over,
        recalls({ ...noticeGone, isReturning: false }),
        placed,
        putOff('landingPage'),
      ),
    ).toEqual([
      beginning,
      'bet.ended: goes to bet.none',
      'visits.recalled: goes to asking.awaiting, keeps open',
      'bet.placed: goes to asking.landingPage, sends bet.remembered to rememberVisits',
      'question.postponed: goes to asking.over, keeps open',
    ])
    expect(
      told(
        nothingChosen,
        over,
        recalls({ isReturning: true, dismissed: ['landingPage'] }),
        dismissed('avatar'),
      ),
    ).toEqual([
      beginning,
      'bet.ended: goes to bet.none',
      'visits.recalled: goes to asking.avatar, keeps open',
      'question.dismissed: goes to asking.over, keeps open, sends dismissal.remembered to rememberVisits',
    ])
  })

  it('asks nothing where all is chosen, first or later [LAUNCH-11]', () => {
    expect(told(allChosen, over, first, placed)).toEqual([
      beginning,
      'bet.ended: goes to bet.none',
      'visits.recalled: goes to asking.awaiting',
      'bet.placed: goes to asking.over, sends bet.remembered to rememberVisits',
    ])
    expect(told(allChosen, begun, over, second, placed)).toEqual([
      beginning,
      'bet.started: goes to bet.inProgress',
      'bet.ended: goes to bet.none',
      'visits.recalled: goes to asking.over',
      'bet.placed: stays',
    ])
  })

  it('puts the question for the home page away for good where nothing else is to be asked [LAUNCH-11]', () => {
    expect(told({ open: ['landingPage'] }, over, second, dismissed('landingPage'))).toEqual([
      beginning,
      'bet.ended: goes to bet.none',
      'visits.recalled: goes to asking.landingPage',
      'question.dismissed: goes to asking.over, keeps open, sends dismissal.remembered to rememberVisits',
    ])
  })
})
