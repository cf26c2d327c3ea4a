import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import type { Services } from '#src/client/services.ts'
import type { Timers } from '#src/realtime/timers.ts'
import { cancellationPrefix, journalPrefix } from '#src/storage/journalNames.ts'

import { lateMachine } from './lateMachine.ts'

/** The slip, whose code comes after the first list. */
export interface LateSlip {
  readonly logic: typeof betSlipMachine
  /** Fetches the code now: something waits for it. */
  load(): void
}

/** Milliseconds before each further try; the last again and again: a bet may wait to be reconciled. */
const pauses = [500, 2_000, 5_000, 10_000]

async function persistently<T>(load: () => Promise<T>, timers: Timers, tries = 0): Promise<T> {
  try {
    return await load()
  } catch {
    const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 0
    await new Promise<void>((resolve) => void timers.startTimer(resolve, pause))
    return await persistently(load, timers, tries + 1)
  }
}

export function createLateSlip(services: Services): LateSlip {
  let want: () => void = () => undefined
  const wanted = new Promise<void>((resolve) => (want = resolve))
  const logic = lateMachine(async () => {
    await wanted
    const { slipLogic } = await persistently(() => import('./slipActors.ts'), services.timers)
    return slipLogic(services)
  })
  return { logic, load: () => want() }
}

/** Whether a confirmation, or a cancellation, waits for its outcome, as far as names tell [SLIP-18]. */
export function hasOpenConfirmation({ storage }: Pick<Services, 'storage'>): boolean {
  return [journalPrefix, cancellationPrefix].some((prefix) => storage.names(prefix).length > 0)
}
