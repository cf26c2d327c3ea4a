import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

import { returnedStop } from '#src/ui/list/windowedList/useReturnedPlace.ts'

/** The frame that the screens change in, where a new one has no heading yet. */
let waiting: HTMLElement | null = null

/** A heading that comes after its screen takes the focus that waits for it; never from where the member went meanwhile. */
export function takeScreenFocus(heading: HTMLElement): void {
  const place = waiting
  waiting = null
  const isLeft = document.activeElement === place || document.activeElement === document.body
  if (place !== null && place.contains(heading) && isLeft) heading.focus({ preventScroll: true })
}

/** The link that led to another screen is gone: the focus goes to the new screen's heading, in `main`. */
export function useFocusOnNewScreen(main: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    // The first screen takes the focus from nobody: it may stand in a partner's page.
    let last = router.state.location.pathname
    return router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
      if (pathname === last || main.current === null) return
      last = pathname
      const heading = main.current.querySelector('h1')
      // Who comes back to a list goes on from the row that led away.
      const place = returnedStop(main.current) ?? heading ?? main.current
      waiting = place === main.current ? place : null
      place.focus({ preventScroll: true })
    })
  }, [router, main])
}
