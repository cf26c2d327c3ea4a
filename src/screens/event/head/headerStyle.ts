import { css } from '@emotion/react'

import { starColours } from '#src/features/eventRow/favouriteLook.ts'
import { layer, phone, radius, space, text } from '#src/ui/theme/scale.ts'

/** px of the head of an event's page. */
export const headHeight = { wide: 72, phone: 64 } as const

const roomy = '@container event-head (min-width: 50rem)'

const team = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  fontSize: text.m,
  fontWeight: 500,
  lineHeight: 1.2,
  color: 'var(--text-1)',
  // Beside its crest a name would be cut on a phone: it stands below it.
  [phone]: { display: 'grid', columnGap: space[1], rowGap: 1, fontSize: text.s, lineHeight: 1.15 },
} as const

/** What stands around the head: it is measured, and the tint of the two teams lies on it. */
const box = css({
  // The score line waits behind it, and comes into sight as this goes out of it.
  position: 'relative',
  zIndex: layer.sticky,
  containerType: 'inline-size',
  containerName: 'event-head',
  minHeight: headHeight.wide,
  background:
    'linear-gradient(90deg, oklch(0.5 0.115 var(--home-hue, 0) / var(--tint, 0)), transparent 42%, transparent 58%, oklch(0.5 0.115 var(--away-hue, 0) / var(--tint, 0))), var(--surface-2)',
  [phone]: { minHeight: headHeight.phone },
  '@media (forced-colors: active)': { borderBottom: '1px solid' },
})

/** Back, the two teams around their score, and the star. */
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: 'inherit',
  padding: `0 ${space[2]}px`,
  [phone]: { padding: 0 },

  '& [data-side]': team,
  '& [data-side] > [data-team]': {
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    [phone]: { WebkitLineClamp: 2, gridRow: 2, textAlign: 'center' },
  },
  '& [data-side="home"] > [data-team]': { textAlign: 'end', [phone]: { textAlign: 'center' } },
  '& [data-side] > [data-crest]': { [phone]: { width: 24, height: 24, fontSize: 9, justifySelf: 'center' } },
  '& [data-side="home"]': {
    [phone]: { gridTemplateColumns: '32px minmax(0, 1fr)', '& > a': { gridRow: '1 / 3', width: 32 } },
  },
  '& [data-side="away"]': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) 32px' },
  },
  '& [data-about]': {
    display: 'none',
    alignItems: 'center',
    gap: space[1],
    // It gives way to a name.
    flex: '0 1000 9.5rem',
    minWidth: '4.5rem',
    fontSize: text.xs,
    fontWeight: 400,
    lineHeight: 1.35,
    color: 'var(--text-2)',
    '& > b': { minWidth: 0, maxHeight: '2lh', overflow: 'hidden', fontWeight: 400 },
    [roomy]: { display: 'flex' },
  },
  // As large as a finger needs, and no higher for it.
  '& [data-star]': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 40,
    height: 40,
    [phone]: { width: 32, gridRow: '1 / 3', gridColumn: 2 },
    borderRadius: radius.s,
    color: 'var(--text-2)',
    '&:focus-visible': { outlineOffset: -2 },
    ...starColours,
  },
  '& [data-middle]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minWidth: '7rem',
    maxWidth: '16rem',
    padding: `0 ${space[4]}px`,
    textAlign: 'center',
    [phone]: { minWidth: '5.5rem', maxWidth: '8.5rem', padding: '0 4px' },
  },
  '& [data-scores]': {
    display: 'none',
    gap: 6,
    fontSize: text.xl,
    fontWeight: 600,
    lineHeight: '2rem',
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
    [phone]: { lineHeight: '1.75rem' },
    '& > [aria-hidden]': { color: 'var(--text-3)', fontWeight: 400 },
  },
  '& [data-start]': { display: 'grid', justifyItems: 'center' },
  '& [data-start] > b': { fontSize: text.l, lineHeight: '1.5rem', fontWeight: 600, whiteSpace: 'nowrap' },
  '& [data-start] > time, & [data-under]': {
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-2)',
  },
  '& [data-under]': { display: 'none', [phone]: { lineHeight: '0.75rem', textWrap: 'balance' } },
  '& [data-series]': { whiteSpace: 'nowrap', color: 'var(--text-2)' },
  '& [data-series] > [data-word]': { [phone]: { display: 'none' } },
  '& [data-series]:has([data-maps]:empty)': { '&, & + span': { display: 'none' } },
  // A line of its own before a figure of it is broken in two.
  '& [data-standing]': {
    display: 'inline-block',
    color: 'var(--live)',
    fontWeight: 500,
    // There it takes two lines in any case, and begins on the first.
    [phone]: { display: 'inline' },
  },
})

/** What a match in play has in the place of its start. */
export const inPlayHead = css({
  '&[data-in-play="true"]': {
    '& [data-scores]': { display: 'flex' },
    '& [data-under]': { display: 'block' },
    '& [data-start]': { display: 'none' },
  },
  // How it ended, and the day.
  '&[data-played="true"]': {
    '& [data-scores]': { display: 'flex' },
    '& [data-start] > b': { display: 'none' },
  },
  // "Full time" is not live.
  '&[data-over="true"] [data-standing]': { color: 'var(--text-2)' },
  '&[data-over="true"] [data-live]': { display: 'none' },
})

export const headerStyle = { box, row }
