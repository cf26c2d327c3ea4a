import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'

import { failureOf } from '../failure.ts'
import { reconnectDelayFor } from './reconnect.ts'
import { silenceOf } from './silence.ts'
import type {
  CatchUpEvent,
  Channel,
  OpenSocketEvent,
  SocketContext,
  SocketEnd,
  SocketEvent,
  SocketInput,
} from './types.ts'

/** The server's own close codes that end the channel for good. */
const tokenRefused = 4401
const channelForbidden = 4403
/** What a browser says of a cut connection and of a refused handshake alike. */
const abnormalClosure = 1006

/**
 * One realtime channel. It knows whether the channel is alive and what to do when it is not;
 * the messages themselves go from `openSocket` straight to the price book [LIVE-04, LIVE-05].
 */
export const socketMachine = setup({
  types: {
    input: {} as SocketInput,
    context: {} as SocketContext,
    events: {} as SocketEvent,
    output: {} as { end: SocketEnd },
    tags: {} as 'live',
    children: {} as {
      openSocket: 'openSocket'
      catchUp: 'catchUp'
      refreshToken: 'refreshToken'
      watchConnectivity: 'watchConnectivity'
    },
  },
  actors: {
    openSocket: fromCallback<OpenSocketEvent, { channel: Channel; attempt: number }>(() => {
      throw new Error('openSocket: not provided')
    }),
    catchUp: fromCallback<CatchUpEvent, { channel: Channel; isAgain: boolean }>(() => {
      throw new Error('catchUp: not provided')
    }),
    refreshToken: fromPromise<void>(() => {
      throw new Error('refreshToken: not provided')
    }),
    watchConnectivity: fromCallback(() => {
      throw new Error('watchConnectivity: not provided')
    }),
  },
  guards: {
    isTokenRefused: (_, { code }: { code: number }) => code === tokenRefused,
    isChannelForbidden: (_, { code }: { code: number }) => code === channelForbidden,
    isAbnormalClosure: (_, { code }: { code: number }) => code === abnormalClosure,
    isUnauthorized: (_, { error }: { error: unknown }) => failureOf(error).kind === 'unauthorized',
    isForbidden: (_, { error }: { error: unknown }) => failureOf(error).kind === 'forbidden',
  },
  actions: {
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0 }),
    noteLive: assign({ hasBeenLive: true }),
    noteEnd: assign({ end: (_, { end }: { end: SocketEnd }) => end }),
    ping: sendTo('openSocket', { type: 'ping.requested' }),
    tellSilent: sendTo('catchUp', { type: 'line.fellSilent' }),
    tellCaughtUp: sendTo('catchUp', { type: 'line.caughtUp' }),
  },
  delays: {
    connectTimeout: 10_000,
    silenceTimeout: ({ context }) => silenceOf(context.channel),
    probeTimeout: 5_000,
    reconnectDelay: ({ context }) => reconnectDelayFor(context.attempt, context.random),
  },
}).createMachine({
  id: 'socket',
  context: ({ input }) => ({ ...input, attempt: 0, hasBeenLive: false, end: null }),
  invoke: { id: 'watchConnectivity', src: 'watchConnectivity' },
  initial: 'open',
  states: {
    open: {
      description: 'There is a socket; whether it is alive is another matter.',
      entry: 'countAttempt',
      invoke: {
        id: 'openSocket',
        src: 'openSocket',
        input: ({ context: { channel, attempt } }) => ({ channel, attempt }),
      },
      initial: 'connecting',
      states: {
        connecting: {
          description: 'The socket is being opened.',
          after: { connectTimeout: '#socket.waitingToReconnect' },
          on: { 'socket.opened': 'established' },
        },
        established: {
          description:
            'What was missed before is fetched, and from here on nothing is: a connection leaves nothing out.',
          invoke: {
            id: 'catchUp',
            src: 'catchUp',
            input: ({ context }) => ({ channel: context.channel, isAgain: context.hasBeenLive }),
          },
          exit: 'noteLive',
          initial: 'live',
          states: {
            live: {
              description: 'Prices count only here.',
              tags: 'live',
              after: { silenceTimeout: 'silent' },
              on: {
                'message.arrived': { target: 'live', reenter: true, actions: 'forgetAttempts' },
                'silence.noticed': 'silent',
              },
            },
            silent: {
              description:
                'Looks open, says nothing: asked once for a sign of life. Its prices do not count meanwhile.',
              entry: ['tellSilent', 'ping'],
              after: { probeTimeout: '#socket.waitingToReconnect' },
              on: {
                'ping.answered': { target: 'live', actions: 'tellCaughtUp' },
                'message.arrived': 'behind',
              },
            },
            behind: {
              description:
                'Heard again, but what comes now may have been on its way all the time. Asked once more: the answer overtakes nothing, so that with it all is known. A connection that takes longer is given up for a new one.',
              entry: 'ping',
              after: { probeTimeout: '#socket.waitingToReconnect' },
              on: { 'ping.answered': { target: 'live', actions: 'tellCaughtUp' } },
            },
          },
          on: { 'page.woke': 'woken' },
        },
        woken: {
          description:
            'After a sleep nobody knows what the connection still carries: where it answers, all is fetched again.',
          entry: 'ping',
          after: { probeTimeout: '#socket.waitingToReconnect' },
          on: { 'ping.answered': 'established' },
        },
      },
      on: {
        'socket.closed': [
          {
            guard: { type: 'isTokenRefused', params: ({ event }) => event },
            target: 'closedForGood',
            actions: { type: 'noteEnd', params: { end: 'unauthorized' } },
          },
          {
            guard: { type: 'isChannelForbidden', params: ({ event }) => event },
            target: 'closedForGood',
            actions: { type: 'noteEnd', params: { end: 'forbidden' } },
          },
          { guard: { type: 'isAbnormalClosure', params: ({ event }) => event }, target: 'refreshingToken' },
          { target: 'waitingToReconnect' },
        ],
        'connection.lost': 'offline',
        'page.left': 'away',
      },
    },
    refreshingToken: {
      description: 'A cut line and a refused token look alike from here: a fresh token tells them apart.',
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        onDone: 'waitingToReconnect',
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => event },
            target: 'closedForGood',
            actions: { type: 'noteEnd', params: { end: 'unauthorized' } },
          },
          {
            guard: { type: 'isForbidden', params: ({ event }) => event },
            target: 'closedForGood',
            actions: { type: 'noteEnd', params: { end: 'forbidden' } },
          },
          { target: 'waitingToReconnect' },
        ],
      },
      on: { 'connection.lost': 'offline', 'page.left': 'away' },
    },
    waitingToReconnect: {
      description: 'There is no connection. Another is tried soon, and less and less often.',
      meta: { shownBy: ['src/shell/notices/ConnectionNotice.tsx'] },
      after: { reconnectDelay: 'open' },
      on: {
        'connection.cameBack': 'open',
        'page.returned': 'open',
        'page.woke': 'open',
        'connection.lost': 'offline',
        'page.left': 'away',
      },
    },
    offline: {
      description: 'No network: no use in trying, and no host to blame.',
      entry: 'forgetAttempts',
      meta: { shownBy: ['src/shell/notices/ConnectionNotice.tsx'] },
      on: { 'connection.cameBack': 'open', 'page.returned': 'open', 'page.left': 'away' },
    },
    away: {
      description: 'The page is gone or in the back/forward cache, where a socket would be cut anyway.',
      on: { 'page.returned': 'open' },
    },
    closedForGood: {
      description: 'The server has refused this token, for the reason in `end`.',
      type: 'final',
    },
  },
  output: ({ context }) => ({ end: endOf(context) }),
})

function endOf({ end }: SocketContext): SocketEnd {
  if (end === null) throw new Error('not closed for good')
  return end
}
