import type { KeptChart } from '../model/readChart.ts'

/** A chart as JSON: `createMachine` reads its `config` back as the same chart, and `words` says what its names mean [CHART-01]. */
export function jsonOf({ config, words }: KeptChart): string {
  return `${JSON.stringify({ config, words }, null, 2)}\n`
}

/** Reads such JSON back. @throws Error if it is not a chart */
export function readJson(name: string, text: string): KeptChart {
  const kept: Partial<KeptChart> | null = JSON.parse(text)
  if (typeof kept !== 'object' || kept === null || kept.config === undefined || kept.words === undefined)
    throw new Error(`${name}: no chart in this JSON`)
  return { config: kept.config, words: kept.words }
}
