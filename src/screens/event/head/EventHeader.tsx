import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, memo, useRef } from 'react'

import type { Event } from '#domain/market/event.ts'
import { gameById, isSport } from '#domain/market/game.ts'
import { FavouriteStar } from '#src/features/eventRow/FavouriteStar.tsx'
import { useScore } from '#src/features/eventRow/useScore.ts'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { crestOf } from '#src/ui/crest/crest.ts'
import { Crest } from '#src/ui/crest/Crest.tsx'
import { GameIcon } from '#src/ui/icon/gameIcon/GameIcon.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { eventName, isolated } from '#src/words/match/events.ts'

import { BackInHead } from './BackToList.tsx'
import { Countdown } from './Countdown.tsx'
import { headerStyle, inPlayHead } from './headerStyle.ts'

/** How much of a team's colour lies on its side of the head. */
const tint = 0.28

/** Who plays whom, where it stands, in what, and when. Scores are written by the score book. */
export const EventHeader = memo(function EventHeader({ event }: { event: Event }) {
  const { i18n } = useLingui()
  const { home, away } = event
  const header = useRef<HTMLElement>(null)
  useScore(header, event)
  return (
    <header ref={header} css={[headerStyle.box, inPlayHead]} style={tintsOf(event)} data-head-of-event="">
      <ScreenHeading isHidden title={eventName(i18n, { home: isolated(home), away: isolated(away) })}>
        {eventName(i18n, event)}
      </ScreenHeading>
      <div css={headerStyle.row} data-board="">
        <span data-side="home">
          <BackInHead />
          <About event={event} />
          <Name data-team="">{home}</Name>
          <Crest name={home} isSport={isSport(event.gameId)} size={40} />
        </span>
        <span data-middle="">
          <Scores />
          <Countdown startUtc={event.startUtc} />
        </span>
        <span data-side="away">
          <Crest name={away} isSport={isSport(event.gameId)} size={40} />
          <Name data-team="">{away}</Name>
          <FavouriteStar event={event} />
        </span>
      </div>
    </header>
  )
})

/** What is played, and for what. */
function About({ event: { gameId, gameName, competitionName } }: { event: Event }) {
  return (
    <span data-about="">
      <GameIcon game={gameById(gameId, gameName)} />
      <b>
        <Name>{gameName}</Name>
        <Dot />
        <Name>{competitionName}</Name>
      </b>
    </span>
  )
}

/** The score that matters: of the map in play where the match has maps, which then stand below it; else of the match. */
function Scores() {
  return (
    <>
      <span data-scores="">
        <span data-score="home" />
        <span aria-hidden="true">:</span>
        <span data-score="away" />
      </span>
      <span data-under="">
        <VisuallyHidden data-live="">
          <Trans context="mark: match in progress">Live</Trans>{' '}
        </VisuallyHidden>
        <span data-series="">
          <span data-word="">
            <Trans context="maps of a series">Maps</Trans>{' '}
          </span>
          <span data-maps="home" />-<span data-maps="away" />
        </span>
        <Dot />
        <bdi data-standing="" />
      </span>
    </>
  )
}

/** The first hue of each team's crest. */
function tintsOf({ home, away, gameId }: Event): CSSProperties {
  const [ofHome, ofAway] = [home, away].map((name) => crestOf(name, isSport(gameId)).hues[0])
  const tints: Readonly<Record<`--${string}`, string | number | undefined>> = {
    '--home-hue': ofHome,
    '--away-hue': ofAway,
    '--tint': tint,
  }
  return tints
}
