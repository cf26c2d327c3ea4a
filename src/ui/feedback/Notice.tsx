import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { Icon, type IconName } from '#src/ui/icon/Icon.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'

const style = css({
  display: 'flex',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.s,
  fontSize: text.s,
  '> svg': { marginTop: 1 },
})

const tones = {
  info: { icon: 'info', css: css({ background: 'var(--accent-surface)', color: 'var(--text-1)' }) },
  warning: { icon: 'warning', css: css({ background: 'var(--warning-surface)', color: 'var(--warning)' }) },
  danger: { icon: 'error', css: css({ background: 'var(--danger-surface)', color: 'var(--danger)' }) },
  success: { icon: 'check', css: css({ background: 'var(--win-surface)', color: 'var(--win)' }) },
} satisfies Record<string, { icon: IconName; css: ReturnType<typeof css> }>

export type NoticeTone = keyof typeof tones

/** A few words that the member should read, where they belong. */
export function Notice({
  tone = 'info',
  children,
  role,
}: {
  tone?: NoticeTone
  children: ReactNode
  role?: 'status' | 'alert'
}) {
  return (
    <div css={[style, tones[tone].css]} role={role}>
      <Icon name={tones[tone].icon} />
      <div>{children}</div>
    </div>
  )
}
