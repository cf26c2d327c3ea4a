import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { serversMachine } from '#machines/servers/machine.ts'
import { recheckDelayFor } from '#machines/servers/standing.ts'
import type { KnownServer, ServersContext, ServersInput } from '#machines/servers/types.ts'

import { drive } from './drive.ts'
import type { Model } from './graph.ts'
import { replayAll } from './replay.ts'
import { withStandIns } from './standIn.ts'
import { unwalked } from './transitions.ts'

const machine = withStandIns(serversMachine)
const [first, second, third] = ['https://a.test/api', 'https://b.test/api', 'https://c.test/api'] as const
const input: ServersInput = {
  servers: [
    { family: 'primary', address: first },
    { family: 'secondary', address: second },
    { family: 'secondary', address: third },
  ],
  random: 0.5,
}
const two: ServersInput = { ...input, servers: input.servers.slice(0, 2) }

function answers(...asked: string[]) {
  const none = { done: { asked, healthy: [] as string[] } }
  return [...asked.map((healthy) => ({ done: { asked, healthy: [healthy] } })), none]
}

const model: Model<ServersContext> = {
  machine,
  input: two,
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
      { failed: new Error('anything') },
    ],
    checkStanding: [...answers(first, second), { failed: new Error('anything') }],
    checkDropped: [...answers(first, second), { failed: new Error('anything') }],
    recordChoice: [{ done: undefined }, { failed: new Error('anything') }],
    watchConnectivity: ['connection.lost', 'connection.cameBack', 'page.returned'].map((type) => ({
      tells: { type },
    })),
  },
  // How often a server was dropped, and what was asked, only makes waits and reports longer.
  facts: ({ servers, chosen, failures }) => ({
    dropped: servers.map(({ isDropped }) => isDropped),
    chosen,
    failures: Math.min(failures, 3),
  }),
  limit: 20_000,
}

describe('servers, walked by its graph', () => {
  it('takes every transition; a call always has a server to go to, and it is one of those listed [CHART-04] [SRV-02]', () => {
    const { walked } = replayAll(model, (snapshot) => {
      const { servers, chosen } = snapshot.context
      expect(two.servers.map(({ address }) => address)).toContain(chosen)
      // Nobody is told that no server is left while one is, and the other way about.
      if (snapshot.hasTag('stranded'))
        expect(servers.filter(({ isDropped }) => !isDropped).map(({ address }) => address)).not.toContain(
          chosen,
        )
      if (snapshot.matches({ dropped: 'waiting' }))
        expect(servers.some(({ isDropped }) => isDropped)).toBe(true)
    })
    expect(unwalked(machine, walked)).toEqual([])
  })
})
