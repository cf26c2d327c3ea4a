import { assign, fromCallback, fromPromise, setup } from 'xstate'

import { pollDelayFor, returnDelayFor, startDelayFor } from './delays.ts'
import type { MaintenanceContext, MaintenanceEvent, MaintenanceInput, MaintenanceStatus } from './types.ts'

const maintenanceSetup = setup({
  types: {
    input: {} as MaintenanceInput,
    context: {} as MaintenanceContext,
    events: {} as MaintenanceEvent,
    tags: {} as 'down' | 'asking',
    children: {} as { askStatus: 'askStatus'; watchConnectivity: 'watchConnectivity' },
  },
  actors: {
    askStatus: fromPromise<MaintenanceStatus>(() => {
      throw new Error('askStatus: not provided')
    }),
    watchConnectivity: fromCallback(() => {
      throw new Error('watchConnectivity: not provided')
    }),
  },
  guards: {
    isOn: (_, { isOn }: MaintenanceStatus) => isOn,
    isAhead: (_, status: MaintenanceStatus) => isAhead(status),
    isAnotherAhead: ({ context }) => isAhead(context.status),
  },
  actions: {
    keepStatus: assign({ status: (_, status: MaintenanceStatus) => status }),
  },
  delays: {
    startDelay: ({ context }) => startDelayFor(context.status, context.random),
    pollDelay: ({ context }) => pollDelayFor(context.random),
    returnDelay: ({ context }) => returnDelayFor(context.random),
  },
})

/** While nothing is under way: the server is asked, and what it says leads on from here. */
const asking = maintenanceSetup.createStateConfig({
  description: 'Is it under maintenance, or has it begun? The server is asked.',
  tags: 'asking',
  invoke: {
    id: 'askStatus',
    src: 'askStatus',
    onDone: [
      {
        guard: { type: 'isOn', params: ({ event }) => event.output },
        target: '#maintenance.underMaintenance',
        actions: { type: 'keepStatus', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isAhead', params: ({ event }) => event.output },
        target: '#maintenance.announced',
        actions: { type: 'keepStatus', params: ({ event }) => event.output },
      },
      { target: '#maintenance.available' },
    ],
    onError: 'waiting',
  },
})

/** While nothing is under way: the server reports, unasked, that maintenance begins or will begin. */
const hearing = maintenanceSetup.createStateConfig({
  on: {
    'status.arrived': [
      {
        guard: { type: 'isOn', params: ({ event }) => event.status },
        target: '#maintenance.underMaintenance',
        actions: { type: 'keepStatus', params: ({ event }) => event.status },
      },
      {
        guard: { type: 'isAhead', params: ({ event }) => event.status },
        target: '#maintenance.announced',
        actions: { type: 'keepStatus', params: ({ event }) => event.status },
      },
    ],
  },
})

/**
 * Whether the product is under maintenance, or will be. The server says when it begins and when it is over; the times of a
 * notice only say when to ask [LIVE-12, MEMBER-11].
 */
export const maintenanceMachine = maintenanceSetup.createMachine({
  id: 'maintenance',
  context: ({ input }) => ({ ...input, status: { isOn: false, from: null, to: null, at: 0 } }),
  invoke: { id: 'watchConnectivity', src: 'watchConnectivity' },
  initial: 'available',
  states: {
    available: {
      description: 'The product is there, as far as anybody has said.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Nobody has said anything of a maintenance.',
          on: { 'service.refused': 'asking', 'check.requested': 'asking' },
        },
        asking,
      },
      on: hearing.on,
    },
    announced: {
      description: 'Members read from when to when, and go on betting until it begins.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'It has not begun. It is asked about when its time has come.',
          after: { startDelay: 'asking' },
          on: {
            'service.refused': 'asking',
            'check.requested': 'asking',
            'connection.cameBack': 'asking',
            'page.returned': 'asking',
            'page.woke': 'asking',
          },
        },
        asking,
      },
      on: { 'status.arrived': [...hearing.on['status.arrived'], { target: 'available' }] },
    },
    underMaintenance: {
      description: 'Nothing is answered. The status is asked for until it is over.',
      meta: { shownBy: ['src/screens/maintenance/MaintenanceScreen.tsx'] },
      tags: 'down',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'It lasts. It is asked about every few seconds.',
          after: { pollDelay: 'asking' },
          on: {
            'check.requested': 'asking',
            'connection.cameBack': 'asking',
            'page.returned': 'asking',
            'page.woke': 'asking',
          },
        },
        asking: {
          description: 'Is it over?',
          tags: 'asking',
          invoke: {
            id: 'askStatus',
            src: 'askStatus',
            onDone: [
              {
                guard: { type: 'isOn', params: ({ event }) => event.output },
                target: 'waiting',
                actions: { type: 'keepStatus', params: ({ event }) => event.output },
              },
              {
                target: '#maintenance.ending',
                actions: { type: 'keepStatus', params: ({ event }) => event.output },
              },
            ],
            onError: 'waiting',
          },
        },
      },
      on: {
        'status.arrived': [
          {
            guard: { type: 'isOn', params: ({ event }) => event.status },
            actions: { type: 'keepStatus', params: ({ event }) => event.status },
          },
          { target: 'ending', actions: { type: 'keepStatus', params: ({ event }) => event.status } },
        ],
      },
    },
    ending: {
      description: 'It is over. The members come back over a few seconds, and not all at once.',
      meta: { shownBy: ['src/screens/maintenance/MaintenanceScreen.tsx'] },
      tags: 'down',
      after: {
        returnDelay: [{ guard: 'isAnotherAhead', target: 'announced' }, { target: 'available' }],
      },
      on: {
        'status.arrived': [
          {
            guard: { type: 'isOn', params: ({ event }) => event.status },
            target: 'underMaintenance',
            actions: { type: 'keepStatus', params: ({ event }) => event.status },
          },
          { actions: { type: 'keepStatus', params: ({ event }) => event.status } },
        ],
      },
    },
  },
})

/** Whether it is announced, and not over by its own times. */
function isAhead({ isOn, from, to, at }: MaintenanceStatus): boolean {
  return !isOn && from !== null && (to === null || to > at)
}
