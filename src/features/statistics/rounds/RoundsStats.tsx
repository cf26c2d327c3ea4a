import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import type { CsgoPlayer, RoundsSide, ValorantPlayer } from '#src/wire/match/statistics.ts'
import type { BadgeName } from '#src/words/match/statistics.ts'

import { Badges } from '../Badges.tsx'
import { type MapOf } from '../mapsOf.ts'
import { PlayersOf } from '../PlayersOf.tsx'
import { Section } from '../Section.tsx'
import { roundsColumns } from '../table/matchColumns.tsx'
import { StatsTable } from '../table/StatsTable.tsx'
import { bothSides, type Teams } from '../teams.ts'
import { csgoColumns, valorantColumns } from './playerColumns.tsx'

/** The badges of CS:GO and Valorant (§9.2) [STAT-02]. */
export const roundsBadges = [
  'firstPistol',
  'secondPistol',
  'rc5Rounds',
  'rc10Rounds',
] as const satisfies readonly BadgeName[]

interface RoundsStatsProps {
  /** Those that have begun. */
  maps: readonly MapOf<'rounds'>[]
  map: MapOf<'rounds'>
  teams: Teams
}

/** The maps of a shooter, and of one of them its badges and players [STAT-01] [STAT-02] [STAT-04]. */
export function RoundsStats({ maps, map, teams }: RoundsStatsProps) {
  const { t } = useLingui()
  const { badges, home, away } = map.details
  const sides = { home, away }
  return (
    <>
      <Section title={<Trans context="maps of a series">Maps</Trans>}>
        <StatsTable
          label={t({ message: 'Maps', context: 'maps of a series' })}
          columns={roundsColumns}
          rows={maps}
          about={teams}
          keyOf={mapNumOf}
          isChosen={maps.length > 1 ? (row) => row.mapNum === map.mapNum : undefined}
        />
      </Section>
      {bothSides.map((side) => (
        <Players key={side} side={side} of={sides[side]} teams={teams} />
      ))}
      <Section title={<Trans context="first kill, first tower, first to 5 …">Firsts</Trans>}>
        <Badges names={roundsBadges} holders={badges} teams={teams} />
      </Section>
    </>
  )
}

function mapNumOf({ mapNum }: { mapNum: number }): number {
  return mapNum
}

interface PlayersProps {
  side: 'home' | 'away'
  of: RoundsSide
  teams: Teams
}

const Players = memo(function Players({ side, of, teams }: PlayersProps) {
  const valorant = of.players.filter(isOfValorant)
  const csgo = of.players.filter(isOfCsgo)
  return (
    <PlayersOf side={side} mapSide={of.side} teams={teams} isEmpty={of.players.length === 0}>
      {(label) => (
        <>
          {csgo.length > 0 && (
            <StatsTable
              label={label}
              isFixed
              columns={csgoColumns}
              rows={csgo}
              about={null}
              keyOf={({ player }, index) => `${player} ${index}`}
              isOut={({ hp }) => hp === 0}
            />
          )}
          {valorant.length > 0 && (
            <StatsTable
              label={label}
              isFixed
              columns={valorantColumns}
              rows={valorant}
              about={null}
              keyOf={({ valoPlayer }, index) => `${valoPlayer} ${index}`}
            />
          )}
        </>
      )}
    </PlayersOf>
  )
})

function isOfValorant(player: CsgoPlayer | ValorantPlayer): player is ValorantPlayer {
  return 'valoPlayer' in player
}

function isOfCsgo(player: CsgoPlayer | ValorantPlayer): player is CsgoPlayer {
  return 'player' in player
}
