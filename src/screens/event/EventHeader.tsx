import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useLayoutEffect, useRef } from 'react'

import type { Event } from '#domain/event.ts'
import { gameById } from '#domain/game.ts'
import { useClient } from '#src/client/context.tsx'
import { useFormat } from '#src/client/useFormat.ts'
import { bindScore } from '#src/features/eventRow/bindScore.ts'
import { starColours } from '#src/features/eventRow/favouriteLook.ts'
import { FavouriteStar } from '#src/features/eventRow/FavouriteStar.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { GameIcon } from '#src/ui/gameIcon/GameIcon.tsx'
import { Name } from '#src/ui/Name.tsx'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'
import { eventName, isolated } from '#src/words/events.ts'

const style = css({
  display: 'grid',
  gap: space[3],
  padding: `${space[3]}px ${space[4]}px ${space[4]}px`,
  background: 'var(--surface-2)',
  border: '1px solid var(--border)',
  borderRadius: radius.m,
  [phone]: { padding: space[3], gap: space[2], borderWidth: '1px 0', borderRadius: 0 },

  '& [data-about]': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    fontSize: text.s,
    color: 'var(--text-2)',
  },
  '& [data-about] > b': {
    flex: '1 1 0',
    minWidth: 0,
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // As large as a finger needs, and no higher for it.
  '& [data-star]': {
    display: 'grid',
    placeItems: 'center',
    margin: '-12px -12px -12px -8px',
    padding: 12,
    borderRadius: radius.s,
    ...starColours,
  },
  '& [data-board]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[3],
    minHeight: 48,
    textAlign: 'center',
    fontSize: text.l,
    fontWeight: 600,
  },
  '& [data-team]': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& [data-middle]': {
    display: 'grid',
    justifyItems: 'center',
    gap: 2,
    minWidth: 88,
    minHeight: 48,
    alignContent: 'center',
  },
  '& [data-scores]': { display: 'none', gap: space[2], fontSize: text.xl, fontWeight: 700 },
  '& [data-standing]': { display: 'none', fontSize: text.s, fontWeight: 400, color: 'var(--text-2)' },
  '& [data-live]': { display: 'none' },
  '& [data-v]': { color: 'var(--text-3)', fontWeight: 400, fontSize: text.m },
  '&[data-in-play="true"]': {
    '& [data-scores], & [data-live]': { display: 'flex' },
    '& [data-standing]': { display: 'block' },
    '& [data-v]': { display: 'none' },
  },
})

/** Who plays whom, where it stands, in what, and when. Scores are written by the score book. */
export const EventHeader = memo(function EventHeader({ event }: { event: Event }) {
  const { scoreBook } = useClient()
  const { i18n } = useLingui()
  const { home, away } = event
  const format = useFormat()
  const header = useRef<HTMLElement>(null)
  useLayoutEffect(
    () => (header.current === null ? undefined : bindScore(header.current, scoreBook, event, i18n)),
    [scoreBook, event, i18n],
  )
  return (
    <header ref={header} css={style}>
      <div data-about="">
        <GameIcon game={gameById(event.gameId, event.gameName)} />
        <b>
          <Name>{event.gameName}</Name> · <Name>{event.competitionName}</Name>
        </b>
        <span data-live="">
          <Badge tone="live">
            <Trans>Live</Trans>
          </Badge>
        </span>
        <time dateTime={new Date(event.startUtc).toISOString()}>{format.kickOff(event.startUtc)}</time>
        <FavouriteStar event={event} />
      </div>
      <ScreenHeading isHidden title={eventName(i18n, { home: isolated(home), away: isolated(away) })}>
        {eventName(i18n, event)}
      </ScreenHeading>
      <div data-board="">
        <Name data-team="">{home}</Name>
        <span data-middle="">
          <span data-scores="">
            <span data-score="home" />
            <span aria-hidden="true">:</span>
            <span data-score="away" />
          </span>
          <span data-v="">
            <Trans comment="Between two teams: Home v Away">v</Trans>
          </span>
          <span data-standing="" />
        </span>
        <Name data-team="">{away}</Name>
      </div>
    </header>
  )
})
