import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'

import { failureOf } from '../failure.ts'
import type { Settings } from './settings.ts'
import type {
  FreshToken,
  KeepSessionEvent,
  SessionContext,
  SessionEmitted,
  SessionEnd,
  SessionEvent,
  SessionInput,
} from './types.ts'

/** Refreshed a minute before it would expire, or half way through where it lives shorter. */
const refreshMargin = 60_000
/** The longest time a browser's timer can wait. */
const longestTimer = 2 ** 31 - 1

/** How long to wait before the token is refreshed unasked. @param tokenLifetime milliseconds from now @returns milliseconds */
export function refreshDelayFor(tokenLifetime: number): number {
  return Math.min(Math.max(tokenLifetime - refreshMargin, tokenLifetime / 2, 1_000), longestTimer)
}

/**
 * The session: who is here, and one token for calls and sockets alike, refreshed by one call at a time.
 * It ends for good when the server says 401 or 403 [SRV-07, SRV-08, LIVE-04].
 */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    output: {} as { end: SessionEnd },
    children: {} as { refreshToken: 'refreshToken'; keepSession: 'keepSession' },
  },
  actors: {
    refreshToken: fromPromise<FreshToken>(() => {
      throw new Error('refreshToken: not provided')
    }),
    keepSession: fromCallback<KeepSessionEvent, { settings: Settings }>(() => {
      throw new Error('keepSession: not provided')
    }),
  },
  guards: {
    isGuest: ({ context }) => context.settings.isGuest,
    isUnauthorized: (_, { error }: { error: unknown }) => failureOf(error).kind === 'unauthorized',
    isForbidden: (_, { error }: { error: unknown }) => failureOf(error).kind === 'forbidden',
  },
  actions: {
    useToken: assign((_, { lifetime }: FreshToken) => ({ tokenLifetime: lifetime })),
    keepToken: sendTo('keepSession', (_, { lifetime }: FreshToken): KeepSessionEvent => ({
      type: 'token.changed',
      lifetime,
    })),
    tellToken: emit((_, { lifetime }: FreshToken): SessionEmitted => ({
      type: 'token.refreshed',
      lifetime,
    })),
    tellNoToken: emit({ type: 'token.refreshFailed' }),
  },
  delays: {
    refreshDelay: ({ context }) => refreshDelayFor(context.tokenLifetime),
    refreshRetryDelay: 15_000,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    settings: input.settings,
    tokenLifetime: input.tokenLifetime,
  }),
  initial: 'active',
  states: {
    active: {
      invoke: {
        id: 'keepSession',
        src: 'keepSession',
        input: ({ context }) => ({ settings: context.settings }),
      },
      type: 'parallel',
      states: {
        identity: {
          initial: 'unknown',
          states: {
            unknown: {
              description: 'Who is here? The settings of the launch say.',
              always: [{ guard: 'isGuest', target: 'guest' }, { target: 'member' }],
            },
            member: { description: 'A member of the partner, who may bet.' },
            guest: { description: 'Somebody who looks, and cannot bet.' },
          },
        },
        token: {
          initial: 'good',
          states: {
            good: {
              description: 'Calls and sockets are made with the token. It is refreshed before it expires.',
              after: { refreshDelay: 'refreshing' },
              on: { 'token.refreshRequested': 'refreshing' },
            },
            refreshing: {
              description: 'Everybody who asks meanwhile shares this one refresh.',
              invoke: {
                id: 'refreshToken',
                src: 'refreshToken',
                onDone: {
                  target: 'good',
                  actions: [
                    { type: 'useToken', params: ({ event }) => event.output },
                    { type: 'keepToken', params: ({ event }) => event.output },
                    { type: 'tellToken', params: ({ event }) => event.output },
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isUnauthorized', params: ({ event }) => event },
                    target: '#session.expired',
                  },
                  {
                    guard: { type: 'isForbidden', params: ({ event }) => event },
                    target: '#session.forbidden',
                  },
                  { target: 'overdue', actions: 'tellNoToken' },
                ],
              },
            },
            overdue: {
              description:
                'The refresh got no answer: the token may still be good, so the session goes on and asks again.',
              after: { refreshRetryDelay: 'refreshing' },
              on: { 'token.refreshRequested': 'refreshing' },
            },
          },
          on: {
            'token.refreshedElsewhere': {
              target: '.good',
              actions: [
                { type: 'useToken', params: ({ event }) => event },
                { type: 'tellToken', params: ({ event }) => event },
              ],
            },
          },
        },
      },
      on: {
        'call.unauthorized': 'expired',
        'channel.unauthorized': 'expired',
        'call.forbidden': 'forbidden',
      },
    },
    expired: {
      description: 'The token is refused: nothing goes on without another launch [SRV-07].',
      type: 'final',
      output: 'expired',
    },
    forbidden: {
      description: 'The member may not be here any more [SRV-08].',
      type: 'final',
      output: 'forbidden',
    },
  },
  output: ({ event }) => ({ end: sessionEndOf(event.output) }),
})

function sessionEndOf(output: unknown): SessionEnd {
  return output === 'forbidden' ? 'forbidden' : 'expired'
}
