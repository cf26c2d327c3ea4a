import { useLingui } from '@lingui/react'

import { marketColumnName } from '#src/words/marketColumns.ts'
import { selectionName } from '#src/words/selections.ts'

import { gridStyle, headsStyle } from './rowStyle.ts'

/** The heads of a list's price columns, on the rows' own grid. Each row names its markets itself, so these are for the eye. */
export function EventColumns() {
  const { i18n } = useLingui()
  return (
    <div css={headsStyle} aria-hidden="true">
      <div css={gridStyle}>
        <span />
        <span />
        <div data-column="winner">
          <span>{marketColumnName(i18n, 'winner')}</span>
          <span>{selectionName(i18n, { side: 'draw', name: '' })}</span>
        </div>
        <span data-column="handicap">{marketColumnName(i18n, 'handicap')}</span>
        <span data-column="total">{marketColumnName(i18n, 'total')}</span>
        <span />
      </div>
    </div>
  )
}
