import { css, Global } from '@emotion/react'

import { themeVariables } from '#src/ui/theme/names.ts'

/** Grounds are paper, lines grey, all else ink: whatever the theme, it costs no ink and can be read. */
function onPaper(name: string): string {
  if (/^surface|-surface$|^scrim$|^shadow$/.test(name)) return '#ffffff'
  return name === 'border' ? '#999999' : '#000000'
}

/* oxlint-disable lingui/no-unlocalized-strings -- of a style */
/** Stronger than the theme, which stands on the element itself. */
const paper = Object.fromEntries(themeVariables.map((name) => [`--${name}`, `${onPaper(name)} !important`]))

const rules = css({
  '@media print': {
    '@page': { margin: '12mm' },
    ':root': { ...paper, colorScheme: 'light !important' },
    'html, body, #root': { height: 'auto !important', background: '#ffffff !important' },
    // No ground: one that the browser leaves out anyway must not be what tells something.
    'body, body *': {
      backgroundColor: 'transparent !important',
      backgroundImage: 'none !important',
      boxShadow: 'none !important',
      animation: 'none !important',
      transition: 'none !important',
    },
    // Ways to somewhere else, and what can only be pressed.
    'nav, #root header:not(article header), [role=tablist], [role=search], [role=status], [role=combobox], [role=radiogroup], [role=switch], input, dialog > header':
      { display: 'none !important' },
    ':is(article, aside, dialog) button:not([data-market]), button:has(> svg:only-child)': {
      display: 'none !important',
    },
    // One column, as long as it needs to be.
    'div:has(> main)': { display: 'block !important', maxWidth: 'none !important' },
    ':root div:has(> main) > div': {
      position: 'static',
      height: 'auto !important',
      border: '0 !important',
    },
    'aside, aside *, dialog, dialog *, div:has(> aside)': {
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
    },
    ':root dialog[open]': { position: 'static', display: 'block !important', width: '100% !important' },
    'dialog::backdrop': { display: 'none' },
    // What there is to read: the bets where they are shown, in a column or over the page, else the screen.
    'body:has(aside article) main, body:has(dialog[open] article) #root > div > :not(dialog):not(:has(dialog))':
      {
        display: 'none !important',
      },
    'article, li, [data-event]': { breakInside: 'avoid' },
    'article, [data-event]': { border: '1px solid #999999' },
    h2: { breakAfter: 'avoid' },
    // What is chosen, without its colour.
    '[data-market]': { border: '1px solid #999999 !important' },
    '[data-market][aria-pressed=true]': { border: '2px solid #000000 !important' },
    '[data-market][aria-pressed=true] > [data-part=sign]:empty::after': { content: '"✓"' },
  },
})
/* oxlint-enable lingui/no-unlocalized-strings */

/** How pages look on paper: bets, rules and lists in black on white, without what leads elsewhere [THEME-01] [A11Y-01]. */
export function PrintStyle() {
  return <Global styles={rules} />
}
