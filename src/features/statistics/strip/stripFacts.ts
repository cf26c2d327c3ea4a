import type {
  BoardFigure,
  FigureKind,
  MapStats,
  Momentum,
  NamedPair,
  Scoreboard,
  Side,
} from '#src/wire/match/statistics.ts'

/** Two figures of a match side by side, and which of them they are. */
export interface StripFact {
  readonly kind: 'alive' | 'money' | 'kills' | 'towers' | 'corners' | 'cards' | 'shots' | 'named'
  /** As the server names it; empty for those that we name. */
  readonly name: string
  readonly home: string
  readonly away: string
  /** Beside the yellow cards the red ones, where they are counted. */
  readonly red?: Readonly<Record<Side, string>>
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
  readonly momentum: Momentum | null
  readonly facts: readonly StripFact[]
}

/** More than these are not seen at a glance. */
const mostFacts = 3

/** What of a map's statistics is worth a glance beside the bets: only what the server has said [STAT-01]. */
export function stripFigures({ details }: MapStats): StripFigures {
  switch (details.kind) {
    case 'rounds':
      return {
        share: null,
        momentum: null,
        facts: roundFacts(details.home.players, details.away.players),
      }
    case 'dota':
    case 'lol':
      return {
        share: shareOf('gold', '', figureOf(details.home.gold), figureOf(details.away.gold)),
        momentum: null,
        facts: [
          ...pairOf('kills', details.home.kills, details.away.kills),
          ...pairOf('towers', details.home.tower, details.away.tower),
        ],
      }
    default:
      return { ...boardFigures(details), momentum: momentumOf(details) }
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

/** Nothing is drawn before anything has been played. */
function momentumOf({ momentum }: Scoreboard): Momentum | null {
  return momentum !== null && momentum.steps.length > 0 ? momentum : null
}

/**
 * The first figure in percent is a bar. Corners, cards and shots are facts before any other; a back end that does not
 * say which they are has its first ones shown.
 */
function boardFigures({ figures }: Scoreboard): Pick<StripFigures, 'share' | 'facts'> {
  const known = figures.filter(({ home, away }) => home !== '' && away !== '')
  const of = (kind: FigureKind): BoardFigure | undefined => known.find((figure) => figure.kind === kind)
  const isShare = ({ home, away }: NamedPair): boolean => home.endsWith('%') && away.endsWith('%')
  const percent = of('possession') ?? known.find(isShare)
  const [corners, yellow, red, shots] = (['corners', 'yellowCards', 'redCards', 'shots'] as const).map(of)
  const fact = (kind: StripFact['kind'], figure: BoardFigure | undefined): StripFact[] =>
    figure === undefined ? [] : [{ kind, name: '', home: figure.home, away: figure.away }]
  const others = known.filter((figure) => figure.kind === null && !isShare(figure))
  return {
    share: percent === undefined ? null : shareOf('named', percent.name, percent.home, percent.away),
    facts: [
      ...fact('corners', corners),
      ...fact('cards', yellow).map((cards) =>
        red === undefined ? cards : { ...cards, red: { home: red.home, away: red.away } },
      ),
      ...fact('shots', shots),
      ...others.map(({ name, home, away }): StripFact => ({ kind: 'named', name, home, away })),
    ].slice(0, mostFacts),
  }
}

/** A half, quarter or innings in the strip. */
export interface StripPeriod {
  readonly name: string
  readonly score: string
  /** What the scoreboard's clock says, while it is played. */
  readonly clock: string | null
  readonly isLive: boolean
}

/** The periods of a match that have begun; none of one that is told as a whole, whose score stands in the head. */
export function stripPeriods({ status, details }: MapStats): StripPeriod[] {
  if (details.kind !== 'scoreboard') return []
  const { periods, clock, matchScoreline } = details
  const shown = periods.map(({ name, home, away }, at): StripPeriod => {
    const isLive = status === 'live' && at === periods.length - 1
    return {
      name,
      score: home !== '' && away !== '' ? `${home}-${away}` : home + away,
      clock: isLive ? clock : null,
      isLive,
    }
  })
  const isWhole = shown.length === 1 && shown[0]?.score === matchScoreline && (clock ?? '') === ''
  return isWhole ? [] : shown
}

function shareOf(kind: StripShare['kind'], name: string, home: string, away: string): StripShare | null {
  const [ofHome, ofAway] = [home, away].map((figure) => Number(figure.replace('%', '')))
  if (home === '' || away === '' || ofHome === undefined || ofAway === undefined) return null
  const all = ofHome + ofAway
  if (!Number.isFinite(all) || ofHome < 0 || ofAway < 0 || all === 0) return null
  return { kind, name, home, away, percentHome: Math.round((100 * ofHome) / all) }
}
