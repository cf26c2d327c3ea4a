import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { Icon } from '#src/ui/icon/Icon.tsx'

import { backInHead, backStyle } from './backStyle.ts'

/** Back to the list the member came from: its tab and game stand in the address all the while [ROUTE-11]. */
export function BackToList() {
  return (
    <Link to="/events" search css={backStyle}>
      <Icon name="back" />
      <Trans>Back to events</Trans>
    </Link>
  )
}

/** The same in the head of an event, as an arrow. */
export function BackInHead() {
  const { t } = useLingui()
  return (
    <Link to="/events" search css={backInHead} aria-label={t`Back to events`} title={t`Back to events`}>
      <Icon name="back" />
    </Link>
  )
}
