import { batchWalks } from './batch/walker.ts'
import { launchWalks } from './launch/walker.ts'
import { luckyWalks } from './luckyCombo/walker.ts'
import type { MachineWalks } from './machineWalks.ts'
import { placementWalks } from './placement/walker.ts'
import { slipWalks } from './slip/walker.ts'
import { socketWalks } from './socket/walker.ts'

/** The machines that are walked in the browser, by their names in `machines/all.ts`. */
export const walkers = {
  launch: launchWalks,
  socket: socketWalks,
  betSlip: slipWalks,
  batch: batchWalks,
  luckyCombo: luckyWalks,
  placement: placementWalks,
} satisfies Readonly<Record<string, MachineWalks>>
