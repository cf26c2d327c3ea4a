import type { CounterName } from '#src/realtime/counters.ts'

import type { Client } from './client.ts'
import type { Fault } from './platform/faults.ts'
import { appVersion } from './platform/version.ts'
import type { RecordingHook } from './recorded.ts'

/** What support asks a member to read out [LIVE-13]: figures alone, no name, no token, no address. */
export interface Diagnostics {
  readonly version: string
  /** What was dropped, and why. */
  readonly counters: Readonly<Record<CounterName, number>>
  readonly faults: readonly Fault[]
}

declare global {
  interface Window {
    slipway?: (() => Diagnostics) & RecordingHook
  }
}

/** Puts the figures where a browser's console finds them: `slipway()`. */
export function offerDiagnostics(window: Window, { counters, faults }: Client): void {
  window.slipway = () => ({ version: appVersion, counters: counters.read(), faults: faults.all() })
}
