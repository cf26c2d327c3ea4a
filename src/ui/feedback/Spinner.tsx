import { css, keyframes } from '@emotion/react'

import { reducedMotion } from '#src/ui/theme/scale.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const style = css({
  display: 'block',
  width: 40,
  height: 40,
  margin: 4,
  border: '3px solid var(--surface-4)',
  borderTopColor: 'var(--accent)',
  borderRadius: '50%',
  animation: `${turn} 1s linear infinite`,
  [reducedMotion]: { animation: 'none' },
})

/** Something is under way; the words beside it say what. */
export function Spinner() {
  return <span css={style} aria-hidden="true" />
}
