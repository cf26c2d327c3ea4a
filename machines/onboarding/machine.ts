import { assign, fromCallback, not, sendTo, setup, type SnapshotFrom } from 'xstate'

import type { OnboardingContext, OnboardingEvent, OnboardingInput, Question, RememberEvent } from './types.ts'

/**
 * What is asked of a member who is here for the first time, and when [LAUNCH-11]: after the first bet or on the second
 * visit, one thing after the other. `askedOf` says what; what shows it holds it back while a bet is in progress.
 */
export const onboardingMachine = setup({
  types: {
    input: {} as OnboardingInput,
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    children: {} as { rememberVisits: 'rememberVisits'; watchBets: 'watchBets' },
  },
  actors: {
    rememberVisits: fromCallback<RememberEvent>(() => {
      throw new Error('rememberVisits: not provided')
    }),
    watchBets: fromCallback(() => {
      throw new Error('watchBets: not provided')
    }),
  },
  guards: {
    isReturning: (_, { isReturning }: { isReturning: boolean }) => isReturning,
    isLandingPageOpen: ({ context }) => context.open.includes('landingPage'),
    isAvatarOpen: ({ context }) => context.open.includes('avatar'),
    isLandingPageAnswered: not('isLandingPageOpen'),
    isAvatarAnswered: not('isAvatarOpen'),
  },
  actions: {
    leaveOut: assign({
      open: ({ context }, { dismissed }: { dismissed: readonly Question[] }) =>
        context.open.filter((question) => !dismissed.includes(question)),
    }),
    close: assign({
      open: ({ context }, { question }: { question: Question }) =>
        context.open.filter((other) => other !== question),
    }),
    rememberBet: sendTo('rememberVisits', { type: 'bet.remembered' }),
    rememberDismissal: sendTo('rememberVisits', (_, { question }: { question: Question }) => ({
      type: 'dismissal.remembered',
      question,
    })),
  },
}).createMachine({
  id: 'onboarding',
  context: ({ input: { open } }) => ({ open }),
  invoke: [
    { id: 'rememberVisits', src: 'rememberVisits' },
    { id: 'watchBets', src: 'watchBets' },
  ],
  initial: 'recalling',
  on: {
    'question.answered': { actions: { type: 'close', params: ({ event }) => event } },
    'question.postponed': { actions: { type: 'close', params: ({ event }) => event } },
    'question.dismissed': {
      actions: [
        { type: 'close', params: ({ event }) => event },
        { type: 'rememberDismissal', params: ({ event }) => event },
      ],
    },
  },
  states: {
    recalling: {
      description: 'What this device knows of earlier visits is read.',
      on: {
        'visits.recalled': [
          {
            guard: { type: 'isReturning', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'leaveOut', params: ({ event }) => event },
          },
          { target: 'awaiting', actions: { type: 'leaveOut', params: ({ event }) => event } },
        ],
      },
    },
    awaiting: {
      description: 'A first visit without a bet: nothing is asked yet.',
      on: { 'bet.placed': { target: 'choosing', actions: 'rememberBet' } },
    },
    choosing: {
      description: 'Which question is next?',
      always: [
        { guard: 'isLandingPageOpen', target: 'landingPage' },
        { guard: 'isAvatarOpen', target: 'avatar' },
        { target: 'over' },
      ],
    },
    landingPage: {
      description: 'The member is asked for a home page, while no bet is in progress.',
      meta: { shownBy: ['src/features/accountSettings/Onboarding.tsx'] },
      always: { guard: 'isLandingPageAnswered', target: 'choosing' },
    },
    avatar: {
      description: 'The member is told that there is no avatar yet, while no bet is in progress.',
      meta: { shownBy: ['src/features/accountSettings/Onboarding.tsx'] },
      always: { guard: 'isAvatarAnswered', target: 'choosing' },
    },
    over: {
      description: 'Nothing is left to be asked.',
    },
  },
})

/** What is to be asked now, where no bet is in progress; null where nothing is. */
export function askedOf(snapshot: SnapshotFrom<typeof onboardingMachine>): Question | null {
  if (snapshot.matches('landingPage')) return 'landingPage'
  return snapshot.matches('avatar') ? 'avatar' : null
}
