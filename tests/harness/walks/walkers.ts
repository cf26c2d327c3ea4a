import { batchWalks } from './batch/walker.ts'
import { launchWalks } from './launch/walker.ts'
import { luckyWalks } from './luckyCombo/walker.ts'
import type { MachineWalks } from './machineWalks.ts'
import { maintenanceWalks } from './maintenance/walker.ts'
import { orientationWalks } from './orientation/walker.ts'
import { placementWalks } from './placement/walker.ts'
import { prebookWalks } from './prebook/walker.ts'
import { sessionWalks } from './session/walker.ts'
import { slipWalks } from './slip/walker.ts'
import { socketWalks } from './socket/walker.ts'

/** The machines that are walked in the browser, by their names in `machines/all.ts`. */
export const walkers = {
  launch: launchWalks,
  socket: socketWalks,
  betSlip: slipWalks,
  batch: batchWalks,
  luckyCombo: luckyWalks,
  maintenance: maintenanceWalks,
  orientation: orientationWalks,
  placement: placementWalks,
  prebook: prebookWalks,
  session: sessionWalks,
} satisfies Readonly<Record<string, MachineWalks>>
