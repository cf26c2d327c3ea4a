import { useLingui } from '@lingui/react'

import { marketColumnName, type MarketColumn } from '#src/words/marketColumns.ts'
import { betTypeName } from '#src/words/markets.ts'

import { gridStyle } from './rowGrid.ts'
import { headsStyle } from './rowStyle.ts'

interface EventColumnsProps {
  columns: readonly MarketColumn[]
  hasDraw: boolean
}

/** The heads of a list's price columns, on the rows' own grid. Each row names its markets itself, so these are for the eye. */
export function EventColumns({ columns, hasDraw }: EventColumnsProps) {
  const { i18n } = useLingui()
  return (
    <div css={headsStyle} aria-hidden="true">
      <div css={gridStyle}>
        <span />
        {columns.map((column) => (
          <span key={column} data-column={column}>
            {column === 'winner' && hasDraw ? betTypeName(i18n, '1X2') : marketColumnName(i18n, column)}
          </span>
        ))}
        <span />
      </div>
    </div>
  )
}
