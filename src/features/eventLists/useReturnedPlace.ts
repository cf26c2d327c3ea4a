import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

import { useClient } from '#src/client/context.tsx'
import type { Client } from '#src/client/createClient.ts'

interface LeftAt {
  readonly list: string
  /** px from the page's top. */
  readonly scrolled: number
}

const leftAt = new WeakMap<Client, LeftAt>()

/**
 * Who comes back to the list they left finds it where they left it, whichever way they come [ROUTE-10]. The browser's
 * own Back is the router's; a link back begins at the top by its rules, and this goes on from there.
 * @param list names the list: another one begins at its top
 */
export function useReturnedPlace(list: string): void {
  const client = useClient()
  const router = useRouter()
  useLayoutEffect(() => {
    const left = leftAt.get(client)
    let awaited = left?.list === list ? left : null
    let leaving: number | null = null
    leftAt.delete(client)
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
        leaving = window.scrollY
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      leftAt.set(client, awaited ?? { list, scrolled: leaving ?? window.scrollY })
    }
  }, [client, router, list])
}
