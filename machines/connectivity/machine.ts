import { emit, fromCallback, setup } from 'xstate'

import type { ConnectivityEvent, ConnectivityMachineEvent } from './types.ts'

/** The page and its network, one watch for all who want to know [LIVE-04]. Both change on their own. */
export const connectivityMachine = setup({
  types: {
    events: {} as ConnectivityMachineEvent,
    emitted: {} as ConnectivityEvent,
    children: {} as { watchPage: 'watchPage' },
  },
  actors: {
    watchPage: fromCallback(() => {
      throw new Error('watchPage: not provided')
    }),
  },
  guards: {
    hasSlept: (_, { hasSlept }: { hasSlept: boolean }) => hasSlept,
  },
  actions: {
    tellLost: emit({ type: 'connection.lost' }),
    tellBack: emit({ type: 'connection.cameBack' }),
    tellHidden: emit({ type: 'page.hidden' }),
    tellLeft: emit({ type: 'page.left' }),
    tellReturned: emit({ type: 'page.returned' }),
    tellWoke: emit({ type: 'page.woke' }),
  },
}).createMachine({
  id: 'connectivity',
  type: 'parallel',
  invoke: { id: 'watchPage', src: 'watchPage' },
  states: {
    network: {
      initial: 'online',
      // What is known from elsewhere counts whatever the browser says of the network.
      on: {
        'network.cameBack': { target: '.online', actions: 'tellBack' },
        'servers.cameBack': { target: '.online', actions: 'tellBack' },
      },
      states: {
        online: {
          description: 'The browser has a network, wherever that leads.',
          on: { 'network.lost': { target: 'offline', actions: 'tellLost' } },
        },
        offline: {
          description: 'The browser has no network: nothing is tried before it is back.',
        },
      },
    },
    page: {
      initial: 'shown',
      on: { 'page.unloaded': { target: '.away', actions: 'tellLeft' } },
      states: {
        shown: {
          description: 'The member can see it. A pause of its clock is a sleep.',
          on: {
            'page.hidden': { target: 'hidden', actions: 'tellHidden' },
            'time.jumped': { actions: 'tellWoke' },
          },
        },
        hidden: {
          description: 'Behind another tab or window: its timers are merely slow.',
          on: {
            'page.shown': [
              {
                guard: { type: 'hasSlept', params: ({ event }) => event },
                target: 'shown',
                actions: ['tellWoke', 'tellReturned'],
              },
              { target: 'shown', actions: 'tellReturned' },
            ],
          },
        },
        away: {
          description: 'In the back/forward cache, with its channels closed, or on its way out.',
          on: {
            'page.restored': { target: 'shown', actions: 'tellReturned' },
            'page.shown': { target: 'shown', actions: 'tellReturned' },
          },
        },
      },
    },
  },
})
