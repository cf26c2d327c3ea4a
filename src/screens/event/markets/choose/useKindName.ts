import { useLingui } from '@lingui/react/macro'

import type { MarketKind } from './marketChoices.ts'

/** What a kind of markets is called, among the groups to choose from. */
export function useKindName(): (kind: MarketKind) => string {
  const { t } = useLingui()
  return (kind) => {
    switch (kind) {
      case 'winner':
        return t({ message: 'Winner', context: 'group of markets: who wins' })
      case 'handicap':
        return t({ message: 'Handicap', context: 'group of markets' })
      case 'total':
        return t({ message: 'Over/under', context: 'group of markets' })
      default:
        return t({ message: 'Specials', context: 'group of markets: all others' })
    }
  }
}
