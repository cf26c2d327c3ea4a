import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useMemo } from 'react'

import { stopsOf } from '#src/ui/list/arrowKeys/toolbars.ts'

interface LeftAt {
  readonly list: string
  /** px from the page's top. */
  readonly scrolled: number
  /** The key of the row that had the focus. */
  readonly row: string | null
}

type Router = ReturnType<typeof useRouter>

const leftAt = new WeakMap<Router, LeftAt>()

function focusedRow(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? null
}

/**
 * A member who comes back to a list finds it where they left it, whichever way they come [ROUTE-10]. The router sees to
 * the browser's own Back. After a link back it begins at the top by its rules, and this goes on from there.
 * @param list names the list: another one begins at its top
 * @returns the key of the row that led away, for the list to mount it; null where nobody came back to it
 */
export function useReturnedPlace(list: string): string | null {
  const router = useRouter()
  // Looked at once, before the effect below forgets it.
  const returned = useMemo(() => {
    const left = leftAt.get(router)
    return left?.list === list ? left.row : null
  }, [router, list])
  useLayoutEffect(() => {
    const left = leftAt.get(router)
    let awaited = left?.list === list ? left : null
    let leaving: LeftAt | null = null
    leftAt.delete(router)
    const restore = (): void => {
      if (awaited !== null) window.scrollTo({ top: awaited.scrolled, behavior: 'instant' })
    }
    // The router may have begun at the top already, or be about to.
    restore()
    const stops = [
      router.subscribe('onRendered', () => {
        restore()
        awaited = null
      }),
      // Before the next screen moves anything.
      router.subscribe('onBeforeNavigate', () => {
        leaving = { list, scrolled: window.scrollY, row: focusedRow() }
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      leftAt.set(router, awaited ?? leaving ?? { list, scrolled: window.scrollY, row: null })
    }
  }, [router, list])
  return returned
}

/** Where the focus goes on from, of the row that one came back to: its first link or button; null where it is not there. */
export function returnedStop(root: Element): HTMLElement | null {
  const row = root.querySelector('[data-returned]')
  return row === null ? null : (stopsOf(row)[0] ?? null)
}
