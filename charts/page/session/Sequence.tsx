import type { CSSProperties } from 'react'

import { timeWords, titleOf } from '#recording/timeline/describe.ts'
import { lanesOf, rootOf, sentOf } from '#recording/timeline/sequence.ts'

import type { LogProps } from './Log.tsx'
import { logRow } from './logRow.ts'
import { lastUpTo } from './places.ts'
import { WindowedList } from './WindowedList.tsx'

/** Who told whom, in order: a lane for each, an arrow for each entry. Choosing one goes to its moment [CHART-02]. */
export function Sequence({ timeline, places, moment, onChoose }: LogProps) {
  const { entries } = timeline
  const lanes = lanesOf(entries, places)
  const root = rootOf(entries)
  const shared: CSSProperties & Record<'--lanes', number> = { '--lanes': Math.max(1, lanes.length) }
  return (
    <div className="sequence" style={shared}>
      <ol className="lanes" aria-label="Lanes">
        {lanes.map((lane) => (
          <li key={lane} title={lane}>
            {lane.slice(lane.lastIndexOf('/') + 1)}
          </li>
        ))}
      </ol>
      <WindowedList
        label="Who told whom"
        count={places.length}
        chosen={lastUpTo(places, moment)}
        onChoose={(row) => onChoose(places[row] ?? 0)}
        empty="Nothing has happened that the filter lets through."
        row={(row) => {
          const place = places[row] ?? 0
          const shown = logRow(timeline, place, moment)
          if (shown === null) return { key: String(place), content: null }
          const { entry, look, entered } = shown
          const { from, to } = sentOf(entry, root)
          return {
            key: String(place),
            look,
            content: (
              <>
                <time>{timeWords(entry.at)}</time>
                <span className="arrows" aria-hidden="true">
                  <Arrow from={lanes.indexOf(from)} to={lanes.indexOf(to)} />
                </span>
                <span className="unseen">{from === to ? `${to}: ` : `${from} to ${to}: `}</span>
                <span className="words">
                  <span className="what">{titleOf(entry)}</span>{' '}
                  <span className="to">{entered === '' ? '' : `→ ${entered}`}</span>
                </span>
              </>
            ),
          }
        }}
      />
    </div>
  )
}

/** From the middle of a lane to that of another; a dot where both are one. */
function Arrow({ from, to }: { readonly from: number; readonly to: number }) {
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  const lanes = last - first + 1
  return (
    <span
      className={from === to ? 'dot' : `arrow ${from < to ? 'right' : 'left'}`}
      style={{ gridColumn: `${first + 1} / ${last + 2}`, marginInline: `${50 / lanes}%` }}
    />
  )
}
