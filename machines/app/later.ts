import { fromCallback } from 'xstate'

import type { betSlipMachine } from '../betSlip/machine.ts'
import type { careMachine } from '../care/machine.ts'
import type { luckyComboMachine } from '../luckyCombo/machine.ts'
import type { maintenanceMachine } from '../maintenance/machine.ts'
import type { onboardingMachine } from '../onboarding/machine.ts'
import type { orientationMachine } from '../orientation/machine.ts'
import type { prebookMachine } from '../prebook/machine.ts'
import type { serversMachine } from '../servers/machine.ts'
import type { streamMachine } from '../stream/machine.ts'

function named(name: string): unknown {
  return fromCallback(() => {
    throw new Error(`${name}: not provided`)
  })
}

/** The machines that are only named here, since their code comes after the first list, or is seldom needed: the client provides them. */
export const later = {
  betSlip: named('betSlip') as typeof betSlipMachine,
  servers: named('servers') as typeof serversMachine,
  maintenance: named('maintenance') as typeof maintenanceMachine,
  orientation: named('orientation') as typeof orientationMachine,
  luckyCombo: named('luckyCombo') as typeof luckyComboMachine,
  stream: named('stream') as typeof streamMachine,
  onboarding: named('onboarding') as typeof onboardingMachine,
  care: named('care') as typeof careMachine,
  prebook: named('prebook') as typeof prebookMachine,
}

/** What provides the actors of the root: all that are only named here, or one would break where it starts. */
export type ProvidedLater = Readonly<Record<keyof typeof later, unknown> & Record<string, unknown>>
