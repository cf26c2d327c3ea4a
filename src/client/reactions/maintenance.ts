import type { ActorRefFrom } from 'xstate'

import type { appMachine } from '#machines/app/machine.ts'
import type { MaintenanceEvent } from '#machines/maintenance/types.ts'
import { isArriving } from '#src/client/actors/lateMachine.ts'
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
  appActor: ActorRefFrom<typeof appMachine>,
  tell: (event: MaintenanceEvent) => void,
): void {
  session.subscribe(() => {
    const maintenance = session.settings()?.maintenance
    if (maintenance === undefined || (!maintenance.isOn && maintenance.from === null)) return
    tell({ type: 'status.arrived', status: { ...maintenance, at: api.serverNow() } })
  })
  const { maintenance } = appActor.getSnapshot().children
  let wasDown = false
  maintenance?.subscribe((snapshot) => {
    if (isArriving(snapshot)) return
    const isDown = snapshot.hasTag('down')
    if (wasDown && !isDown) {
      connectivity.tellBack()
      appActor.getSnapshot().children.launch?.send({ type: 'retry.requested' })
    }
    wasDown = isDown
  })
}
