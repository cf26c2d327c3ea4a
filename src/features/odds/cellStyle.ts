import { css, keyframes } from '@emotion/react'

import type { StatusMark } from '#domain/market/status.ts'
import { phone, radius, reducedMotion, text } from '#src/ui/theme/scale.ts'

import { cellHeight } from './cellHeight.ts'
import { cellsInLine } from './priceRoom.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** A ground that fades on its own. The two look the same: changing from one to the other restarts it. */
const fades = {
  a: keyframes({ from: { background: 'var(--ground)' } }),
  b: keyframes({ '0%': { background: 'var(--ground)' } }),
} as const
/** Less than half a second, in which it is at its strongest for a moment only. */
const fadeTime = '450ms ease-out'

/** A padlock of two boxes: no file, no font. */
const lock = {
  '&::before, &::after': { content: '""', position: 'absolute', left: '50%' },
  '&::before': {
    width: 6,
    height: 6,
    marginInlineStart: -3,
    top: 0,
    border: '1.5px solid currentColor',
    borderBottom: 0,
    borderRadius: '3px 3px 0 0',
  },
  '&::after': {
    width: 10,
    height: 7,
    marginInlineStart: -5,
    top: 5,
    background: 'currentColor',
    borderRadius: 1,
  },
} as const

const spinner = {
  content: '""',
  position: 'absolute',
  inset: 1,
  border: '1.5px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 1s linear infinite`,
  [reducedMotion]: { animation: 'none' },
} as const

/* oxlint-disable lingui/no-unlocalized-strings -- a shape */
/** Stands for the words that a cell which cannot be combined has no room for. */
export const apartSign = {
  content: '""',
  width: 9,
  height: 9,
  maxWidth: 'none',
  maxHeight: 'none',
  borderRadius: '50%',
  border: '1.5px solid',
  background: 'linear-gradient(45deg, transparent 42%, currentColor 42% 58%, transparent 58%)',
} as const
/* oxlint-enable lingui/no-unlocalized-strings */

/** A move colours the sign and the figure, and the ground that goes. */
function moved(colour: 'up' | 'down' | 'warning') {
  return {
    '--ground': `var(--${colour}-surface)`,
    '--mark': `var(--${colour})`,
    '--moved': `var(--${colour})`,
  }
}

function ofMarks(...marks: StatusMark[]): string {
  const each = marks.map((mark) => `[data-mark="${mark}"]`)
  return `:is(${each.join(', ')})`
}

/**
 * A cell and its parts, in one rule: a list mounts hundreds of them. Every box has its size before anything is written
 * into it. Marks are a ground or a border, and a sign, never colour alone [A11Y-01].
 */
export const cellStyle = css({
  display: 'grid',
  gridTemplateAreas: `var(--cell-areas, ${cellsInLine['--cell-areas']})`,
  gridTemplateColumns: `var(--cell-columns, ${cellsInLine['--cell-columns']})`,
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 4,
  width: '100%',
  height: `var(--cell-height, ${cellHeight.touch}rem)`,
  padding: '0 var(--cell-padding, 7px)',
  contain: 'strict',
  borderRadius: radius.s,
  border: '1px solid transparent',
  background: 'var(--surface-3)',
  color: 'var(--text-1)',
  fontSize: text.s,
  fontWeight: 400,
  lineHeight: 1.15,
  textAlign: 'start',
  whiteSpace: 'nowrap',

  // A handicap or a line is part of what is bet on: names give way to it.
  '> [data-part="label"]': {
    gridArea: 'label',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) auto',
    justifyContent: 'start',
    columnGap: 3,
    color: 'var(--text-3)',
    fontSize: `var(--label-size, ${text.s})`,
  },
  // Its line is lower than some letters: they have room within what is cut off at its side.
  '& [data-part="name"]': { overflow: 'hidden', textOverflow: 'ellipsis', paddingBlock: 2, marginBlock: -2 },
  '& [data-part="name"][data-short]': { overflow: 'visible', '&::before': { content: 'attr(data-short)' } },
  '& [data-short=""], & [data-part="figure"]:empty, & [data-part="result"]:empty': { display: 'none' },
  // Below the name, which makes room for it; read after the price.
  '&:has(> [data-part="result"]:not(:empty)) > [data-part="label"]': { paddingBottom: '0.8rem' },
  // A word without the room for it goes to a line that is not seen: the sign says it too.
  '> [data-part="result"]': {
    gridArea: 'label',
    alignSelf: 'end',
    display: 'flex',
    flexWrap: 'wrap',
    minWidth: 0,
    height: '0.8rem',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    fontSize: text.xs,
    '&::before': { content: '""', width: 1, height: '100%' },
    color: 'var(--mark, var(--text-2))',
  },
  '> [data-part="sign"]': {
    gridArea: 'sign',
    position: 'relative',
    minWidth: '0.625rem',
    height: '0.75rem',
    lineHeight: '0.75rem',
    textAlign: 'center',
    fontSize: text.xs,
    color: 'var(--mark, var(--text-2))',
  },
  '> [data-price]': {
    gridArea: 'price',
    color: 'var(--moved, inherit)',
    textAlign: 'end',
    // No figure is ever cut: where very large text has no room, it is a little less large.
    fontSize: `min(var(--price-size, ${text.m}), var(--cell-room, 100vw) / var(--price-em, 5.8))`,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },

  '&:hover:not([aria-disabled="true"])': { background: 'var(--surface-4)' },
  '&:focus-visible': { outlineOffset: 1 },
  '&[aria-disabled="true"]': { cursor: 'default' },

  // A move is its arrow and the figure's colour; the strongest ground is that of what is chosen.
  '&[data-change="up"]': moved('up'),
  '&[data-change="down"]': moved('down'),
  '&[data-change="handi-change"]': moved('warning'),
  '&[data-ground="a"]': { animation: `${fades.a} ${fadeTime}` },
  '&[data-ground="b"]': { animation: `${fades.b} ${fadeTime}` },
  // What cannot be bet now has no ground: paused keeps an outline, and its price can be read.
  [`&${ofMarks('lock', 'spinner', 'lose', 'halfLose', 'void')}`]: { background: 'none' },
  '&[data-mark="lock"]:not([data-status="closed"])': { borderColor: 'var(--border)' },
  [`&${ofMarks('win', 'halfWin')}`]: { background: 'var(--win-surface)', '--mark': 'var(--win)' },
  [`&${ofMarks('lose', 'halfLose')}`]: { '--mark': 'var(--lose)' },
  '&[data-mark="void"]': { '--mark': 'var(--refund)' },
  // A letter on a button is part of its name, and this is not.
  [`&${ofMarks('halfWin', 'halfLose')} > [data-part="sign"]::before`]: { content: '"½"' },
  // Wider than its slot, it goes out of it to the left, and not over the price.
  [`&${ofMarks('halfWin', 'halfLose')} > [data-part="sign"]`]: { justifySelf: 'end', width: 'max-content' },
  '&[data-mark="lock"] > [data-part="sign"]': { ...lock, color: 'var(--text-3)' },
  '&[data-mark="spinner"] > [data-part="sign"]::before': spinner,

  [`&${ofMarks('lock', 'spinner', 'lose', 'halfLose', 'void')} > [data-price], &[data-stale="true"] > [data-price]`]:
    {
      color: 'var(--text-3)',
      fontWeight: 400,
    },
  '&[data-status="closed"] > [data-price]': { textDecoration: 'line-through' },
  // How it ended is what is read then: its sign and word have their room beside the longest price.
  '&[data-status="settled"]': {
    columnGap: 2,
    padding: '0 calc(var(--cell-padding, 7px) - 3px)',
    '> [data-price]': { fontSize: `min(${text.xs}, var(--cell-room, 100vw) / var(--price-em, 5.8))` },
    '> [data-part="label"]': { fontSize: text.xs },
  },

  // Nor has what cannot be combined: it says so between label and price, or has a sign there where a phone's figure leaves no room.
  '&[data-apart]:not([data-apart=""])': {
    background: 'none',
    '--mark': 'var(--text-3)',
    '> [data-price]': { color: 'var(--text-3)', fontWeight: 400 },
    '> [data-part="label"]': { fontSize: text.xs },
  },
  '&[data-why]:not([data-why=""])': {
    gridTemplateAreas: 'var(--cell-areas, "label why sign price")',
    gridTemplateColumns: 'var(--cell-columns, minmax(min-content, auto) minmax(0, 1fr) auto auto)',
    '&::after': {
      content: 'attr(data-why)',
      gridArea: 'why',
      // Without the room for its longest word it is not seen, and the look alone says it.
      maxWidth: 'calc((100% - 2rem) * 999)',
      maxHeight: '3em',
      overflow: 'hidden',
      fontSize: text.xs,
      lineHeight: 1,
      whiteSpace: 'normal',
      color: 'var(--text-3)',
    },
    '&[data-mark="none"] > [data-part="sign"]': { display: 'none' },
    [phone]: {
      '&:has([data-part="figure"]:not(:empty))': {
        gridTemplateAreas: cellsInLine['--cell-areas'],
        gridTemplateColumns: cellsInLine['--cell-columns'],
        '&::after': { ...apartSign, gridArea: 'sign' },
        '&:not([data-mark="none"])::after': { display: 'none' },
      },
    },
  },

  '&[aria-pressed="true"]': {
    animation: 'none',
    background: 'var(--accent)',
    borderColor: 'var(--accent)',
    '&, > *, > [data-part="label"], > [data-part="sign"], > [data-price]': { color: 'var(--on-accent)' },
    '&:hover:not([aria-disabled="true"])': { background: 'var(--accent-strong)' },
  },
  [reducedMotion]: { animation: 'none !important' },
  '@media (forced-colors: active)': {
    borderColor: 'ButtonBorder',
    '&[data-mark="lock"]': { borderStyle: 'dashed' },
    '&[aria-pressed="true"]': {
      forcedColorAdjust: 'none',
      '&, &:hover:not([aria-disabled="true"])': { background: 'Highlight' },
      '&, & *': { color: 'HighlightText !important' },
    },
  },
})
