import { css } from '@emotion/react'

import { radius } from '#src/ui/theme/scale.ts'

/** A panel on the page: its upper edge catches the light. */
export const card = css({
  borderRadius: radius.m,
  background: 'var(--surface-2)',
  boxShadow: 'inset 0 1px 0 color-mix(in srgb, var(--text-1) 5%, transparent)',
})
