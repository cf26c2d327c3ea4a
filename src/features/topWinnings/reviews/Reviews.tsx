import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { failureOf } from '#machines/failure.ts'
import { reviewsQuery } from '#src/api/boards/reviews.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient, useSession } from '#src/client/context.tsx'
import { LogIn } from '#src/features/partner/LogIn.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { ReviewForm, unwritten } from './ReviewForm.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import { ownOf, sendingId, useReviewing } from './useReviewing.ts'

const styles = {
  box: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], minWidth: 0 }),
  head: css({ fontSize: text.s, color: 'var(--text-1)' }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  note: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
  waiting: css({ display: 'grid', gap: space[2] }),
  guest: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
}

interface ReviewsProps {
  ticketNum: string
  /** They are in sight: else they are not asked for. */
  isShown: boolean
}

/** What members say of a bet, the member's own first, and where the member says it [MEMBER-07]. */
export function Reviews({ ticketNum, isShown }: ReviewsProps) {
  const { t } = useLingui()
  const client = useClient()
  const { isGuest } = useSession()
  const found = useInfiniteQuery({ ...reviewsQuery(client, ticketNum), enabled: isShown })
  const pages = found.data?.pages
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found
  const [written, setWritten] = useState(unwritten)
  const reviewing = useReviewing(ticketNum, () => setWritten(unwritten))
  if (found.error !== null && failureOf(found.error).status === 404)
    return (
      <Notice role="status">
        <Trans>This bet is not on the board any more.</Trans>
      </Notice>
    )
  const reviews = pages?.flatMap((page) => page.reviews) ?? []
  return (
    <section css={styles.box} aria-label={t({ message: 'Reviews', context: "members' reviews of a bet" })}>
      <h4 css={styles.head}>
        <Trans context="members' reviews of a bet">Reviews</Trans>
      </h4>
      <Queried
        query={{
          data: pages,
          error: found.error,
          isError: found.isError && !isFetchNextPageError,
          refetch: found.refetch,
        }}
        loading={<Trans>Loading the reviews</Trans>}
        skeleton={
          <div css={styles.waiting}>
            <Skeleton height={48} />
            <Skeleton height={48} />
          </div>
        }
        failed={<Trans>Couldn't load the reviews</Trans>}
        old={<Trans>These reviews may not be up to date.</Trans>}
      >
        {() => (
          <>
            {reviews.length === 0 ? (
              <p css={styles.note}>
                <Trans>No reviews yet</Trans>
              </p>
            ) : (
              <ul css={styles.list}>
                {reviews.map((review) => (
                  <ReviewItem key={review.isOwn ? 'own' : review.id} review={review}>
                    {review.id === sendingId && (
                      <Badge>
                        <Trans context="a review is on its way">Sending…</Trans>
                      </Badge>
                    )}
                  </ReviewItem>
                ))}
              </ul>
            )}
            {isFetchNextPageError && (
              <RetryNotice onRetry={() => void fetchNextPage()}>
                <Trans>Couldn't load more reviews.</Trans>
              </RetryNotice>
            )}
            {hasNextPage && !isFetchNextPageError && (
              <Button
                aria-disabled={isFetchingNextPage}
                onClick={isFetchingNextPage ? undefined : () => void fetchNextPage()}
              >
                <Trans context="button: unfold more of the same">Show more</Trans>
              </Button>
            )}
            {isGuest ? (
              <div css={styles.guest}>
                <p css={styles.note}>
                  <Trans>Log in to review bets.</Trans>
                </p>
                <LogIn reason="bet" />
              </div>
            ) : (
              <ReviewForm
                isAgain={ownOf(found.data) !== null}
                written={written}
                onWritten={setWritten}
                reviewing={reviewing}
              />
            )}
          </>
        )}
      </Queried>
    </section>
  )
}
