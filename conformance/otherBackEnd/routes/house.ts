import type { BetDesk } from '../bets/bets.ts'
import { type Answer, badRequest, type Call, type Route } from '../http.ts'
import type { MemberDesk, Session } from '../members.ts'
import { Refused } from '../messages.ts'
import type { Offer } from '../offer.ts'
import type { State } from './openRoutes.ts'

/** What the calls of members need. */
export interface House {
  state: State
  members: MemberDesk
  bets: BetDesk
  offer: Offer
}

export type MemberAnswer = (call: Call, session: Session, token: string) => Answer | Promise<Answer>

export type MemberCall = [method: string, path: string, answer: MemberAnswer, takes?: Route['takes']]

/** @throws Refused for a guest */
export function refuseGuest({ isGuest }: Session): void {
  if (isGuest) throw new Refused(400, 'pleaseLogin')
}

/** The fields of a body, of which no other may be there. */
export function fieldsOf(body: unknown, names: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw badRequest('invalidPostData', 'an object')
  const other = Object.keys(body).find((name) => !names.includes(name))
  if (other !== undefined) throw badRequest('invalidPostData', other)
  return { ...body }
}
