import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

const styles = {
  end: css({ display: 'grid', justifyItems: 'center', gap: space[2], padding: space[4] }),
  note: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)', textAlign: 'center' }),
}

interface PageEndProps {
  isLoading: boolean
  /** Asked for by a press alone: the last try has failed, or nobody scrolls. */
  byHand: boolean
  /** That the next page could not be loaded; null where nothing has failed. */
  failed: ReactNode
  /** What the button says. */
  more: ReactNode
  /** Stands where the next page will begin. */
  place: ReactNode
  onMore: () => void
}

/** The end of a list that has another page: its place, or the button that asks for it. */
export function PageEnd({ isLoading, byHand, failed, more, place, onMore }: PageEndProps) {
  if (!byHand || isLoading) return place
  return (
    <div css={styles.end}>
      {failed !== null && <ListNote role="status">{failed}</ListNote>}
      <Button onClick={onMore}>{more}</Button>
    </div>
  )
}

/** What is said below the last row of a list. */
export function ListEndNote({ children }: { children: ReactNode }) {
  return (
    <div css={styles.end}>
      <ListNote>{children}</ListNote>
    </div>
  )
}

function ListNote({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <p css={styles.note} role={role}>
      {children}
    </p>
  )
}
