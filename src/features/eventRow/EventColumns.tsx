import { Trans } from '@lingui/react/macro'

import { gridStyle, headsStyle } from './rowStyle.ts'

/** The heads of a list's price columns, on the rows' own grid. Each row names its markets itself, so these are for the eye. */
export function EventColumns() {
  return (
    <div css={headsStyle} aria-hidden="true">
      <div css={gridStyle}>
        <span />
        <span />
        <div data-column="winner">
          <span>
            <Trans>Winner</Trans>
          </span>
          <span>
            <Trans>Draw</Trans>
          </span>
        </div>
        <span data-column="handicap">
          <Trans>Handicap</Trans>
        </span>
        <span data-column="total">
          <Trans>Over/Under</Trans>
        </span>
        <span />
      </div>
    </div>
  )
}
