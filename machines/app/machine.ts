import { assign, enqueueActions, fromPromise, sendTo, setup, spawnChild } from 'xstate'

import { connectivityMachine } from '../connectivity/machine.ts'
import { launchMachine } from '../launch/machine.ts'
import type { LaunchOutput } from '../launch/types.ts'
import { reloadMachine } from '../reload/machine.ts'
import type { ServersInput } from '../servers/types.ts'
import { sessionMachine } from '../session/machine.ts'
import { socketMachine } from '../socket/machine.ts'
import type { SocketEnd } from '../socket/types.ts'
import {
  eventIdOf,
  launchedOf,
  launchInputOf,
  onboardingInputOf,
  sessionInputOf,
  slipInputOf,
  socketInputOf,
} from './inputs.ts'
import { later } from './later.ts'
import type { AppContext, AppEvent, AppInput, PrebookId, PrebookStart, SessionEnd, Start } from './types.ts'

/** What nobody waits for has broken by a fault of ours. */
interface Broken {
  readonly type: `xstate.error.actor.${string}`
  readonly actorId: string
}

/**
 * The client as a whole: it starts, launches, runs and ends, and is the one root: every other machine is started here.
 * The bet slip outlives the session, so that a bet whose outcome is unknown stays on the screen [SLIP-18].
 */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent | Broken,
    tags: {} as 'starting' | 'running' | 'over',
    children: {} as {
      readStart: 'readStart'
      launch: 'launch'
      session: 'session'
      betSlip: 'betSlip'
      connectivity: 'connectivity'
      servers: 'servers'
      eventsChannel: 'socket'
      notificationsChannel: 'socket'
      eventChannel: 'socket'
      maintenance: 'maintenance'
      reload: 'reload'
      orientation: 'orientation'
      luckyCombo: 'luckyCombo'
      stream: 'stream'
      onboarding: 'onboarding'
      care: 'care'
    } & Record<PrebookId, 'prebook'>,
  },
  actors: {
    readStart: fromPromise<Start>(() => {
      throw new Error('readStart: not provided')
    }),
    launch: launchMachine,
    session: sessionMachine,
    socket: socketMachine,
    connectivity: connectivityMachine,
    reload: reloadMachine,
    ...later,
  },
  guards: {
    isGuest: ({ context }) => launchedOf(context).settings.isGuest,
    isExpired: (_, { end }: { end: SessionEnd }) => end === 'expired',
    isNew: ({ context }, { id }: { id: PrebookId }) => !context.prebooks.includes(id),
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
    beginOnboarding: spawnChild('onboarding', {
      id: 'onboarding',
      systemId: 'onboarding',
      input: ({ context }) => onboardingInputOf(context),
    }),
    endOnboarding: enqueueActions(({ enqueue }) => enqueue.stopChild('onboarding')),
    beginCare: spawnChild('care', { id: 'care', systemId: 'care' }),
    endCare: enqueueActions(({ enqueue }) => enqueue.stopChild('care')),
    endSlip: sendTo('betSlip', { type: 'session.ended' }),
    beginPrebook: enqueueActions(({ context, enqueue }, { id, input }: PrebookStart) => {
      enqueue.spawnChild('prebook', { id, systemId: id, input })
      enqueue.assign({ prebooks: [...context.prebooks, id] })
    }),
    endPrebook: enqueueActions(({ context, enqueue }, { id }: { id: PrebookId }) => {
      enqueue.stopChild(id)
      enqueue.assign({ prebooks: context.prebooks.filter((other) => other !== id) })
    }),
    forgetBroken: enqueueActions(({ context, enqueue }, { actorId }: { actorId: string }) => {
      enqueue.stopChild(actorId)
      enqueue.assign({ prebooks: context.prebooks.filter((id) => id !== actorId) })
    }),
    // What is not told yet is written down: the next launch goes on with it.
    endPrebooks: enqueueActions(({ context, enqueue }) => {
      for (const id of context.prebooks) enqueue.stopChild(id)
      enqueue.assign({ prebooks: [] })
    }),
    tellUnauthorized: sendTo('session', { type: 'channel.unauthorized' }),
    tellForbidden: sendTo('session', { type: 'call.forbidden' }),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, start: null, launched: null, eventId: null, prebooks: [] }),
  // As long as the page: from the first call on, and to the end, for a bet may still be asked about.
  invoke: [
    // Before those that listen to it.
    { id: 'connectivity', systemId: 'connectivity', src: 'connectivity' },
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
    {
      id: 'reload',
      systemId: 'reload',
      src: 'reload',
      input: ({ context: { reloadedFor } }) => ({ reloadedFor }),
    },
    { id: 'orientation', systemId: 'orientation', src: 'orientation' },
  ],
  // One that breaks takes no other with it.
  on: { 'xstate.error.actor.*': { actions: { type: 'forgetBroken', params: ({ event }) => event } } },
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
      entry: ['beginOnboarding', 'beginCare'],
      exit: ['endPrebooks', 'endOnboarding', 'endCare'],
      invoke: [
        {
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
        { id: 'luckyCombo', systemId: 'luckyCombo', src: 'luckyCombo' },
        { id: 'stream', systemId: 'stream', src: 'stream' },
      ],
      on: {
        'prebook.opened': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: { type: 'beginPrebook', params: ({ event }) => event },
        },
        'prebook.left': { actions: { type: 'endPrebook', params: ({ event }) => event } },
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
