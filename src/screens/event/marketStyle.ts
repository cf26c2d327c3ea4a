import { css } from '@emotion/react'

import { space, text } from '#src/ui/theme/scale.ts'

/** From this width of the panel on, a market's name stands beside its prices instead of above them. */
const beside = '@container markets (min-width: 640px)'
/** Three names and prices side by side have no room here: each name goes above its price. */
const cramped = '@container markets (max-width: 479.98px)'
const mouse = '@media (min-width: 1024px) and (not (pointer: coarse))'

const section = css({
  '--cell-height': '40px',
  [mouse]: { '--cell-height': '32px' },
  padding: space[3],
  margin: 0,
  '& + &': { borderTop: '1px solid var(--border)' },
  '& > [data-body]': {
    display: 'grid',
    gap: space[2],
    [beside]: { gridTemplateColumns: '184px minmax(0, 1fr)', columnGap: space[3] },
  },
  '& [data-head]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minWidth: 0,
    fontSize: text.m,
    color: 'var(--text-1)',
    // With the words of its standing this is as high as a cell, so that they move nothing.
    [beside]: {
      display: 'grid',
      alignContent: 'center',
      justifyContent: 'start',
      gap: 0,
      height: 'var(--cell-height)',
    },
  },
  '& [data-cells]': { display: 'grid', gap: space[1], minWidth: 0 },
})

const line = css({
  display: 'grid',
  gap: space[1],
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
})

const lineOfThree = css(line, {
  [cramped]: {
    '--cell-height': '52px',
    '& > button': { flexWrap: 'wrap', alignContent: 'center', rowGap: 2, justifyContent: 'space-between' },
    '& > button > [data-part="label"]': { flexBasis: '100%' },
  },
})

const list = css({
  display: 'grid',
  gap: space[1],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
})

export const marketStyle = { section, line, lineOfThree, list }
