import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'

import { figureLabel, type BetType } from '#domain/market/betType.ts'
import type { Side } from '#domain/market/selection.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { selectionName } from '#src/words/market/selections.ts'

const figureStyle = css({ color: 'var(--accent)', whiteSpace: 'nowrap' })

interface SelectionLabelProps {
  readonly selection: {
    readonly side: Side
    readonly selectionName: string
    readonly betType: BetType | 'unknown'
    readonly handicap: string | null
    readonly line: string | null
  }
}

/** What was chosen: its name in the member's language and its handicap or line [BROWSE-09]. */
export function SelectionLabel({ selection }: SelectionLabelProps) {
  const { i18n } = useLingui()
  const figure = figureLabel(selection.betType, selection)
  return (
    <>
      <Name lines={2}>{selectionName(i18n, { side: selection.side, name: selection.selectionName })}</Name>
      {figure !== null && (
        <>
          {' '}
          <span css={figureStyle}>{figure}</span>
        </>
      )}
    </>
  )
}
