import dark from '../../public/themes/default.json'
import light from '../../public/themes/lh.json'

/** The colours of the page and of a drawing: the client's own themes. */
export const themes = { dark, light }
export type ThemeName = keyof typeof themes

/** A theme as the declarations of a style rule. */
export function declarations(theme: ThemeName): string {
  return Object.entries(themes[theme])
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

/** Fonts whose widths `layout/glyphs.ts` knows. */
export const fontFamily = "Helvetica, Arial, 'Liberation Sans', sans-serif"

/** How a drawing looks, on the page and in a file. */
export const drawingStyle = `
.chart{font-family:${fontFamily};fill:var(--text-1)}
.chart text{white-space:pre}
.box{fill:var(--surface-2);stroke:var(--border-strong);stroke-width:1.2}
.compound>.box,.parallel>.box{fill:var(--surface-1);fill-opacity:0;pointer-events:all}
.compound>text,.parallel>text{paint-order:stroke;stroke:var(--surface-1);stroke-width:5px;stroke-linejoin:round}
.region{stroke-dasharray:6 4}
.final .inner{fill:none;stroke:var(--border-strong)}
.beneath{fill:var(--surface-2);stroke:var(--border-strong);stroke-width:1.2}
.fold{cursor:pointer;fill:none;stroke:var(--text-2);stroke-width:1.6}
.fold>.press{fill:var(--surface-3);stroke:var(--border-strong);stroke-width:1}
.line{fill:none;stroke:var(--text-3);stroke-width:1.4}
.tip{fill:var(--text-3)}
.label-ground{fill:var(--surface-1);stroke:var(--border);stroke-width:1}
.mark{fill:var(--accent);stroke:var(--accent)}
.mood{fill:none;stroke:var(--text-2);stroke-width:1.6;stroke-linejoin:round}
.failure>.mood{stroke:var(--danger)}
.failure>.box{stroke:var(--danger);stroke-width:1.8}
.wait>.mood{stroke:var(--warning)}
.wait>.box:not(.region){stroke:var(--warning);stroke-dasharray:2 3;stroke-width:1.6}
.rule{stroke:var(--border)}
.name{font-size:15px;font-weight:700;fill:var(--text-1)}
.count{font-size:15px;fill:var(--text-2)}
.about{font-size:12px;fill:var(--text-2)}
.tag{font-size:12px;fill:var(--refund)}
.cause{font-size:13px;font-weight:700;fill:var(--accent)}
.guard{font-size:12px;fill:var(--warning)}
.action{font-size:12px;fill:var(--text-1)}
.target{font-size:12px;font-weight:700;fill:var(--text-1)}
.actor{font-size:12px;fill:var(--up)}
.label{font-size:12px;fill:var(--text-3)}
`

/** The colours of a drawing in a file: light or dark, as the reader has it. */
export const fileStyle = `:root{${declarations('light')}}@media (prefers-color-scheme:dark){:root{${declarations('dark')}}}.ground{fill:var(--surface-1)}`
