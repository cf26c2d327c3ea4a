import type { allMachines } from '#machines/all.ts'

import type { AnyModel } from '../graph.ts'
import { appModels } from './app.ts'
import { batchModels } from './batch.ts'
import { slipModels } from './betSlip/slip.ts'
import { launchModels } from './launch.ts'
import { luckyComboModels } from './luckyCombo.ts'
import { maintenanceModels } from './maintenance.ts'
import { orientationModels } from './orientation.ts'
import { placementModels } from './placement.ts'
import { prebookModels } from './prebook.ts'
import { reloadModels } from './reload.ts'
import { serversModels } from './servers.ts'
import { sessionModels } from './session.ts'
import { socketModels } from './socket.ts'

export type MachineName = keyof typeof allMachines

/** The models of every machine: what the world may say to it and how its actors may end, by what each is about. */
export const allModels: Readonly<Record<MachineName, Readonly<Record<string, AnyModel>>>> = {
  app: appModels,
  launch: launchModels,
  session: sessionModels,
  servers: serversModels,
  socket: socketModels,
  maintenance: maintenanceModels,
  reload: reloadModels,
  orientation: orientationModels,
  betSlip: slipModels,
  batch: batchModels,
  placement: placementModels,
  prebook: prebookModels,
  luckyCombo: luckyComboModels,
}
