import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useMemo, useState } from 'react'

import type { Event } from '#domain/market/event.ts'
import { failureOf } from '#machines/failure.ts'
import { useAskAgain } from '#src/client/hooks/useAskAgain.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { StillLoading } from '#src/ui/feedback/StillLoading.tsx'
import { space } from '#src/ui/theme/scale.ts'
import type { MapStats } from '#src/wire/match/statistics.ts'
import { errorText } from '#src/words/errors.ts'

import { isOfKind, mapsOfKind } from './mapsOf.ts'
import { MapTabs } from './MapTabs.tsx'
import { DotaStats, LolStats } from './moba/MobaStats.tsx'
import { RoundsStats } from './rounds/RoundsStats.tsx'
import { ScoreboardStats } from './scoreboards/ScoreboardStats.tsx'
import { begunMaps, latestMap, type MapChoice, selectedMap } from './selectedMap.ts'
import { StatsSkeleton } from './StatsSkeleton.tsx'
import type { Teams } from './teams.ts'
import { useLiveStats } from './useLiveStats.ts'

const styles = {
  all: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }),
}

/** The statistics of an event's maps as they are played [STAT-01] [STAT-06]: on their way, failed, none yet, or here. */
export function LiveStats({ event }: { event: Event }) {
  const { eventId, home, away } = event
  const { i18n } = useLingui()
  const askAgain = useAskAgain()
  const teams = useMemo(() => ({ home, away }), [home, away])
  const { data: maps, error, isError, refetch } = useLiveStats(eventId)
  if (maps === undefined)
    return isError ? (
      <ErrorState title={<Trans>Couldn't load the stats</Trans>} onRetry={() => void refetch()}>
        {errorText(i18n, failureOf(error))}
      </ErrorState>
    ) : (
      <StillLoading onRetry={askAgain}>
        <StatsSkeleton event={event} view="live-stats" />
      </StillLoading>
    )
  const begun = begunMaps(maps)
  return (
    <div css={styles.all}>
      {isError && (
        <RetryNotice onRetry={() => void refetch()}>
          <Trans>These stats may not be up to date.</Trans>
        </RetryNotice>
      )}
      {begun.length === 0 ? (
        <EmptyState icon="clock" title={<Trans>No stats yet</Trans>}>
          <Trans>Stats appear once the match is under way.</Trans>
        </EmptyState>
      ) : (
        <Maps maps={begun} teams={teams} />
      )}
    </div>
  )
}

/** One of the maps that have begun: the latest, until another is chosen. */
function Maps({ maps, teams }: { maps: readonly MapStats[]; teams: Teams }) {
  const panelId = useId()
  const [choice, choose] = useState<MapChoice | null>(null)
  const map = selectedMap(maps, choice)
  if (map === undefined) return null
  return (
    <>
      {maps.length > 1 && (
        <MapTabs
          maps={maps}
          selected={map.mapNum}
          onSelect={(mapNum) => choose({ mapNum, latest: latestMap(maps) })}
          panelId={panelId}
        />
      )}
      <div id={panelId} role={maps.length > 1 ? 'tabpanel' : undefined} css={styles.all}>
        <MapOfAnyKind maps={maps} map={map} teams={teams} />
      </div>
    </>
  )
}

interface MapOfAnyKindProps {
  maps: readonly MapStats[]
  map: MapStats
  teams: Teams
}

function MapOfAnyKind({ maps, map, teams }: MapOfAnyKindProps) {
  if (isOfKind(map, 'rounds'))
    return <RoundsStats maps={mapsOfKind(maps, 'rounds')} map={map} teams={teams} />
  if (isOfKind(map, 'dota')) return <DotaStats maps={mapsOfKind(maps, 'dota')} map={map} teams={teams} />
  if (isOfKind(map, 'lol')) return <LolStats maps={mapsOfKind(maps, 'lol')} map={map} teams={teams} />
  return isOfKind(map, 'scoreboard') ? <ScoreboardStats map={map} teams={teams} /> : null
}
