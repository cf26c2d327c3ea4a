import { assign, fromCallback, sendTo, setup, type SnapshotFrom } from 'xstate'

import type { CareContext, CareEvent, Interval, RememberEvent } from './types.ts'

/**
 * When a member is reminded of the time and the money of their session [CARE-02]: each time an interval has passed since it
 * began or since the last reminder was answered. `heldBackBy` says what it waits for; what shows it looks at the slip.
 */
export const careMachine = setup({
  types: {
    context: {} as CareContext,
    events: {} as CareEvent,
    children: {} as { keepReminders: 'keepReminders'; watchInterval: 'watchInterval' },
  },
  actors: {
    keepReminders: fromCallback<RememberEvent>(() => {
      throw new Error('keepReminders: not provided')
    }),
    watchInterval: fromCallback<{ type: never }, Interval>(() => {
      throw new Error('watchInterval: not provided')
    }),
  },
  guards: {
    isReminding: (_, { minutes }: { minutes: number | null }) => minutes !== null,
  },
  actions: {
    keepSession: assign((_, { from, minutes }: CareContext) => ({ from, minutes })),
    keepInterval: assign({ minutes: (_, { minutes }: { minutes: number | null }) => minutes }),
    countFrom: assign({ from: (_, { at }: { at: number }) => at }),
    rememberBeginning: sendTo('keepReminders', (_, { at }: { at: number }) => ({
      type: 'beginning.remembered' as const,
      from: at,
    })),
  },
  delays: {
    // A selection that is left in the slip is no bet in progress for ever.
    patience: 5 * 60_000,
  },
}).createMachine({
  id: 'care',
  context: { from: 0, minutes: null },
  invoke: { id: 'keepReminders', src: 'keepReminders' },
  initial: 'recalling',
  on: {
    'interval.chosen': [
      {
        guard: { type: 'isReminding', params: ({ event }) => event },
        target: '.reminded',
        actions: [
          { type: 'keepInterval', params: ({ event }) => event },
          { type: 'countFrom', params: ({ event }) => event },
          { type: 'rememberBeginning', params: ({ event }) => event },
        ],
      },
      { target: '.off', actions: { type: 'keepInterval', params: ({ event }) => event } },
    ],
  },
  states: {
    recalling: {
      description: 'When the session began is read, and when the member was last reminded.',
      on: {
        'session.recalled': [
          {
            guard: { type: 'isReminding', params: ({ event }) => event },
            target: 'reminded',
            actions: { type: 'keepSession', params: ({ event }) => event },
          },
          { target: 'off', actions: { type: 'keepSession', params: ({ event }) => event } },
        ],
      },
    },
    off: {
      description: 'The member wants no reminder, and the partner lets them.',
    },
    reminded: {
      initial: 'counting',
      on: {
        'reminder.answeredElsewhere': {
          target: '.counting',
          actions: { type: 'countFrom', params: ({ event }) => event },
        },
      },
      states: {
        counting: {
          description: 'The interval runs, by the server’s clock.',
          invoke: {
            id: 'watchInterval',
            src: 'watchInterval',
            input: ({ context }) => intervalOf(context),
          },
          on: { 'interval.passed': 'due' },
        },
        due: {
          description: 'The reminder waits while a bet is made or on its way, or something else is asked.',
          meta: { shownBy: ['src/features/care/CareReminder.tsx'] },
          on: { 'reminder.shown': 'shown' },
          after: { patience: 'overdue' },
        },
        overdue: {
          description:
            'It has waited for long: selections that lie in the slip hold it back no more, a bet on its way does.',
          meta: { shownBy: ['src/features/care/CareReminder.tsx'] },
          on: { 'reminder.shown': 'shown' },
        },
        shown: {
          description: 'The member reads how long they have been here, and what they staked and got back.',
          meta: { shownBy: ['src/features/care/CareReminder.tsx'] },
          on: {
            'reminder.answered': {
              target: 'counting',
              actions: [
                { type: 'countFrom', params: ({ event }) => event },
                { type: 'rememberBeginning', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
  },
})

function intervalOf({ from, minutes }: CareContext): Interval {
  if (minutes === null) throw new Error('nothing is counted without an interval')
  return { from, minutes }
}

/** What the reminder waits for while it is due: any bet in progress, or one that is on its way alone; null while it is not. */
export function heldBackBy(snapshot: SnapshotFrom<typeof careMachine>): 'anyBet' | 'betOnItsWay' | null {
  if (snapshot.matches({ reminded: 'due' })) return 'anyBet'
  return snapshot.matches({ reminded: 'overdue' }) ? 'betOnItsWay' : null
}
