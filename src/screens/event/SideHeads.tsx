import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'

import type { Selection } from '#domain/selection.ts'
import { Name } from '#src/ui/Name.tsx'
import { selectionName } from '#src/words/selections.ts'

interface SideHeadsProps {
  heads: readonly Selection[]
  /** What stands between two of them. */
  between?: ReactNode
}

/** The sides of a market above their prices, once for all its lines. Each price has the whole of it in its own name too. */
export function SideHeads({ heads, between }: SideHeadsProps) {
  const { i18n } = useLingui()
  const [first, ...rest] = heads.map((head) => (
    <Name key={head.side} data-side-head="" title={selectionName(i18n, head)}>
      {selectionName(i18n, head)}
    </Name>
  ))
  return (
    <div data-heads="" aria-hidden="true">
      {first}
      {between}
      {rest}
    </div>
  )
}
