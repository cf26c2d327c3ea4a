import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useSession } from '#src/client/context.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { text } from '#src/ui/theme/scale.ts'

const style = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  fontSize: text.s,
  fontWeight: 500,
  '&[data-status=active]': { color: 'var(--accent)' },
})

/** The way to the page; none where the partner has it switched off [CARE-01]. */
export function CareLink({ onGo }: { onGo?: () => void }) {
  if (useSession().settings.care === null) return null
  return (
    <Link to="/account/care" css={style} onClick={onGo}>
      <Trans context="link to the page">Play with care</Trans>
      <Icon name="chevronRight" />
    </Link>
  )
}
