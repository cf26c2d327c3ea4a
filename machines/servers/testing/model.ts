import type { Step, Model, Steps } from '#tests/model/graph.ts'
import { done, failedWith, over, tells } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { serversMachine } from '../machine.ts'
import { standing } from '../standing.ts'
import type { ServersContext, ServersInput } from '../types.ts'

export const servers = withStubs(serversMachine)
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

const noAnswer = new Error('anything')

/** What was dropped when it was asked has answered: by now it may have come back. */
const droppedSay = (asked: readonly string[], healthy: readonly string[]): Step =>
  done('checkDropped', { asked, healthy })

/** Those that stand say who of them is well: it is about the servers as they are known now. */
const standingSay =
  (...healthy: readonly string[]): Step =>
  (snapshot) => {
    const asked = standing(snapshot.context)
    if (!healthy.every((server) => asked.includes(server))) return null
    const say = done('checkStanding', { asked, healthy })
    return typeof say === 'function' ? say(snapshot) : say
  }

const steps = {
  'a call on the first fails': { type: 'call.failed', server: first },
  'a call on the second fails': { type: 'call.failed', server: second },
  'a call on the first is answered': { type: 'call.answered', server: first },
  'a call on the second is answered': { type: 'call.answered', server: second },
  'all asked: none is well': done('survey', { asked: [first, second], healthy: [] }),
  'all asked: the first is well': done('survey', { asked: [first, second], healthy: [first] }),
  'all asked: the second is well': done('survey', { asked: [first, second], healthy: [second] }),
  'all asked: both are well': done('survey', { asked: [first, second], healthy: [first, second] }),
  'all asked: no answer': failedWith('survey', noAnswer),
  'asked after a failure: none is well': standingSay(),
  'asked after a failure: the first is well': standingSay(first),
  'asked after a failure: the second is well': standingSay(second),
  'asked after a failure: both are well': standingSay(first, second),
  'asked after a failure: no answer': failedWith('checkStanding', noAnswer),
  'the dropped have rested': over('recheckDelay'),
  'the first was asked: it is not back': droppedSay([first], []),
  'the first was asked: it is back': droppedSay([first], [first]),
  'the second was asked: it is not back': droppedSay([second], []),
  'the second was asked: it is back': droppedSay([second], [second]),
  'both were asked: none is back': droppedSay([first, second], []),
  'both were asked: the first is back': droppedSay([first, second], [first]),
  'both were asked: the second is back': droppedSay([first, second], [second]),
  'both were asked: both are back': droppedSay([first, second], [first, second]),
  'the dropped were asked: no answer': failedWith('checkDropped', noAnswer),
  'the choice is recorded': done('recordChoice'),
  'the choice cannot be recorded': failedWith('recordChoice', noAnswer),
  'the network goes': tells('watchConnectivity', { type: 'connection.lost' }),
  'the network is back': tells('watchConnectivity', { type: 'connection.cameBack' }),
  'the page is back': tells('watchConnectivity', { type: 'page.returned' }),
} satisfies Steps

export type ServersStepName = keyof typeof steps

const model: Model<ServersContext> = {
  machine: servers,
  input: { ...serversInput, servers: serversInput.servers.slice(0, 2) },
  steps,
  // How often a server was dropped, and what was asked, only makes waits and reports longer.
  facts: ({ servers: each, chosen, failures, reported }) => ({
    dropped: each.map(({ isDropped }) => isDropped),
    chosen,
    reported,
    failures: Math.min(failures, 3),
  }),
  limit: 20_000,
}

export const serversModels = { 'two servers': model }
