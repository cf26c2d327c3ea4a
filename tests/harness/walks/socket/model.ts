import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'

import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { socketMachine } from '#machines/socket/machine.ts'
import type { SocketContext } from '#machines/socket/types.ts'

import type { Model, WalkStep } from '../../../model/graph.ts'
import { withStandIns } from '../../../model/standIn.ts'
import { longPaths, type PathStep, stateOf } from '../paths.ts'

export const socketChart = withStandIns(socketMachine)

const ends = {
  'the server closes the channel': { type: 'socket.closed', code: 1011 },
  'the line is cut': { type: 'socket.closed', code: 1006 },
  'the server refuses the token': { type: 'socket.closed', code: 4401 },
  'the server forbids the channel': { type: 'socket.closed', code: 4403 },
} as const
const leavings = {
  'the network goes': { type: 'connection.lost' },
  'the page is put away': { type: 'page.left' },
} as const
const returns = {
  'the network is back': { type: 'connection.cameBack' },
  'the page is back': { type: 'page.returned' },
} as const
const refreshes = {
  'the token is renewed': { type: 'xstate.done.actor.refreshToken', output: undefined },
  'the refresh is refused': failedRefresh('unauthorized'),
  'the refresh is forbidden': failedRefresh('forbidden'),
  'the refresh gets no answer': failedRefresh('unreachable'),
} as const
const opened = { 'the channel opens': { type: 'socket.opened' } } as const
const heard = { 'a sign of life comes': { type: 'message.arrived' } } as const
const answered = { 'the answer comes': { type: 'ping.answered' } } as const
const woken = { 'the page wakes': { type: 'page.woke' } } as const

type Happenings = Readonly<Record<string, AnyEventObject>>

/** What waits are over for, by their delay. */
const waits = {
  connectTimeout: 'ten seconds pass',
  silenceTimeout: 'nothing is heard',
  probeTimeout: 'five seconds pass',
  reconnectDelay: 'it is time to try again',
} as const

export type SocketStepName =
  | 'begin'
  | keyof (typeof ends & typeof leavings & typeof returns & typeof refreshes)
  | keyof (typeof opened & typeof heard & typeof answered & typeof woken)
  | (typeof waits)[keyof typeof waits]

export interface SocketStep extends PathStep {
  readonly name: SocketStepName
  /** Whether it is not the first try of all, so that prices may be old. */
  readonly isAgain: boolean
}

function failedRefresh(kind: 'unauthorized' | 'forbidden' | 'unreachable'): AnyEventObject {
  return { type: 'xstate.error.actor.refreshToken', error: new CallFailed(failureOfKind(kind)) }
}

/** What can happen in each state; what all that is open does alike, where it is live. */
const happenings: Readonly<Record<string, Happenings>> = {
  'open.connecting': opened,
  'open.established.live': { ...heard, ...ends, ...leavings, ...woken },
  'open.established.silent': heard,
  'open.established.behind': answered,
  'open.woken': answered,
  refreshingToken: { ...refreshes, ...leavings },
  waitingToReconnect: { ...leavings, 'the page is back': returns['the page is back'] },
  offline: {
    'the network is back': returns['the network is back'],
    'the page is put away': leavings['the page is put away'],
  },
  away: { 'the page is back': returns['the page is back'] },
  closedForGood: {},
}

function says(snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
  const events: Happenings = happenings[stateOf(snapshot.value)] ?? {}
  const named = Object.entries(events).map(([step, event]) => ({ ...event, step, actorId: 'refreshToken' }))
  const over = snapshot._nodes.flatMap((node) =>
    node.after.flatMap(({ eventType, delay }) => {
      const step = Object.entries(waits).find(([name]) => name === delay)?.[1]
      return step === undefined ? [] : [{ type: eventType, step }]
    }),
  )
  return [...named, ...over]
}

interface Facts {
  readonly hasBeenLive: boolean
  readonly attempt: number
}

const model: Model<SocketContext> = {
  machine: socketChart,
  input: { channel: { kind: 'events' }, random: 0.5 },
  events: says,
  reports: {},
  facts: ({ hasBeenLive, attempt }): Facts => ({ hasBeenLive, attempt: Math.min(attempt, 2) }),
  limit: 5_000,
}

export function socketStep({ event, value, facts }: WalkStep): SocketStep | null {
  if (!('step' in event)) return null
  const { hasBeenLive, attempt } = facts as Facts
  return { name: event.step, state: stateOf(value), isAgain: hasBeenLive || attempt > 1 }
}

export const beginSocket = (value: StateValue): SocketStep => ({
  name: 'begin',
  state: stateOf(value),
  isAgain: false,
})

/** The model and the paths of the events channel. */
export const socketParts = {
  'the events channel': { model, paths: longPaths(model, socketStep, beginSocket) },
}
