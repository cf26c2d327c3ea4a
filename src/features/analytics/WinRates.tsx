import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import type { HeadToHead } from '#src/wire/match/analytics.ts'
import { winRateName, winRateNames } from '#src/words/match/analytics.ts'

import { analysisStyle } from './analysisStyle.ts'

const styles = {
  table: css({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: text.s,
    fontVariantNumeric: 'tabular-nums',
    'th, td': { padding: `${space[2]}px ${space[1]}px`, verticalAlign: 'middle' },
    th: { fontWeight: 400, fontSize: text.s, color: 'var(--text-2)', textAlign: 'center' },
    'thead th:first-of-type': { textAlign: 'start' },
    'thead th:last-of-type': { textAlign: 'end' },
    'tbody tr': { borderTop: '1px solid var(--border)' },
    'td:last-of-type': { textAlign: 'end' },
  }),
  rate: css({ display: 'grid', gap: 4, fontWeight: 600, color: 'var(--text-1)' }),
  bar: css({
    display: 'flex',
    height: 6,
    borderRadius: radius.s,
    background: 'var(--surface-4)',
    overflow: 'hidden',
  }),
}

interface WinRatesProps {
  rates: NonNullable<HeadToHead['winRates']>
  gameId: string
  home: string
  away: string
}

/** The share of maps and of first rounds that each team won by the side of the map it began on, side by side. */
export function WinRates({ rates, gameId, home, away }: WinRatesProps) {
  const { i18n } = useLingui()
  return (
    <section css={analysisStyle.card}>
      <h2>
        <Trans>Win rates</Trans>
      </h2>
      <p css={analysisStyle.lead}>
        <Trans>Based on the maps in these matches.</Trans>
      </p>
      <table css={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Name lines={2}>{home}</Name>
            </th>
            <th scope="col">
              <Trans context="a team's share of maps or rounds won">Win rate</Trans>
            </th>
            <th scope="col">
              <Name lines={2}>{away}</Name>
            </th>
          </tr>
        </thead>
        <tbody>
          {winRateNames.map((name) => (
            <tr key={name}>
              <td>
                <Rate share={rates.home[name]} colour="var(--chart-1)" isFromEnd />
              </td>
              <th scope="row">{winRateName(i18n, name, gameId)}</th>
              <td>
                <Rate share={rates.away[name]} colour="var(--chart-2)" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Rate({ share, colour, isFromEnd = false }: { share: string; colour: string; isFromEnd?: boolean }) {
  const format = useFormat()
  return (
    <span css={styles.rate}>
      {format.percent(Number(share))}
      <span
        css={styles.bar}
        style={{ justifyContent: isFromEnd ? 'flex-end' : 'flex-start' }}
        aria-hidden="true"
      >
        <span style={{ width: `${100 * Number(share)}%`, background: colour }} />
      </span>
    </span>
  )
}
