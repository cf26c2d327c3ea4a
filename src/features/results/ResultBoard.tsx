import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Event } from '#domain/market/event.ts'
import { isSport } from '#domain/market/game.ts'
import { Crest } from '#src/ui/crest/Crest.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { marketTabName } from '#src/words/market/tabs.ts'

import { type Ending, mapEndings, matchEnding } from './endings.ts'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const styles = {
  scroll: css({ overflowX: 'auto', '&:focus-visible': { outlineOffset: 2 } }),
  table: css({
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: text.s,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: `${space[1]}px ${space[2]}px`, textAlign: 'end', whiteSpace: 'nowrap' },
    '& thead th': { fontSize: text.s, fontWeight: 400, color: 'var(--text-2)' },
    '& tbody th': {
      width: '100%',
      minWidth: '7rem',
      maxWidth: 0,
      paddingInlineStart: 0,
      textAlign: 'start',
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
  line: css({ margin: 0, fontSize: text.m, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
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
