import { useState } from 'react'

/** Which chart of a comparison is looked at. */
export type Side = 'now' | 'was' | 'both'

/** What the charts are compared with, and which side is looked at; no revision, no comparison. */
export interface Wish {
  readonly revision: string | null
  readonly side: Side
}

/**
 * What the page's address says of a comparison, before its hash: every link within the page keeps it, and a link to the page
 * has it.
 */
export function useWish(): readonly [Wish, (wish: Wish) => void] {
  const [wish, setWish] = useState<Wish>(() => readWish(window.location.search))
  const set = (next: Wish): void => {
    const said = new URLSearchParams(window.location.search)
    if (next.revision === null) said.delete('since')
    else said.set('since', next.revision)
    if (next.revision === null || next.side === 'now') said.delete('side')
    else said.set('side', next.side)
    const search = said.toString()
    window.history.replaceState(
      null,
      '',
      `${window.location.pathname}${search === '' ? '' : `?${search}`}${window.location.hash}`,
    )
    setWish(next)
  }
  return [wish, set]
}

function readWish(search: string): Wish {
  const said = new URLSearchParams(search)
  const side = said.get('side')
  return { revision: said.get('since'), side: side === 'was' || side === 'both' ? side : 'now' }
}
