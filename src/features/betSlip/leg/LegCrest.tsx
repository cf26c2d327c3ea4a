import { isSport } from '#domain/market/game.ts'
import { Crest } from '#src/ui/crest/Crest.tsx'

import type { LegFacts } from '../view/shownLegs.ts'
import { teamOf } from './team.ts'

/** The crest of the team that is bet on; of a selection that is no team's, of the first named one. */
export function LegCrest({ leg }: { leg: LegFacts }) {
  const { option, selectionName, homeName, gameId } = leg
  const name = option === 'outright' ? selectionName : (teamOf(leg) ?? homeName)
  return <Crest name={name} isSport={isSport(gameId)} size={24} />
}
