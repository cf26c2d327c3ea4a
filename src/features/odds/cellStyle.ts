import { css, keyframes } from '@emotion/react'

import { radius, reducedMotion, text } from '#src/ui/theme/scale.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** A padlock of two boxes: no file, no font. */
const lock = {
  '&::before, &::after': { content: '""', position: 'absolute', left: '50%' },
  '&::before': {
    width: 6,
    height: 6,
    marginLeft: -3,
    top: 0,
    border: '1.5px solid currentColor',
    borderBottom: 0,
    borderRadius: '3px 3px 0 0',
  },
  '&::after': {
    width: 10,
    height: 7,
    marginLeft: -5,
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

/**
 * A cell and its parts, in one rule: a list mounts hundreds of them. Every box has its size before anything is written
 * into it. Marks are a ground or a border, and a sign, never colour alone [A11Y-01].
 */
export const cellStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  width: '100%',
  height: 'var(--cell-height, 40px)',
  padding: '0 6px',
  contain: 'strict',
  borderRadius: radius.s,
  border: '1px solid transparent',
  background: 'var(--surface-3)',
  color: 'var(--text-1)',
  fontSize: text.m,
  textAlign: 'left',

  '> [data-part="label"]': {
    display: 'flex',
    flex: '1 1 0',
    gap: 3,
    minWidth: 0,
    color: 'var(--text-2)',
    fontSize: text.s,
    whiteSpace: 'nowrap',
  },
  // A handicap or a line is part of what is bet on: names give way to it.
  '& [data-part="name"]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-part="name"]:empty': { display: 'none' },
  '& [data-part="figure"]': { flex: 'none' },
  '> [data-part="sign"]': {
    flex: 'none',
    position: 'relative',
    width: 10,
    height: 12,
    lineHeight: '12px',
    textAlign: 'center',
    fontSize: text.xs,
    color: 'var(--text-2)',
  },
  '> [data-price]': { flex: 'none', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },

  '&:hover': { background: 'var(--surface-4)' },
  '&:focus-visible': { outlineOffset: 1 },
  '&[aria-disabled="true"]': { cursor: 'default' },

  '&[data-change="up"]': { background: 'var(--up-surface)' },
  '&[data-change="up"] > [data-part="sign"]': { color: 'var(--up)' },
  '&[data-change="down"]': { background: 'var(--down-surface)' },
  '&[data-change="down"] > [data-part="sign"]': { color: 'var(--down)' },
  '&[data-change="handi-change"]': { background: 'var(--warning-surface)' },
  '&[data-change="handi-change"] > [data-part="sign"]': { color: 'var(--warning)' },
  '&[data-mark="win"]': { borderColor: 'var(--win)', background: 'var(--surface-2)' },
  '&[data-mark="win"] > [data-part="sign"]': { color: 'var(--win)' },
  '&[data-mark="lose"]': { borderColor: 'var(--border)', background: 'var(--surface-2)' },
  '&[data-mark="lose"] > [data-part="sign"]': { color: 'var(--lose)' },
  '&[data-mark="lock"], &[data-mark="spinner"]': {
    borderColor: 'var(--border)',
    background: 'var(--surface-2)',
  },
  '&[data-mark="lock"] > [data-part="sign"]': lock,
  '&[data-mark="spinner"] > [data-part="sign"]::before': spinner,

  '&[data-status="closed"] > [data-price], &[data-mark="lose"] > [data-price]': { color: 'var(--text-3)' },
  '&[data-stale="true"] > [data-price]': { color: 'var(--text-3)', fontWeight: 400 },

  '&[aria-pressed="true"]': {
    background: 'var(--accent)',
    borderColor: 'var(--accent)',
    '&, > *, > [data-part="label"], > [data-part="sign"], > [data-price]': { color: 'var(--on-accent)' },
    '&:hover': { background: 'var(--accent-strong)' },
  },
})
