import { launchWalks } from './launch/walker.ts'
import type { MachineWalks } from './machineWalks.ts'
import { slipWalks } from './slip/walker.ts'
import { socketWalks } from './socket/walker.ts'

/** The machines that are walked in the browser, by their names in `machines/all.ts`. */
export const walkers = {
  launch: launchWalks,
  socket: socketWalks,
  betSlip: slipWalks,
} satisfies Readonly<Record<string, MachineWalks>>
