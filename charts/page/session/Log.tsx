import { timeWords, titleOf, whoOf } from '#recording/timeline/describe.ts'
import type { Timeline } from '#recording/timeline/timeline.ts'

import { logRow } from './logRow.ts'
import { lastUpTo } from './places.ts'
import { WindowedList } from './WindowedList.tsx'

export interface LogProps {
  readonly timeline: Timeline
  /** Which entries are shown. */
  readonly places: readonly number[]
  readonly moment: number
  readonly onChoose: (place: number) => void
}

/** What has happened, in order. Choosing an entry goes to its moment. */
export function Log({ timeline, places, moment, onChoose }: LogProps) {
  // The last visible entry up to the moment.
  const chosen = lastUpTo(places, moment)
  return (
    <WindowedList
      label="What has happened"
      count={places.length}
      chosen={chosen}
      onChoose={(row) => onChoose(places[row] ?? 0)}
      empty="Nothing has happened that the filter lets through."
      row={(row) => {
        const place = places[row] ?? 0
        const shown = logRow(timeline, place, moment)
        if (shown === null) return { key: String(place), content: null }
        const { entry, look, entered } = shown
        return {
          key: String(place),
          look,
          content: (
            <>
              <time>{timeWords(entry.at)}</time>
              <span className="who">{whoOf(entry)}</span>
              <span className="what">{titleOf(entry)}</span>
              <span className="to">{entered === '' ? '' : `→ ${entered}`}</span>
            </>
          ),
        }
      }}
    />
  )
}
