import { useLingui } from '@lingui/react'

import type { Selection } from '#domain/market/selection.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { selectionName } from '#src/words/market/selections.ts'

/** The sides of a market above their prices, once for all its lines. Each price has the whole of it in its own name too. */
export function SideHeads({ heads }: { heads: readonly Selection[] }) {
  const { i18n } = useLingui()
  return (
    <div data-heads="" aria-hidden="true">
      {heads.map((head) => (
        <Name key={head.side} data-side-head="" title={selectionName(i18n, head)}>
          {selectionName(i18n, head)}
        </Name>
      ))}
    </div>
  )
}
