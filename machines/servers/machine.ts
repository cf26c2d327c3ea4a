import { assign, fromCallback, fromPromise, raise, setup } from 'xstate'

import {
  dropped,
  mostPreferred,
  recheckDelayFor,
  standing,
  unknownServers,
  withAnswer,
  withAnswerOfDropped,
  withChosenAnswering,
  withoutChosen,
} from './standing.ts'
import type { Choice, HealthAnswer, ServersContext, ServersEvent, ServersInput } from './types.ts'

/** Calls that fail in a row before a server is dropped, whatever it says of its health. */
const mostFailures = 3

/**
 * Which server the calls go to [SRV-01, SRV-02]. Calls never wait for it: they go to the one that is chosen, from the
 * first moment on. It only ever moves where the next call goes: nothing is sent a second time because of it, so that a
 * bet is on its way once, and asked about wherever it now leads.
 */
export const serversMachine = setup({
  types: {
    input: {} as ServersInput,
    context: {} as ServersContext,
    events: {} as ServersEvent,
    tags: {} as 'stranded',
    children: {} as {
      survey: 'checkHealth'
      checkStanding: 'checkHealth'
      checkDropped: 'checkHealth'
      recordChoice: 'recordChoice'
      watchConnectivity: 'watchConnectivity'
    },
  },
  actors: {
    checkHealth: fromPromise<HealthAnswer, { asked: readonly string[] }>(() => {
      throw new Error('checkHealth: not provided')
    }),
    recordChoice: fromPromise<void, Choice>(() => {
      throw new Error('recordChoice: not provided')
    }),
    watchConnectivity: fromCallback(() => {
      throw new Error('watchConnectivity: not provided')
    }),
  },
  guards: {
    isOfChosen: ({ context }, { server }: { server: string }) => server === context.chosen,
    isUnreported: ({ context }, { server }: { server: string }) =>
      server === context.chosen && context.reported !== context.chosen,
    isFailingOn: ({ context }, { server }: { server: string }) =>
      server === context.chosen && context.failures + 1 >= mostFailures,
    isChosenHealthy: ({ context }, { healthy }: HealthAnswer) => healthy.includes(context.chosen),
    isChosenStanding: ({ context }) => standing(context).includes(context.chosen),
    isAnyStanding: ({ context }) => standing(context).length > 0,
    isAnyDropped: ({ context }) => dropped(context).length > 0,
    isNoneDropped: ({ context }) => dropped(context).length === 0,
  },
  actions: {
    takeAnswer: assign(({ context }, answer: HealthAnswer) => ({
      servers: withAnswer(context.servers, answer),
      asked: [...new Set([...context.asked, ...answer.asked])],
    })),
    takeAnswerOfDropped: assign(({ context }, answer: HealthAnswer) => ({
      servers: withAnswerOfDropped(context.servers, answer),
      asked: [...new Set([...context.asked, ...answer.asked])],
    })),
    // Its calls have said how it is.
    dropChosen: assign(({ context }) => ({
      servers: withoutChosen(context),
      asked: [...new Set([...context.asked, context.chosen])],
    })),
    chooseNext: assign(({ context }) => ({ chosen: mostPreferred(standing(context)) })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    trustChosen: assign(({ context }) => ({ servers: withChosenAnswering(context) })),
    forgetFailures: assign({ failures: 0 }),
    noteReported: assign(({ context }) => ({ asked: [], reported: context.chosen })),
    planRecheck: assign({ rest: ({ context }) => recheckDelayFor(context) }),
    tellAnswer: raise({ type: 'dropped.answered' }),
  },
  delays: {
    recheckDelay: ({ context }) => context.rest,
  },
}).createMachine({
  id: 'servers',
  context: ({ input: { servers, random } }) => ({
    servers: unknownServers(servers),
    random,
    chosen: mostPreferred(servers.map(({ address }) => address)),
    failures: 0,
    asked: [],
    reported: null,
    rest: 0,
  }),
  invoke: { id: 'watchConnectivity', src: 'watchConnectivity' },
  type: 'parallel',
  states: {
    choice: {
      initial: 'surveying',
      states: {
        surveying: {
          description: 'Each server is asked for its health, while calls already go to the first.',
          invoke: {
            id: 'survey',
            src: 'checkHealth',
            input: ({ context }) => ({ asked: context.servers.map(({ address }) => address) }),
            onDone: {
              target: 'deciding',
              actions: { type: 'takeAnswer', params: ({ event }) => event.output },
            },
            onError: 'deciding',
          },
        },
        deciding: {
          description:
            'The chosen one stays while it serves, else the most preferred that does takes its place.',
          always: [
            { guard: 'isChosenStanding', target: 'serving' },
            { guard: 'isAnyStanding', target: 'serving', actions: 'chooseNext' },
            { target: 'stranded' },
          ],
        },
        serving: {
          entry: 'forgetFailures',
          initial: 'reporting',
          states: {
            reporting: {
              description: 'The choice goes into the records of the server. Nothing waits for that.',
              invoke: {
                id: 'recordChoice',
                src: 'recordChoice',
                input: ({ context }) => choiceOf(context),
                onDone: { target: 'settled', actions: 'noteReported' },
                onError: { target: 'settled', actions: 'noteReported' },
              },
            },
            settled: { description: 'Calls go to the chosen server.' },
          },
          on: {
            'call.failed': {
              guard: { type: 'isOfChosen', params: ({ event }) => event },
              target: 'suspecting',
              actions: 'countFailure',
            },
          },
        },
        suspecting: {
          description:
            'A call has failed: the servers that still stand are asked for their health. If the chosen one says that it is well and calls still keep failing, it is dropped.',
          initial: 'asking',
          states: {
            asking: {
              description: 'Those that stand are asked how they are.',
              invoke: {
                id: 'checkStanding',
                src: 'checkHealth',
                input: ({ context }) => ({ asked: standing(context) }),
                onDone: [
                  {
                    guard: { type: 'isChosenHealthy', params: ({ event }) => event.output },
                    target: 'watching',
                    actions: { type: 'takeAnswer', params: ({ event }) => event.output },
                  },
                  {
                    target: '#servers.choice.deciding',
                    actions: { type: 'takeAnswer', params: ({ event }) => event.output },
                  },
                ],
                onError: 'watching',
              },
            },
            watching: { description: 'Well, by its own word: its next calls tell.' },
          },
          on: {
            'call.failed': [
              {
                guard: { type: 'isFailingOn', params: ({ event }) => event },
                target: 'deciding',
                actions: 'dropChosen',
              },
              {
                guard: { type: 'isOfChosen', params: ({ event }) => event },
                target: '.asking',
                actions: 'countFailure',
              },
            ],
            'call.answered': [
              // The call failed while the report of this choice was on its way.
              {
                guard: { type: 'isUnreported', params: ({ event }) => event },
                target: 'serving',
                actions: 'trustChosen',
              },
              {
                guard: { type: 'isOfChosen', params: ({ event }) => event },
                target: 'serving.settled',
                actions: 'trustChosen',
              },
            ],
          },
        },
        stranded: {
          description:
            'No server is left. Calls go to the last one chosen, as there is no better one, and the member is told.',
          meta: { shownBy: ['src/shell/notices/ConnectionNotice.tsx'] },
          tags: 'stranded',
          on: {
            'dropped.answered': 'deciding',
            'call.answered': {
              guard: { type: 'isOfChosen', params: ({ event }) => event },
              target: 'serving.settled',
              actions: 'trustChosen',
            },
          },
        },
        offline: {
          description: 'Without a network a call that fails says nothing of a server.',
          on: { 'connection.cameBack': 'surveying', 'page.returned': 'surveying' },
        },
      },
      on: { 'connection.lost': '.offline' },
    },
    dropped: {
      description:
        'Those that were dropped are asked again, less and less often. A choice that holds is not given up for them.',
      initial: 'none',
      states: {
        none: { description: 'None is dropped.', always: { guard: 'isAnyDropped', target: 'waiting' } },
        waiting: {
          description: 'At least one is dropped, and left alone for a while.',
          entry: 'planRecheck',
          always: { guard: 'isNoneDropped', target: 'none' },
          after: { recheckDelay: 'asking' },
        },
        asking: {
          description: 'Those that were dropped are asked how they are.',
          invoke: {
            id: 'checkDropped',
            src: 'checkHealth',
            input: ({ context }) => ({ asked: dropped(context) }),
            onDone: {
              target: 'waiting',
              actions: [{ type: 'takeAnswerOfDropped', params: ({ event }) => event.output }, 'tellAnswer'],
            },
            onError: 'waiting',
          },
        },
        resting: {
          description: 'Without a network nobody is asked.',
          on: { 'connection.cameBack': 'none', 'page.returned': 'none' },
        },
      },
      on: { 'connection.lost': '.resting' },
    },
  },
})

/** What is reported: a report names a server at least, be it only the one that is used. */
function choiceOf({ asked, chosen }: ServersContext): Choice {
  return { domains: asked.length > 0 ? asked : [chosen], selected: chosen }
}
