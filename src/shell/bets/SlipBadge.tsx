import { css } from '@emotion/react'

import { Badge } from '#src/ui/feedback/Badge.tsx'
import { space } from '#src/ui/theme/scale.ts'

const style = css({
  position: 'absolute',
  top: space[1],
  insetInlineStart: '50%',
  marginInlineStart: space[2],
})

interface SlipBadgeProps {
  /** How many selections there are. */
  readonly count: number
  /** Something in the slip needs a look. */
  readonly isNeeded?: boolean
}

/** What is seen of the slip on the way to it; for the eye. */
export function SlipBadge({ count, isNeeded = false }: SlipBadgeProps) {
  return (
    (count > 0 || isNeeded) && (
      <span css={style} aria-hidden="true">
        <Badge tone={isNeeded ? 'warning' : 'accent'}>{isNeeded ? '!' : count}</Badge>
      </span>
    )
  )
}
