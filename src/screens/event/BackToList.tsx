import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { Icon } from '#src/ui/icon/Icon.tsx'

import { backStyle } from './backStyle.ts'

/** Back to the list the member came from: its tab and game stand in the address all the while [ROUTE-11]. */
export function BackToList() {
  return (
    <Link to="/events" search css={backStyle}>
      <Icon name="back" />
      <Trans>Back to events</Trans>
    </Link>
  )
}
