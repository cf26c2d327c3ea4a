import { css } from '@emotion/react'
import { useMemo } from 'react'

import type { Event } from '#domain/market/event.ts'
import { space } from '#src/ui/theme/scale.ts'

import { begunMaps } from '../selectedMap.ts'
import { useLiveStats } from '../useLiveStats.ts'
import { stripFigures } from './stripFacts.ts'
import { StripFacts, StripRounds, StripShareBar } from './StripParts.tsx'
import { useRounds } from './useRounds.ts'

const styles = {
  room: css({ minWidth: 0, overflow: 'hidden', containerType: 'inline-size', containerName: 'live-strip' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[4],
    minWidth: 0,
    '> span': { display: 'flex', justifyContent: 'center', minWidth: 0 },
    // Beside maps and rounds there is no room for more.
    '@container live-strip (width < 22rem)': {
      gap: space[2],
      '&:has([data-rounds]) > [data-facts]': { display: 'none' },
    },
    '@container live-strip (width < 14rem)': {
      '&:has([data-share]) > [data-facts]': { display: 'none' },
      '> span': { justifyContent: 'start' },
    },
  }),
}

/** The match at a glance, over its bets: rounds, gold or possession, and a few figures [STAT-01] [BROWSE-08]. Nothing while nothing is known. */
export function LiveStrip({ event, hasLog }: { event: Event; hasLog: boolean }) {
  const { eventId, home, away } = event
  const teams = useMemo(() => ({ home, away }), [home, away])
  const { data: maps } = useLiveStats(eventId)
  const begun = maps === undefined ? [] : begunMaps(maps)
  const map = begun.find(({ status }) => status === 'live') ?? begun.at(-1)
  const rounds = useRounds(eventId, hasLog && map?.details.kind === 'rounds' ? map.details.scoreline : null)
  const figures = useMemo(() => (map === undefined ? null : stripFigures(map)), [map])
  if (figures === null) return null
  return (
    <div css={styles.room}>
      <div css={styles.row}>
        <span>
          {rounds.length > 0 && <StripRounds rounds={rounds} teams={teams} />}
          {rounds.length === 0 && figures.share !== null && <StripShareBar share={figures.share} />}
        </span>
        {figures.facts.length > 0 && <StripFacts facts={figures.facts} />}
      </div>
    </div>
  )
}
