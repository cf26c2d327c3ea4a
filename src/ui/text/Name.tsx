import { css } from '@emotion/react'
import type { ComponentProps } from 'react'

const bounded = css({
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  verticalAlign: 'bottom',
})
const lineOf = css(bounded, { textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const twoLinesOf = css(bounded, { maxHeight: '2lh', overflowWrap: 'anywhere' })

interface NameProps extends ComponentProps<'bdi'> {
  /** The most lines it takes, for names within a text; where it fills a box of its own, the box says that. */
  lines?: 1 | 2
}

/**
 * A name that came from the feed: of a team, a competition, a market, a selection. It is isolated from what stands
 * around it, so that one written from right to left, or with an override in it, turns no price around; and however
 * long it is, it takes no more room than this.
 */
export function Name({ lines, ...rest }: NameProps) {
  if (lines === undefined) return <bdi {...rest} />
  return <bdi css={lines === 1 ? lineOf : twoLinesOf} {...rest} />
}
