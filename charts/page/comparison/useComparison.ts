import { useEffect, useMemo, useState } from 'react'

import { markOf } from '../../diff/mark.ts'
import { type Difference, differenceOf } from '../../diff/tables.ts'
import type { Mark } from '../../drawing/Drawing.tsx'
import { readJson } from '../../exports/json.ts'
import { shownCharts, type ShownChart, shownOf } from '../charts.ts'

/** A machine then and now. */
export interface Compared {
  readonly name: string
  /** As it was; null where there was none. */
  readonly before: ShownChart | null
  readonly difference: Difference
  readonly markThen: Mark
  readonly markNow: Mark
}

/** The charts of a revision beside those of now. */
export type Comparison =
  | { readonly is: 'asking' }
  | { readonly is: 'unknown'; readonly says: string }
  | { readonly is: 'there'; readonly all: ReadonlyMap<string, Compared> }

/** Asks for the charts of a revision; null where none is asked for. */
export function useComparison(revision: string | null): Comparison | null {
  const [answer, setAnswer] = useState<{ of: string; comparison: Comparison } | null>(null)
  useEffect(() => {
    if (revision === null) return undefined
    let isWanted = true
    void compare(revision).then((comparison) => isWanted && setAnswer({ of: revision, comparison }))
    return () => {
      isWanted = false
    }
  }, [revision])
  return useMemo(() => {
    if (revision === null) return null
    return answer?.of === revision ? answer.comparison : { is: 'asking' }
  }, [revision, answer])
}

async function compare(revision: string): Promise<Comparison> {
  try {
    const response = await fetch(`revision.json?${new URLSearchParams({ of: revision }).toString()}`)
    if (response.status === 404) return { is: 'unknown', says: await response.text() }
    // A built page has no server that knows what was.
    if (!response.headers.get('content-type')?.includes('json'))
      return { is: 'unknown', says: 'Only npm run charts knows earlier revisions.' }
    const said: Readonly<Record<string, unknown>> = await response.json()
    const before = new Map(
      Object.entries(said).map(([name, kept]) => [name, readJson(name, JSON.stringify(kept))]),
    )
    const names = [...new Set([...shownCharts.keys(), ...before.keys()])]
    return {
      is: 'there',
      all: new Map(names.map((name) => [name, compared(name, before.get(name) ?? null)])),
    }
  } catch (error) {
    return { is: 'unknown', says: error instanceof Error ? error.message : String(error) }
  }
}

function compared(name: string, kept: ShownChart['kept'] | null): Compared {
  const difference = differenceOf(name, kept, shownCharts.get(name)?.kept ?? null)
  return {
    name,
    before: kept === null ? null : shownOf(name, kept),
    difference,
    markThen: markOf(difference.changes, 'before'),
    markNow: markOf(difference.changes, 'after'),
  }
}
