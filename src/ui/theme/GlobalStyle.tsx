import { css, Global } from '@emotion/react'

import { themeDeclarations } from './declarations.ts'
import { defaultScheme, defaultTheme } from './default.ts'
import { stillPage } from './motion.ts'
import { text } from './scale.ts'

/* oxlint-disable lingui/no-unlocalized-strings -- of a style */
const still = {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  // Not a short one: where none is declared, that would be one of everything, and hold each change back for a frame.
  transitionProperty: 'none !important',
  scrollBehavior: 'auto',
} as const
/* oxlint-enable lingui/no-unlocalized-strings */

const rules = css({
  ':root': {
    ...themeDeclarations(defaultTheme),
    colorScheme: defaultScheme,
    background: 'var(--surface-1)',
    fontFamily:
      "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Noto Sans Thai', 'Noto Sans CJK SC', 'Noto Sans SC', 'PingFang SC', 'Hiragino Sans', 'Apple SD Gothic Neo', 'Microsoft YaHei', sans-serif",
    fontSize: '100%',
    lineHeight: 1.4,
    WebkitTextSizeAdjust: '100%',
  },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'html, body, #root': { height: '100%' },
  body: {
    margin: 0,
    background: 'var(--surface-1)',
    color: 'var(--text-1)',
    fontSize: text.s,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0 },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 500, lineHeight: 1.25 },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  'button, input, select, textarea': {
    font: 'inherit',
    fontVariantNumeric: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  },
  // Lines break between words, as they do where words have spaces.
  ':lang(ko)': { wordBreak: 'keep-all' },
  ':lang(ja)': { wordBreak: 'auto-phrase' },
  button: { background: 'none', border: 0, padding: 0, cursor: 'pointer', touchAction: 'manipulation' },
  'button:disabled': { cursor: 'default' },
  a: { color: 'inherit', textDecoration: 'none' },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  dialog: { color: 'inherit' },
  [`.${stillPage} *, .${stillPage} *::before, .${stillPage} *::after`]: still,
  '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': still },
})

/** The page's own rules: the theme's variables, the type, and what a browser's defaults get wrong for us. */
export function GlobalStyle() {
  return <Global styles={rules} />
}
