import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'

import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { useFocusReturned } from '#src/ui/focus/useFocusReturned.ts'
import { Icon, type IconName } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { floating, forcedColours, radius, space, text } from '#src/ui/theme/scale.ts'

import { useTopOutlet } from './outlets.ts'

const styles = {
  toast: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[2]}px ${space[3]}px ${space[2]}px ${space[4]}px`,
    position: 'relative',
    overflow: 'hidden',
    borderRadius: radius.m,
    background: 'var(--surface-4)',
    color: 'var(--text-1)',
    fontSize: text.s,
    boxShadow: floating,
    '> svg': { flex: 'none' },
    '&::before': { content: '""', position: 'absolute', inset: '0 auto 0 0', width: 3 },
    [forcedColours]: { border: '1px solid' },
    // What it covers is not pressed unseen.
    pointerEvents: 'auto',
  }),
  close: css({ margin: `-${space[2]}px -${space[2]}px -${space[2]}px 0` }),
}

/** Amber says that something is to be looked after, and nothing else does: what went well and what failed have their own. */
const tones = {
  info: toned('--accent'),
  success: toned('--win'),
  warning: toned('--warning'),
  danger: toned('--danger'),
}

function toned(variable: string): ReturnType<typeof css> {
  const colour = `var(${variable})`
  return css({ '> svg': { color: colour }, '&::before': { background: colour } })
}

export type ToastTone = keyof typeof tones

interface ToastProps {
  tone: ToastTone
  icon: IconName
  children: ReactNode
  /** Where it stays until it is dismissed. */
  onClose?: () => void
}

/** What the member should know now, above everything that is open, seen and heard. Nothing moves to make room for it. */
export function Toast(props: ToastProps) {
  const outlet = useTopOutlet()
  return outlet === null ? null : createPortal(<ShownToast {...props} />, outlet)
}

function ShownToast({ tone, icon, children, onClose }: ToastProps) {
  const { t } = useLingui()
  const shown = useRef<HTMLDivElement>(null)
  useFocusReturned(shown)
  return (
    <div ref={shown} css={[styles.toast, tones[tone]]} data-tone={tone}>
      <Icon name={icon} />
      <span>{children}</span>
      {onClose !== undefined && (
        <span css={styles.close}>
          <IconButton
            icon="close"
            label={t({ message: 'Close', context: 'button: dismiss a dialog or message' })}
            onClick={onClose}
          />
        </span>
      )}
    </div>
  )
}

/** The same for what the page shows already: only heard [A11Y-01]. */
export function Announcement({ children }: { children: ReactNode }) {
  const outlet = useTopOutlet()
  return outlet === null ? null : createPortal(<VisuallyHidden>{children}</VisuallyHidden>, outlet)
}
