import type { AnyMachineSnapshot } from 'xstate'

import { serversMachine } from '#machines/servers/machine.ts'
import { standing } from '#machines/servers/standing.ts'
import type { ServersContext, ServersInput } from '#machines/servers/types.ts'

import type { Model } from '../graph.ts'
import { withStandIns } from '../standIn.ts'

export const servers = withStandIns(serversMachine)
export const [first, second, third] = [
  'https://a.test/api',
  'https://b.test/api',
  'https://c.test/api',
] as const
export const serversInput: ServersInput = {
  servers: [
    { family: 'primary', address: first },
    { family: 'secondary', address: second },
    { family: 'secondary', address: third },
  ],
  random: 0.5,
}

const noAnswer = { failed: new Error('anything') }

/** Any of those asked may be well, and any not. */
function answersOf(asked: readonly string[]) {
  const healthy = asked.reduce<readonly string[][]>(
    (sets, server) => [...sets, ...sets.map((set) => [...set, server])],
    [[]],
  )
  return healthy.map((well) => ({ asked, healthy: well }))
}

/** How the servers that stand say they are, while they are asked: it is about the servers as they are known now. */
function answersIn({ children, context }: AnyMachineSnapshot) {
  if (children['checkStanding'] === undefined) return []
  return answersOf(standing(context)).map((output) => ({
    type: 'xstate.done.actor.checkStanding',
    output,
    actorId: 'checkStanding',
  }))
}

export const serversModels: Readonly<Record<string, Model<ServersContext>>> = {
  'two servers': {
    machine: servers,
    input: { ...serversInput, servers: serversInput.servers.slice(0, 2) },
    events: (snapshot) => [
      { type: 'call.failed', server: first },
      { type: 'call.failed', server: second },
      { type: 'call.answered', server: first },
      { type: 'call.answered', server: second },
      ...answersIn(snapshot),
    ],
    reports: {
      survey: [...answersOf([first, second]).map((done) => ({ done })), noAnswer],
      checkStanding: [noAnswer],
      // Of those that were dropped when they were asked: by now they may have come back.
      checkDropped: [
        ...[[first], [second], [first, second]].flatMap((asked) =>
          answersOf(asked).map((done) => ({ done })),
        ),
        noAnswer,
      ],
      recordChoice: [{ done: undefined }, noAnswer],
      watchConnectivity: ['connection.lost', 'connection.cameBack', 'page.returned'].map((type) => ({
        tells: { type },
      })),
    },
    // How often a server was dropped, and what was asked, only makes waits and reports longer.
    facts: ({ servers: each, chosen, failures }) => ({
      dropped: each.map(({ isDropped }) => isDropped),
      chosen,
      failures: Math.min(failures, 3),
    }),
    limit: 20_000,
  },
}
