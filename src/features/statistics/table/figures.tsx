import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { useFormat } from '#src/client/hooks/useFormat.ts'
import { space } from '#src/ui/theme/scale.ts'

/** Stands for a figure that is not known. */
export const unsaid = '–'

const styles = {
  pair: css({ display: 'inline-flex', gap: space[1], whiteSpace: 'nowrap' }),
  mid: css({ color: 'var(--text-3)' }),
}

/** A figure as it is written. */
type Write = (figure: number) => ReactNode

/** A figure, or the sign for no figure. */
export function figureText(figure: number | null, write: Write = String): ReactNode {
  return figure === null ? unsaid : write(figure)
}

interface PairProps {
  home: number | null
  away: number | null
  write?: Write
}

/** A figure of each side, the home side's first. */
export function Pair({ home, away, write }: PairProps) {
  if (home === null && away === null) return unsaid
  return (
    <span css={styles.pair} dir="ltr">
      <span>{figureText(home, write)}</span>
      <span css={styles.mid}>–</span>
      <span>{figureText(away, write)}</span>
    </span>
  )
}

/** A count in short, as the member's language has it. */
export function shortFigure(count: number): ReactNode {
  return <Short count={count} />
}

function Short({ count }: { count: number }) {
  return useFormat().count(count)
}
