import { css } from '@emotion/react'
import type { CSSProperties } from 'react'

import { crestOf } from './crest.ts'

/** The ground of a card about two teams: a breath of the first hue of each at its edge, none in the middle. */
export const cardGround = css({
  backgroundImage:
    'linear-gradient(115deg, oklch(0.5 0.115 var(--h1) / 0.2), transparent 45%, transparent 60%, oklch(0.5 0.115 var(--h2) / 0.16))',
})

/** The hues of two teams, for an element whose ground it is. @param isSport as the teams' crests have it */
export function cardHues(home: string, away: string, isSport: boolean): CSSProperties {
  const [[first], [second]] = [crestOf(home, isSport).hues, crestOf(away, isSport).hues]
  // React's type of a style knows no custom properties.
  return { '--h1': first, '--h2': second } as CSSProperties
}
