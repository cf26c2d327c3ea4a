import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { space, text, touch } from '#src/ui/theme/scale.ts'

const styles = {
  figure: css({ display: 'grid', gap: space[2], padding: space[3] }),
  caption: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[2],
    fontSize: text.s,
    color: 'var(--text-2)',
    '& > b': { fontSize: text.s, color: 'var(--text-1)' },
  }),
  more: css({
    fontSize: text.s,
    color: 'var(--text-2)',
    '& > summary': {
      width: 'fit-content',
      minHeight: 24,
      alignContent: 'center',
      cursor: 'pointer',
      [touch]: { minHeight: 44 },
    },
    '& > div': { maxHeight: '16rem', overflow: 'auto' },
    '& table': { borderCollapse: 'collapse', width: '100%' },
    '& th, & td': {
      padding: `2px ${space[2]}px`,
      textAlign: 'end',
      fontWeight: 400,
      borderBottom: '1px solid var(--border)',
    },
  }),
}

interface FigureProps {
  title: ReactNode
  /** How it stands now, in words. */
  summary: ReactNode
  /** The drawing. */
  children: ReactNode
  /** The same as a table: heads, and rows of texts. */
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A drawing with a summary in words, and its figures as a table for anyone who would rather read them. */
export function Figure({ title, summary, children, heads, rows }: FigureProps) {
  return (
    <figure css={styles.figure}>
      <figcaption css={styles.caption}>
        <b>{title}</b>
        <span>{summary}</span>
      </figcaption>
      {children}
      <details css={styles.more}>
        <summary>
          <Trans>View as table</Trans>
        </summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what it can stand on */}
        <div tabIndex={0} role="region" aria-label={heads.join(', ')}>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a row is as long as the heads, in their order
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
