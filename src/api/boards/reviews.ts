import { infiniteQueryOptions } from '@tanstack/react-query'

import type { Caller } from '#src/api/http/caller.ts'
import type { QueryContext } from '#src/api/query.ts'
import {
  readReview,
  readReviews,
  type Rating,
  type Review,
  type ReviewPage,
} from '#src/wire/boards/reviews.ts'

import { reviewsResource } from './resources.ts'

const pageSize = 20

/** Milliseconds: a review that waits for approval shows what became of it while it is read. */
const refetchInterval = 20_000

/** What is said of a ticket, the member's own first, page after page [MEMBER-07]. */
export function reviewsQuery({ api: { caller } }: QueryContext, ticketNum: string) {
  return infiniteQueryOptions({
    queryKey: [...reviewsResource.key, ticketNum] as const,
    queryFn: ({ pageParam: page, signal }): Promise<ReviewPage> =>
      caller.get(
        (abort) =>
          caller.http.GET('/reviews/', {
            params: { query: { ticket_num: ticketNum, page, page_size: pageSize } },
            signal: abort,
          }),
        (data) => readReviews(data, caller.onLeftOut),
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    refetchInterval,
  })
}

/** What a member writes of a ticket. */
export interface WrittenReview {
  readonly rating: Rating
  /** With at least a letter to see, at most `longestComment`. */
  readonly comment: string
}

/**
 * Sends a review, which replaces the member's earlier one of the ticket.
 * @returns the review as it was kept: it waits for approval
 * @throws CallFailed
 */
export function sendReview(
  { http, post }: Pick<Caller, 'http' | 'post'>,
  ticketNum: string,
  { rating, comment }: WrittenReview,
): Promise<Review> {
  return post(
    (signal) => http.POST('/reviews/', { body: { ticket_num: ticketNum, rating, comment }, signal }),
    readReview,
  )
}
