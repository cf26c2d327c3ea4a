import type { FastifyReply } from 'fastify'

import type { Placing } from '../bets/placing.ts'
import type { MarketModel } from '../market/model.ts'
import type { Bet } from '../store/bets/bets.ts'
import { callFaults } from './calls.ts'
import { channelFaults } from './channels.ts'
import type { Fault, IncomingCall, Line, MakeFault, Means } from './fault.ts'
import { oddsFaults } from './odds.ts'
import { placingFaults } from './placing.ts'

const faults = { ...callFaults, ...channelFaults, ...oddsFaults, ...placingFaults }

export type FaultId = keyof typeof faults

export const faultIds = (Object.keys(faults) as FaultId[]).toSorted()

/**
 * What the sandbox does wrong on purpose: nothing, or one of the faults of `conformance/faults.yaml`,
 * `faultsAfterwards.yaml`, `faultsLater.yaml` and `faultsOfCases.yaml`. What it wraps is as it is where nothing is wrong.
 */
export interface WrongDesk {
  readonly now: FaultId | null
  /** Switches a fault on, in place of any other; null for none. */
  switchTo(id: FaultId | null): void
  arrives(call: IncomingCall): void
  /** The text of an answer, whose status and headers may change with it. */
  answers(call: IncomingCall, reply: FastifyReply, text: string): string
  readonly isOpenInMaintenance: boolean
  readonly tellsAllEvents: boolean
  placing(placing: Placing): Placing
  /** The market by which bets are judged. */
  judgedBy(model: MarketModel): MarketModel
  settled(bets: readonly Bet[]): void
  bookingEnded(ticketNum: string, by: 'member' | 'market'): void
  opensWith(token: string | null): string | null
  line<Opened extends Line>(line: Opened): Opened
}

/** A desk with nothing wrong. */
export function createWrongDesk(means: Means): WrongDesk {
  let now: FaultId | null = null
  let fault: Fault = {}
  return {
    get now() {
      return now
    },
    switchTo: (id) => {
      const make: MakeFault = id === null ? () => ({}) : faults[id]
      now = id
      fault = make(means)
    },
    arrives: (call) => fault.arrives?.(call),
    answers: (call, reply, text) => {
      if (fault.answers === undefined) return text
      const answer = { ...call, status: reply.statusCode, body: JSON.parse(text), without: [] as string[] }
      fault.answers(answer)
      reply.code(answer.status)
      for (const name of answer.without) reply.removeHeader(name)
      return JSON.stringify(answer.body)
    },
    get isOpenInMaintenance() {
      return fault.isOpenInMaintenance === true
    },
    get tellsAllEvents() {
      return fault.tellsAllEvents === true
    },
    placing: (placing) => ({
      ...placing,
      place: (placement) => fault.places?.(placement, placing.place) ?? placing.place(placement),
      outcome: (member, key) =>
        fault.tells === undefined ? placing.outcome(member, key) : fault.tells(member, key, placing.outcome),
    }),
    judgedBy: (model) => {
      const { judgedBy } = fault
      if (judgedBy === undefined) return model
      const market: MarketModel['market'] = (id) => {
        const found = model.market(id)
        return found === undefined ? undefined : judgedBy(found)
      }
      return { ...model, market }
    },
    settled: (bets) => fault.settled?.(bets),
    bookingEnded: (ticketNum, by) => fault.bookingEnded?.(ticketNum, by),
    opensWith: (token) => (fault.opensWith === undefined ? token : fault.opensWith(token)),
    line: (line) => ({
      ...line,
      send: (text) => (fault.sends === undefined ? line.send(text) : fault.sends(text, line)),
      beat: (text) => (fault.beats === undefined ? line.beat(text) : fault.beats(text, line)),
      close: (code, reason) => line.close(fault.closesWith?.(code) ?? code, reason),
    }),
  }
}
