import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { CareSettings } from '#machines/session/settings.ts'
import { Icon, type IconName } from '#src/ui/icon/Icon.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

const style = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: 48,
  fontSize: text.s,
  fontWeight: 500,
  color: 'var(--text-1)',
  textDecoration: 'none',
  '&:hover': { color: 'var(--accent)' },
  '> svg': { color: 'var(--text-2)' },
  '& small': { display: 'block', fontSize: text.s, fontWeight: 400, color: 'var(--text-2)' },
})

/** Whether there is any page of the partner's to go to. */
export function hasCareLinks({ limitsUrl, timeOutUrl, selfExclusionUrl }: CareSettings): boolean {
  return limitsUrl !== null || timeOutUrl !== null || selfExclusionUrl !== null
}

/** Where the partner lets the member set limits, take a time-out and exclude themselves: pages of its own [CARE-01]. */
export function CareLinks({ care: { limitsUrl, timeOutUrl, selfExclusionUrl } }: { care: CareSettings }) {
  return (
    <>
      <CareLink address={limitsUrl} icon="chart">
        <Trans>Limits</Trans>
        <small>
          <Trans>How much you may deposit, stake or lose</Trans>
        </small>
      </CareLink>
      <CareLink address={timeOutUrl} icon="clock">
        <Trans context="a break from betting">Time-out</Trans>
        <small>
          <Trans>A short break from betting</Trans>
        </small>
      </CareLink>
      <CareLink address={selfExclusionUrl} icon="lock">
        <Trans>Self-exclusion</Trans>
        <small>
          <Trans>A long break from betting</Trans>
        </small>
      </CareLink>
    </>
  )
}

interface CareLinkProps {
  readonly address: string | null
  readonly icon: IconName
  readonly children: ReactNode
}

function CareLink({ address, icon, children }: CareLinkProps) {
  if (address === null) return null
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" css={style}>
      <Icon name={icon} />
      <span>{children}</span>
      <Icon name="chevronRight" />
    </a>
  )
}
