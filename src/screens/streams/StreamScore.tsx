import { css } from '@emotion/react'
import { memo, useRef } from 'react'

import type { Event } from '#domain/market/event.ts'
import { isSport } from '#domain/market/game.ts'
import { useScore } from '#src/features/eventRow/useScore.ts'
import { Crest } from '#src/ui/crest/Crest.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { lowest, radius, space, text } from '#src/ui/theme/scale.ts'

const style = css({
  display: 'none',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `0 ${space[3]}px`,
  minHeight: 56,
  padding: `${space[1]}px ${space[3]}px`,
  background: 'var(--surface-2)',
  borderRadius: radius.m,
  fontSize: text.s,
  fontWeight: 500,
  '&[data-in-play="true"]': { display: 'grid' },
  '& [data-team]': { display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 },
  '& [data-team="home"]': { justifyContent: 'flex-end', textAlign: 'end' },
  '& [data-middle]': { display: 'grid', justifyItems: 'center', textAlign: 'center' },
  '& [data-scores]': { display: 'flex', gap: 6, fontSize: text.xl, fontWeight: 600, lineHeight: '2rem' },
  '& [data-under]': { fontSize: text.xs, lineHeight: '1rem', color: 'var(--text-2)' },
  '& [data-maps]:empty': { display: 'none' },
  // The picture has the height.
  [lowest]: { '&[data-in-play="true"]': { display: 'none' } },
})

/** Where the match that is watched stands: of the map in play, with the maps beside it. Written by the score book. */
export const StreamScore = memo(function StreamScore({ event }: { event: Event }) {
  const { home, away, gameId } = event
  const box = useRef<HTMLDivElement>(null)
  useScore(box, event)
  return (
    <div ref={box} css={style} data-stream-score="">
      <span data-team="home">
        <Name>{home}</Name>
        <Crest name={home} isSport={isSport(gameId)} size={28} />
        <span data-maps="home" />
      </span>
      <span data-middle="">
        <span data-scores="">
          <span data-score="home" />
          <span aria-hidden="true">:</span>
          <span data-score="away" />
        </span>
        <span data-under="">
          <bdi data-standing="" />
        </span>
      </span>
      <span data-team="away">
        <span data-maps="away" />
        <Crest name={away} isSport={isSport(gameId)} size={28} />
        <Name>{away}</Name>
      </span>
    </div>
  )
})
