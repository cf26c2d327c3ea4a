import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'

import { failureOf } from '#machines/failure.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { radius, space, text, touch } from '#src/ui/theme/scale.ts'
import { longestComment, type Rating } from '#src/wire/boards/reviews.ts'
import { seenText } from '#src/wire/boards/seenText.ts'
import { errorText } from '#src/words/errors.ts'

import { RatingChoice } from './RatingChoice.tsx'
import type { useReviewing } from './useReviewing.ts'

const styles = {
  form: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    paddingTop: space[2],
    borderTop: '1px solid var(--border)',
  }),
  label: css({ fontSize: text.s, color: 'var(--text-2)' }),
  field: css({
    width: '100%',
    minHeight: 88,
    padding: space[2],
    resize: 'vertical',
    background: 'var(--surface-1)',
    color: 'var(--text-1)',
    border: '1px solid var(--border-strong)',
    borderRadius: radius.s,
    fontSize: text.s,
    overflowWrap: 'anywhere',
    '&:disabled': { background: 'var(--surface-3)', cursor: 'default' },
    // At 16 px and more a phone does not zoom into it.
    [touch]: { fontSize: '1rem' },
  }),
  under: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: '1rem',
    margin: 0,
    fontSize: text.xs,
    color: 'var(--text-3)',
    fontVariantNumeric: 'tabular-nums',
    '> span:last-of-type': { marginInlineStart: 'auto', whiteSpace: 'nowrap' },
  }),
}

interface ReviewFormProps {
  /** Whether the member has a review already, which this one replaces. */
  isAgain: boolean
  written: Written
  onWritten: (written: Written) => void
  reviewing: ReturnType<typeof useReviewing>
}

/** What is written and not kept yet. */
export interface Written {
  readonly rating: Rating | null
  readonly comment: string
}

export const unwritten: Written = { rating: null, comment: '' }

/** A rating and then a comment of another member's bet, which go for approval [MEMBER-07]. */
export function ReviewForm({ isAgain, written, onWritten, reviewing }: ReviewFormProps) {
  const { t, i18n } = useLingui()
  const [fieldId, hintId] = [useId(), useId()]
  const [isTold, setTold] = useState(false)
  const { rating, comment } = written
  const { isSending, isKept, error } = reviewing
  const isEmpty = seenText(comment, longestComment) === null
  const length = Array.from(comment).length
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (rating === null || isEmpty) setTold(true)
    else reviewing.send({ rating, comment: comment.trim() })
  }
  const write = (change: Partial<Written>): void => {
    setTold(false)
    onWritten({ ...written, ...change })
  }
  return (
    <form css={styles.form} onSubmit={submit} noValidate>
      <RatingChoice rating={rating} onChange={(chosen) => write({ rating: chosen })} />
      <label htmlFor={fieldId} css={styles.label}>
        <Trans context="of a review">Comment</Trans>
      </label>
      <textarea
        id={fieldId}
        css={styles.field}
        dir="auto"
        disabled={rating === null}
        aria-describedby={hintId}
        value={comment}
        onChange={({ target: { value } }) =>
          write({ comment: Array.from(value).slice(0, longestComment).join('') })
        }
      />
      <p id={hintId} css={styles.under}>
        <span>
          {rating === null ? (
            <Trans>Choose a rating first.</Trans>
          ) : (
            isTold && isEmpty && <Trans>Write a comment.</Trans>
          )}
        </span>
        <span>{t`${length} of ${longestComment}`}</span>
      </p>
      <Button type="submit" isWide aria-disabled={isSending || rating === null || isEmpty}>
        {isSending ? (
          <Trans context="a review is on its way">Sending…</Trans>
        ) : isAgain ? (
          <Trans context="button: the review takes the place of the earlier one">Replace your review</Trans>
        ) : (
          <Trans context="button: send a review">Send for approval</Trans>
        )}
      </Button>
      {error !== null && (
        <Notice tone="danger" role="alert">
          <Trans>Your review was not sent.</Trans> {errorText(i18n, failureOf(error))}
        </Notice>
      )}
      {isKept && (
        <Notice tone="success" role="status">
          <Trans>Your review was sent. Others see it once it is approved.</Trans>
        </Notice>
      )}
    </form>
  )
}
