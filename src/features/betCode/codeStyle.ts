import { css } from '@emotion/react'

import { radius, space, text } from '#src/ui/theme/scale.ts'

/** What both dialogs share: the code and what is said of it. */
export const codeStyle = {
  body: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    // The field's ring of focus has room above it.
    padding: `${space[1]}px ${space[4]}px ${space[4]}px`,
  }),
  code: css({
    width: '100%',
    minWidth: 0,
    padding: `${space[2]}px ${space[3]}px`,
    borderRadius: radius.s,
    color: 'var(--text-1)',
    fontSize: text.l,
    fontWeight: 600,
    lineHeight: '32px',
    letterSpacing: '0.08em',
    fontVariantNumeric: 'tabular-nums',
  }),
  said: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
  line: css({ minHeight: '1lh' }),
}
