import { useId, useState } from 'react'

import { hashOf } from '../address.ts'
import { shownCharts } from '../charts.ts'
import type { Comparison } from './useComparison.ts'
import type { Side } from './useWish.ts'

interface CompareProps {
  /** What the charts are compared with; null if with nothing. */
  readonly revision: string | null
  readonly comparison: Comparison | null
  readonly onCompare: (revision: string | null) => void
}

/** Compares all charts with those of a revision: which have changed, each with a link [CHART-03]. */
export function Compare({ revision, comparison, onCompare }: CompareProps) {
  const id = useId()
  const [entry, setEntry] = useState(revision ?? 'main')
  return (
    <section className="compare" aria-labelledby={id}>
      <h2 id={id}>Changes</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onCompare(entry.trim() === '' ? null : entry.trim())
        }}
      >
        <label>
          <span>Since which revision of git</span>
          <input value={entry} onChange={(event) => setEntry(event.target.value)} spellCheck={false} />
        </label>
        <div className="choices">
          <button type="submit" className="plain">
            Compare
          </button>
          {revision !== null && (
            <button type="button" className="plain" onClick={() => onCompare(null)}>
              Stop comparing
            </button>
          )}
        </div>
      </form>
      {comparison?.is === 'asking' && <p role="status">Reading the charts of {revision} …</p>}
      {comparison?.is === 'unknown' && (
        <p role="alert" className="unknown">
          {comparison.says}
        </p>
      )}
      {comparison?.is === 'there' && <Changed comparison={comparison} revision={revision} />}
    </section>
  )
}

function Changed({
  comparison,
  revision,
}: Pick<CompareProps, 'revision'> & { readonly comparison: Comparison & { is: 'there' } }) {
  const changed = [...comparison.all.values()].filter(({ difference }) => difference.tables.length > 0)
  return (
    <>
      <p role="status">
        {changed.length === 0
          ? `Nothing has changed since ${revision}.`
          : `${changed.length} of ${comparison.all.size} machines ${changed.length === 1 ? 'has' : 'have'} changed since ${revision}.`}
      </p>
      <ul aria-label="Changed machines">
        {changed.map(({ name, before }) => (
          <li key={name}>
            {shownCharts.has(name) ? <a href={hashOf({ machine: name, state: null })}>{name}</a> : name}{' '}
            {before === null && <small>new</small>}
            {!shownCharts.has(name) && <small>gone</small>}
          </li>
        ))}
      </ul>
    </>
  )
}

const sides: Readonly<Record<Side, string>> = { now: 'Now', was: 'Then', both: 'Side by side' }

/** Which of the two charts is looked at, and what the colours say. */
export function Sides({ side, onSide }: { readonly side: Side; readonly onSide: (side: Side) => void }) {
  return (
    <div className="sides" role="group" aria-label="Which chart">
      {(['now', 'was', 'both'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="plain"
          aria-pressed={one === side}
          onClick={() => onSide(one)}
        >
          {sides[one]}
        </button>
      ))}
      <span className="legend">
        <span className="swatch added" aria-hidden="true" /> added
        <span className="swatch removed" aria-hidden="true" /> removed
        <span className="swatch changed" aria-hidden="true" /> changed
      </span>
    </div>
  )
}
