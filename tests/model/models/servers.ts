import { serversMachine } from '#machines/servers/machine.ts'
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

function answers(...asked: string[]) {
  const none = { done: { asked, healthy: [] as string[] } }
  return [...asked.map((healthy) => ({ done: { asked, healthy: [healthy] } })), none]
}

export const serversModels: Readonly<Record<string, Model<ServersContext>>> = {
  'two servers': {
    machine: servers,
    input: { ...serversInput, servers: serversInput.servers.slice(0, 2) },
    events: () => [
      { type: 'call.failed', server: first },
      { type: 'call.failed', server: second },
      { type: 'call.answered', server: first },
      { type: 'call.answered', server: second },
    ],
    reports: {
      survey: [
        ...answers(first, second),
        { done: { asked: [first, second], healthy: [first, second] } },
        noAnswer,
      ],
      checkStanding: [...answers(first, second), noAnswer],
      checkDropped: [...answers(first, second), noAnswer],
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
