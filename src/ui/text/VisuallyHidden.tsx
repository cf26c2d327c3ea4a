import { css } from '@emotion/react'
import type { ComponentProps } from 'react'

/** Seen by screen readers alone. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})

export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span css={visuallyHidden} {...props} />
}
