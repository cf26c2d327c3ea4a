import { css } from '@emotion/react'
import type { ComponentProps } from 'react'

import { forcedColours, motion, radius, space, text, touch } from '#src/ui/theme/scale.ts'

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: 32,
  padding: `0 ${space[3]}px`,
  borderRadius: radius.s,
  fontSize: text.s,
  fontWeight: 500,
  border: '1px solid transparent',
  transition: `background ${motion}, border-color ${motion}`,
  '&:disabled, &[aria-disabled=true]': {
    background: 'var(--surface-3)',
    color: 'var(--text-3)',
    borderColor: 'transparent',
    cursor: 'default',
  },
  [touch]: { minHeight: 40 },
})

const variants = {
  primary: css({
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    '&:hover:not(:disabled, [aria-disabled=true])': { background: 'var(--accent-strong)' },
    [forcedColours]: {
      '&:not(:disabled, [aria-disabled=true])': {
        forcedColorAdjust: 'none',
        background: 'ButtonText',
        color: 'ButtonFace',
      },
    },
  }),
  secondary: css({
    background: 'var(--surface-3)',
    borderColor: 'var(--border)',
    color: 'var(--text-1)',
    '&:hover:not(:disabled, [aria-disabled=true])': { background: 'var(--surface-4)' },
  }),
  quiet: css({
    color: 'var(--text-2)',
    '&:hover:not(:disabled, [aria-disabled=true])': {
      background: 'var(--surface-3)',
      color: 'var(--text-1)',
    },
  }),
}

const large = css({ minHeight: 48, fontSize: text.m, padding: `0 ${space[4]}px`, [touch]: { minHeight: 48 } })
const wide = css({ width: '100%' })

interface ButtonLook {
  variant?: keyof typeof variants
  /** The one button of a screen that moves money or goes on. */
  isLarge?: boolean
  isWide?: boolean
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {}

/** The look of a button, for a link that is one of a screen's actions. */
export function buttonLook({ variant = 'secondary', isLarge = false, isWide = false }: ButtonLook) {
  return [base, variants[variant], isLarge && large, isWide && wide]
}

/** A button that says what it does. Next to a disabled one should be words that say why. */
export function Button({
  variant = 'secondary',
  isLarge = false,
  isWide = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  return <button type={type} css={buttonLook({ variant, isLarge, isWide })} {...rest} />
}
