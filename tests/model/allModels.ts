import type { allMachines } from '#machines/all.ts'
import { appModels } from '#machines/app/testing/model.ts'
import { batchModels } from '#machines/batch/testing/model.ts'
import { slipModels } from '#machines/betSlip/testing/model.ts'
import { careModels } from '#machines/care/testing/model.ts'
import { connectivityModels } from '#machines/connectivity/testing/model.ts'
import { launchModels } from '#machines/launch/testing/model.ts'
import { luckyComboModels } from '#machines/luckyCombo/testing/model.ts'
import { maintenanceModels } from '#machines/maintenance/testing/model.ts'
import { onboardingModels } from '#machines/onboarding/testing/model.ts'
import { orientationModels } from '#machines/orientation/testing/model.ts'
import { placementModels } from '#machines/placement/testing/model.ts'
import { prebookModels } from '#machines/prebook/testing/model.ts'
import { reloadModels } from '#machines/reload/testing/model.ts'
import { serversModels } from '#machines/servers/testing/model.ts'
import { sessionModels } from '#machines/session/testing/model.ts'
import { socketModels } from '#machines/socket/testing/model.ts'
import { streamModels } from '#machines/stream/testing/model.ts'

import type { AnyModel } from './graph.ts'

export type MachineName = keyof typeof allMachines

/** The models of every machine: what the world may say to it and how its actors may end, by what each is about. */
export const allModels: Readonly<Record<MachineName, Readonly<Record<string, AnyModel>>>> = {
  app: appModels,
  launch: launchModels,
  session: sessionModels,
  connectivity: connectivityModels,
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
  stream: streamModels,
  onboarding: onboardingModels,
  care: careModels,
}
