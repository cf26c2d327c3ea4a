import type { Model, Steps } from '#tests/model/graph.ts'
import { done, failed, over, tells } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { socketMachine } from '../machine.ts'
import type { SocketContext, SocketInput } from '../types.ts'

export const socket = withStubs(socketMachine)
export const socketInput: SocketInput = { channel: { kind: 'events' }, random: 0.5 }

const closed = (code: number) => tells('openSocket', { type: 'socket.closed', code })

const steps = {
  'the channel opens': tells('openSocket', { type: 'socket.opened' }),
  'a sign of life comes': tells('openSocket', { type: 'message.arrived' }),
  'the answer comes': tells('openSocket', { type: 'ping.answered' }),
  'a silence is noticed': tells('openSocket', { type: 'silence.noticed' }),
  'the channel ends': closed(1000),
  'the line is cut': closed(1006),
  'the server closes the channel': closed(1011),
  'the server refuses the token': closed(4401),
  'the server forbids the channel': closed(4403),
  'the server is under maintenance': closed(4503),
  'the token is renewed': done('refreshToken'),
  'the refresh is refused': failed('refreshToken', 'unauthorized'),
  'the refresh is forbidden': failed('refreshToken', 'forbidden'),
  'the refresh gets no answer': failed('refreshToken', 'unreachable'),
  'the network goes': tells('watchConnectivity', { type: 'connection.lost' }),
  'the network is back': tells('watchConnectivity', { type: 'connection.cameBack' }),
  'the page is put away': tells('watchConnectivity', { type: 'page.left' }),
  'the page is back': tells('watchConnectivity', { type: 'page.returned' }),
  'the page wakes': tells('watchConnectivity', { type: 'page.woke' }),
  'ten seconds pass': over('connectTimeout'),
  'nothing is heard': over('silenceTimeout'),
  'five seconds pass': over('probeTimeout'),
  'it is time to try again': over('reconnectDelay'),
} satisfies Steps

/** What happens to a channel, in words. */
export type SocketStepName = keyof typeof steps

/** What of a channel decides what can happen to it next. */
export type SocketFacts = Pick<SocketContext, 'attempt' | 'hasBeenLive' | 'end'>

const model: Model<SocketContext> = {
  machine: socket,
  input: socketInput,
  steps,
  // Beyond the second try nothing new can happen: the delay alone grows.
  facts: ({ attempt, hasBeenLive, end }): SocketFacts => ({
    attempt: Math.min(attempt, 2),
    hasBeenLive,
    end,
  }),
  limit: 5_000,
}

export const socketModels = { 'the channel of the events': model }
