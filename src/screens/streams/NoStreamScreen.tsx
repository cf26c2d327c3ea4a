import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { space } from '#src/ui/theme/scale.ts'

const style = css({ paddingTop: space[8] })

/** The app of streams before an event is chosen [STAT-07]. */
export function NoStreamScreen() {
  return (
    <div css={style}>
      <ScreenHeading isHidden>
        <Trans>Live streams</Trans>
      </ScreenHeading>
      <EmptyState
        icon="play"
        title={<Trans>No stream chosen</Trans>}
        action={
          <Link to="/events" search={{ tab: 'inplay' }}>
            <Trans>See what is in play</Trans>
          </Link>
        }
      >
        <Trans>Matches with a stream have its mark in the list: press it to watch.</Trans>
      </EmptyState>
    </div>
  )
}
