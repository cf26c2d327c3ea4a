import type { Step, Model, Steps } from '#tests/model/graph.ts'
import { tells } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { onboardingMachine } from '../machine.ts'
import type { OnboardingContext, OnboardingInput, Remembered } from '../types.ts'

export const onboarding = withStubs(onboardingMachine)

export const nothingChosen: OnboardingInput = { open: ['landingPage', 'avatar'] }
export const allChosen: OnboardingInput = { open: [] }

export const firstVisit: Remembered = { isReturning: false, dismissed: [] }
export const secondVisit: Remembered = { isReturning: true, dismissed: [] }
export const noticeGone: Remembered = { isReturning: true, dismissed: ['avatar'] }

const recalls = (remembered: Remembered): Step =>
  tells('rememberVisits', { type: 'visits.recalled', ...remembered })

const steps = {
  'a first visit': recalls(firstVisit),
  'a second visit': recalls(secondVisit),
  'a visit after the notice was put away': recalls(noticeGone),
  'the bet is placed': tells('watchBets', { type: 'bet.placed' }),
  'choose a home page': { type: 'question.answered', question: 'landingPage' },
  'close the question': { type: 'question.dismissed', question: 'landingPage' },
  'press beside the question': { type: 'question.postponed', question: 'landingPage' },
  'choose an avatar': { type: 'question.answered', question: 'avatar' },
  'put the notice away': { type: 'question.dismissed', question: 'avatar' },
} satisfies Steps

function model(input: OnboardingInput): Model<OnboardingContext> {
  return {
    machine: onboarding,
    input,
    steps,
    facts: (context) => context,
    limit: 2_000,
  }
}

export const onboardingModels = {
  'a member with nothing chosen': model(nothingChosen),
  'a member with all chosen': model(allChosen),
}
