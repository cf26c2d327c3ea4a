import { css } from '@emotion/react'

import type { TableType } from '#src/words/lootbox/tableTypes.ts'

const style = css({
  display: 'grid',
  placeItems: 'center',
  height: 116,
  overflow: 'hidden',
  background:
    'radial-gradient(circle at 50% 50%, color-mix(in srgb, var(--hue) 34%, var(--surface-2)) 0 66px, color-mix(in srgb, var(--hue) 20%, var(--surface-2)) 67px)',
  color: 'var(--text-1)',
})

/* oxlint-disable lingui/no-unlocalized-strings -- drawings */
const drawings: Readonly<Record<TableType | 'other', { readonly hue: string; readonly path: string }>> = {
  card: {
    hue: '--chart-3',
    path: 'M14 16l16-5 9 31-16 5zM33 12l15 4-8 31-6-2M27 24c4 4 7 6 6 10-1 3-4 3-6 1l1 5M24 28c-2 5-2 9 2 9',
  },
  roulette: {
    hue: '--chart-4',
    path: 'M32 8a24 24 0 1 0 0 48 24 24 0 0 0 0-48M32 18a14 14 0 1 0 0 28 14 14 0 0 0 0-28M32 8v10M32 46v10M8 32h10M46 32h10M15 15l7 7M42 42l7 7M49 15l-7 7M22 42l-7 7M32 28v8M28 32h8',
  },
  fishPrawnCrab: {
    hue: '--chart-6',
    path: 'M8 20c6-9 18-9 24 0-6 9-18 9-24 0M32 20l8-7v14zM15 18v.2M30 46c-6 8-16 6-18-1M12 45c4-6 12-8 18-4M44 46a8 6 0 1 0 .1 0M38 42l-4-6M52 42l4-6M38 54l-4 3M50 54l4 3',
  },
  other: {
    hue: '--chart-1',
    path: 'M14 14h14v14H14zM36 14h14v14H36zM14 36h14v14H14zM36 36h14v14H36z',
  },
}
/* oxlint-enable lingui/no-unlocalized-strings */

/** What stands for a table by its kind of game: a drawing in the theme's own colours. */
export function Cover({ type }: { type: TableType | null }) {
  const { hue, path } = drawings[type ?? 'other']
  return (
    <span css={style} style={{ '--hue': `var(${hue})` } as React.CSSProperties} aria-hidden="true">
      <svg
        width={84}
        height={84}
        viewBox="0 0 64 64"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
      >
        <path d={path} />
      </svg>
    </span>
  )
}
