import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { Icon } from '#src/ui/icon/Icon.tsx'
import { ratings } from '#src/wire/boards/reviews.ts'

const styles = {
  box: css({ position: 'relative', display: 'inline-flex', color: 'var(--text-3)' }),
  // So many of them are filled; the rest are outlines, so that colour is not all that tells.
  filled: css({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    display: 'flex',
    overflow: 'hidden',
    color: 'var(--warning)',
    '& path': { fill: 'currentColor' },
  }),
}

/** A rating of 1 to 5 by its stars; between two of them a part of one is filled. Read aloud in words. */
export function Stars({ rating }: { rating: number }) {
  const { t, i18n } = useLingui()
  const figure = i18n.number(rating, { maximumFractionDigits: 1 })
  const all = ratings.map((star) => <Icon key={star} name="star" />)
  return (
    <span css={styles.box} role="img" aria-label={t`${figure} of 5 stars`}>
      {all}
      <span css={styles.filled} style={{ width: `${(100 * rating) / ratings.length}%` }}>
        {all}
      </span>
    </span>
  )
}
