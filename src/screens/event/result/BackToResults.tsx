import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { Icon } from '#src/ui/icon/Icon.tsx'

import { backStyle } from '../head/backStyle.ts'

/** Back to the results the member came from: their days and filters stand in the address all the while [ROUTE-11]. */
export function BackToResults() {
  return (
    <Link to="/game-results" search css={backStyle}>
      <Icon name="back" />
      <Trans>Back to results</Trans>
    </Link>
  )
}
