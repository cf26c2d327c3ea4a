import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { Icon, type IconName } from '#src/ui/icon/Icon.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'

const styles = {
  page: css({ minHeight: '100dvh', display: 'grid', placeItems: 'center', padding: space[4] }),
  part: css({ display: 'grid', placeItems: 'center', padding: `${space[8] * 2}px ${space[4]}px` }),
  within: css({ display: 'grid', placeItems: 'center', padding: `${space[8]}px ${space[4]}px` }),
  card: css({
    width: '100%',
    maxWidth: 420,
    display: 'grid',
    justifyItems: 'center',
    gap: space[3],
    padding: `${space[8]}px ${space[6]}px`,
    textAlign: 'center',
    color: 'var(--text-2)',
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.m,
    '> h1, > h2': { fontSize: text.l, color: 'var(--text-1)', textWrap: 'balance' },
    '> p': { textWrap: 'pretty' },
  }),
  mark: css({
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: '50%',
    background: 'var(--surface-3)',
    color: 'var(--text-2)',
  }),
  tones: {
    neutral: css({}),
    warning: css({ background: 'var(--warning-surface)', color: 'var(--warning)' }),
    danger: css({ background: 'var(--danger-surface)', color: 'var(--danger)' }),
  },
  action: css({ marginTop: space[2], '&:empty': { display: 'none' } }),
}

interface StatusPageProps {
  icon: IconName
  /** A picture instead of the icon: something that moves while one waits. */
  picture?: ReactNode
  tone?: keyof typeof styles.tones
  title: ReactNode
  /** What happened and what to do, in paragraphs. */
  children?: ReactNode
  action?: ReactNode
  /** A part of the shell, which has its landmarks, instead of a page of its own. */
  isPart?: boolean
  /** Within a screen that has its own heading. */
  isWithin?: boolean
  role?: 'alert' | 'status'
}

/** One thing to say, and nothing beside it: launch, errors, what is not there. */
export function StatusPage({
  icon,
  picture,
  tone = 'neutral',
  title,
  children,
  action,
  isPart = false,
  isWithin = false,
  role,
}: StatusPageProps) {
  const card = (
    <div css={styles.card} role={role}>
      {picture ?? (
        <span css={[styles.mark, styles.tones[tone]]}>
          <Icon name={icon} size={24} />
        </span>
      )}
      {isWithin ? <h2>{title}</h2> : <ScreenHeading>{title}</ScreenHeading>}
      {children}
      {action !== undefined && <div css={styles.action}>{action}</div>}
    </div>
  )
  if (isWithin) return <div css={styles.within}>{card}</div>
  if (isPart) return <div css={styles.part}>{card}</div>
  return <main css={styles.page}>{card}</main>
}
