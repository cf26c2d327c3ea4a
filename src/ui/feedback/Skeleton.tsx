import { css, keyframes } from '@emotion/react'

import { radius, reducedMotion } from '#src/ui/theme/scale.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

const style = css({
  display: 'block',
  background: 'var(--surface-3)',
  borderRadius: radius.s,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  [reducedMotion]: { animation: 'none' },
})

/** Stands where something will be, in its size, so that nothing moves when it comes. Numbers are px. */
export function Skeleton({ width = '100%', height }: { width?: number | string; height: number | string }) {
  return <span css={style} style={{ width, height }} aria-hidden="true" />
}
