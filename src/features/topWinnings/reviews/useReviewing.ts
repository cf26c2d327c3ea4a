import { type InfiniteData, useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { boardsResource, reviewsResource } from '#src/api/boards/resources.ts'
import { reviewsQuery, sendReview, type WrittenReview } from '#src/api/boards/reviews.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import type { Review, ReviewPage } from '#src/wire/boards/reviews.ts'

type Pages = InfiniteData<ReviewPage>

/** The review that is on its way, by its id: the server has given it none yet. */
export const sendingId = 'sending'

/** The pages with this as the member's own review, which is the first; with none for null. */
export function withOwn(data: Pages, own: Review | null): Pages {
  const [first] = data.pages
  if (first === undefined) return data
  const others = data.pages.map((page) => ({ ...page, reviews: page.reviews.filter(({ isOwn }) => !isOwn) }))
  const had = data.pages.some(({ reviews }) => reviews.some(({ isOwn }) => isOwn))
  const count = first.count - (had ? 1 : 0) + (own === null ? 0 : 1)
  return {
    ...data,
    pages: others.map((page, at) =>
      at === 0 && own !== null ? { ...page, count, reviews: [own, ...page.reviews] } : { ...page, count },
    ),
  }
}

/** The member's own review among the pages, if there is one. */
export function ownOf(data: Pages | undefined): Review | null {
  return data?.pages.flatMap(({ reviews }) => reviews).find(({ isOwn }) => isOwn) ?? null
}

/**
 * Sends the member's review of a ticket: it is shown at once, and taken back where the server does not keep it
 * [MEMBER-07]. One is on its way at a time, however often it is pressed.
 * @param onKept once the server has it
 */
export function useReviewing(ticketNum: string, onKept: () => void) {
  const client = useClient()
  const { settings } = useSession()
  const { queryClient } = client
  const { queryKey } = reviewsQuery(client, ticketNum)
  const mutationKey = [...reviewsResource.key, 'send', ticketNum]
  const [isKept, setKept] = useState(false)
  const { mutate, error, isPending } = useMutation({
    mutationKey,
    mutationFn: (written: WrittenReview) => sendReview(client.api.caller, ticketNum, written),
    async onMutate({ rating, comment }) {
      setKept(false)
      // A list that was asked for before would not have it.
      await queryClient.cancelQueries({ queryKey })
      const before = ownOf(queryClient.getQueryData(queryKey))
      const shown: Review = {
        id: sendingId,
        member: { nickname: settings.nickname, code: '' },
        rating,
        comment: comment.trim(),
        status: 'pending',
        at: client.api.serverNow(),
        isOwn: true,
      }
      queryClient.setQueryData<Pages>(queryKey, (data) => data && withOwn(data, shown))
      return { before }
    },
    onSuccess(review) {
      queryClient.setQueryData<Pages>(queryKey, (data) => data && withOwn(data, review))
      setKept(true)
      onKept()
      // An approved review that was replaced counts no more.
      void queryClient.invalidateQueries({ queryKey: boardsResource.key })
    },
    onError(_error, _written, shown) {
      queryClient.setQueryData<Pages>(queryKey, (data) => data && withOwn(data, shown?.before ?? null))
    },
  })
  return {
    isSending: isPending,
    isKept,
    error,
    send(written: WrittenReview): void {
      // A second press may come before this is drawn again.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(written)
    },
  }
}
