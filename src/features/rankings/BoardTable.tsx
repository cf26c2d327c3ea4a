import { css } from '@emotion/react'
import { Plural, Trans } from '@lingui/react/macro'

import type { Money } from '#domain/money.ts'
import { type Format, useFormat } from '#src/client/useFormat.ts'
import { useDevice } from '#src/ui/device.ts'
import { Name } from '#src/ui/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import type { BoardRow } from '#src/wire/memberBoards.ts'
import { percent } from '#src/words/analytics.ts'

/** What a board tells of its members, a column each. */
export type BoardColumn = 'winRate' | 'turnover' | 'winnings'

const styles = {
  table: css({
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: text.m,
    fontVariantNumeric: 'tabular-nums',
    'th, td': { height: 44, padding: `0 ${space[1]}px`, textAlign: 'end', whiteSpace: 'nowrap' },
    'thead th': { height: 32, fontSize: text.s, fontWeight: 400, color: 'var(--text-2)' },
    'tbody tr': { borderTop: '1px solid var(--border)' },
    'td:first-of-type': { width: '2.5rem', color: 'var(--text-3)' },
  }),
  member: css({
    '&&': { textAlign: 'start', whiteSpace: 'normal' },
    width: '99%',
    maxWidth: 0,
    paddingInlineStart: space[3],
    fontWeight: 600,
    color: 'var(--text-1)',
    '> span': { display: 'block', fontSize: text.xs, fontWeight: 400, color: 'var(--text-3)' },
  }),
  sum: css({
    fontWeight: 600,
    color: 'var(--text-1)',
    '&[data-sign="+"]': { color: 'var(--win)' },
    '&[data-sign="-"]': { color: 'var(--lose)' },
  }),
}

/** Members by their rank, with what the board goes by in the last of its columns. */
export function BoardTable({
  label,
  rows,
  columns,
}: {
  label: string
  rows: readonly BoardRow[]
  columns: readonly BoardColumn[]
}) {
  return (
    <table css={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <Trans comment="The place of a member on a board">Rank</Trans>
          </th>
          <th scope="col" css={styles.member}>
            <Trans>Member</Trans>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {heads[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rank}>
            <td>{row.rank}</td>
            <th scope="row" css={styles.member}>
              <Name lines={1}>{row.name}</Name>
              <span>
                <Plural value={row.ticketCount} one="# bet" other="# bets" />
              </span>
            </th>
            {columns.map((column) => (
              <Figure key={column} row={row} column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const heads = {
  winRate: <Trans>Win rate</Trans>,
  turnover: <Trans>Turnover</Trans>,
  winnings: <Trans>Winnings</Trans>,
}

function Figure({ row, column }: { row: BoardRow; column: BoardColumn }) {
  const format = useFormat()
  // Where room is short, in as few figures as say it.
  const abbreviate = useDevice() === 'phone'
  if (column === 'winRate') return <td css={styles.sum}>{percent(row.winRate)}</td>
  const sum = row[column]
  return (
    <td css={styles.sum} data-sign={column === 'winnings' ? signOf(sum) : undefined}>
      {column === 'winnings' ? signed(format, sum, abbreviate) : format.money(sum, { abbreviate })}
    </td>
  )
}

function signOf({ minor }: Money): '+' | '-' | undefined {
  return minor === 0 ? undefined : minor > 0 ? '+' : '-'
}

function signed(format: Format, sum: Money, abbreviate: boolean): string {
  return `${sum.minor > 0 ? '+' : ''}${format.money(sum, { abbreviate })}`
}
