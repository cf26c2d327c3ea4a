import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { space } from '#src/ui/theme/scale.ts'

const style = css({ paddingTop: space[8] })

/** The app of streams before an event is chosen [STAT-07]. */
export function NoStreamScreen() {
  return (
    <div css={style}>
      <ScreenHeading isHidden>
        <Trans context="videos of matches in play">Live streams</Trans>
      </ScreenHeading>
      <EmptyState
        icon="play"
        title={<Trans>No stream selected</Trans>}
        action={
          <Link to="/events" search={{ tab: 'inplay' }}>
            <Trans>View in-play matches</Trans>
          </Link>
        }
      >
        <Trans>Matches with a stream have a play icon in the list. Select it to watch.</Trans>
      </EmptyState>
    </div>
  )
}
