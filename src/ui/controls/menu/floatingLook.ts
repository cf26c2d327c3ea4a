import { css } from '@emotion/react'

import { floating, layer, radius, space } from '#src/ui/theme/scale.ts'

/** How a menu looks, and whatever else a control opens beside itself. */
export const floatingLook = css({
  position: 'fixed',
  inset: 'auto',
  // Where the browser has no layer above all others.
  zIndex: layer.toast,
  margin: 0,
  padding: space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: 'var(--surface-2)',
  color: 'var(--text-1)',
  border: '1px solid var(--border)',
  borderRadius: radius.m,
  boxShadow: floating,
})
