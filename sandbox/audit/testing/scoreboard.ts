import type { Settlement } from '../../market/commands.ts'
import type { ModelEvent, ModelMarket } from '../../market/entities.ts'

/**
 * What a spectator of the scoreboard would say about a settlement of the simulator; for tests. At the moment of the
 * result, the board shows how things stood when the market's subject ended.
 */
export interface Spectator {
  /** How a settlement differs from the board; null if it agrees, or if the board does not show it. */
  contradicts(settlement: Settlement, market: ModelMarket, event: ModelEvent): string | null
  /** Settlements that were compared. */
  readonly compared: number
}

type Pair = [home: number, away: number]

export function createSpectator(): Spectator {
  /** Maps won, by event, as of the last result of a map. */
  const mapsWon = new Map<string, Pair>()
  let compared = 0

  const seen = (settlement: Settlement, market: ModelMarket, event: ModelEvent): string | null => {
    const { score, ending, results } = settlement
    const tab = event.tabs.find(({ tabName }) => tabName === market.tabName)
    const shown = pairOf(market.tabName === 'MATCH' ? event.scoreline : (tab?.scoreline ?? null))
    if (ending === 'voided') return shown === null ? null : 'voided, and it was played'
    if (shown === null) return 'settled, and it was not played'
    switch (market.name.replace(/^Map \d /, '').toLowerCase()) {
      case 'winner': {
        if (market.tabName === 'MATCH') return null
        const before: Pair = mapsWon.get(event.eventId) ?? [0, 0]
        const now: Pair = pairOf(event.scoreline) ?? [0, 0]
        mapsWon.set(event.eventId, now)
        // In a match that was under way when it was first seen, an earlier map may have been missed.
        if (now[0] + now[1] !== before[0] + before[1] + 1) return null
        return same(results.home === 'win' ? [1, 0] : [0, 1], [now[0] - before[0], now[1] - before[1]])
      }
      case 'overtime':
        if (market.tabName === 'MATCH') return null
        return (results.yes === 'win') === (shown[0] >= 12 && shown[1] >= 12) ? null : 'another overtime'
      case 'both teams to score':
        return (results.yes === 'win') === (shown[0] > 0 && shown[1] > 0) ? null : 'another scorer'
      case 'first blood':
        if (shown[0] + shown[1] !== 1) return null
        return (results.home === 'win') === (shown[0] === 1) ? null : 'another first blood'
      case 'total towers':
        return null
      case '1st innings 100 or more':
        return (results.yes === 'win') === Math.max(...shown) >= 100 ? null : 'another milestone'
    }
    if (score === null) return 'without a score'
    // Only the first innings is over then: the other side has no runs yet.
    return market.name.startsWith('1st innings')
      ? same([score.home + score.away, 0], [shown[0] + shown[1], 0])
      : same([score.home, score.away], shown)
  }

  return {
    contradicts: (settlement, market, event) => {
      compared += 1
      const reason = seen(settlement, market, event)
      return reason === null ? null : `${market.marketId}: ${reason}`
    },
    get compared() {
      return compared
    },
  }
}

/** "2-1" and "120/4-118/6" alike. */
function pairOf(scoreline: string | null): Pair | null {
  if (scoreline === null) return null
  const [home = 0, away = 0] = scoreline.split('-').map((part) => Number.parseInt(part, 10))
  return [home, away]
}

function same(found: Pair, shown: Pair): string | null {
  return found.join() === shown.join() ? null : `${found.join('-')}, and the board shows ${shown.join('-')}`
}
