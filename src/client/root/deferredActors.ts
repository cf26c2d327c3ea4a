import type { careMachine } from '#machines/care/machine.ts'
import type { luckyComboMachine } from '#machines/luckyCombo/machine.ts'
import type { onboardingMachine } from '#machines/onboarding/machine.ts'
import type { orientationMachine } from '#machines/orientation/machine.ts'
import type { prebookMachine } from '#machines/prebook/machine.ts'
import type { streamMachine } from '#machines/stream/machine.ts'

import { deferredMachine, type DeferredMachine } from './deferredMachine.ts'

/** The machines whose code comes with what shows them: that brings it, once per client (`own`). */
export interface DeferredActors {
  readonly orientation: DeferredMachine<typeof orientationMachine>
  readonly luckyCombo: DeferredMachine<typeof luckyComboMachine>
  readonly prebook: DeferredMachine<typeof prebookMachine>
  readonly stream: DeferredMachine<typeof streamMachine>
  readonly onboarding: DeferredMachine<typeof onboardingMachine>
  readonly care: DeferredMachine<typeof careMachine>
}

export function createDeferredActors(): DeferredActors {
  return {
    orientation: deferredMachine(),
    luckyCombo: deferredMachine(),
    prebook: deferredMachine(),
    stream: deferredMachine(),
    onboarding: deferredMachine(),
    care: deferredMachine(),
  }
}
