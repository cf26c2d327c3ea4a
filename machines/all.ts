import { appMachine } from './app/machine.ts'
import { batchMachine } from './batch/machine.ts'
import { betSlipMachine } from './betSlip/machine.ts'
import { careMachine } from './care/machine.ts'
import { connectivityMachine } from './connectivity/machine.ts'
import { launchMachine } from './launch/machine.ts'
import { luckyComboMachine } from './luckyCombo/machine.ts'
import { maintenanceMachine } from './maintenance/machine.ts'
import { onboardingMachine } from './onboarding/machine.ts'
import { orientationMachine } from './orientation/machine.ts'
import { placementMachine } from './placement/machine.ts'
import { prebookMachine } from './prebook/machine.ts'
import { reloadMachine } from './reload/machine.ts'
import { serversMachine } from './servers/machine.ts'
import { sessionMachine } from './session/machine.ts'
import { socketMachine } from './socket/machine.ts'
import { streamMachine } from './stream/machine.ts'

/** Every machine by its name, for the tools that list, draw and check them. */
export const allMachines = {
  app: appMachine,
  launch: launchMachine,
  session: sessionMachine,
  connectivity: connectivityMachine,
  servers: serversMachine,
  socket: socketMachine,
  maintenance: maintenanceMachine,
  reload: reloadMachine,
  orientation: orientationMachine,
  betSlip: betSlipMachine,
  batch: batchMachine,
  placement: placementMachine,
  prebook: prebookMachine,
  luckyCombo: luckyComboMachine,
  stream: streamMachine,
  onboarding: onboardingMachine,
  care: careMachine,
}
