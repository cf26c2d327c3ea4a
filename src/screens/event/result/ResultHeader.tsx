import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Event } from '#domain/market/event.ts'
import { gameById, isSport } from '#domain/market/game.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { type Ending, mapEndings, matchEnding, outrightWinners } from '#src/features/results/endings.ts'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { Crest } from '#src/ui/crest/Crest.tsx'
import { GameIcon } from '#src/ui/icon/gameIcon/GameIcon.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'
import { marketTabName } from '#src/words/market/tabs.ts'
import { eventName, isolated } from '#src/words/match/events.ts'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const styles = {
  header: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    padding: `${space[3]}px ${space[4]}px ${space[4]}px`,
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.m,
    [phone]: { padding: space[3], borderWidth: '1px 0', borderRadius: 0 },
  }),
  about: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    fontSize: text.s,
    color: 'var(--text-2)',
    '> b': { flex: '1 1 0', minWidth: 0, fontWeight: 500, ...cut },
    '> time': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  }),
  scroll: css({ overflowX: 'auto', '&:focus-visible': { outlineOffset: 2 } }),
  table: css({
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: text.s,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: `${space[1]}px ${space[2]}px`, textAlign: 'right', whiteSpace: 'nowrap' },
    '& thead th': { fontSize: text.s, fontWeight: 400, color: 'var(--text-2)' },
    '& tbody th': {
      width: '100%',
      minWidth: '7rem',
      maxWidth: 0,
      paddingLeft: 0,
      textAlign: 'left',
      fontSize: text.m,
      fontWeight: 400,
      color: 'var(--text-2)',
    },
    '& tbody th > span': {
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space[2],
      minHeight: 32,
      '> bdi': cut,
    },
    '& tbody td': { color: 'var(--text-2)' },
    // Who won is seen without reading.
    '& [data-winner]': { fontWeight: 600, color: 'var(--text-1)' },
    '& [data-total]': { fontSize: text.l },
    '& tbody tr + tr > *': { borderTop: '1px solid var(--border)' },
  }),
  winners: css({ margin: 0, fontSize: text.m, '> b': { color: 'var(--text-1)' } }),
  line: css({ margin: 0, fontSize: text.m, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
}

/** What was played and when, how it ended, and how each map did [BROWSE-13]. */
export function ResultHeader({ event }: { event: Event }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { gameId, gameName, competitionName, home, away, startUtc } = event
  return (
    <header css={styles.header}>
      <div css={styles.about}>
        <GameIcon game={gameById(gameId, gameName)} />
        <b>
          <Name>{gameName}</Name> · <Name>{competitionName}</Name>
        </b>
        <time dateTime={new Date(startUtc).toISOString()}>{format.kickOff(startUtc)}</time>
      </div>
      <ScreenHeading
        isHidden={away !== ''}
        title={eventName(i18n, { home: isolated(home), away: isolated(away) })}
      >
        {eventName(i18n, event)}
      </ScreenHeading>
      {away === '' ? <Winners event={event} /> : <ResultBoard event={event} />}
    </header>
  )
}

function Winners({ event }: { event: Event }) {
  const winners = outrightWinners(event)
    .map(({ name }) => name)
    .join(', ')
  return (
    <p css={styles.winners}>
      {winners === '' ? (
        <Trans>Winner not recorded.</Trans>
      ) : (
        <Trans>
          Winner:{' '}
          <b>
            <Name>{winners}</Name>
          </b>
        </Trans>
      )}
    </p>
  )
}

/** Who played, and how each side did in each map and in the match. */
export function ResultBoard({ event }: { event: Event }) {
  const { t, i18n } = useLingui()
  const ending = matchEnding(event)
  const maps = mapEndings(event).filter(({ scores: [home] }) => home !== '')
  const isToldApart = ending.scores[0] !== ''
  return (
    <>
      {/* A series of nineteen maps is wider than the page: it scrolls, and browsers let the keyboard do so. */}
      <section
        css={styles.scroll}
        aria-label={t({ message: 'Score', context: 'points, goals, maps or rounds so far' })}
      >
        <table css={styles.table}>
          <thead>
            <tr>
              <th scope="col" aria-label={t({ message: 'Team', context: 'one side of a match' })}>
                <VisuallyHidden>
                  <Trans context="one side of a match">Team</Trans>
                </VisuallyHidden>
              </th>
              {maps.map(({ tabName }) => (
                <th key={tabName} scope="col">
                  {marketTabName(i18n, tabName)}
                </th>
              ))}
              {isToldApart && (
                <th scope="col">
                  <Trans context="points, goals, maps or rounds so far">Score</Trans>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {(['home', 'away'] as const).map((side) => (
              <tr key={side}>
                <th scope="row" data-winner={ending.winner === side ? '' : undefined}>
                  <span>
                    <Crest name={event[side]} isSport={isSport(event.gameId)} size={24} />
                    <Name>{event[side]}</Name>
                  </span>
                  {ending.winner === side && (
                    <VisuallyHidden>
                      <Trans context="of a match, after a team's name">, winner</Trans>
                    </VisuallyHidden>
                  )}
                </th>
                {maps.map((map) => (
                  <td key={map.tabName} data-winner={map.winner === side ? '' : undefined}>
                    <ScoreOf ending={map} side={side} />
                  </td>
                ))}
                {isToldApart && (
                  <td data-total="" data-winner={ending.winner === side ? '' : undefined}>
                    <ScoreOf ending={ending} side={side} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {!isToldApart && (
        <p css={styles.line}>
          {ending.scoreline === null || ending.scoreline === '' ? (
            <Trans>Score not recorded.</Trans>
          ) : (
            ending.scoreline
          )}
        </p>
      )}
    </>
  )
}

function ScoreOf({ ending: { scores, winner }, side }: { ending: Ending; side: 'home' | 'away' }) {
  return (
    <>
      {scores[side === 'home' ? 0 : 1]}
      {winner === side && (
        <VisuallyHidden>
          <Trans context="a team's score: it won the match">, won</Trans>
        </VisuallyHidden>
      )}
    </>
  )
}
