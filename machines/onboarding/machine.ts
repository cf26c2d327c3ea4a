import { assign, fromCallback, not, sendTo, setup, type SnapshotFrom } from 'xstate'

import type { OnboardingContext, OnboardingEvent, OnboardingInput, Question, RememberEvent } from './types.ts'

/**
 * What is asked of a member who is here for the first time, and when [LAUNCH-11]: after the first bet or on the second
 * visit, one thing after the other, and never over a bet in progress. `askedOf` says what is asked now.
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
  type: 'parallel',
  context: ({ input: { open } }) => ({ open }),
  invoke: [
    { id: 'rememberVisits', src: 'rememberVisits' },
    { id: 'watchBets', src: 'watchBets' },
  ],
  states: {
    bet: {
      initial: 'unknown',
      states: {
        unknown: {
          description:
            'The slip is on its way: nothing is shown before it says whether a bet is in progress.',
          on: { 'bet.started': 'inProgress', 'bet.ended': 'none' },
        },
        none: {
          description: 'No bet is made: a question may be shown.',
          on: { 'bet.started': 'inProgress' },
        },
        inProgress: {
          description: 'A bet is made or on its way: whatever is to be asked waits.',
          on: { 'bet.ended': 'none' },
        },
      },
    },
    asking: {
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
          description: 'The member is asked for a home page, as soon as no bet is in progress.',
          meta: { shownBy: ['src/features/accountSettings/Onboarding.tsx'] },
          always: { guard: 'isLandingPageAnswered', target: 'choosing' },
        },
        avatar: {
          description: 'The member is told that there is no avatar yet, as soon as no bet is in progress.',
          meta: { shownBy: ['src/features/accountSettings/Onboarding.tsx'] },
          always: { guard: 'isAvatarAnswered', target: 'choosing' },
        },
        over: {
          description: 'Nothing is left to be asked.',
        },
      },
    },
  },
})

/** What is asked now; null while a bet is or may be in progress, and where nothing is. */
export function askedOf(snapshot: SnapshotFrom<typeof onboardingMachine>): Question | null {
  if (!snapshot.matches({ bet: 'none' })) return null
  if (snapshot.matches({ asking: 'landingPage' })) return 'landingPage'
  return snapshot.matches({ asking: 'avatar' }) ? 'avatar' : null
}
