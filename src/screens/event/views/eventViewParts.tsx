import { AnalysisSkeleton } from '#src/features/analytics/AnalysisSkeleton.tsx'
import { StatsSkeleton } from '#src/features/statistics/StatsSkeleton.tsx'
import { deferredPart } from '#src/i18n/deferredPart.tsx'

import type { EventView, EventViewPart } from './eventViews.ts'

const analyses = ['head_to_head', 'heroes', 'recent_matches', 'x-slipway-standings'] as const

/** The views beside the bets, each fetched when it is first looked at. */
export const eventViewParts: Readonly<Partial<Record<Exclude<EventView, 'bet'>, EventViewPart>>> = {
  analysis: {
    Part: deferredPart(
      async () => (await import('#src/features/analytics/AnalysisPanel.tsx')).AnalysisPanel,
      <AnalysisSkeleton hasTabs />,
    ),
    hasSomething: (_, available) => analyses.some((analysis) => available.has(analysis)),
  },
  'live-stats': {
    Part: deferredPart(
      async () => (await import('#src/features/statistics/LiveStats.tsx')).LiveStats,
      ({ event }) => <StatsSkeleton event={event} view="live-stats" />,
    ),
    hasSomething: (_, available) => available.has('live_stats'),
  },
  'match-log': {
    Part: deferredPart(
      async () => (await import('#src/features/statistics/matchLog/MatchLog.tsx')).MatchLog,
      ({ event }) => <StatsSkeleton event={event} view="match-log" />,
    ),
    hasSomething: (_, available) => available.has('play_by_play'),
  },
  'odds-history': {
    Part: deferredPart(async () => (await import('./OddsHistoryView.tsx')).OddsHistoryView),
    hasSomething: ({ markets }) => markets.length > 0,
  },
  streams: {
    Part: deferredPart(async () => (await import('#src/features/streams/Streams.tsx')).Streams),
    hasSomething: ({ hasStream }, _, inPlay) => hasStream && inPlay,
  },
}
