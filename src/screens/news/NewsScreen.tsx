import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { AppPromotion } from '#src/features/appPromotion/AppPromotion.tsx'
import { NewsList } from '#src/features/news/NewsList.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

const style = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
  maxWidth: 960,
  padding: `${space[3]}px ${space[2]}px`,
  '> h1': { minHeight: '1.75rem', fontSize: text.l, fontWeight: 500 },
})

/** What the house announces; on a phone for which the partner has an app, also where to get that [MEMBER-09]. */
export function NewsScreen() {
  return (
    <div css={style}>
      <ScreenHeading>
        <Trans>News and announcements</Trans>
      </ScreenHeading>
      <AppPromotion />
      <NewsList />
    </div>
  )
}
