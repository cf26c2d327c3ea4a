import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { socketMachine } from '#machines/socket/machine.ts'
import type { SocketContext, SocketInput } from '#machines/socket/types.ts'

import type { Model } from '../graph.ts'
import { withStandIns } from '../standIn.ts'

export const socket = withStandIns(socketMachine)
export const socketInput: SocketInput = { channel: { kind: 'events' }, random: 0.5 }

export const socketModels: Readonly<Record<'the channel of the events', Model<SocketContext>>> = {
  'the channel of the events': {
    machine: socket,
    input: socketInput,
    events: () => [],
    reports: {
      openSocket: [
        { tells: { type: 'socket.opened' } },
        { tells: { type: 'message.arrived' } },
        { tells: { type: 'ping.answered' } },
        { tells: { type: 'silence.noticed' } },
        { tells: { type: 'socket.closed', code: 1000 } },
        { tells: { type: 'socket.closed', code: 1006 } },
        { tells: { type: 'socket.closed', code: 4401 } },
        { tells: { type: 'socket.closed', code: 4403 } },
        { tells: { type: 'socket.closed', code: 4503 } },
      ],
      refreshToken: [
        { done: undefined },
        { failed: new CallFailed(failureOfKind('unauthorized')) },
        { failed: new CallFailed(failureOfKind('forbidden')) },
        { failed: new CallFailed(failureOfKind('offline')) },
      ],
      watchConnectivity: [
        'connection.lost',
        'connection.cameBack',
        'page.left',
        'page.returned',
        'page.woke',
      ].map((type) => ({ tells: { type } })),
    },
    // Beyond the second try nothing new can happen: the delay alone grows.
    facts: ({ attempt, hasBeenLive, end }) => ({ attempt: Math.min(attempt, 2), hasBeenLive, end }),
    limit: 5_000,
  },
}
