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
  it('takes every transition, and asks nothing before its time or again [CHART-04] [LAUNCH-11]', () => {
    const walked = new Set(
      Object.values(onboardingModels).flatMap((model) => [...replayAll(model, onboardingInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

const recalls = (remembered: Remembered): OnboardingEvent => ({ type: 'visits.recalled', ...remembered })
const first = recalls(firstVisit)
const second = recalls(secondVisit)
const placed = { type: 'bet.placed' } as const
const answered = (question: Question) => ({ type: 'question.answered', question }) as const
const dismissed = (question: Question) => ({ type: 'question.dismissed', question }) as const
const putOff = (question: Question) => ({ type: 'question.postponed', question }) as const

function visit(input: OnboardingInput, ...events: readonly OnboardingEvent[]) {
  const driven = drive(({ parent }) => createActor(machine, { input, parent }))
  for (const event of events) driven.actor.send(event)
  return driven
}

describe('a member is asked', () => {
  const home = 'landingPage'
  it.each<[string, OnboardingInput, readonly OnboardingEvent[], Question | null]>([
    ['nothing before it is known which visit this is', nothingChosen, [], null],
    ['nothing on the first visit', nothingChosen, [first], null],
    ['for the home page once the first bet is placed', nothingChosen, [first, placed], home],
    ['for the home page on the second visit', nothingChosen, [second], home],
    ['for the avatar next', nothingChosen, [second, answered(home)], 'avatar'],
    ['for the avatar where the question was closed', nothingChosen, [second, dismissed(home)], 'avatar'],
    ['for the avatar where it was put off', nothingChosen, [second, putOff(home)], 'avatar'],
    ['nothing once both are chosen', nothingChosen, [second, answered(home), answered('avatar')], null],
    ['nothing once both are put away', nothingChosen, [second, dismissed(home), dismissed('avatar')], null],
    [
      'nothing that was chosen on the account page before',
      nothingChosen,
      [first, answered(home), placed],
      'avatar',
    ],
    [
      'nothing that was put away on an earlier visit',
      nothingChosen,
      [recalls(noticeGone), answered(home)],
      null,
    ],
    ['for the avatar alone where the home page is chosen', { open: ['avatar'] }, [second], 'avatar'],
    ['for the home page alone where the avatar is chosen', { open: [home] }, [second], home],
    ['nothing where all is chosen', allChosen, [second], null],
    ['nothing where all is chosen, after the first bet either', allChosen, [first, placed], null],
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

const beginning = 'begins: goes to recalling, keeps open, starts rememberVisits, starts watchBets'
const puttingAway = 'keeps open, sends dismissal.remembered to rememberVisits'

describe('a newcomer’s visit', () => {
  it('is told whole where the first bet is placed [LAUNCH-11]', () => {
    expect(told(nothingChosen, first, placed, answered('landingPage'), dismissed('avatar'), placed)).toEqual([
      beginning,
      'visits.recalled: goes to awaiting',
      'bet.placed: goes to landingPage, sends bet.remembered to rememberVisits',
      'question.answered: goes to avatar, keeps open',
      `question.dismissed: goes to over, ${puttingAway}`,
      'bet.placed: stays',
    ])
  })

  it('is told whole on a later day, with nothing done that is not said here [LAUNCH-11]', () => {
    expect(told(nothingChosen, second, putOff('landingPage'), answered('avatar'))).toEqual([
      beginning,
      'visits.recalled: goes to landingPage',
      'question.postponed: goes to avatar, keeps open',
      'question.answered: goes to over, keeps open',
    ])
  })

  it('leaves out what was put away, on a first visit and on a later one [LAUNCH-11]', () => {
    const noticeGoneFirst = recalls({ ...noticeGone, isReturning: false })
    expect(told(nothingChosen, noticeGoneFirst, placed, putOff('landingPage'))).toEqual([
      beginning,
      'visits.recalled: goes to awaiting, keeps open',
      'bet.placed: goes to landingPage, sends bet.remembered to rememberVisits',
      'question.postponed: goes to over, keeps open',
    ])
    const questionGone = recalls({ isReturning: true, dismissed: ['landingPage'] })
    expect(told(nothingChosen, questionGone, dismissed('avatar'))).toEqual([
      beginning,
      'visits.recalled: goes to avatar, keeps open',
      `question.dismissed: goes to over, ${puttingAway}`,
    ])
  })

  it('asks nothing where all is chosen, first or later [LAUNCH-11]', () => {
    expect(told(allChosen, first, placed)).toEqual([
      beginning,
      'visits.recalled: goes to awaiting',
      'bet.placed: goes to over, sends bet.remembered to rememberVisits',
    ])
    expect(told(allChosen, second)).toEqual([beginning, 'visits.recalled: goes to over'])
  })

  it('puts the question for the home page away for good where nothing else is to be asked [LAUNCH-11]', () => {
    expect(told({ open: ['landingPage'] }, second, dismissed('landingPage'))).toEqual([
      beginning,
      'visits.recalled: goes to landingPage',
      `question.dismissed: goes to over, ${puttingAway}`,
    ])
  })
})
