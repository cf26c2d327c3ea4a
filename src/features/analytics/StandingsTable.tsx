import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import type { ShownRow } from './shownRows.ts'
import type { StandingsColumn } from './standingsColumns.ts'

const styles = {
  room: css({ minWidth: 0, containerType: 'inline-size', containerName: 'standings' }),
  table: css({
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: text.s,
    fontVariantNumeric: 'tabular-nums',
    'th, td': {
      height: 36,
      padding: `${space[1]}px ${space[2]}px`,
      textAlign: 'end',
      color: 'var(--text-1)',
    },
    'td, thead th': { minWidth: 32, whiteSpace: 'nowrap' },
    'thead th': { fontWeight: 400, color: 'var(--text-2)' },
    'thead abbr': { textDecoration: 'none' },
    'th[data-team]': { width: '100%', textAlign: 'start', overflowWrap: 'anywhere' },
    'tbody th': { fontWeight: 500 },
    'tbody tr': { borderTop: '1px solid var(--border)' },
    'td[data-place]': { minWidth: 0, color: 'var(--text-2)' },
    'td[data-leads]': { fontWeight: 600 },
    '@container standings (width < 40rem)': { '[data-room="wide"]': { display: 'none' } },
    '@container standings (width < 30rem)': {
      '[data-room="some"]': { display: 'none' },
      'th, td': { paddingInline: space[1] },
    },
  }),
  // Names wrap; only what is no name is cut.
  name: css({
    display: 'inline-block',
    maxWidth: '100%',
    maxHeight: '4lh',
    overflow: 'hidden',
    verticalAlign: 'bottom',
  }),
  gap: css({ '&&': { borderTop: '2px dashed var(--border-strong)' } }),
  ours: css({
    background: 'var(--surface-3)',
    '> td:first-of-type': { position: 'relative' },
    '> td:first-of-type::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: 3,
      background: 'var(--accent)',
    },
    '&& > th': { fontWeight: 600 },
  }),
}

interface StandingsTableProps {
  id: string
  label: string
  rows: readonly ShownRow[]
  columns: readonly StandingsColumn[]
  /** Whose rows are marked. */
  teams: readonly string[]
}

/** Teams by their places; where there is little room the columns that can be done without are left out. */
export function StandingsTable({ id, label, rows, columns, teams }: StandingsTableProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const position = t({ message: 'Position', context: 'column of the standings: place of a team' })
  return (
    <div css={styles.room}>
      <table id={id} css={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={position} aria-label={position}>
                #
              </abbr>
            </th>
            <th scope="col" data-team="">
              <Trans context="one side of a match">Team</Trans>
            </th>
            {columns.map(({ name, short, full, room }) => (
              <th key={name} scope="col" data-room={room}>
                <abbr title={i18n._(full)} aria-label={i18n._(full)}>
                  {typeof short === 'string' ? short : i18n._(short)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, isAfterGap }) => {
            const isOurs = teams.includes(row.teamName)
            return (
              <tr key={row.teamName} css={[isAfterGap && styles.gap, isOurs && styles.ours]}>
                <td data-place="">{row.position}</td>
                <th scope="row" data-team="">
                  <Name css={styles.name}>{row.teamName}</Name>
                  {isOurs && (
                    <VisuallyHidden>
                      <Trans context="after the name of a team in the standings">, in this match</Trans>
                    </VisuallyHidden>
                  )}
                </th>
                {columns.map(({ name, room, leads, told }) => (
                  <td key={name} data-room={room} data-leads={leads ? '' : undefined}>
                    {told(row, format)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
