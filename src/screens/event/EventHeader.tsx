import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useLayoutEffect, useRef } from 'react'

import type { Event } from '#domain/event.ts'
import { gameById } from '#domain/game.ts'
import { useClient } from '#src/client/context.tsx'
import { useFormat } from '#src/client/useFormat.ts'
import { bindScore } from '#src/features/eventRow/bindScore.ts'
import { FavouriteStar } from '#src/features/eventRow/FavouriteStar.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { GameIcon } from '#src/ui/gameIcon/GameIcon.tsx'
import { Name } from '#src/ui/Name.tsx'
import { eventName, isolated } from '#src/words/events.ts'

import { headerStyle } from './headerStyle.ts'

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
    <header ref={header} css={headerStyle}>
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
