import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { radius, space, text } from '#src/ui/theme/scale.ts'

const style = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  padding: `0 ${space[4]}px`,
  borderRadius: radius.s,
  border: '1px solid var(--border)',
  background: 'var(--surface-3)',
  color: 'var(--text-1)',
  fontSize: text.s,
  fontWeight: 500,
  '&:hover': { background: 'var(--surface-4)' },
})

/** The way back from a page that has nothing to show. */
export function BackToMatches() {
  return (
    <Link to="/events" search={{}} css={style}>
      <Trans>Back to matches</Trans>
    </Link>
  )
}
