import { css } from '@emotion/react'

const dot = css({
  wordSpacing: '0.55em',
  background: 'radial-gradient(circle at 50% 55%, currentColor 0.09em, transparent 0.12em) no-repeat',
  printColorAdjust: 'exact',
})

/**
 * Parts two facts. It is a space with a dot painted on it: where the line breaks there it is gone, as any space is, and no
 * dot stands at a line's end or start. There is no other space next to it.
 */
export function Dot() {
  return <span css={dot}> </span>
}
