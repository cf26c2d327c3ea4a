import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'

import { text } from '#src/ui/theme/scale.ts'
import { columnHeadName, type MarketColumn } from '#src/words/market/marketColumns.ts'
import { shortSelectionName } from '#src/words/market/selections.ts'

import type { Columns } from './listColumns.ts'
import { sidesOf } from './rowMarkets.ts'

const style = css({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textAlign: 'center',
  fontSize: text.xs,
  color: 'var(--text-3)',
  pointerEvents: 'none',
})

interface ColumnHeadsProps extends Columns {
  /** The cells stand side by side: their sides are named, and the market above the list. */
  readonly isCompact: boolean
}

/** The names of a competition's price columns, on the rows' own grid. Each row names its markets itself: these are for the eye. */
export function ColumnHeads({ columns, hasDraw, isCompact }: ColumnHeadsProps) {
  const { i18n } = useLingui()
  return columns.map((column, at) => (
    <span key={column} css={style} data-place={at + 1} aria-hidden="true">
      {isCompact ? <SideHeads column={column} hasDraw={hasDraw} /> : columnHeadName(i18n, column, hasDraw)}
    </span>
  ))
}

function SideHeads({ column, hasDraw }: { column: MarketColumn; hasDraw: boolean }) {
  const { i18n } = useLingui()
  const sides = sidesOf(column, true).filter((side) => side !== 'draw' || hasDraw)
  return sides.map((side) => <span key={side}>{shortSelectionName(i18n, { side })}</span>)
}
