import { css } from '@emotion/react'

import { motion, radius, text, touch } from '#src/ui/theme/scale.ts'

/** The button of a card, and the price of the whole that lies at its right end. */
export const followStyle = css({
  position: 'relative',
  display: 'grid',
  '> button': {
    minHeight: 40,
    paddingBlock: 0,
    paddingInline: '14px 7rem',
    borderRadius: radius.m,
    background: 'var(--accent-surface)',
    color: 'var(--accent-strong)',
    fontSize: text.s,
    fontWeight: 500,
    textAlign: 'start',
    transition: `box-shadow ${motion}`,
    '&:hover': { boxShadow: 'inset 0 0 0 1px var(--accent)' },
    [touch]: { minHeight: 44 },
  },
  '> [data-total]': {
    position: 'absolute',
    insetInlineEnd: 14,
    alignSelf: 'center',
    fontSize: text.xs,
    whiteSpace: 'nowrap',
    color: 'var(--text-2)',
    // What is pressed there is the button.
    pointerEvents: 'none',
  },
  '& b': {
    fontSize: text.m,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--text-1)',
  },
  '> [aria-disabled="true"]': {
    background: 'var(--surface-3)',
    color: 'var(--text-3)',
    cursor: 'default',
    '&:hover': { boxShadow: 'none' },
    '& + span b': { color: 'var(--text-3)' },
  },
})
