import { css } from '@emotion/react'

import { radius } from '../theme/scale.ts'
import { gameGlyphs } from './glyphs.ts'

const box = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.s,
  background: 'var(--surface-3)',
  color: 'var(--text-2)',
  fontWeight: 700,
  letterSpacing: '-0.03em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
})

interface GameIconProps {
  /** Its id, and the letters for a game without a drawing. */
  game: { readonly id: string; readonly mark: string }
  /** Outer size in px: 24 beside a name, 32 where it stands alone. */
  size?: 20 | 24 | 32
}

/** A game's mark: its drawing, or its letters [BROWSE-15]. It stands beside the game's name, which is what is heard. */
export function GameIcon({ game: { id, mark }, size = 24 }: GameIconProps) {
  const glyph = gameGlyphs[id]
  const letters = Math.floor(size / Math.max(2, Array.from(mark).length * 0.72))
  return (
    <span
      css={box}
      style={{ width: size, height: size, fontSize: Math.min(letters, size * 0.45) }}
      aria-hidden="true"
    >
      {glyph === undefined ? (
        mark
      ) : (
        <svg
          width={size * 0.75}
          height={size * 0.75}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
          focusable="false"
        >
          <path d={glyph} />
        </svg>
      )}
    </span>
  )
}
