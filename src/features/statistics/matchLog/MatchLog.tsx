import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useId, useMemo, useState } from 'react'

import type { Event } from '#domain/market/event.ts'
import { failureOf } from '#machines/failure.ts'
import { useAskAgain } from '#src/client/hooks/useAskAgain.ts'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { StillLoading } from '#src/ui/feedback/StillLoading.tsx'
import { heightInPx } from '#src/ui/list/windowedList/height.ts'
import { rowPlace } from '#src/ui/list/windowedList/rowPlace.ts'
import { WindowedList } from '#src/ui/list/windowedList/WindowedList.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { useTextSize } from '#src/ui/text/textSize.ts'
import { useDevice } from '#src/ui/theme/device.ts'
import { space } from '#src/ui/theme/scale.ts'
import type { MatchLog as Log } from '#src/wire/match/matchLog.ts'
import { errorText } from '#src/words/errors.ts'
import { eventViewName } from '#src/words/match/eventViews.ts'
import { roundName } from '#src/words/match/matchLog.ts'

import { GoldChart } from '../charts/GoldChart.tsx'
import { KillsChart } from '../charts/KillsChart.tsx'
import { RoundsChart } from '../charts/RoundsChart.tsx'
import { Section } from '../Section.tsx'
import { StatsSkeleton } from '../StatsSkeleton.tsx'
import type { Teams } from '../teams.ts'
import { type LogItem, logItems } from './logItems.ts'
import { LogItemView } from './LogItemView.tsx'
import { Races } from './Races.tsx'
import { roundHeadHeight, rowHeight } from './rowHeights.ts'
import { useMatchLog } from './useMatchLog.ts'

const styles = {
  all: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }),
}

/** What happened on a map, event by event [STAT-05]: on its way, failed, none, or here. */
export function MatchLog({ event }: { event: Event }) {
  const { eventId, home, away } = event
  const { i18n, t } = useLingui()
  const askAgain = useAskAgain()
  const panelId = useId()
  const teams = useMemo(() => ({ home, away }), [home, away])
  const [chosen, choose] = useState<string | null>(null)
  const { data: log, error, isError, isPlaceholderData, refetch } = useMatchLog(eventId, chosen)
  if (log === undefined)
    return isError ? (
      <ErrorState title={<Trans>Couldn't load the match log</Trans>} onRetry={() => void refetch()}>
        {errorText(i18n, failureOf(error))}
      </ErrorState>
    ) : (
      <StillLoading onRetry={askAgain}>
        <StatsSkeleton event={event} view="match-log" />
      </StillLoading>
    )
  if (log === null)
    return (
      <EmptyState icon="clock" title={<Trans>No match log yet</Trans>}>
        <Trans>It starts with the first map.</Trans>
      </EmptyState>
    )
  const selected = chosen ?? log.matchId
  return (
    <div css={styles.all}>
      {isError && (
        <RetryNotice onRetry={() => void refetch()}>
          <Trans>This log may not be up to date.</Trans>
        </RetryNotice>
      )}
      {log.maps.length > 1 && (
        <Tabs
          label={t`Maps of the match`}
          tabs={log.maps.map(({ matchId, mapNum, mapName }) => ({
            name: matchId,
            label:
              log.kind === 'rounds' && mapName !== '' ? (
                <Name>{mapName}</Name>
              ) : (
                <Trans context="map of a series by its number">Map {mapNum}</Trans>
              ),
          }))}
          selected={selected}
          onSelect={choose}
          panelId={panelId}
        />
      )}
      <div id={panelId} role={log.maps.length > 1 ? 'tabpanel' : undefined} css={styles.all}>
        {isPlaceholderData && selected !== log.matchId ? (
          <StatsSkeleton event={{ ...event, tabs: [] }} view="match-log" />
        ) : (
          <LogOfMap key={log.matchId} log={log} teams={teams} />
        )}
      </div>
    </div>
  )
}

function LogOfMap({ log, teams }: { log: Log; teams: Teams }) {
  const { i18n } = useLingui()
  const textSize = useTextSize()
  const place = useDevice() === 'phone' ? 'phone' : 'wide'
  const items = useMemo(
    () => logItems(log, { round: (round) => roundName(i18n, round), map: eventViewName(i18n, 'match-log') }),
    [log, i18n],
  )
  const heightOf = useCallback(
    ({ kind }: LogItem) => heightInPx((kind === 'round' ? roundHeadHeight : rowHeight)[place], textSize),
    [place, textSize],
  )
  return (
    <>
      <Section title={<Trans>Map timeline</Trans>}>
        <Races races={log.races} teams={teams} />
        {log.kind === 'rounds' ? (
          <RoundsChart rounds={log.rounds} teams={teams} />
        ) : (
          <>
            {log.gold.length > 1 && <GoldChart gold={log.gold} teams={teams} />}
            <KillsChart events={log.events} teams={teams} />
          </>
        )}
      </Section>
      <Section title={<Trans>Match log, latest first</Trans>}>
        {items.length === 0 ? (
          <EmptyState icon="clock" title={<Trans>Nothing has happened yet</Trans>} />
        ) : (
          <WindowedList
            items={items}
            heightOf={heightOf}
            renderItem={(item) => <LogItemView item={item} teams={teams} />}
            renderPlace={() => <div css={rowPlace} />}
            createNeighbours={noNeighbours}
            returnedRow={null}
            onNearEnd={null}
          />
        )}
      </Section>
    </>
  )
}

/** Nothing in a row takes the focus. */
function noNeighbours(): () => null {
  return () => null
}
