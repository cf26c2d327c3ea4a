import { css } from '@emotion/react'

import { card } from '#src/ui/list/card.ts'
import { space, text } from '#src/ui/theme/scale.ts'

/** How rounds and bets on them stand below each other. */
export const roundsStyle = {
  list: css(card, {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    '> li + li': { borderTop: '1px solid var(--border)' },
  }),
  bet: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `2px ${space[3]}px`,
    minHeight: 60,
    padding: `${space[2]}px ${space[4]}px`,
    fontSize: text.s,
    lineHeight: '1.125rem',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  }),
  name: css({ fontWeight: 500, color: 'var(--text-1)' }),
  facts: css({ fontSize: text.xs, lineHeight: '1rem', color: 'var(--text-3)' }),
  money: css({
    justifySelf: 'end',
    fontWeight: 600,
    color: 'var(--text-1)',
    '& [data-sign=minus]': { color: 'var(--text-1)' },
  }),
  state: css({ justifySelf: 'end', fontSize: text.xs, lineHeight: '1rem', color: 'var(--text-2)' }),
}
