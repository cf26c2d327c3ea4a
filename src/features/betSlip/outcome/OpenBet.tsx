import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { radius, space, text } from '#src/ui/theme/scale.ts'

import { OutcomeHeading } from './OutcomeHeading.tsx'

const styles = {
  bet: css({
    display: 'grid',
    gap: space[3],
    padding: space[3],
    borderRadius: radius.m,
    background: 'var(--warning-surface)',
    color: 'var(--text-1)',
    '> p': { margin: 0, fontSize: text.s, lineHeight: 1.5 },
  }),
}

/** A bet without a decision of the server's: what is known of it, in paragraphs, facts and buttons. */
export function OpenBet({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section css={styles.bet}>
      <OutcomeHeading tone="warning">{title}</OutcomeHeading>
      {children}
    </section>
  )
}
