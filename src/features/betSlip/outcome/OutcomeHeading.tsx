import { css } from '@emotion/react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { text } from '#src/ui/theme/scale.ts'

const styles = {
  heading: css({
    margin: 0,
    fontSize: text.m,
    lineHeight: '1.25rem',
    fontWeight: 600,
    color: 'var(--text-1)',
    '&:focus': { outline: 'none' },
    '&[data-tone="win"]': { color: 'var(--win)' },
    '&[data-tone="warning"]': { color: 'var(--warning)' },
  }),
}

/**
 * The heading of what became of a bet. It takes the focus where the button that was pressed has gone, so that a
 * keyboard stays in the slip; never from somewhere else on the page.
 */
export function OutcomeHeading({ tone, children }: { tone: 'win' | 'warning'; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h3 ref={heading} css={styles.heading} data-tone={tone} tabIndex={-1}>
      {children}
    </h3>
  )
}
