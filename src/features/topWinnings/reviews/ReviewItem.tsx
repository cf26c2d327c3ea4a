import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useFormat } from '#src/client/hooks/useFormat.ts'
import { MemberMark } from '#src/ui/crest/MemberMark.tsx'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import type { Review } from '#src/wire/boards/reviews.ts'
import { ratingWord, reviewStatus } from '#src/words/boards/reviews.ts'

import { useMemberName } from '../useMemberName.ts'
import { Stars } from './Stars.tsx'

const style = css({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: 10,
  padding: `${space[2]}px 0`,
  fontSize: text.s,
  '& + li': { borderTop: '1px solid var(--border)' },
  '& [data-head]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `2px ${space[2]}px`,
    fontSize: text.xs,
    color: 'var(--text-3)',
  },
  '& [data-name]': { fontSize: text.s, fontWeight: 500, color: 'var(--text-1)', overflowWrap: 'anywhere' },
  '& time': { marginInlineStart: 'auto', whiteSpace: 'nowrap' },
  // Lines are the writer's; direction goes by the first letter, and turns nothing else around.
  '& p': {
    margin: `${space[1]}px 0`,
    color: 'var(--text-2)',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    unicodeBidi: 'isolate',
  },
})

/** What a member says of a bet; of one's own also how it stands. `children`: what else is to be said of it. */
export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { member, rating, comment, status, at, isOwn } = review
  const others = useMemberName()(member)
  const name = isOwn ? t({ message: 'You', context: "the member's own place on a board" }) : others
  const state = reviewStatus(i18n, status)
  return (
    <li css={style}>
      <MemberMark name={name} size={28} />
      <div>
        <div data-head="">
          <Name data-name="" lines={2}>
            {name}
          </Name>
          <Stars rating={rating} />
          <span>{ratingWord(i18n, rating)}</span>
          <time dateTime={new Date(at).toISOString()}>{format.dateTime(at)}</time>
        </div>
        <p dir="auto">{comment}</p>
        {isOwn && (children || <Badge tone={state.tone}>{state.word}</Badge>)}
      </div>
    </li>
  )
}
