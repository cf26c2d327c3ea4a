import type { LegFacts } from '../view/shownLegs.ts'

type Named = Pick<LegFacts, 'side' | 'selectionName' | 'homeName' | 'awayName'>

/** Which of the two teams a selection is called by; null where it is called otherwise. */
export function teamOf({ selectionName, homeName, awayName }: Named): string | null {
  return selectionName === homeName || selectionName === awayName ? selectionName : null
}

/** The team it plays against; null where the selection is not called by a team, or both are called the same. */
export function opponentOf(leg: Named): string | null {
  const team = teamOf(leg)
  if (team === null || leg.homeName === leg.awayName) return null
  return team === leg.homeName ? leg.awayName : leg.homeName
}
