import { useLingui } from '@lingui/react'
import { useMemo } from 'react'

import type { Market } from '#domain/market/selection.ts'
import { marketName } from '#src/words/market/markets.ts'
import { selectionName } from '#src/words/market/selections.ts'
import { marketTabName } from '#src/words/market/tabs.ts'

/** The markets in whose name, part of the match or selections every word that is looked for occurs. */
export function useFoundMarkets(markets: readonly Market[], find: string): readonly Market[] {
  const { i18n } = useLingui()
  return useMemo(() => {
    const words = find.toLocaleLowerCase().split(/\s+/).filter(Boolean)
    return markets.filter((market) => {
      if (words.length === 0) return true
      const names = [
        marketName(i18n, market),
        marketTabName(i18n, market.tabName),
        ...market.selections.map((selection) => selectionName(i18n, selection)),
      ]
      const text = names.join(' ').toLocaleLowerCase()
      return words.every((word) => text.includes(word))
    })
  }, [markets, find, i18n])
}
