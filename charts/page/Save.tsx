import { filesOf } from '../files/files.ts'
import { shownCharts } from './charts.ts'
import { saveAs } from './saveAs.ts'

const files = {
  'chart.svg': 'SVG',
  'table.md': 'Table',
  'chart.mmd': 'Mermaid',
  'chart.json': 'JSON',
  'stately.ts': 'Source for Stately',
}

/** A chart's files, to save [CHART-03]. */
export function Save({ name }: { readonly name: string }) {
  const shown = shownCharts.get(name)
  if (shown === undefined) return null
  const save = async (file: string): Promise<void> => {
    const text = (await filesOf(name, shown.kept))[file] ?? ''
    saveAs(`${name}.${file}`, text)
  }
  return (
    <section className="save" aria-label="Save this chart">
      {Object.entries(files).map(([file, label]) => (
        <button key={file} type="button" className="plain" onClick={() => void save(file)}>
          {label}
        </button>
      ))}
    </section>
  )
}
