import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { Name } from '#src/ui/text/Name.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import type { HeadToHead as Met } from '#src/wire/match/analytics.ts'

import { analysisStyle } from './analysisStyle.ts'
import { MatchRows } from './MatchRows.tsx'
import { WinRates } from './WinRates.tsx'

const styles = {
  sides: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    gap: space[3],
    margin: 0,
    '> div': { display: 'grid', alignContent: 'end', gap: 2 },
    '> div:nth-of-type(2)': { textAlign: 'center' },
    '> div:last-of-type': { textAlign: 'end' },
    dt: { order: 1, fontSize: text.s, color: 'var(--text-2)' },
    dd: {
      margin: 0,
      fontSize: text.l,
      fontWeight: 600,
      lineHeight: 1.2,
      color: 'var(--text-1)',
      fontVariantNumeric: 'tabular-nums',
    },
  }),
  bar: css({
    display: 'flex',
    gap: 2,
    height: 8,
    borderRadius: radius.s,
    overflow: 'hidden',
    '> span': { minWidth: 2 },
  }),
}

/** How often each of the two won, their matches, and of games in rounds how they fare on each side of the map [STAT-03]. */
export function HeadToHead({ met, gameId }: { met: Met; gameId: string }) {
  const { t } = useLingui()
  const { home, away, draws, matches, winRates } = met
  const count = matches.length
  const parts = [
    ['home', home.wins, 'var(--chart-1)'],
    ['draws', draws, 'var(--border-strong)'],
    ['away', away.wins, 'var(--chart-2)'],
  ] as const
  return (
    <div css={analysisStyle.part}>
      <section css={analysisStyle.card} aria-label={t`Matches won`}>
        <p css={analysisStyle.lead}>
          <Plural value={count} one="Last meeting" other="Last # meetings" />
        </p>
        <dl css={styles.sides}>
          <div>
            <dt>
              <Name lines={2}>{home.teamName}</Name>
            </dt>
            <dd>{home.wins}</dd>
          </div>
          <div>
            <dt>
              <Trans context="number of drawn matches">Draws</Trans>
            </dt>
            <dd>{draws}</dd>
          </div>
          <div>
            <dt>
              <Name lines={2}>{away.teamName}</Name>
            </dt>
            <dd>{away.wins}</dd>
          </div>
        </dl>
        <div css={styles.bar} aria-hidden="true">
          {parts.map(
            ([name, count, background]) =>
              count > 0 && <span key={name} style={{ flex: `${count} 0 0`, background }} />,
          )}
        </div>
      </section>
      {winRates !== null && (
        <WinRates rates={winRates} gameId={gameId} home={home.teamName} away={away.teamName} />
      )}
      <section css={analysisStyle.card}>
        <h2>
          <Trans>Previous meetings</Trans>
        </h2>
        <MatchRows label={t`Previous meetings`} matches={matches} />
      </section>
    </div>
  )
}
