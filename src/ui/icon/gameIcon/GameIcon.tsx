import { css } from '@emotion/react'

import { gameGlyphs } from './glyphs.ts'

const box = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  fontWeight: 500,
  letterSpacing: '-0.03em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
})

interface GameIconProps {
  /** Its id, and the letters for a game without a drawing. */
  game: { readonly id: string; readonly mark: string }
  /** Outer size in px [DEVICE-03]. */
  size?: 16 | 20 | 24
}

/** A game's mark: its drawing, or its letters [BROWSE-15]. It is next to the game's name, which is read out. */
export function GameIcon({ game: { id, mark }, size = 24 }: GameIconProps) {
  const glyph = gameGlyphs[id]
  const letters = Math.floor(size / Math.max(2, Array.from(mark).length * 0.72))
  return (
    <span
      css={box}
      data-game-icon=""
      style={{ width: size, height: size, fontSize: Math.min(letters, size * 0.45) }}
      aria-hidden="true"
    >
      {glyph === undefined ? (
        mark
      ) : (
        <svg
          width={size}
          height={size}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.6}
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
