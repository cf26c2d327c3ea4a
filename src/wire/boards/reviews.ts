import {
  boolean,
  custom,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  type InferOutput,
} from 'valibot'

import { read, readable, type Tell } from '#src/wire/base/read.ts'
import { integer, integerOrNull, time } from '#src/wire/base/values.ts'

import { seenText } from './seenText.ts'
import { type MemberTag, memberTag, tagOf } from './topWinnings.ts'

/** The ratings a review may have, worst first. */
export const ratings = [1, 2, 3, 4, 5] as const

export type Rating = (typeof ratings)[number]

/** The states a review goes through; one from a later version is unknown. */
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const

export type ReviewStatus = (typeof reviewStatuses)[number] | 'unknown'

/** What a member says of another's ticket. */
export interface Review {
  readonly id: string
  readonly member: MemberTag
  readonly rating: Rating
  readonly comment: string
  readonly status: ReviewStatus
  /** UTC milliseconds. */
  readonly at: number
  /** Of the member who reads it. */
  readonly isOwn: boolean
}

export interface ReviewPage {
  readonly count: number
  /** The next page, if any. */
  readonly next: number | null
  readonly reviews: readonly Review[]
}

/** Letters of a comment, by the contract. */
export const longestComment = 500

const status = pipe(
  string(),
  transform((text): ReviewStatus => reviewStatuses.find((known) => known === text) ?? 'unknown'),
)

const review = object({
  ...memberTag,
  id: string(),
  rating: picklist(ratings),
  comment: custom<string>((value) => typeof value === 'string' && seenText(value, longestComment) !== null),
  status,
  dateCreatedUtc: time,
  isOwn: optional(boolean(), false),
})

function reviewOf({ dateCreatedUtc, comment, ...fields }: InferOutput<typeof review>): Review {
  const { id, rating, status: state, isOwn } = fields
  return {
    id,
    member: tagOf(fields),
    rating,
    comment: seenText(comment, longestComment) ?? '',
    status: state,
    at: dateCreatedUtc,
    isOwn,
  }
}

const page = object({ count: integer, next: integerOrNull, results: readable(review) })

/** A page of reviews; one that cannot be read is left out and told. @throws Unreadable */
export function readReviews(value: unknown, onLeftOut: Tell): ReviewPage {
  const { count, next, results } = read(page, value, onLeftOut)
  return { count, next, reviews: results.map(reviewOf) }
}

/** The review that the server kept. @throws Unreadable */
export function readReview(value: unknown): Review {
  return reviewOf(read(review, value))
}
