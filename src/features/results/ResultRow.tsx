import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'

import type { Event } from '#domain/event.ts'
import { gameById } from '#domain/game.ts'
import { useFormat } from '#src/client/useFormat.ts'
import { GameIcon } from '#src/ui/gameIcon/GameIcon.tsx'
import { Name } from '#src/ui/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { cssHeight, type Height } from '#src/ui/windowedList/height.ts'
import { marketTabName } from '#src/words/tabs.ts'

import { type Ending, mapEndings, matchEnding, outrightWinners } from './endings.ts'

/** Of every row, whatever it shows: what it was, and two lines below it. */
export const resultRowHeight: Height = { rem: 3 * 1.25, px: 2 * 8 + 1 }

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const style = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gridTemplateRows: 'repeat(3, 1.25rem)',
  gridTemplateAreas: '"icon about time time" "icon home maps score" "icon away maps score"',
  columnGap: space[3],
  rowGap: 0,
  height: cssHeight(resultRowHeight),
  padding: `8px ${space[3]}px`,
  borderBottom: '1px solid var(--border)',
  background: 'var(--surface-2)',
  color: 'var(--text-2)',
  fontSize: text.m,
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { background: 'var(--surface-3)' },
  '&:focus-visible': { outlineOffset: -2 },
  '& [data-about]': { gridArea: 'about', fontSize: text.s, ...cut },
  '& [data-time]': { gridArea: 'time', fontSize: text.s, textAlign: 'right' },
  '& [data-team]': { ...cut, minWidth: 0 },
  '& [data-winner]': { color: 'var(--text-1)', fontWeight: 700 },
  '& [data-score]': { fontWeight: 700, color: 'var(--text-1)', textAlign: 'right' },
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
    fontSize: text.s,
    color: 'var(--text-2)',
    '> span': { display: 'grid', minWidth: '1.25rem', textAlign: 'right' },
  },
  '& [data-scores]': { gridArea: 'score', display: 'grid', minWidth: '1.25rem' },
})

const styles = {
  icon: css({ gridArea: 'icon', alignSelf: 'center', display: 'inline-grid' }),
  home: css({ gridArea: 'home' }),
  away: css({ gridArea: 'away' }),
}

/** A match or an outright that is over: what it was, when, how it ended and how each map did; the way to all of it. */
export const ResultRow = memo(function ResultRow({ event }: { event: Event }) {
  const format = useFormat()
  const { eventId, gameId, gameName, competitionName, home, away, startUtc } = event
  return (
    <Link to="/game-results/$eventId" params={{ eventId }} search css={style} data-event={eventId}>
      <span css={styles.icon}>
        <GameIcon game={gameById(gameId, gameName)} />
      </span>
      <Name data-about="">{competitionName === home ? gameName : competitionName}</Name>{' '}
      <time data-time="" dateTime={new Date(startUtc).toISOString()}>
        {format.time(startUtc)}
      </time>{' '}
      {away === '' ? <OutrightSides event={event} /> : <Sides event={event} />}
    </Link>
  )
})

function Sides({ event }: { event: Event }) {
  const { i18n } = useLingui()
  const { scores, scoreline, winner } = matchEnding(event)
  const maps = mapEndings(event).filter(({ scores: [first] }) => first !== '')
  const isToldApart = scores[0] !== ''
  return (
    <>
      <Name data-team="" data-winner={winner === 'home' ? '' : undefined} css={styles.home}>
        {event.home}
      </Name>{' '}
      <Name data-team="" data-winner={winner === 'away' ? '' : undefined} css={styles.away}>
        {event.away}
      </Name>{' '}
      <span data-scores="">
        <span data-score="">{isToldApart ? scores[0] : (scoreline ?? '–')}</span>{' '}
        <span data-score="">{isToldApart && scores[1]}</span>
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

function MapScore({ ending: { scores, winner }, name }: { ending: Ending; name: string }) {
  return (
    <span>
      <VisuallyHidden>{name} </VisuallyHidden>
      <span data-winner={winner === 'home' ? '' : undefined}>{scores[0]}</span>{' '}
      <span data-winner={winner === 'away' ? '' : undefined}>{scores[1]}</span>
    </span>
  )
}

function OutrightSides({ event }: { event: Event }) {
  const winners = outrightWinners(event).map(({ name }) => name)
  return (
    <>
      <Name data-team="" css={styles.home}>
        {event.home}
      </Name>{' '}
      <span data-team="" data-winner="" css={styles.away}>
        {winners.length === 0 ? (
          <Trans>No winner</Trans>
        ) : (
          <Trans>
            Winner: <Name>{winners.join(', ')}</Name>
          </Trans>
        )}
      </span>
    </>
  )
}
