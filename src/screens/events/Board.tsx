import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'

import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { useDevice } from '#src/ui/device.ts'
import { space, text } from '#src/ui/theme/scale.ts'

const styles = {
  boards: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    padding: `${space[4]}px ${space[3]}px`,
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
    justifyContent: 'space-between',
    columnGap: space[4],
    alignItems: 'baseline',
    '> h2': { fontSize: text.l, color: 'var(--text-1)' },
  }),
  lead: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
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
        {more}
      </div>
      {lead !== undefined && <p css={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}

/** Shows the slip where something of a board was followed into it: it stands beside, or opens. */
export function useShowSlip(): () => void {
  const { open, show } = useSlipPanel()
  const isBeside = useDevice() === 'desktop'
  return () => (isBeside ? show('slip') : open('slip'))
}
