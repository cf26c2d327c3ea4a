import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { space, text } from '#src/ui/theme/scale.ts'
import { type Round, roundEndTypes } from '#src/wire/match/matchLog.ts'
import { roundEndName } from '#src/words/match/matchLog.ts'

import { sideColour, type Teams } from '../teams.ts'
import { Figure } from './Figure.tsx'

/** Pixels. */
const drawnHeight = 64

const styles = {
  chart: css({ position: 'relative', fontSize: text.xs }),
  svg: css({ display: 'block', width: '100%', height: drawnHeight }),
  /** How each was won, in its block: over the drawing, and not stretched with it. */
  signs: css({
    position: 'absolute',
    inset: '0 0 auto',
    height: drawnHeight,
    display: 'grid',
    '> span': {
      display: 'grid',
      placeItems: 'center',
      height: '50%',
      lineHeight: 1,
      // Stands off both sides' colours in every theme.
      color: 'var(--on-accent)',
    },
    '> [data-of="away"]': { alignSelf: 'end' },
  }),
  legend: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[3]}px`,
    marginTop: space[1],
    color: 'var(--text-2)',
  }),
}

/** How a round was won, in its block; the words beside it stand below. */
const signs: Readonly<Record<(typeof roundEndTypes)[number], string>> = {
  T_ELIMINATED: '×',
  CT_ELIMINATED: '+',
  ELIMINATED: '×',
  BOMB_DETONATED: '●',
  BOMB_DEFUSED: '○',
  TIME_EXPIRED: '–',
}

function signOf(endType: string | null): string {
  const known = roundEndTypes.find((type) => type === endType)
  return known === undefined ? '' : signs[known]
}

/** Rounds of a half, behind which a line stands. */
const half = 12
const column = { width: 20, height: 60 } as const

/** The rounds in their order, each on the side of who won it, home above and away below, with the sign of how [STAT-05]. */
export const RoundsChart = memo(function RoundsChart({
  rounds,
  teams,
}: {
  rounds: readonly Round[]
  teams: Teams
}) {
  const { i18n, t } = useLingui()
  const { home, away } = teams
  const columns = Math.max(rounds.length, 2 * half)
  const scoreline = rounds.at(-1)?.scoreline ?? ''
  return (
    <Figure
      title={<Trans context="parts of a map">Rounds</Trans>}
      summary={scoreline}
      heads={[
        t({ message: 'Round', context: 'part of a map' }),
        t({ message: 'Won by', context: 'team that won the round' }),
        t({ message: 'How it ended', context: 'a round' }),
        t({ message: 'Score', context: 'points, goals, maps or rounds so far' }),
      ]}
      rows={rounds.map(({ round, winner, endType, scoreline: after }) => [
        String(round),
        winner === null ? '–' : teams[winner],
        endType === null ? '–' : roundEndName(i18n, endType),
        after,
      ])}
    >
      <div css={styles.chart}>
        <svg
          css={styles.svg}
          viewBox={`0 0 ${columns * column.width} ${column.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t`Rounds won, ${home} above and ${away} below: ${scoreline}`}
        >
          <path
            d={`M0 ${column.height / 2}H${columns * column.width}`}
            stroke="var(--border-strong)"
            vectorEffect="non-scaling-stroke"
          />
          {[half, 2 * half].map(
            (after) =>
              after < columns && (
                <path
                  key={after}
                  d={`M${after * column.width} 0V${column.height}`}
                  stroke="var(--border-strong)"
                  strokeDasharray="3 3"
                  vectorEffect="non-scaling-stroke"
                />
              ),
          )}
          {rounds.map(({ round, winner }, index) =>
            winner === null ? null : (
              <rect
                key={round}
                data-winner={winner}
                x={index * column.width + 2}
                y={winner === 'home' ? 2 : column.height / 2 + 2}
                width={column.width - 4}
                height={column.height / 2 - 4}
                rx="2"
                fill={sideColour[winner]}
              />
            ),
          )}
        </svg>
        <div
          css={styles.signs}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          aria-hidden="true"
        >
          {rounds.map(({ round, winner, endType }) => (
            <span key={round} data-of={winner}>
              {signOf(endType)}
            </span>
          ))}
        </div>
        <div css={styles.legend} aria-hidden="true" data-legend="">
          {roundEndTypes
            .filter((type) => rounds.some(({ endType }) => endType === type))
            .map((type) => (
              <span key={type}>
                {signs[type]} {roundEndName(i18n, type)}
              </span>
            ))}
        </div>
      </div>
    </Figure>
  )
})
