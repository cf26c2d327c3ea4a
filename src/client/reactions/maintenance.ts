import type { MaintenanceEvent } from '#machines/maintenance/types.ts'
import { actorOf, type AppActor } from '#src/client/root/actorOf.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'
import type { Services } from '#src/client/services.ts'

type Watched = Pick<Services, 'session' | 'api' | 'connectivity'>

/** The status of a reply that says that a server takes no calls. */
const unavailable = 503

/** Calls as ever, and word of each that was refused because the server is not there for anybody. */
export function noticingRefusals<Input, Init>(
  fetch: (input: Input, init?: Init) => Promise<Response>,
  onRefused: () => void,
): typeof fetch {
  return async (input, init) => {
    const reply = await fetch(input, init)
    if (reply.status === unavailable) onRefused()
    return reply
  }
}

/**
 * What the settings of a launch say of maintenance is heard; when it is over, channels and bets that wait try again at
 * once, and so does a launch that it had stopped.
 */
export function watchMaintenance(
  { session, api, connectivity }: Watched,
  appActor: AppActor,
  tell: (event: MaintenanceEvent) => void,
): void {
  session.subscribe(() => {
    const maintenance = session.settings()?.maintenance
    if (maintenance === undefined || (!maintenance.isOn && maintenance.from === null)) return
    tell({ type: 'status.arrived', status: { ...maintenance, at: api.serverNow() } })
  })
  let wasDown = false
  actorOf({ appActor }, 'maintenance')?.subscribe((snapshot) => {
    if (isArriving(snapshot)) return
    const isDown = snapshot.hasTag('down')
    if (wasDown && !isDown) {
      connectivity.reportBack()
      actorOf({ appActor }, 'launch')?.send({ type: 'retry.requested' })
    }
    wasDown = isDown
  })
}
