import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { Icon } from '#src/ui/icon/Icon.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { type Rating, ratings } from '#src/wire/boards/reviews.ts'
import { ratingWord } from '#src/words/boards/reviews.ts'

const styles = {
  box: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[2]}px`,
    // The stars stay where they are whether or not a word stands over them.
    '> [role=radiogroup]': { flex: '1 0 100%', marginInlineStart: -8 },
    '> b': { fontWeight: 500, color: 'var(--text-1)' },
    fontSize: text.s,
    color: 'var(--text-2)',
  }),
  stars: css({
    display: 'flex',
    color: 'var(--text-3)',
    '> label': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 40,
      height: 40,
      borderRadius: radius.s,
      cursor: 'pointer',
      '&:hover': { color: 'var(--warning)' },
    },
    '& input': {
      position: 'absolute',
      inset: 0,
      appearance: 'none',
      margin: 0,
      borderRadius: 'inherit',
      cursor: 'pointer',
      '&:focus-visible': { outlineOffset: -2 },
    },
    '& svg': { pointerEvents: 'none' },
    '> [data-filled=true]': { color: 'var(--warning)', '& path': { fill: 'currentColor' } },
  }),
}

interface RatingChoiceProps {
  rating: Rating | null
  onChange: (rating: Rating) => void
}

/** A rating of one to five stars: radio buttons, so that one is a stop and arrows move and choose. */
export function RatingChoice({ rating, onChange }: RatingChoiceProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  return (
    <div css={styles.box}>
      <span id={id}>{t({ message: 'Your rating', context: 'of a bet, in stars' })}</span>
      {rating !== null && <b aria-hidden="true">{ratingWord(i18n, rating)}</b>}
      <div role="radiogroup" aria-labelledby={id} aria-required="true" css={styles.stars}>
        {ratings.map((star) => {
          const word = ratingWord(i18n, star)
          return (
            <label key={star} data-filled={rating !== null && star <= rating}>
              <input
                type="radio"
                name={id}
                aria-label={t`${star} of 5 stars: ${word}`}
                checked={star === rating}
                onChange={() => onChange(star)}
              />
              <Icon name="star" size={24} />
            </label>
          )
        })}
      </div>
    </div>
  )
}
