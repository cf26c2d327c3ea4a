import { css } from '@emotion/react'

import { radius, space, text, touch } from '#src/ui/theme/scale.ts'

/** A field for an amount that is kept for later presses: its box with the currency before it. */
export const amountField = {
  box: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    height: 40,
    padding: '0 12px',
    borderRadius: radius.s,
    border: '1px solid var(--border-strong)',
    background: 'var(--surface-1)',
    '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 1 },
    '&[data-wrong="true"]': { borderColor: 'var(--danger)' },
  }),
  currency: css({ color: 'var(--text-3)', fontSize: text.s }),
  input: css({
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'var(--text-1)',
    font: 'inherit',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    // Below this a phone's browser enlarges the page.
    [touch]: { fontSize: '1rem' },
  }),
}
