/* oxlint-disable lingui/no-unlocalized-strings, slipway/texts -- shapes and grounds, not texts */
import { css } from '@emotion/react'
import { memo } from 'react'

import { type CrestDivision, crestOf, type CrestShape, hashOf, monogramOf } from './crest.ts'

const light = 'oklch(0.5 0.115 var(--h1))'
const dark = 'oklch(0.34 0.115 var(--h2, var(--h1)))'

const outlines: Readonly<Record<CrestShape, string>> = {
  shield: 'polygon(12% 9%, 88% 9%, 88% 52%, 78% 72%, 50% 93%, 22% 72%, 12% 52%)',
  roundel: 'circle(43%)',
  diamond: 'polygon(50% 2%, 96% 50%, 50% 98%, 4% 50%)',
  hexagon: 'polygon(50% 4%, 90% 27%, 90% 73%, 50% 96%, 10% 73%, 10% 27%)',
}

/** Hard edges: the second colour begins where the first ends. */
const grounds: Readonly<Record<CrestDivision, string>> = {
  pale: `linear-gradient(90deg, ${light} 50%, ${dark} 0)`,
  fess: `linear-gradient(${light} 50%, ${dark} 0)`,
  bend: `linear-gradient(135deg, ${light} 50%, ${dark} 0)`,
  chevron: `conic-gradient(from 120deg at 50% 33%, ${dark} 120deg, ${light} 0)`,
  flanks: `linear-gradient(90deg, ${dark} 27%, ${light} 0 73%, ${dark} 0)`,
  bars: `linear-gradient(${dark} 26%, ${light} 0 74%, ${dark} 0)`,
}

const attributes = (name: string, of: Readonly<Record<string, string>>, property: string) =>
  Object.fromEntries(
    Object.entries(of).map(([value, css]) => [`&[data-${name}="${value}"]`, { [property]: css }]),
  )

const crest = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--crest, 22px)',
  height: 'var(--crest, 22px)',
  color: '#fff',
  fontSize: 'calc(var(--crest, 22px) * 0.36)',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  '&::before': { content: 'attr(data-monogram)' },
  '&[data-shape="shield"]::before': { marginTop: '-6%' },
  ...attributes('shape', outlines, 'clipPath'),
  ...attributes('division', grounds, 'background'),
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
})

interface CrestProps {
  /** The team's. */
  name: string
  /** Of a sport, whose crests have three outlines; else the hexagon of esports. */
  isSport: boolean
  /** Outer size in px. */
  size?: 16 | 20 | 22 | 24 | 28 | 40
}

/** A team's mark, from its name alone. It is next to the name, which is read out; its letters are no part of the page's text. */
export const Crest = memo(function Crest({ name, isSport, size = 22 }: CrestProps) {
  const { shape, division, hues, monogram } = crestOf(name, isSport)
  return (
    <span
      css={crest}
      aria-hidden="true"
      data-crest=""
      data-shape={shape}
      data-division={division}
      data-monogram={monogram}
      style={{ '--h1': hues[0], '--h2': hues[1], '--crest': `${size}px` } as React.CSSProperties}
    />
  )
})

const mark = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: 5,
  background: `linear-gradient(135deg, ${light} 55%, ${dark} 0)`,
  color: '#fff',
  fontSize: 8,
  fontWeight: 600,
  lineHeight: 1,
  '&::before': { content: 'attr(data-monogram)' },
})

/** A competition's mark: a rounded square in one hue. */
export const CompetitionMark = memo(function CompetitionMark({ name }: { name: string }) {
  return (
    <span
      css={mark}
      aria-hidden="true"
      data-crest=""
      data-monogram={monogramOf(name)}
      style={{ '--h1': (hashOf(name) % 12) * 30 } as React.CSSProperties}
    />
  )
})
