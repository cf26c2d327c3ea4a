import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import type { Event } from '#domain/market/event.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { headToHeadQuery, heroesQuery, recentMatchesQuery } from '#src/api/match/analysis.ts'
import { availableAnalyticsQuery } from '#src/api/match/availableAnalytics.ts'
import { standingsQuery } from '#src/api/match/standings.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'
import { type AnalysisSection, analysisSectionName, analysisSections } from '#src/words/match/analytics.ts'

import { AnalysisSkeleton } from './AnalysisSkeleton.tsx'
import { HeadToHead } from './HeadToHead.tsx'
import { Heroes } from './Heroes.tsx'
import { RecentMatches } from './RecentMatches.tsx'
import { Standings } from './Standings.tsx'

const panel = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

type Analysed = Pick<Event, 'eventId' | 'gameId' | 'home' | 'away' | 'inPlay'>

/** What is known of an event's two teams from before it: the parts that the server has, a tab each [STAT-03]. */
export function AnalysisPanel({ event }: { event: Analysed }) {
  const { i18n, t } = useLingui()
  const panelId = useId()
  const available = useQuery(availableAnalyticsQuery(useClient(), event.eventId, event.inPlay))
  const [chosen, choose] = useState<AnalysisSection>('head_to_head')
  return (
    <Queried
      query={available}
      loading={<Trans>Loading the analysis</Trans>}
      skeleton={<AnalysisSkeleton hasTabs />}
      failed={<Trans>Couldn't load the analysis</Trans>}
      old={<Trans>This analysis may not be up to date.</Trans>}
    >
      {(available) => {
        const shown = analysisSections.filter((section) => available.has(section))
        const selected = shown.find((section) => section === chosen) ?? shown[0]
        if (selected === undefined)
          return (
            <EmptyState icon="history" title={errorText(i18n, { code: errors.noResult.code })}>
              <Trans>No data on these teams yet.</Trans>
            </EmptyState>
          )
        return (
          <div css={panel}>
            <Tabs
              label={t({ message: 'Analysis', context: 'form and head to head before a match' })}
              tabs={shown.map((name) => ({ name, label: analysisSectionName(i18n, name) }))}
              selected={selected}
              onSelect={choose}
              panelId={panelId}
            />
            <div id={panelId} role="tabpanel" aria-label={analysisSectionName(i18n, selected)}>
              <Section event={event} section={selected} />
            </div>
          </div>
        )
      }}
    </Queried>
  )
}

const texts = {
  loading: <Trans>Loading the analysis</Trans>,
  skeleton: <AnalysisSkeleton />,
  failed: <Trans>Couldn't load the analysis</Trans>,
  old: <Trans>This analysis may not be up to date.</Trans>,
}

function Section({ event, section }: { event: Analysed; section: AnalysisSection }) {
  switch (section) {
    case 'head_to_head':
      return <HeadToHeadPart event={event} />
    case 'heroes':
      return <HeroesPart event={event} />
    case 'recent_matches':
      return <RecentPart event={event} />
    case 'x-slipway-standings':
      return <StandingsPart event={event} />
  }
}

function HeadToHeadPart({ event: { eventId, gameId } }: { event: Analysed }) {
  return (
    <Queried query={useQuery(headToHeadQuery(useClient(), eventId))} {...texts}>
      {(met) => <HeadToHead met={met} gameId={gameId} />}
    </Queried>
  )
}

function HeroesPart({ event: { eventId, home, away } }: { event: Analysed }) {
  return (
    <Queried query={useQuery(heroesQuery(useClient(), eventId))} {...texts}>
      {(heroes) => <Heroes heroes={heroes} home={home} away={away} />}
    </Queried>
  )
}

function RecentPart({ event: { eventId, home, away } }: { event: Analysed }) {
  return (
    <Queried query={useQuery(recentMatchesQuery(useClient(), eventId))} {...texts}>
      {(recent) => <RecentMatches recent={recent} home={home} away={away} />}
    </Queried>
  )
}

function StandingsPart({ event: { eventId, gameId, home, away } }: { event: Analysed }) {
  return (
    <Queried query={useQuery(standingsQuery(useClient(), eventId))} {...texts}>
      {(standings) => <Standings standings={standings} gameId={gameId} teams={[home, away]} />}
    </Queried>
  )
}
