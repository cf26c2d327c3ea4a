import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { phone, radius, space, text } from '#src/ui/theme/scale.ts'

const styles = {
  section: css({
    minWidth: 0,
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.m,
    overflow: 'hidden',
    [phone]: { borderWidth: '1px 0', borderRadius: 0 },
  }),
  title: css({
    padding: `${space[2]}px ${space[3]}px`,
    fontSize: text.s,
    color: 'var(--text-2)',
    borderBottom: '1px solid var(--border)',
  }),
}

/** A part of the statistics with its title above it. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div css={styles.section}>
      <h2 css={styles.title}>{title}</h2>
      {children}
    </div>
  )
}
