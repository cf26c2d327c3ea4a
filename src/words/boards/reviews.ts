import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { BadgeTone } from '#src/ui/feedback/Badge.tsx'
import type { Rating, ReviewStatus } from '#src/wire/boards/reviews.ts'

const statuses = {
  pending: {
    word: msg({ message: 'Waiting for approval', context: 'state of a review' }),
    tone: 'accent',
  },
  approved: { word: msg({ message: 'Approved', context: 'state of a review' }), tone: 'win' },
  rejected: { word: msg({ message: 'Not approved', context: 'state of a review' }), tone: 'warning' },
  unknown: { word: msg({ message: 'State unknown', context: 'state of a review' }), tone: 'neutral' },
} satisfies Record<ReviewStatus, { word: MessageDescriptor; tone: BadgeTone }>

/** How the member's own review stands, in a word and its colour [MEMBER-07]. */
export function reviewStatus(
  i18n: I18n,
  status: ReviewStatus,
): { readonly word: string; readonly tone: BadgeTone } {
  const { word, tone } = statuses[status]
  return { word: i18n._(word), tone }
}

const ratingWords = {
  1: msg({ message: 'Poor', context: 'rating of a bet, 1 of 5' }),
  2: msg({ message: 'Fair', context: 'rating of a bet, 2 of 5' }),
  3: msg({ message: 'Good', context: 'rating of a bet, 3 of 5' }),
  4: msg({ message: 'Very good', context: 'rating of a bet, 4 of 5' }),
  5: msg({ message: 'Excellent', context: 'rating of a bet, 5 of 5' }),
} satisfies Record<Rating, MessageDescriptor>

/** A rating in a word. */
export function ratingWord(i18n: I18n, rating: Rating): string {
  return i18n._(ratingWords[rating])
}
