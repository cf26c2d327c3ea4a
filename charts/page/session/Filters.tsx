import type { LogFilter } from '#recording/timeline/filter.ts'

interface FiltersProps {
  readonly filter: LogFilter
  readonly whos: readonly string[]
  readonly found: number
  readonly onChange: (filter: LogFilter) => void
  /** Whether they are shown as who told whom. */
  readonly isSequence: boolean
  readonly onSequence: (isSequence: boolean) => void
}

/** Which entries the log shows, and how. */
export function Filters({ filter, whos, found, onChange, isSequence, onSequence }: FiltersProps) {
  return (
    <div className="filters" role="group" aria-label="Filter the log">
      <label>
        <span>Of</span>
        <select value={filter.who} onChange={(event) => onChange({ ...filter, who: event.target.value })}>
          <option value="">all actors</option>
          {whos.map((who) => (
            <option key={who}>{who}</option>
          ))}
        </select>
      </label>
      <label>
        <span>Event</span>
        <input
          type="search"
          value={filter.title}
          placeholder="Any"
          onChange={(event) => onChange({ ...filter, title: event.target.value })}
        />
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={filter.changesOnly}
          onChange={(event) => onChange({ ...filter, changesOnly: event.target.checked })}
        />
        <span>Transitions only</span>
      </label>
      <label className="check">
        <input type="checkbox" checked={isSequence} onChange={(event) => onSequence(event.target.checked)} />
        <span>As a sequence</span>
      </label>
      <output>{found === 1 ? '1 entry' : `${found} entries`}</output>
    </div>
  )
}
