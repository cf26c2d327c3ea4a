import type { FastifyRequest } from 'fastify'

import type { Placement, PlacementReply, BetOutcome } from '../bets/placement.ts'
import type { ModelMarket } from '../market/entities.ts'
import type { Bet } from '../store/bets/bets.ts'
import type { Database } from '../store/database.ts'

/** What a fault needs of the sandbox. */
export interface Means {
  database: Database
  realNow(): number
  /** Sandbox time. */
  now(): number
  /** A market as it is where nothing is wrong. */
  market(id: string): ModelMarket | undefined
  /** The signatures that were right at a moment, one for each operator. */
  signaturesAt(real: number): string[]
}

/** A call of the contract, before anything was looked at. */
export interface IncomingCall {
  operationId: string
  isSecondary: boolean
  request: FastifyRequest
}

/** The answer to a call, which a fault may change. */
export interface OutgoingAnswer extends IncomingCall {
  status: number
  body: unknown
  /** Headers not to be sent. */
  without: string[]
}

/** An open socket, as far as a fault goes. */
export interface Line {
  send(text: string): void
  beat(text: string): void
  close(code: number, reason: string): void
}

/** A fault that is on: what it does, at the places that it concerns. Each time it is switched on it is a new one. */
export interface Fault {
  /** Changes a call as it arrives. */
  arrives?: (call: IncomingCall) => void
  /** Changes the answer to a call. */
  answers?: (answer: OutgoingAnswer) => void
  /** Whether calls are answered during maintenance. */
  isOpenInMaintenance?: true
  /** Places a bet. @param place as it is done where nothing is wrong */
  places?: (
    placement: Placement,
    place: (placement: Placement) => Promise<PlacementReply>,
  ) => Promise<PlacementReply>
  /** Says what became of a key. @param outcome as it is where nothing is wrong */
  tells?: (
    member: string,
    key: string,
    outcome: (member: string, key: string) => BetOutcome | null,
  ) => BetOutcome | null
  /** A market as bets are judged by it. */
  judgedBy?: (market: ModelMarket) => ModelMarket
  /** Bets were settled. */
  settled?: (bets: readonly Bet[]) => void
  /** A booked bet was placed or cancelled. */
  bookingEnded?: (ticketNum: string, by: 'member' | 'market') => void
  /** The token by which a channel is opened. */
  opensWith?: (token: string | null) => string | null
  /** Whether the channel of an event has the messages of all events. */
  tellsAllEvents?: true
  /** Sends a message over a channel. */
  sends?: (text: string, line: Line) => void
  /** Sends a sign of life that nobody asked for. */
  beats?: (text: string, line: Line) => void
  /** The code with which a channel closes. */
  closesWith?: (code: number) => number
}

export type MakeFault = (means: Means) => Fault
