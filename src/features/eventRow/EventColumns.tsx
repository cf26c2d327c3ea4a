import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'

import { marketColumnName, type MarketColumn } from '#src/words/marketColumns.ts'
import { betTypeName } from '#src/words/markets.ts'

import { gridStyle } from './rowGrid.ts'
import { headsStyle } from './rowStyle.ts'

interface EventColumnsProps {
  columns: readonly MarketColumn[]
  hasDraw: boolean
  /** Over the teams. */
  children?: ReactNode
}

/** The heads of a list's price columns, on the rows' own grid. Each row names its markets itself, so these are for the eye. */
export function EventColumns({ columns, hasDraw, children }: EventColumnsProps) {
  const { i18n } = useLingui()
  return (
    <div css={headsStyle}>
      <div css={gridStyle}>
        <div>{children}</div>
        {columns.map((column) => (
          <span key={column} data-column={column} aria-hidden="true">
            {column === 'winner' && hasDraw ? betTypeName(i18n, '1X2') : marketColumnName(i18n, column)}
          </span>
        ))}
        <span />
      </div>
    </div>
  )
}
