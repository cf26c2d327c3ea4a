import { type RefObject, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { useClient } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import type { EventListPage } from '#src/wire/lists/events.ts'

import type { StartTime } from '../eventsSearch.ts'
import { type ListRow, rowsOf } from '../list/listItems.ts'
import type { FrozenRows } from './freezeList.ts'
import type { ReasonOf } from './leftReason.ts'

interface HeldRows {
  /** The rows of each page; undefined until there is a reply. */
  readonly pages: readonly (readonly ListRow[])[] | undefined
  /** Events that have come and wait. */
  readonly waiting: number
  readonly showWaiting: () => void
  /** Further pages have nothing for it. */
  readonly isWhole: boolean
}

interface List {
  /** Another one is another list. */
  readonly name: string
  readonly pages: readonly EventListPage[] | undefined
  /** Whether anything of it moves: a list that stands for months is never held. */
  readonly isMoving?: boolean
  /** Of a list of its own kind. */
  readonly reasonOf?: ReasonOf
  /** The odds that it is narrowed to; its rows come with what narrows them. */
  readonly odds?: string | undefined
  /** The time within which its events start; likewise. */
  readonly starts?: StartTime | undefined
}

/**
 * The rows of a list, which hold while the member aims at something within the element. What does that comes after the
 * first list; until then they are as the reply has them.
 */
export function useFrozenList(
  root: RefObject<HTMLElement | null>,
  { name, pages, isMoving = true, reasonOf, odds, starts }: List,
): HeldRows {
  const { api, minutes, priceBook, scoreBook } = useClient()
  const { isoDay } = useFormat()
  const [kept, keep] = useState<{ readonly name: string; readonly store: FrozenRows } | null>(null)
  const store = kept?.name === name ? kept.store : null
  const isLoaded = pages !== undefined
  useEffect(() => {
    if (!isLoaded || !isMoving) return
    let stop: (() => void) | null = () => undefined
    void import('./freezeList.ts').then(
      ({ freezeList }) => {
        if (stop === null || root.current === null) return
        const times = { now: api.serverNow, onMinute: minutes.subscribe, isoDay }
        const made = freezeList(root.current, { priceBook, scoreBook }, times, { reasonOf, odds, starts })
        stop = made.stop
        keep({ name, store: made })
      },
      // Without it the list is as the reply has it.
      () => undefined,
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [root, api, minutes, isoDay, priceBook, scoreBook, isMoving, reasonOf, odds, starts, name, isLoaded])
  useLayoutEffect(() => {
    if (store !== null && pages !== undefined) store.take(pages.map(({ events }) => events))
  }, [store, pages])
  const held = useSyncExternalStore(store?.subscribe ?? never, () => store?.get() ?? null)
  const plain = useMemo(
    () => ((odds ?? starts) === undefined || !isMoving ? pages && rowsOf(pages) : undefined),
    [pages, odds, starts, isMoving],
  )
  return {
    pages: pages === undefined ? undefined : (held?.pages ?? plain),
    waiting: held?.waiting ?? 0,
    showWaiting: () => store?.showAll(),
    // Of the pages of this very render: what is asked for next is decided before the store takes them.
    isWhole: store?.isWhole(pages?.at(-1)?.events.at(-1)) === true,
  }
}

const never = () => () => undefined
