/* oxlint-disable lingui/no-unlocalized-strings, slipway/texts -- shapes and grounds, not texts */
import { css } from '@emotion/react'

import { cssHeight } from '#src/ui/list/windowedList/height.ts'
import { phone, space } from '#src/ui/theme/scale.ts'

import { namesWidth, resultRowHeight } from './ResultRow.tsx'

const block = 'linear-gradient(var(--surface-3) 0 0)'
/** The middle of a line of the row, counted from 0. */
const line = (at: number): string => `calc(8px + ${at * 1.25 + 0.625}rem`

/** A line of a side: crest, name, score. */
const side = (at: number): readonly string[] => [
  `${block} var(--x) ${line(at)} - 10px) / 20px 20px`,
  `${block} calc(var(--x) + 28px) ${line(at)} - 6px) / 140px 12px`,
  `${block} var(--score) top ${line(at)} - 6px) / 16px 12px`,
]

/** A result before it is there: its time, its competition, its sides and their scores, as backgrounds of one box. */
export const resultPlace = css({
  '--x': 'calc(3.25rem + 24px)',
  '--score': `left calc(var(--x) + ${namesWidth} + 1.75rem + ${space[3]}px - 16px)`,
  [phone]: { '--x': 'calc(2.75rem + 20px)', '--score': `right ${space[3]}px` },
  height: cssHeight(resultRowHeight),
  borderBottom: '1px solid var(--border)',
  background: [
    `${block} ${space[3]}px ${line(0)} - 6px) / 32px 12px`,
    `${block} var(--x) ${line(0)} - 4px) / 120px 8px`,
    ...side(1),
    ...side(2),
  ].join(', '),
  '&&': { backgroundRepeat: 'no-repeat', backgroundColor: 'var(--surface-2)' },
})
