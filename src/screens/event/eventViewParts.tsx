import { AnalysisSkeleton } from '#src/features/analytics/AnalysisSkeleton.tsx'
import { lazyPart } from '#src/i18n/lazyPart.tsx'

import type { EventView, EventViewPart } from './eventViews.ts'

const analyses = ['head_to_head', 'heroes', 'recent_matches'] as const

/** The views beside the bets, each fetched when it is first looked at. */
export const eventViewParts: Readonly<Partial<Record<Exclude<EventView, 'bet'>, EventViewPart>>> = {
  analysis: {
    Part: lazyPart(
      async () => (await import('#src/features/analytics/AnalysisPanel.tsx')).AnalysisPanel,
      <AnalysisSkeleton hasTabs />,
    ),
    hasSomething: (_, available) => analyses.some((analysis) => available.has(analysis)),
  },
}
