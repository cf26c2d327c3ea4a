import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'

import type { Event } from '#domain/market/event.ts'
import { gameById, isSport } from '#domain/market/game.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Crest } from '#src/ui/crest/Crest.tsx'
import { GameIcon } from '#src/ui/icon/gameIcon/GameIcon.tsx'
import { cssHeight, type Height } from '#src/ui/list/windowedList/height.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { padOrWider, phone, space, text } from '#src/ui/theme/scale.ts'
import { marketTabName } from '#src/words/market/tabs.ts'

import { type Ending, mapEndings, matchEnding, outrightWinners } from './endings.ts'

/** Of every row, whatever it shows: what it was, and two lines below it. */
export const resultRowHeight: Height = { rem: 3 * 1.25, px: 2 * 8 + 1 }

/** Wide enough for nearly every name, and no wider: figures that are far from their names are hard to read across. */
export const namesWidth = '18rem'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const style = css({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr) auto minmax(1.75rem, auto)',
  gridTemplateRows: 'repeat(3, 1.25rem)',
  gridTemplateAreas: '"time about about about" "icon home maps score" "icon away maps score"',
  columnGap: space[3],
  rowGap: 0,
  height: cssHeight(resultRowHeight),
  padding: `8px ${space[3]}px`,
  borderBottom: '1px solid var(--border)',
  background: 'var(--surface-2)',
  color: 'var(--text-2)',
  fontSize: text.s,
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { background: 'var(--surface-3)' },
  '&:focus-visible': { outlineOffset: -2 },
  '& [data-about]': { gridArea: 'about', fontSize: text.xs, color: 'var(--text-3)', ...cut },
  '& [data-time]': { gridArea: 'time', color: 'var(--text-1)' },
  '& [data-side]': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    fontWeight: 500,
    '> bdi': cut,
  },
  // Who won is seen without reading: of the other the figures too step back.
  '& [data-winner]': { color: 'var(--text-1)', fontWeight: 600 },
  '& [data-loser]': { color: 'var(--text-3)', fontWeight: 400 },
  '& [data-score]': { textAlign: 'end', fontSize: text.m },
  // Maps that have no room go to a line that is not seen: no figure is cut in two.
  '& [data-maps]': {
    gridArea: 'maps',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    columnGap: space[2],
    height: '2.5rem',
    maxWidth: 'min(24rem, 32vw)',
    overflow: 'hidden',
    '> span': { display: 'grid', minWidth: '1.625rem', textAlign: 'end' },
  },
  '& [data-scores]': { gridArea: 'score', display: 'grid' },
  [phone]: {
    gridTemplateColumns: '2.75rem minmax(0, 1fr) auto minmax(1.25rem, auto)',
    columnGap: space[2],
    '& [data-maps]': { maxWidth: 'min(24rem, 26vw)', columnGap: 2 },
  },
  [padOrWider]: {
    gridTemplateColumns: `3.25rem minmax(0, ${namesWidth}) minmax(1.75rem, auto) minmax(0, 1fr)`,
    gridTemplateAreas: '"time about about about" "icon home score maps" "icon away score maps"',
    '& [data-maps]': { justifyContent: 'start', paddingInlineStart: space[3] },
  },
})

const styles = {
  icon: css({ gridArea: 'icon', alignSelf: 'center', display: 'inline-grid' }),
  home: css({ gridArea: 'home' }),
  away: css({ gridArea: 'away' }),
  // Beside it there is no figure.
  whole: css({ gridColumnEnd: -1 }),
}

/** A match or an outright that is over: what it was, when, how it ended and how each map did; the way to all of it. */
export const ResultRow = memo(function ResultRow({ event }: { event: Event }) {
  const format = useFormat()
  const { eventId, gameId, gameName, competitionName, home, away, startUtc } = event
  return (
    <Link to="/game-results/$eventId" params={{ eventId }} search css={style} data-event={eventId}>
      <time data-time="" dateTime={new Date(startUtc).toISOString()}>
        {format.time(startUtc)}
      </time>{' '}
      <Name data-about="">{competitionName === home ? gameName : competitionName}</Name>{' '}
      <span css={styles.icon}>
        <GameIcon game={gameById(gameId, gameName)} />
      </span>
      {away === '' ? <OutrightSides event={event} /> : <Sides event={event} />}
    </Link>
  )
})

function Sides({ event }: { event: Event }) {
  const { i18n } = useLingui()
  const { scores, scoreline, winner } = matchEnding(event)
  const maps = mapEndings(event).filter(({ scores: [first] }) => first !== '')
  const isToldApart = scores[0] !== ''
  const sport = isSport(event.gameId)
  return (
    <>
      <span data-side="" {...outcomeOf('home', winner)} css={styles.home}>
        <Crest name={event.home} isSport={sport} size={20} />
        <Name>{event.home}</Name>
      </span>{' '}
      <span data-side="" {...outcomeOf('away', winner)} css={styles.away}>
        <Crest name={event.away} isSport={sport} size={20} />
        <Name>{event.away}</Name>
      </span>{' '}
      <span data-scores="">
        <span data-score="" {...outcomeOf('home', winner)}>
          {isToldApart ? scores[0] : (scoreline ?? '–')}
        </span>{' '}
        <span data-score="" {...outcomeOf('away', winner)}>
          {isToldApart && scores[1]}
        </span>
      </span>{' '}
      {maps.length > 0 && (
        <span data-maps="">
          {maps.map((map) => (
            <MapScore key={map.tabName} ending={map} name={marketTabName(i18n, map.tabName)} />
          ))}
        </span>
      )}
    </>
  )
}

/** Whether a side is marked as the one that won, or as the one that did not; where nobody did, as neither. */
function outcomeOf(side: 'home' | 'away', winner: Ending['winner']) {
  if (winner === null) return {}
  return winner === side ? { 'data-winner': '' } : { 'data-loser': '' }
}

function MapScore({ ending: { scores, winner }, name }: { ending: Ending; name: string }) {
  return (
    <span>
      <VisuallyHidden>{name} </VisuallyHidden>
      <span {...outcomeOf('home', winner)}>{scores[0]}</span>{' '}
      <span {...outcomeOf('away', winner)}>{scores[1]}</span>
    </span>
  )
}

function OutrightSides({ event }: { event: Event }) {
  const winners = outrightWinners(event)
    .map(({ name }) => name)
    .join(', ')
  return (
    <>
      <span data-side="" css={[styles.home, styles.whole]}>
        <Name>{event.home}</Name>
      </span>{' '}
      <span data-side="" data-winner="" css={[styles.away, styles.whole]}>
        <bdi>
          {winners === '' ? (
            <Trans>No winner</Trans>
          ) : (
            <Trans>
              Winner: <Name>{winners}</Name>
            </Trans>
          )}
        </bdi>
      </span>
    </>
  )
}
