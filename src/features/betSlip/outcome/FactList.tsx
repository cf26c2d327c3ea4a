import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { space, text } from '#src/ui/theme/scale.ts'

const styles = {
  list: css({ display: 'grid', gap: space[1], margin: 0, fontSize: text.s }),
  row: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] }),
  term: css({ color: 'var(--text-2)' }),
  value: css({
    margin: 0,
    color: 'var(--text-1)',
    fontWeight: 600,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  }),
}

/** Facts of a bet, a name and a value a row. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl css={styles.list}>{children}</dl>
}

interface FactProps {
  readonly name: ReactNode
  readonly children: ReactNode
  /** It comes later than the others, and is told elsewhere. */
  readonly isTold?: boolean
}

export function Fact({ name, children, isTold = false }: FactProps) {
  return (
    <div css={styles.row} aria-live={isTold ? 'off' : undefined}>
      <dt css={styles.term}>{name}</dt>
      <dd css={styles.value}>{children}</dd>
    </div>
  )
}
