import { type FindNeighbour, stopsOf, type Way } from '#src/ui/list/arrowKeys/toolbars.ts'

/** Where a link or price stands in its row: its column, and its side there. */
interface Place {
  readonly column: string
  readonly side: string
}

function placeOf(stop: HTMLElement): Place {
  return {
    column: stop.closest<HTMLElement>('[data-column]')?.dataset.column ?? '',
    side: stop.dataset.side ?? '',
  }
}

function atPlace(stops: readonly HTMLElement[], { column, side }: Place): HTMLElement | undefined {
  const inColumn = stops.filter((stop) => placeOf(stop).column === column)
  return inColumn.find((stop) => placeOf(stop).side === side) ?? inColumn[0] ?? stops[0]
}

function rowsFrom(stop: HTMLElement, way: Way): HTMLElement[] {
  const list = stop.closest('[data-windowed-list]')
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = rows.findIndex((row) => row.contains(stop))
  if (at === -1) return []
  return way === 'below' ? rows.slice(at + 1) : rows.slice(0, at).toReversed()
}

/**
 * Finds the same place in the row above or below. A row without it lends its nearest, and the rows after it are asked
 * for the place one came from, as a cursor does in a text.
 */
export function createSamePlace(): FindNeighbour {
  let last: { readonly stop: HTMLElement; readonly wanted: Place } | null = null
  return (stop, way) => {
    const wanted = last?.stop === stop ? last.wanted : placeOf(stop)
    for (const row of rowsFrom(stop, way)) {
      const next = atPlace(stopsOf(row), wanted)
      if (next !== undefined) {
        last = { stop: next, wanted }
        return next
      }
    }
    return null
  }
}
