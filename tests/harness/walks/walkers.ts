import { appWalks } from './app/walker.ts'
import { batchWalks } from './batch/walker.ts'
import { launchWalks } from './launch/walker.ts'
import { luckyWalks } from './luckyCombo/walker.ts'
import type { MachineWalks } from './machineWalks.ts'
import { maintenanceWalks } from './maintenance/walker.ts'
import { orientationWalks } from './orientation/walker.ts'
import { placementWalks } from './placement/walker.ts'
import { prebookWalks } from './prebook/walker.ts'
import { reloadWalks } from './reload/walker.ts'
import { serversWalks } from './servers/walker.ts'
import { sessionWalks } from './session/walker.ts'
import { slipWalks } from './slip/walker.ts'
import { socketWalks } from './socket/walker.ts'

/** The machines that are walked in the browser, by their names in `machines/all.ts`. */
export const walkers = {
  app: appWalks,
  launch: launchWalks,
  socket: socketWalks,
  betSlip: slipWalks,
  batch: batchWalks,
  luckyCombo: luckyWalks,
  maintenance: maintenanceWalks,
  orientation: orientationWalks,
  placement: placementWalks,
  prebook: prebookWalks,
  reload: reloadWalks,
  servers: serversWalks,
  session: sessionWalks,
} satisfies Readonly<Record<string, MachineWalks>>

/** Machines that no path walks in the browser, and why. */
export const unwalked: Readonly<Record<string, string>> = {
  connectivity:
    'it is the browser’s word alone, and what follows of it is walked with the channels and the maintenance, and said in `e2e/session/channels.spec.ts`',
  onboarding:
    'what it asks hangs on the bets of a visit and on what an earlier one left behind: `e2e/session/onboarding.spec.ts` says in sentences what a member meets',
  care: 'an interval takes its minutes, and what holds a reminder back is the slip’s: `e2e/session/care.spec.ts` says in sentences what a member meets',
  stream:
    'what comes of a picture is the browser’s doing, in its own time: `e2e/match/streams.spec.ts` says what a member sees of that in sentences',
}
