import type { RegisteredRouter } from '@tanstack/react-router'

import type { Client } from '#src/client/client.ts'
import { maintenanceOf, phaseOf } from '#src/client/hooks/useMaintenance.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the member was when maintenance began: an address on our own origin. */
    backTo?: string
  }
}

const page = '/maintenance'
/** An address on our own origin: what begins with two slashes, of either kind, names another. */
const ownAddress = /^\/(?![/\\])/
/** Where a member goes on who came to the page by its address. */
const list = '/events'

/**
 * Leads the member to the maintenance page while it lasts, wherever they go, and back to where they were when it is over
 * [LIVE-12, MEMBER-11]. The place stands in the browser's history, so that a reload does not lose it.
 * @param isForAnybody whether a route is open to everybody, a session or not
 */
export function followMaintenance(
  client: Client,
  router: RegisteredRouter,
  isForAnybody: (routeId: string) => boolean,
): void {
  let wasDown = false

  const leave = (): void => {
    const { backTo } = router.state.location.state
    if (backTo !== undefined && ownAddress.test(backTo)) router.history.replace(backTo)
    else if (wasDown && client.session.isOpen()) void router.navigate({ to: list, search: {}, replace: true })
  }
  const follow = (): void => {
    const phase = phaseOf(maintenanceOf(client)?.getSnapshot())
    if (phase === 'unknown') return
    const isDown = phase === 'underMaintenance' || phase === 'ending'
    const isHere = router.state.location.pathname === page
    if (isHere && !isDown) leave()
    wasDown = isDown
    const last = router.state.matches.at(-1)
    // A member whose session is over reads that, and pages that are open to everybody stay open.
    if (!isDown || isHere || last === undefined || isForAnybody(last.routeId)) return
    if (client.appActor.getSnapshot().hasTag('over')) return
    void router.navigate({ to: page, replace: true, state: { backTo: router.history.location.href } })
  }

  const maintenance = maintenanceOf(client)
  let isFetched = false
  maintenance?.subscribe((snapshot) => {
    if (!isFetched && !isArriving(snapshot)) {
      isFetched = true
      // Its code may not load during maintenance.
      void router.preloadRoute({ to: page })
    }
    follow()
  })
  router.subscribe('onResolved', follow)
}
