import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { Icon, type IconName } from '#src/ui/icon/Icon.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

const style = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[8]}px ${space[4]}px`,
  textAlign: 'center',
  color: 'var(--text-2)',
  '> svg': { color: 'var(--text-3)' },
  '> h2': { color: 'var(--text-1)', fontSize: text.m },
  '> p': { maxWidth: 420 },
})

interface EmptyStateProps {
  icon: IconName
  title: ReactNode
  /** What to do next. */
  children?: ReactNode
  action?: ReactNode
}

/** Nothing to show, and what to do about it. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <section css={style}>
      <Icon name={icon} size={24} />
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {action}
    </section>
  )
}
