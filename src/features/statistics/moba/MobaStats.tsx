import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import type { DotaPlayer, LolPlayer, Side } from '#src/wire/match/statistics.ts'
import type { BadgeName } from '#src/words/match/statistics.ts'

import { Badges } from '../Badges.tsx'
import type { MapOf } from '../mapsOf.ts'
import { PlayersOf } from '../PlayersOf.tsx'
import { Section } from '../Section.tsx'
import { dotaColumns, lolColumns } from '../table/matchColumns.tsx'
import { type StatsColumn, StatsTable } from '../table/StatsTable.tsx'
import { bothSides, type Teams } from '../teams.ts'
import { DotaMap } from './DotaMap.tsx'
import { dotaPlayerColumns, lolPlayerColumns } from './heroColumns.tsx'

/** The badges of Dota 2 (§9.2) [STAT-02]. */
export const dotaBadges = [
  'firstBlood',
  'firstTower',
  'firstBarrack',
  'firstRoshan',
  'rc5Kills',
  'rc10Kills',
  'rc15Kills',
] as const satisfies readonly BadgeName[]

/** The badges of League of Legends (§9.2) [STAT-02]. */
export const lolBadges = [
  'firstBlood',
  'firstTower',
  'firstDragon',
  'firstRiftHerald',
  'firstBaron',
  'firstInhibitor',
  'rc5Kills',
  'rc10Kills',
  'rc15Kills',
] as const satisfies readonly BadgeName[]

interface MobaProps<Kind extends 'dota' | 'lol'> {
  /** Those that have begun. */
  maps: readonly MapOf<Kind>[]
  map: MapOf<Kind>
  teams: Teams
}

/** The maps of Dota 2, and of one of them its buildings, badges and players [STAT-01] [STAT-02] [STAT-04]. */
export function DotaStats({ maps, map, teams }: MobaProps<'dota'>) {
  const { badges, buildings, home, away } = map.details
  return (
    <>
      <Maps maps={maps} chosen={map} columns={dotaColumns} teams={teams} />
      <Section title={<Trans context="towers, barracks and Ancient of a map">Buildings</Trans>}>
        <DotaMap buildings={buildings} homeSide={home.side} awaySide={away.side} teams={teams} />
      </Section>
      {bothSides.map((side) => (
        <Heroes key={side} side={side} of={map.details[side]} columns={dotaPlayerColumns} teams={teams} />
      ))}
      <Section title={<Trans context="first kill, first tower, first to 5 …">Firsts</Trans>}>
        <Badges names={dotaBadges} holders={badges} teams={teams} />
      </Section>
    </>
  )
}

/** The maps of League of Legends, and of one of them its badges and players [STAT-01] [STAT-02] [STAT-04]. */
export function LolStats({ maps, map, teams }: MobaProps<'lol'>) {
  return (
    <>
      <Maps maps={maps} chosen={map} columns={lolColumns} teams={teams} />
      {bothSides.map((side) => (
        <Heroes key={side} side={side} of={map.details[side]} columns={lolPlayerColumns} teams={teams} />
      ))}
      <Section title={<Trans context="first kill, first tower, first to 5 …">Firsts</Trans>}>
        <Badges names={lolBadges} holders={map.details.badges} teams={teams} />
      </Section>
    </>
  )
}

interface MapsProps<Row> {
  maps: readonly Row[]
  chosen: Row
  columns: readonly StatsColumn<Row, Teams>[]
  teams: Teams
}

function Maps<Row extends { readonly mapNum: number }>({ maps, chosen, columns, teams }: MapsProps<Row>) {
  const { t } = useLingui()
  return (
    <Section title={<Trans context="maps of a series">Maps</Trans>}>
      <StatsTable
        label={t({ message: 'Maps', context: 'maps of a series' })}
        columns={columns}
        rows={maps}
        about={teams}
        keyOf={({ mapNum }) => mapNum}
        headOf={mapHead}
        corner={<Trans context="one map of a series">Map</Trans>}
        isChosen={maps.length > 1 ? ({ mapNum }) => mapNum === chosen.mapNum : undefined}
      />
    </Section>
  )
}

function mapHead({ mapNum }: { readonly mapNum: number }) {
  return <Trans context="map of a series by its number">Map {mapNum}</Trans>
}

interface HeroesProps<Player> {
  side: Side
  of: { readonly side: string; readonly players: readonly Player[] }
  columns: readonly StatsColumn<Player, null>[]
  teams: Teams
}

function HeroTable<Player extends DotaPlayer | LolPlayer>({ side, of, columns, teams }: HeroesProps<Player>) {
  return (
    <PlayersOf side={side} mapSide={of.side} teams={teams} isEmpty={of.players.length === 0}>
      {(label) => (
        <StatsTable
          isFixed
          label={label}
          columns={columns}
          rows={of.players}
          about={null}
          keyOf={({ player }, index) => `${player} ${index}`}
        />
      )}
    </PlayersOf>
  )
}

// `memo` forgets that its component takes any player.
const Heroes = memo(HeroTable) as typeof HeroTable
