import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'

import { floating, layer, space } from '#src/ui/theme/scale.ts'

import { RetryNotice } from './RetryNotice.tsx'

/** Milliseconds after which something that does not come is said to be late. */
const lateAfter = 5_000

const styles = {
  place: css({ position: 'relative' }),
  // Over what stands for it, so that nothing moves to make room.
  notice: css({
    position: 'absolute',
    insetInline: space[2],
    top: space[2],
    zIndex: layer.overRows,
    display: 'grid',
    justifyItems: 'center',
    '> div': { boxShadow: floating },
  }),
}

interface StillLoadingProps {
  /** Asks for it again. */
  onRetry: () => void
  /** Shown in place of what is loading. */
  children: ReactNode
}

/** Something that is loading; after five seconds it says that it is late, and offers to ask for it again. */
export function StillLoading({ onRetry, children }: StillLoadingProps) {
  // Counts the tries: each of them has its own five seconds.
  const [tries, setTries] = useState(0)
  const [lateTry, setLateTry] = useState(-1)
  useEffect(() => {
    const timer = setTimeout(() => setLateTry(tries), lateAfter)
    return () => clearTimeout(timer)
  }, [tries])
  const retry = (): void => {
    setTries(tries + 1)
    onRetry()
  }
  return (
    <div css={styles.place}>
      {children}
      {lateTry === tries && (
        <div css={styles.notice}>
          <RetryNotice onRetry={retry}>
            <Trans>This is taking longer than usual.</Trans>
          </RetryNotice>
        </div>
      )}
    </div>
  )
}
