import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { Icon } from '#src/ui/icon/Icon.tsx'
import { radius, space, text, touch } from '#src/ui/theme/scale.ts'

const style = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  justifySelf: 'start',
  minHeight: 32,
  padding: `0 ${space[2]}px 0 ${space[1]}px`,
  borderRadius: radius.s,
  fontSize: text.m,
  fontWeight: 600,
  color: 'var(--text-2)',
  '&:hover': { background: 'var(--surface-3)', color: 'var(--text-1)' },
  [touch]: { minHeight: 40 },
})

/** Back to the list the member came from: its tab and game stand in the address all the while [ROUTE-11]. */
export function BackToList() {
  return (
    <Link to="/events" search css={style}>
      <Icon name="back" />
      <Trans>Back to events</Trans>
    </Link>
  )
}
