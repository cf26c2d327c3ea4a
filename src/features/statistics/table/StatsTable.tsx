import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'

import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { type StatsColumnName, statsColumnInFull, statsColumnName } from '#src/words/match/statistics.ts'

const styles = {
  scroll: css({
    overflowX: 'auto',
    // Kept beside the figures, whatever the width.
    '& th:first-of-type': { position: 'sticky', insetInlineStart: 0, background: 'var(--surface-2)' },
    '&:focus-visible': { outlineOffset: -2 },
  }),
  table: css({
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: text.s,
    '& th, & td': {
      height: 36,
      padding: `${space[1]}px ${space[2]}px`,
      textAlign: 'end',
      fontWeight: 400,
      whiteSpace: 'nowrap',
      borderBottom: '1px solid var(--border)',
    },
    '& tr:last-of-type > *': { borderBottom: 0 },
    '& thead th': {
      height: 28,
      fontSize: text.s,
      color: 'var(--text-3)',
      borderBottom: '1px solid var(--border)',
    },
    '& > thead > tr > :first-of-type, & th[scope="row"]': {
      textAlign: 'start',
      paddingInlineStart: space[3],
    },
    '& th[scope="row"]': { minWidth: '6.5rem', maxWidth: '11rem', fontWeight: 500 },
    '& [data-words]': { textAlign: 'start' },
    '& tr[data-is-out="true"] > *': { color: 'var(--text-3)' },
    '& tr[data-is-chosen="true"] > *': { background: 'var(--surface-3)' },
  }),
}

/** rem of the columns of tables that are to stand with the same edges: the first, one of words, one of figures. */
const fixedWidths = { first: 8.5, words: 8, figures: 5.25 } as const

/** Columns as wide as the kind of what is in them, whatever that is. */
const fixed = css({
  tableLayout: 'fixed',
  '& thead th': { width: `${fixedWidths.figures}rem`, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& thead th:first-of-type': { width: `${fixedWidths.first}rem` },
  '& thead th[data-words]': { width: 'auto' },
  '& td': { overflow: 'hidden', textOverflow: 'ellipsis' },
})

function fixedWidthOf(columns: readonly { readonly isWords?: boolean }[]): string {
  const words = columns.filter(({ isWords }) => isWords === true).length
  const figures = columns.length - 1 - words
  return `${fixedWidths.first + words * fixedWidths.words + figures * fixedWidths.figures}rem`
}

export interface StatsColumn<Row, About> {
  readonly name: StatsColumnName
  readonly cell: (row: Row, about: About) => ReactNode
  /** Words stand at the beginning of their column, figures at its end. */
  readonly isWords?: boolean
}

interface StatsTableProps<Row, About> {
  /** What the table is, for anyone who cannot see its title. */
  label: string
  columns: readonly StatsColumn<Row, About>[]
  rows: readonly Row[]
  /** What else the cells are made of; the same object as long as none of it changes. */
  about: About
  keyOf: (row: Row, index: number) => string | number
  /** What a row is about, where no column says it; else its first column does. */
  headOf?: (row: Row, about: About) => ReactNode
  /** The head of the column that says what the rows are about, for anyone who cannot see it. */
  corner?: ReactNode
  isOut?: ((row: Row) => boolean) | undefined
  isChosen?: ((row: Row) => boolean) | undefined
  /** Its columns have the same edges as those of another table of its kind. */
  isFixed?: boolean
}

/** A table of figures that renders only the rows that changed. Wider than the page, it scrolls in its own box. */
export function StatsTable<Row extends object, About>({
  label,
  columns,
  rows,
  about,
  keyOf,
  headOf,
  corner,
  isOut,
  isChosen,
  isFixed = false,
}: StatsTableProps<Row, About>) {
  const { i18n } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what it can stand on
    <div role="region" aria-label={label} tabIndex={0} css={styles.scroll}>
      <table
        css={[styles.table, isFixed && fixed]}
        style={isFixed ? { minWidth: fixedWidthOf(columns) } : undefined}
        aria-label={label}
      >
        <thead>
          <tr>
            {headOf !== undefined && (
              <td>
                <VisuallyHidden>{corner}</VisuallyHidden>
              </td>
            )}
            {columns.map(({ name, isWords }) => (
              <th
                key={name}
                scope="col"
                data-column={name}
                data-words={isWords === true ? '' : undefined}
                title={statsColumnInFull(i18n, name)}
              >
                <abbr title={statsColumnInFull(i18n, name)} style={{ textDecoration: 'none' }}>
                  {statsColumnName(i18n, name)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <MemoRow
              key={keyOf(row, index)}
              row={row}
              columns={columns}
              about={about}
              headOf={headOf}
              isOut={isOut?.(row) ?? false}
              isChosen={isChosen?.(row) ?? false}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface TableRowProps<Row, About> {
  row: Row
  columns: readonly StatsColumn<Row, About>[]
  about: About
  headOf: ((row: Row, about: About) => ReactNode) | undefined
  isOut: boolean
  isChosen: boolean
}

function TableRow<Row extends object, About>({
  row,
  columns,
  about,
  headOf,
  isOut,
  isChosen,
}: TableRowProps<Row, About>) {
  return (
    <tr data-is-out={isOut} data-is-chosen={isChosen}>
      {headOf !== undefined && <th scope="row">{headOf(row, about)}</th>}
      {columns.map(({ name, cell, isWords }, index) =>
        headOf === undefined && index === 0 ? (
          <th key={name} scope="row">
            {cell(row, about)}
          </th>
        ) : (
          <td key={name} data-words={isWords === true ? '' : undefined}>
            {cell(row, about)}
          </td>
        ),
      )}
    </tr>
  )
}

// `memo` forgets that its component takes any row.
const MemoRow = memo(TableRow) as typeof TableRow
