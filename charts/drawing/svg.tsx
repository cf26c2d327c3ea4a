import { renderToStaticMarkup } from 'react-dom/server'

import type { ChartLayout } from '../layout/layOut.ts'
import type { ChartModel } from '../model/chart.ts'
import { Drawing, type Mark, viewBoxOf } from './Drawing.tsx'
import { fileStyle } from './style.ts'

/** A chart as an SVG file: the page's own drawing, in light or dark, as the reader has it [CHART-03]. */
export function svgOf(chart: ChartModel, layout: ChartLayout, mark?: Mark, style = ''): string {
  const [, , width, height] = viewBoxOf(layout)
  const markup = renderToStaticMarkup(
    <Drawing
      chart={chart}
      layout={layout}
      style={fileStyle + style}
      svg={{ width, height }}
      {...(mark === undefined ? {} : { mark })}
    />,
  )
  return `${markup.replaceAll(/<(?=g |rect|path|text|style)/g, '\n<')}\n`
}
