import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'

import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { useDevice } from '#src/ui/theme/device.ts'
import { phone, space, text } from '#src/ui/theme/scale.ts'

const styles = {
  boards: css({
    '--page-pad': `${space[3]}px`,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    maxWidth: '62.5rem',
    padding: `${space[3]}px var(--page-pad)`,
    [phone]: { '--page-pad': `${space[2]}px`, gap: space[4] },
  }),
  board: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    alignContent: 'start',
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[2],
    minHeight: 24,
    padding: `0 ${space[1]}px`,
    '> h2': { fontSize: text.m, color: 'var(--text-1)' },
  }),
  lead: css({ margin: 0, fontSize: text.xs, color: 'var(--text-3)' }),
  more: css({
    marginInlineStart: 'auto',
    fontSize: text.s,
    fontWeight: 500,
    '> a': {
      display: 'inline-grid',
      alignItems: 'center',
      minHeight: 24,
      color: 'var(--accent)',
      borderRadius: 2,
    },
  }),
}

/** Boards one below the other, as what a tab of the events shows. */
export function Boards({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div id={id} role="tabpanel" aria-label={label} css={styles.boards}>
      {children}
    </div>
  )
}

interface BoardProps {
  title: ReactNode
  lead?: ReactNode
  /** The way to all of it. */
  more?: ReactNode
  children: ReactNode
}

/** A board with its heading. */
export function Board({ title, lead, more, children }: BoardProps) {
  const headId = useId()
  return (
    <section css={styles.board} aria-labelledby={headId}>
      <div css={styles.head}>
        <h2 id={headId}>{title}</h2>
        {lead !== undefined && <p css={styles.lead}>{lead}</p>}
        {more !== undefined && more !== false && <span css={styles.more}>{more}</span>}
      </div>
      {children}
    </section>
  )
}

/** Shows the slip after something of a board was followed into it: it is next to the board, or opens. */
export function useShowSlip(): () => void {
  const { open, show } = useSlipPanel()
  const isBeside = useDevice() === 'desktop'
  return () => (isBeside ? show('slip') : open('slip'))
}
