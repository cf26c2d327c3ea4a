import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { memo, useRef } from 'react'

import type { Event } from '#domain/market/event.ts'
import { gameById, isSport } from '#domain/market/game.ts'
import { EventWay } from '#src/features/eventRow/front/EventWay.tsx'
import { MainPrices } from '#src/features/eventRow/front/MainPrices.tsx'
import { useScore } from '#src/features/eventRow/useScore.ts'
import { cardGround, cardHues } from '#src/ui/crest/cardGround.ts'
import { Crest } from '#src/ui/crest/Crest.tsx'
import { GameIcon } from '#src/ui/icon/gameIcon/GameIcon.tsx'
import { card } from '#src/ui/list/card.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { eventName } from '#src/words/match/events.ts'

const style = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: space[2],
  width: 'min(284px, calc(100vw - 48px))',
  margin: 0,
  padding: '10px 12px 12px',
  border: 0,
  fontVariantNumeric: 'tabular-nums',
  '& [data-way]': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto auto',
    columnGap: space[2],
    alignItems: 'center',
    color: 'var(--text-1)',
    borderRadius: radius.s,
  },
  '& [data-about]': {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minWidth: 0,
    height: '1.25rem',
    marginBottom: 6,
    fontSize: text.xs,
    color: 'var(--text-3)',
    whiteSpace: 'nowrap',
    '> bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '> [data-standing]': {
      flex: '0 0 auto',
      maxWidth: '70%',
      marginInlineStart: 'auto',
      fontWeight: 600,
      color: 'var(--live)',
    },
  },
  // Two lines at most, in a height of its own.
  '& [data-team]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    minHeight: '1.75rem',
    alignContent: 'center',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: text.s,
    lineHeight: '0.875rem',
    fontWeight: 500,
  },
  '& [data-maps]': { fontSize: text.s, color: 'var(--text-3)' },
  '& [data-score]': { minWidth: '1ch', textAlign: 'end', fontSize: text.l, fontWeight: 600, lineHeight: 1 },
  '& a[data-way]:hover [data-team]': { color: 'var(--accent-strong)' },
})

/** A match in play: where it is, who plays, how it stands and the prices of its main market, written by the books. */
export const LiveCard = memo(function LiveCard({ event }: { event: Event }) {
  const { i18n } = useLingui()
  const field = useRef<HTMLFieldSetElement>(null)
  useScore(field, event)
  const { eventId, gameId, gameName, competitionName, home, away } = event
  const sport = isSport(gameId)
  return (
    <fieldset
      ref={field}
      css={[card, cardGround, style]}
      style={cardHues(home, away, sport)}
      aria-label={eventName(i18n, event)}
      data-event={eventId}
    >
      <EventWay event={event}>
        <span data-about="">
          <GameIcon game={gameById(gameId, gameName)} size={20} />
          <Name title={competitionName}>{competitionName}</Name>
          <bdi data-standing="" />
        </span>
        <Crest name={home} isSport={sport} size={24} />
        <Name data-team="">{home}</Name>
        <span data-maps="home" />
        <span data-score="home" />
        <Crest name={away} isSport={sport} size={24} />
        <Name data-team="">{away}</Name>
        <span data-maps="away" />
        <span data-score="away" />
      </EventWay>
      <MainPrices event={event} />
    </fieldset>
  )
})
