import type { ReactNode } from 'react'

import { Name } from '#src/ui/text/Name.tsx'
import type { Side } from '#src/wire/match/statistics.ts'
import { playTime, type StatsColumnName } from '#src/words/match/statistics.ts'

import type { MapOf } from '../mapsOf.ts'
import { TeamMark } from '../TeamMark.tsx'
import type { Teams } from '../teams.ts'
import { figureText, Pair, shortFigure, unsaid } from './figures.tsx'
import type { StatsColumn } from './StatsTable.tsx'

type Counted<Column extends string> = Readonly<Record<Column, number | null>>

/** A column of a figure that each side has. */
function ofSides<Column extends StatsColumnName>(
  name: Column,
  write: (figure: number) => ReactNode = String,
) {
  return {
    name,
    cell: ({ details: { home, away } }: { details: { home: Counted<Column>; away: Counted<Column> } }) => (
      <Pair home={home[name]} away={away[name]} write={write} />
    ),
  }
}

const winner: StatsColumn<{ details: { winner: Side | null } }, Teams> = {
  name: 'winner',
  cell: ({ details }, teams) =>
    details.winner === null ? unsaid : <TeamMark side={details.winner} teams={teams} />,
  isWords: true,
}
const matchScoreline: StatsColumn<{ details: { matchScoreline: string | null } }, Teams> = {
  name: 'matchScoreline',
  cell: ({ details }) => <bdi>{details.matchScoreline ?? unsaid}</bdi>,
}
const mapTime: StatsColumn<{ details: { mapTime: number | null } }, Teams> = {
  name: 'mapTime',
  cell: ({ details }) => figureText(details.mapTime, playTime),
}

/** The match table of CS:GO and Valorant (§9.2), a row for each map [STAT-01]. */
export const roundsColumns: readonly StatsColumn<MapOf<'rounds'>, Teams>[] = [
  { name: 'mapName', cell: ({ details }) => <Name lines={1}>{details.mapName}</Name> },
  ofSides('firstHalfScore'),
  ofSides('secondHalfScore'),
  ofSides('overtimeScore'),
  { name: 'scoreline', cell: ({ details }) => <bdi>{details.scoreline || unsaid}</bdi> },
  winner,
  matchScoreline,
]

/** The match table of Dota 2 (§9.2), a row for each map [STAT-01]. */
export const dotaColumns: readonly StatsColumn<MapOf<'dota'>, Teams>[] = [
  ofSides('kills'),
  ofSides('tower'),
  ofSides('barrack'),
  ofSides('roshan'),
  ofSides('gold', shortFigure),
  mapTime,
  winner,
  matchScoreline,
]

/** The match table of League of Legends (§9.2), a row for each map [STAT-01]. */
export const lolColumns: readonly StatsColumn<MapOf<'lol'>, Teams>[] = [
  ofSides('kills'),
  ofSides('tower'),
  ofSides('inhibitor'),
  ofSides('dragon'),
  ofSides('riftHerald'),
  ofSides('gold', shortFigure),
  mapTime,
  winner,
  matchScoreline,
]
