import type { ActorRefFrom } from 'xstate'

import type { appMachine } from '#machines/app/machine.ts'
import type { PrebookId } from '#machines/app/types.ts'
import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import type { careMachine } from '#machines/care/machine.ts'
import type { connectivityMachine } from '#machines/connectivity/machine.ts'
import type { launchMachine } from '#machines/launch/machine.ts'
import type { luckyComboMachine } from '#machines/luckyCombo/machine.ts'
import type { maintenanceMachine } from '#machines/maintenance/machine.ts'
import type { onboardingMachine } from '#machines/onboarding/machine.ts'
import type { orientationMachine } from '#machines/orientation/machine.ts'
import type { prebookMachine } from '#machines/prebook/machine.ts'
import type { reloadMachine } from '#machines/reload/machine.ts'
import type { serversMachine } from '#machines/servers/machine.ts'
import type { sessionMachine } from '#machines/session/machine.ts'
import type { socketMachine } from '#machines/socket/machine.ts'
import type { streamMachine } from '#machines/stream/machine.ts'

export type AppActor = ActorRefFrom<typeof appMachine>

/** The machines by the names that the root starts them under. */
interface Machines {
  readonly launch: typeof launchMachine
  readonly session: typeof sessionMachine
  readonly eventsChannel: typeof socketMachine
  readonly notificationsChannel: typeof socketMachine
  readonly eventChannel: typeof socketMachine
  readonly connectivity: typeof connectivityMachine
  readonly servers: typeof serversMachine
  readonly maintenance: typeof maintenanceMachine
  readonly reload: typeof reloadMachine
  readonly orientation: typeof orientationMachine
  readonly betSlip: typeof betSlipMachine
  readonly luckyCombo: typeof luckyComboMachine
  readonly stream: typeof streamMachine
  readonly onboarding: typeof onboardingMachine
  readonly care: typeof careMachine
}

export type ActorName = keyof Machines | PrebookId

/** The actor of a name. */
export type ActorOf<Name extends ActorName> = ActorRefFrom<
  Name extends keyof Machines ? Machines[Name] : typeof prebookMachine
>

/** The actor that the root has under a name, and undefined while it is not there. Its code may still be on its way (`isArriving`). */
export function actorOf<Name extends ActorName>(
  { appActor }: { readonly appActor: AppActor },
  name: Name,
): ActorOf<Name> | undefined {
  return appActor.system.get(name)
}
