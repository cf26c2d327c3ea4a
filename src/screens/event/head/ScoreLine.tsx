import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { memo, useRef } from 'react'

import type { Event } from '#domain/market/event.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { useScore } from '#src/features/eventRow/useScore.ts'
import { shellTop } from '#src/shell/layout.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { layer, phone, radius, space, text } from '#src/ui/theme/scale.ts'

import { scoreLineHeight } from './stuck.ts'

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const style = css({
  // It takes no room: it lies behind the head, which is higher, and is left at the top when that goes.
  position: 'sticky',
  top: shellTop,
  zIndex: layer.overRows,
  height: 0,
  flex: 'none',
  '> div': { background: 'var(--surface-1)' },
  '> div > div': {
    display: 'grid',
    // Room is taken from what is said behind the clock before a team loses more of its name.
    gridTemplateColumns: 'minmax(4.5rem, 1fr) auto minmax(4.5rem, 1fr) minmax(0, auto)',
    alignItems: 'center',
    gap: space[3],
    minHeight: scoreLineHeight,
    padding: `0 ${space[3]}px`,
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.m,
    fontSize: text.s,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    [phone]: {
      gridTemplateColumns:
        'minmax(min(3.5rem, 16vw), 1fr) auto minmax(min(3.5rem, 16vw), 1fr) fit-content(min(7rem, 32vw))',
      gap: space[2],
      borderWidth: '1px 0',
      borderRadius: 0,
    },
  },
  '& [data-team]': cut,
  '& [data-team="home"]': { textAlign: 'end' },
  '& [data-middle]': { display: 'flex', alignItems: 'baseline', gap: space[2] },
  '& [data-scores]': { display: 'none', gap: space[1], fontWeight: 600 },
  '& [data-maps]': { color: 'var(--text-2)', '&:empty': { display: 'none' } },
  '& [data-v], & time, & [data-standing]': { color: 'var(--text-2)', fontSize: text.s, fontWeight: 400 },
  '& [data-end]': { display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 },
  '& [data-standing]': { display: 'none', ...cut },
  '& [data-live]': { display: 'none', flex: 'none' },
  '& [data-in-play="true"]': {
    '& [data-scores], & [data-live]': { display: 'flex' },
    '& [data-standing]': { display: 'block' },
    '& [data-v], & time': { display: 'none' },
  },
  '& [data-over="true"] [data-live]': { display: 'none' },
  '& [data-played="true"]': {
    '& [data-scores]': { display: 'flex' },
    '& [data-v]': { display: 'none' },
  },
  // On a phone each word costs a letter of a team: the clock stands last, and a dot says that it runs.
  [phone]: {
    '& time': { whiteSpace: 'normal' },
    '& [data-standing]': {
      fontSize: text.xs,
      lineHeight: '0.875rem',
      whiteSpace: 'normal',
      textWrap: 'balance',
    },
    '& [data-live] > *': { display: 'none' },
    '& [data-live]': { width: 6, height: 6, borderRadius: '50%', background: 'var(--live)' },
  },
})

/**
 * Who plays whom and where it stands in one line, at the top once the head of the page is scrolled away. It lies behind
 * the head all the while, so that nothing moves; to a screen reader the head says it all.
 */
export const ScoreLine = memo(function ScoreLine({ event }: { event: Event }) {
  const format = useFormat()
  const line = useRef<HTMLDivElement>(null)
  useScore(line, event)
  return (
    <div css={style} aria-hidden="true">
      <div>
        <div ref={line} data-score-line="">
          <Name data-team="home">{event.home}</Name>
          <span data-middle="">
            <span data-maps="home" />
            <span data-scores="">
              <span data-score="home" />
              <span>:</span>
              <span data-score="away" />
            </span>
            <span data-maps="away" />
            <span data-v="">
              <Trans context="between two teams: Home v Away">v</Trans>
            </span>
          </span>
          <Name data-team="away">{event.away}</Name>
          <span data-end="">
            <bdi data-standing="" />
            <span data-live="">
              <Badge tone="live">
                <Trans context="mark: match in progress">Live</Trans>
              </Badge>
            </span>
            <time dateTime={new Date(event.startUtc).toISOString()}>{format.kickOff(event.startUtc)}</time>
          </span>
        </div>
      </div>
    </div>
  )
})
