import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { EventScore } from '#src/realtime/scoreBook.ts'

/** A scoreline by team: "2-1" is ["2", "1"], "120/3-98/10" is ["120/3", "98/10"]; empty where it cannot be told apart. */
export function scoresOf(scoreline: string | null): readonly [home: string, away: string] {
  const parts = scoreline?.split('-') ?? []
  const [home, away] = parts
  return parts.length === 2 && home !== undefined && away !== undefined
    ? [home.trim(), away.trim()]
    : ['', '']
}

/** Where a match in play stands: its map and what the scoreboard says, "Map 2, Round 12". */
export function scoreDetails(
  i18n: I18n,
  { mapNum, details }: Pick<EventScore, 'mapNum' | 'details'>,
): string {
  const map = mapNum === null ? null : i18n._(msg`Map ${mapNum}`)
  return [map, details].filter((part) => part !== null && part !== '').join(', ')
}
