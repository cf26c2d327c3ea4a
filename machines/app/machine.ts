import { assign, fromCallback, fromPromise, sendTo, setup, spawnChild } from 'xstate'

import type { betSlipMachine } from '../betSlip/machine.ts'
import type { BetSlipInput } from '../betSlip/types.ts'
import { launchMachine } from '../launch/machine.ts'
import type { LaunchInput, LaunchOutput } from '../launch/types.ts'
import type { maintenanceMachine } from '../maintenance/machine.ts'
import type { serversMachine } from '../servers/machine.ts'
import type { ServersInput } from '../servers/types.ts'
import { sessionMachine } from '../session/machine.ts'
import type { SessionInput } from '../session/types.ts'
import { socketMachine } from '../socket/machine.ts'
import type { Channel, SocketEnd, SocketInput } from '../socket/types.ts'
import type { AppContext, AppEvent, AppInput, SessionEnd, Start } from './types.ts'

/** Only named here: its code comes after the first list, so whoever runs the app provides it. */
const betSlip = fromCallback(() => {
  throw new Error('betSlip: not provided')
}) as unknown as typeof betSlipMachine

/** The same: it is seldom needed. */
const maintenance = fromCallback(() => {
  throw new Error('maintenance: not provided')
}) as unknown as typeof maintenanceMachine

/** Only named here as well: its code comes with the first call that fails, or after the first list. */
const servers = fromCallback(() => {
  throw new Error('servers: not provided')
}) as unknown as typeof serversMachine

/**
 * The client as a whole: it starts, launches, runs and ends, and owns the others.
 * The bet slip outlives the session, so that a bet whose outcome is unknown stays on the screen [SLIP-18].
 */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    tags: {} as 'starting' | 'running' | 'over',
    children: {} as {
      readStart: 'readStart'
      launch: 'launch'
      session: 'session'
      betSlip: 'betSlip'
      servers: 'servers'
      eventsChannel: 'socket'
      notificationsChannel: 'socket'
      eventChannel: 'socket'
      maintenance: 'maintenance'
    },
  },
  actors: {
    readStart: fromPromise<Start>(() => {
      throw new Error('readStart: not provided')
    }),
    launch: launchMachine,
    session: sessionMachine,
    socket: socketMachine,
    betSlip,
    maintenance,
    servers,
  },
  guards: {
    isGuest: ({ context }) => launchedOf(context).settings.isGuest,
    isExpired: (_, { end }: { end: SessionEnd }) => end === 'expired',
    isUnauthorized: (_, { end }: { end: SocketEnd }) => end === 'unauthorized',
  },
  actions: {
    keepStart: assign({ start: (_, start: Start) => start }),
    keepLaunched: assign({ launched: (_, launched: LaunchOutput) => launched }),
    wantEvent: assign({ eventId: (_, { eventId }: { eventId: string }) => eventId }),
    beginSlip: spawnChild('betSlip', {
      id: 'betSlip',
      systemId: 'betSlip',
      input: ({ context }) => slipInputOf(context),
    }),
    endSlip: sendTo('betSlip', { type: 'session.ended' }),
    tellUnauthorized: sendTo('session', { type: 'channel.unauthorized' }),
    tellForbidden: sendTo('session', { type: 'call.forbidden' }),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, start: null, launched: null, eventId: null }),
  // From the first call on, and to the end: a bet may still be asked about.
  invoke: [
    {
      id: 'servers',
      systemId: 'servers',
      src: 'servers',
      input: ({ context }): ServersInput => ({ servers: context.servers, random: context.random }),
    },
    {
      id: 'maintenance',
      systemId: 'maintenance',
      src: 'maintenance',
      input: ({ context: { random } }) => ({ random }),
    },
  ],
  initial: 'starting',
  states: {
    starting: {
      description: 'The launch link is read and taken out of the address bar, or a kept session is found.',
      tags: 'starting',
      invoke: {
        id: 'readStart',
        src: 'readStart',
        onDone: { target: 'launching', actions: { type: 'keepStart', params: ({ event }) => event.output } },
        onError: 'ended',
      },
    },
    launching: {
      description: 'The launch is under way, or stands still at a screen of its own: see the launch machine.',
      meta: { shownBy: ['src/screens/launch/LaunchScreen.tsx'] },
      tags: 'starting',
      invoke: {
        id: 'launch',
        systemId: 'launch',
        src: 'launch',
        input: ({ context }) => launchInputOf(context),
        onDone: {
          target: 'running',
          actions: [{ type: 'keepLaunched', params: ({ event }) => event.output }, 'beginSlip'],
        },
      },
    },
    running: {
      tags: 'running',
      type: 'parallel',
      invoke: {
        id: 'session',
        systemId: 'session',
        src: 'session',
        input: ({ context }) => sessionInputOf(context),
        onDone: [
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'ended.expired',
            actions: 'endSlip',
          },
          { target: 'ended.forbidden', actions: 'endSlip' },
        ],
      },
      states: {
        events: {
          initial: 'connected',
          states: {
            connected: {
              description: 'The prices of all events come in, or are fetched when the line is back.',
              invoke: {
                id: 'eventsChannel',
                systemId: 'eventsChannel',
                src: 'socket',
                input: ({ context }) => socketInputOf(context, { kind: 'events' }),
                onDone: [
                  {
                    guard: { type: 'isUnauthorized', params: ({ event }) => event.output },
                    target: 'refused',
                    actions: 'tellUnauthorized',
                  },
                  { target: 'refused', actions: 'tellForbidden' },
                ],
              },
            },
            refused: { description: 'The server has closed this channel for good: the session hears why.' },
          },
        },
        notifications: {
          initial: 'wanted',
          states: {
            wanted: {
              description: 'Is there a member to tell anything?',
              always: [{ guard: 'isGuest', target: 'none' }, { target: 'connected' }],
            },
            none: { description: 'Guests have no notifications.' },
            connected: {
              description: 'What became of the member’s bets and wallet is told.',
              invoke: {
                id: 'notificationsChannel',
                systemId: 'notificationsChannel',
                src: 'socket',
                input: ({ context }) => socketInputOf(context, { kind: 'notifications' }),
                onDone: [
                  {
                    guard: { type: 'isUnauthorized', params: ({ event }) => event.output },
                    target: 'refused',
                    actions: 'tellUnauthorized',
                  },
                  { target: 'refused', actions: 'tellForbidden' },
                ],
              },
            },
            refused: { description: 'The server has closed this channel for good: the session hears why.' },
          },
        },
        event: {
          description: 'The channel of the one event a screen shows.',
          initial: 'closed',
          states: {
            closed: {
              description: 'No screen shows one event.',
              on: {
                'eventChannel.opened': {
                  target: 'connected',
                  actions: { type: 'wantEvent', params: ({ event }) => event },
                },
              },
            },
            connected: {
              description: 'The markets of that event come in.',
              invoke: {
                id: 'eventChannel',
                systemId: 'eventChannel',
                src: 'socket',
                input: ({ context }) =>
                  socketInputOf(context, { kind: 'event', eventId: eventIdOf(context) }),
                onDone: [
                  {
                    guard: { type: 'isUnauthorized', params: ({ event }) => event.output },
                    target: 'refused',
                    actions: 'tellUnauthorized',
                  },
                  { target: 'refused', actions: 'tellForbidden' },
                ],
              },
              on: {
                'eventChannel.opened': {
                  target: 'connected',
                  reenter: true,
                  actions: { type: 'wantEvent', params: ({ event }) => event },
                },
                'eventChannel.closed': 'closed',
              },
            },
            refused: { description: 'The server has closed this channel for good: the session hears why.' },
          },
        },
      },
    },
    ended: {
      description: 'Nothing goes on without a new launch from the partner.',
      meta: { shownBy: ['src/screens/errors/EndedScreen.tsx'] },
      tags: 'over',
      initial: 'other',
      states: {
        expired: { description: 'Your token has expired. Please exit and launch again [SRV-07].' },
        forbidden: { description: 'You are not authorized to view this page [SRV-08].' },
        other: { description: 'What the page was opened with could not be read.' },
      },
    },
  },
})

function launchInputOf({ start }: AppContext): LaunchInput {
  if (start === null) throw new Error('nothing to launch from')
  return start
}

function launchedOf({ launched }: AppContext): LaunchOutput {
  if (launched === null) throw new Error('not launched yet')
  return launched
}

function sessionInputOf(context: AppContext): SessionInput {
  const { settings, tokenLifetime } = launchedOf(context)
  return { settings, tokenLifetime }
}

function slipInputOf(context: AppContext): BetSlipInput {
  const { settings, balance } = launchedOf(context)
  const { maxPayout, maxComboPayout, maxComboAmount, comboMaxEvents, mixedComboMaxEvents } = settings
  return {
    isGuest: settings.isGuest,
    currency: { code: settings.currency.code, digits: settings.currency.digits },
    balance,
    policy: settings.acceptAnyOdds ? 'any' : 'none',
    limits: { maxPayout, maxComboPayout, maxComboAmount, comboMaxEvents, mixedComboMaxEvents },
  }
}

function socketInputOf({ random }: AppContext, channel: Channel): SocketInput {
  return { channel, random }
}

function eventIdOf({ eventId }: AppContext): string {
  if (eventId === null) throw new Error('no event is wanted')
  return eventId
}
