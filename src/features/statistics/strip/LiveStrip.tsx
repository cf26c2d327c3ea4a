import { css } from '@emotion/react'
import { useMemo } from 'react'

import type { Event } from '#domain/market/event.ts'
import { space } from '#src/ui/theme/scale.ts'

import { begunMaps } from '../selectedMap.ts'
import { useLiveStats } from '../useLiveStats.ts'
import { MomentumBars } from './MomentumBars.tsx'
import { stripFigures, stripPeriods } from './stripFacts.ts'
import { StripFacts, StripRounds, StripShareBar } from './StripParts.tsx'
import { StripPeriods } from './StripPeriods.tsx'
import { useRounds } from './useRounds.ts'

const styles = {
  room: css({ minWidth: 0, overflow: 'hidden', containerType: 'inline-size', containerName: 'live-strip' }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minWidth: 0,
    '> *': { flex: 'none' },
    '> [data-course]': { display: 'flex', flex: 1, justifyContent: 'center', minWidth: 0 },
    // On a phone two figures are seen beside a course.
    '@container live-strip (width < 32rem)': {
      gap: space[2],
      '> [data-facts] > :nth-of-type(n + 3)': { display: 'none' },
    },
    // Beside maps and rounds there is no room for more.
    '@container live-strip (width < 22rem)': {
      '&:has([data-rounds]) > [data-facts]': { display: 'none' },
    },
    '@container live-strip (width < 14rem)': {
      '&:has([data-share]) > [data-facts]': { display: 'none' },
      '> [data-course]': { justifyContent: 'start' },
    },
  }),
}

interface LiveStripProps {
  event: Event
  hasLog: boolean
  /** The match's parts are next to it: it says nothing of halves or quarters. */
  hasParts: boolean
}

/**
 * The match at a glance, over its bets: the periods of a sport, rounds, momentum, gold or possession, and a few figures
 * [STAT-01] [STAT-08] [BROWSE-08]. Nothing while nothing is known.
 */
export function LiveStrip({ event, hasLog, hasParts }: LiveStripProps) {
  const { eventId, home, away } = event
  const teams = useMemo(() => ({ home, away }), [home, away])
  const { data: maps } = useLiveStats(eventId)
  const begun = maps === undefined ? [] : begunMaps(maps)
  const map = begun.find(({ status }) => status === 'live') ?? begun.at(-1)
  const rounds = useRounds(eventId, hasLog && map?.details.kind === 'rounds' ? map.details.scoreline : null)
  const figures = useMemo(() => (map === undefined ? null : stripFigures(map)), [map])
  const periods = useMemo(() => (map === undefined || hasParts ? [] : stripPeriods(map)), [map, hasParts])
  if (figures === null) return null
  const { momentum, share, facts } = figures
  return (
    <div css={styles.room}>
      <div css={styles.row}>
        {periods.length > 0 && <StripPeriods periods={periods} />}
        <span data-course="">
          {rounds.length > 0 ? (
            <StripRounds rounds={rounds} teams={teams} />
          ) : momentum !== null ? (
            <MomentumBars momentum={momentum} teams={teams} />
          ) : (
            share !== null && <StripShareBar share={share} />
          )}
        </span>
        {facts.length > 0 && <StripFacts facts={facts} />}
      </div>
    </div>
  )
}
