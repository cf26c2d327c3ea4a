import { errors } from '#domain/session/errorCatalogue.ts'

import { memberByCode } from '../../../members.ts'
import { findBet } from '../../../store/bets/bets.ts'
import { reviewsOf, type Review, writeReview } from '../../../store/reviews.ts'
import { ApiError } from '../../../wire/apiError.ts'
import { wireTime } from '../../../wire/wire.ts'
import { callerOf, type Handlers } from '../../calls/operation.ts'
import { miniGameSwitchesOf } from '../../features.ts'
import { tagOf } from '../../replies/memberBoard.ts'
import { type Schemas, winningsPage } from '../../replies/topWinnings.ts'
import type { Sandbox } from '../../sandbox.ts'

/** The tickets that won most and what members say of them; nothing where the partner has switched them off [MEMBER-06] [MEMBER-07]. */
export function winningOperations(sandbox: Sandbox): Handlers {
  const { database } = sandbox
  const isOn = (): boolean => miniGameSwitchesOf(sandbox.miniGame).isTopWinningsEnabled
  /** @throws ApiError for a ticket that no board shows */
  const findWon = (ticketNum: string) => {
    const bet = isOn() ? findBet(database, ticketNum) : null
    const returned = bet?.returns?.minor ?? 0
    if (bet === null || returned <= bet.amount.minor) throw new ApiError(404, errors.noResult)
    return bet
  }
  const wireReview = (review: Review, reader: string): Schemas['Review'] => {
    const member = memberByCode(review.member)
    if (member === null) throw new Error('A review of nobody.')
    const { id, ticketNum, rating, comment, status, at } = review
    return {
      ...tagOf(database, member),
      id,
      ticketNum,
      rating,
      comment,
      status,
      dateCreatedUtc: wireTime(at),
      isOwn: review.member === reader,
    }
  }

  return {
    listTopWinnings: (call) => {
      const { member } = callerOf(call)
      return isOn() ? winningsPage(sandbox, member, call.query) : { count: 0, next: null, results: [] }
    },

    listReviews: (call) => {
      const { member } = callerOf(call)
      const { ticket_num: ticketNum, page = 1, page_size: pageSize = 20 } = call.query
      findWon(ticketNum)
      const now = sandbox.world.clock.now()
      const { count, reviews } = reviewsOf(database, { ticketNum, reader: member.code, now, page, pageSize })
      return {
        count,
        next: page * pageSize < count ? page + 1 : null,
        results: reviews.map((review) => wireReview(review, member.code)),
      }
    },

    submitReview: (call) => {
      const { member, session } = callerOf(call)
      if (session.isGuest) throw new ApiError(400, errors.pleaseLogin)
      const { ticket_num: ticketNum, rating } = call.body
      const comment = call.body.comment.trim()
      const refuse = (detail: string): never => {
        throw new ApiError(400, errors.validationFailed, { params: { detail } })
      }
      if (comment === '') refuse('A review has a comment.')
      if (findWon(ticketNum).member === member.code) refuse("A review is of another member's ticket.")
      const at = sandbox.world.clock.now()
      return wireReview(
        writeReview(database, { ticketNum, member: member.code, rating, comment, at }),
        member.code,
      )
    },
  }
}
