import type { Event, MarketTab } from '#domain/market/event.ts'
import type { Market, Selection } from '#domain/market/selection.ts'
import { scoresOf } from '#src/words/match/scores.ts'

/** How a match, or a map of it, ended. */
export interface Ending {
  readonly tabName: string
  /** Empty where the scoreline cannot be split by side. */
  readonly scores: readonly [home: string, away: string]
  /** As it came, for where it cannot be split. */
  readonly scoreline: string | null
  readonly winner: 'home' | 'away' | null
}

function isAboutWinner({ betType }: Market, tabName: string): boolean {
  return tabName === 'MATCH' ? betType === 'WIN' || betType === '1X2' : betType === 'WINMAP'
}

/** Who won a part of the match by the market that was about it; null where none says. */
function winnerByMarket(markets: readonly Market[], tabName: string): Ending['winner'] {
  const won = markets
    .filter((market) => market.tabName === tabName && isAboutWinner(market, tabName))
    .flatMap(({ selections }) => selections)
    .find(({ result }) => result === 'win')
  return won?.side === 'home' || won?.side === 'away' ? won.side : null
}

const whole = /^\d+$/

function ending(markets: readonly Market[], tabName: string, scoreline: string | null): Ending {
  const scores = scoresOf(scoreline)
  const [home, away] = scores
  const winner = winnerByMarket(markets, tabName)
  // Maps won, or goals: the higher score of a match is the better. Of a map the score may be of kills, which decide nothing.
  const isCounted = tabName === 'MATCH' && whole.test(home) && whole.test(away) && home !== away
  return {
    tabName,
    scores,
    scoreline,
    winner: winner ?? (isCounted ? (Number(home) > Number(away) ? 'home' : 'away') : null),
  }
}

/** How the match ended. */
export function matchEnding({ markets, scoreline }: Pick<Event, 'markets' | 'scoreline'>): Ending {
  return ending(markets, 'MATCH', scoreline)
}

/** How its maps ended, those that were played. */
export function mapEndings({ markets, tabs }: Pick<Event, 'markets' | 'tabs'>): Ending[] {
  return tabs
    .filter(({ tabName, scoreline }: MarketTab) => tabName !== 'MATCH' && scoreline !== null)
    .map(({ tabName, scoreline }) => ending(markets, tabName, scoreline))
}

/** Who an outright was won by; several where places are shared, none while it is not decided. */
export function outrightWinners({ markets }: Pick<Event, 'markets'>): Selection[] {
  return markets
    .flatMap(({ selections }) => selections)
    .filter(({ result }) => result === 'win' || result === 'deadHeat')
}
