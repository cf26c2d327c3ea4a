import { css } from '@emotion/react'
import type { ComponentProps } from 'react'

/**
 * A name that came from the feed: of a team, a competition, a market, a selection. It is isolated from what stands
 * around it, so that one written from right to left, or one with an override in it, turns no price around.
 */
export function Name(props: ComponentProps<'bdi'>) {
  return <bdi {...props} />
}

/** For texts that hold no elements, such as a page's title: the same isolation, as characters. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`
}

/** As many lines as there are, however long the name is. */
export function clamped(lines: number) {
  return css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  })
}
