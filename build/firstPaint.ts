import type { Plugin } from 'vite'

import {
  competitionHeadHeight,
  headGap,
  headHeightOf,
  phoneHeadGap,
} from '../src/features/eventLists/list/headHeight.ts'
import { phoneHeadHeight, stripHeight } from '../src/features/eventLists/stripHeight.ts'
import { eventRowHeights } from '../src/features/eventRow/rowHeight.ts'
import { cellHeight } from '../src/features/odds/cellHeight.ts'
import {
  bottomBarHeight,
  gamesWidth,
  roomyFrom,
  slipWidth,
  topBarHeight,
  widest,
} from '../src/shell/measures.ts'
import { cssHeight } from '../src/ui/list/windowedList/height.ts'
import { defaultTheme } from '../src/ui/theme/default.ts'
import { below, breakpoint, inset, radius, space, width } from '../src/ui/theme/scale.ts'

const phone = `@media (max-width:${below(breakpoint.pad)})`
const desktop = `@media (min-width:${width(breakpoint.desktop)})`
const roomy = `@media (min-width:${width(roomyFrom)})`

const colours = Object.entries(defaultTheme)
  .filter(([name]) => /^(?:surface|border|text-1$)/.test(name))
  .map(([name, value]) => `--${name}:${value}`)
  .join(';')

/** Seconds after which it is said that the page is late, where no script has come that would know why. */
const patience = 20

/**
 * Nothing in it moves: each block that breathes is a layer of its own, sixty times a second, while scripts are read.
 *
 * In the default theme's colours, through the variables that any other theme sets once it has loaded. Everything has the
 * size and place that React gives it later, so that nothing jumps.
 */
const styles = [
  `:root{${colours};background:var(--surface-1)}`,
  '*{box-sizing:border-box}',
  'body{margin:0}',
  '.fp{overflow:hidden;height:100vh;height:100dvh}',
  `.fp-top{height:calc(${topBarHeight}px + ${inset.top});padding-top:${inset.top};background:var(--surface-2);border-bottom:1px solid var(--border)}`,
  `.fp-top>div{display:flex;align-items:center;justify-content:space-between;height:100%;max-width:${widest}px;margin:0 auto;padding:0 max(${space[4]}px,${inset.right}) 0 max(${space[4]}px,${inset.left})}`,
  `.fp-all{display:grid;grid-template-columns:${gamesWidth.strip}px minmax(0,1fr);max-width:${widest}px;margin:0 auto;padding:0 ${inset.right} 0 ${inset.left};height:100%}`,
  `.fp-games{border-right:1px solid var(--border);padding:${space[2]}px;display:grid;gap:${space[2]}px;align-content:start}`,
  '.fp-slip{display:none}',
  `.fp-list{padding:0 ${space[2]}px}`,
  `.fp-tabs{display:flex;align-items:center;gap:${space[4]}px;height:${stripHeight}px;padding:0 ${space[3]}px;border-bottom:1px solid var(--border)}`,
  '.fp-heads{display:none}',
  `.fp-competition{height:${cssHeight(competitionHeadHeight)};border-top:${headGap}px solid var(--surface-1);background:var(--surface-2)}`,
  `.fp-row{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:${space[2]}px;align-content:center;height:${cssHeight(eventRowHeights('pad', true)[2])};padding:${space[2]}px ${space[3]}px;border-bottom:1px solid var(--border);background:var(--surface-2);overflow:hidden}`,
  `.fp-names{display:grid;gap:${space[3]}px;align-content:center}`,
  `.fp-cells{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:${space[1]}px}`,
  `.fp-cells svg{width:100%;height:${cellHeight.touch}rem}`,
  `.fp-bar{display:none;position:fixed;inset:auto 0 0 0;height:calc(${bottomBarHeight} + ${inset.bottom});padding-bottom:${inset.bottom};background:var(--surface-2);border-top:1px solid var(--border);align-items:center;justify-content:space-around}`,
  '.fp svg{display:block;flex:none;fill:var(--surface-3)}',
  `${desktop}{.fp-all{grid-template-columns:${gamesWidth.strip}px minmax(0,1fr) ${slipWidth}px}.fp-slip{display:block;border-left:1px solid var(--border);background:var(--surface-2)}}`,
  `${roomy}{.fp-all{grid-template-columns:${gamesWidth.open}px minmax(0,1fr) ${slipWidth}px}}`,
  `@media (min-width:${width(breakpoint.desktop)}) and (not (pointer:coarse)){.fp-row{height:${cssHeight(eventRowHeights('desktop', false)[2])}}.fp-cells svg{height:${cellHeight.mouse}rem}}`,
  `${phone}{.fp-top>div{padding:0 max(${space[3]}px,${inset.right}) 0 max(${space[3]}px,${inset.left})}.fp-all{display:block}.fp-games,.fp .fp-further{display:none}.fp-heads{display:block;height:${phoneHeadHeight}px}.fp-competition{height:${cssHeight(headHeightOf('phone'))};border-top-width:${phoneHeadGap}px}.fp-list{padding:0}.fp-bar{display:flex}.fp-row{height:${cssHeight(eventRowHeights('phone', true)[2])}}}`,
  '.fp-said{padding:2rem;color:var(--text-1);font-family:system-ui,sans-serif}',
  `.fp-late{position:fixed;inset:auto 0 30vh;width:fit-content;max-width:calc(100vw - ${space[4] * 2}px);margin:auto;padding:${space[4]}px;border-radius:${radius.m}px;background:var(--surface-4);text-align:center;visibility:hidden;animation:fp-late 0s ${patience}s forwards}`,
  `.fp-late a{display:block;padding:${space[3]}px ${space[4]}px 0;color:inherit;font-weight:600}`,
  '[data-scripts="missing"] .fp-late{visibility:visible}',
  '@keyframes fp-late{to{visibility:visible}}',
].join('')

/** A block in the place of something. It is an image, which counts as painted content. */
function block(width: number | string, height: number, className = ''): string {
  return `<svg${className === '' ? '' : ` class="${className}"`} width="${width}" height="${height}" aria-hidden="true"><rect width="100%" height="100%" rx="${radius.s}"/></svg>`
}

function times(count: number, markup: string): string {
  return markup.repeat(count)
}

const row = `<div class="fp-row"><div class="fp-names">${block(140, 12)}${block(108, 12)}</div><div class="fp-cells">${times(3, block(0, 0))}${times(3, block(0, 0, 'fp-further'))}</div></div>`

const markup = [
  '<main class="fp" aria-busy="true" aria-label="Slipway">',
  `<div class="fp-top"><div>${block(96, 16)}${block(112, 28)}</div></div>`,
  '<div class="fp-all">',
  `<div class="fp-games">${times(9, block('100%', 36))}</div>`,
  `<div class="fp-list"><div class="fp-tabs">${times(3, block(64, 14))}</div><div class="fp-heads"></div>`,
  `<div class="fp-competition"></div>${times(8, row)}</div>`,
  '<div class="fp-slip"></div>',
  '</div>',
  `<div class="fp-bar">${times(5, block(32, 24))}</div>`,
  '</main>',
  // `src/host/missingScripts.ts` shows it as soon as it is known that a script will not come.
  '<p class="fp-said fp-late" role="status">This page has not loaded. Check your connection. <a href="">Retry</a></p>',
].join('')

/**
 * Paints the page's frame from `index.html` itself, before any script arrives: bars, columns and the rows of a list.
 * React's first render takes its place.
 */
export function firstPaint(): Plugin {
  return {
    name: 'slipway:first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!-- first paint: styles -->', () => `<style>${styles}</style>`)
          .replace('<!-- first paint: page -->', () => markup),
    },
  }
}
