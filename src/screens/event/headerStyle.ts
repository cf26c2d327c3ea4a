import { css } from '@emotion/react'

import { starColours } from '#src/features/eventRow/favouriteLook.ts'
import { layer, phone, radius, space, text } from '#src/ui/theme/scale.ts'

/** The head of an event's page: what it is of, and below it who plays whom and where it stands. */
export const headerStyle = css({
  // The score line waits behind it, and comes into sight as this goes out of it.
  position: 'relative',
  zIndex: layer.sticky,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[3]}px ${space[4]}px ${space[4]}px`,
  background: 'var(--surface-2)',
  border: '1px solid var(--border)',
  borderRadius: radius.m,
  [phone]: { padding: space[3], gap: space[2], borderWidth: '1px 0', borderRadius: 0 },

  '& [data-about]': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    fontSize: text.s,
    color: 'var(--text-2)',
  },
  '& [data-about] > b': {
    flex: '1 1 0',
    minWidth: 0,
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // As large as a finger needs, and no higher for it.
  '& [data-star]': {
    display: 'grid',
    placeItems: 'center',
    margin: '-12px -12px -12px -8px',
    padding: 12,
    borderRadius: radius.s,
    ...starColours,
  },
  '& [data-board]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[3],
    minHeight: 48,
    textAlign: 'center',
    fontSize: text.l,
    fontWeight: 600,
  },
  '& [data-team]': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& [data-middle]': {
    display: 'grid',
    justifyItems: 'center',
    gap: 2,
    minWidth: 88,
    minHeight: 48,
    alignContent: 'center',
  },
  '& [data-scores]': { display: 'none', gap: space[2], fontSize: text.xl, fontWeight: 700 },
  '& [data-about] > time': { whiteSpace: 'nowrap' },
  '& [data-standing]': {
    display: 'none',
    whiteSpace: 'nowrap',
    fontSize: text.s,
    fontWeight: 400,
    color: 'var(--text-2)',
  },
  '& [data-live]': { display: 'none' },
  '& [data-v]': { color: 'var(--text-3)', fontWeight: 400, fontSize: text.m },
  '&[data-in-play="true"]': {
    '& [data-scores], & [data-live]': { display: 'flex' },
    '& [data-standing]': { display: 'block' },
    '& [data-v]': { display: 'none' },
  },
})
