import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'

import { useClient } from '#src/client/context.tsx'
import type { LoginReason } from '#src/host/partnerPage.ts'
import { Button, buttonLook } from '#src/ui/controls/Button.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

const styles = {
  way: css({ display: 'grid', justifyItems: 'center', gap: space[2] }),
  large: css({ display: 'grid', gap: space[2], textAlign: 'center' }),
  fallback: css({ fontSize: text.s, color: 'var(--text-2)', '> a': { textDecoration: 'underline' } }),
}

interface PartnerWayProps {
  /** What the page around the client is told of why. */
  reason: LoginReason
  /** Where it leads from a page that nobody frames; null where the partner named no place. */
  address: string | null
  isPrimary?: boolean
  /** As the one button of a screen. */
  isLarge?: boolean
  children: ReactNode
}

/**
 * A way out to the partner: in the partner's frame its page is asked, elsewhere it is a link. A page that does not
 * answer is no dead end: once it was asked, the link stands there too.
 */
export function PartnerWay({
  reason,
  address,
  isPrimary = false,
  isLarge = false,
  children,
}: PartnerWayProps) {
  const { partner } = useClient()
  const [isAsked, setAsked] = useState(false)
  const variant = isPrimary || isLarge ? 'primary' : 'secondary'
  if (!partner.canBeAsked()) {
    if (address === null) return null
    return (
      <a css={buttonLook({ variant, isLarge, isWide: isLarge })} href={address} target="_top">
        {children}
      </a>
    )
  }
  const ask = (): void => {
    partner.askForLogin(reason)
    setAsked(true)
  }
  return (
    <div css={isLarge ? styles.large : styles.way}>
      <Button variant={variant} isLarge={isLarge} isWide={isLarge} onClick={ask}>
        {children}
      </Button>
      {isAsked && address !== null && (
        <span css={styles.fallback}>
          <Trans>
            Not redirected?{' '}
            <a href={address} target="_top">
              Go there now.
            </a>
          </Trans>
        </span>
      )}
    </div>
  )
}
