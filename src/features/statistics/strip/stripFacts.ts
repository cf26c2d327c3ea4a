import type { MapStats, NamedPair } from '#src/wire/match/statistics.ts'

/** Two figures of a match side by side, and which of them they are. */
export interface StripFact {
  readonly kind: 'alive' | 'money' | 'kills' | 'towers' | 'named'
  /** As the server names it; empty for those that we name. */
  readonly name: string
  readonly home: string
  readonly away: string
}

/** What the two sides have of one thing, as a bar: 0 to 100 for home. */
export interface StripShare {
  readonly kind: 'gold' | 'named'
  readonly name: string
  readonly home: string
  readonly away: string
  readonly percentHome: number
}

export interface StripFigures {
  readonly share: StripShare | null
  readonly facts: readonly StripFact[]
}

/** More than these are not seen at a glance. */
const mostFacts = 3

/** What of a map's statistics is worth a glance beside the bets: only what the server has said [STAT-01]. */
export function stripFigures({ details }: MapStats): StripFigures {
  switch (details.kind) {
    case 'rounds':
      return { share: null, facts: roundFacts(details.home.players, details.away.players) }
    case 'dota':
    case 'lol':
      return {
        share: shareOf('gold', '', figureOf(details.home.gold), figureOf(details.away.gold)),
        facts: [
          ...pairOf('kills', details.home.kills, details.away.kills),
          ...pairOf('towers', details.home.tower, details.away.tower),
        ],
      }
    default:
      return boardFigures(details.figures)
  }
}

function figureOf(count: number | null): string {
  return count === null ? '' : String(count)
}

function pairOf(kind: StripFact['kind'], home: number | null, away: number | null): StripFact[] {
  return home === null || away === null
    ? []
    : [{ kind, name: '', home: figureOf(home), away: figureOf(away) }]
}

type Player = object & { readonly hp?: number | null; readonly money?: number | null }

function roundFacts(home: readonly Player[], away: readonly Player[]): StripFact[] {
  const alive = (players: readonly Player[]): number | null =>
    players.length > 0 && players.every(({ hp }) => typeof hp === 'number')
      ? players.filter(({ hp }) => (hp ?? 0) > 0).length
      : null
  const money = (players: readonly Player[]): number | null =>
    players.length > 0 && players.every((player) => typeof player.money === 'number')
      ? players.reduce((sum, player) => sum + (player.money ?? 0), 0)
      : null
  return [...pairOf('alive', alive(home), alive(away)), ...pairOf('money', money(home), money(away))]
}

/** The first figure in percent is a bar; the first others are facts, corners and cards before the rest. */
function boardFigures(figures: readonly NamedPair[]): StripFigures {
  const known = figures.filter(({ home, away }) => home !== '' && away !== '')
  const percent = known.find(({ home, away }) => home.endsWith('%') && away.endsWith('%'))
  const rank = ({ name }: NamedPair): number => (/corner/i.test(name) ? 0 : /card/i.test(name) ? 1 : 2)
  const rest = known.filter((figure) => figure !== percent && !figure.home.endsWith('%'))
  return {
    share: percent === undefined ? null : shareOf('named', percent.name, percent.home, percent.away),
    facts: rest
      .map((figure, at) => ({ figure, at }))
      .sort((a, b) => rank(a.figure) - rank(b.figure) || a.at - b.at)
      .slice(0, mostFacts)
      .map(({ figure: { name, home, away } }) => ({ kind: 'named', name, home, away })),
  }
}

function shareOf(kind: StripShare['kind'], name: string, home: string, away: string): StripShare | null {
  const [ofHome, ofAway] = [home, away].map((figure) => Number(figure.replace('%', '')))
  if (home === '' || away === '' || ofHome === undefined || ofAway === undefined) return null
  const all = ofHome + ofAway
  if (!Number.isFinite(all) || ofHome < 0 || ofAway < 0 || all === 0) return null
  return { kind, name, home, away, percentHome: Math.round((100 * ofHome) / all) }
}
