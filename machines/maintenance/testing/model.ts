import type { Model, Steps } from '#tests/model/graph.ts'
import { done, failedWith, over, tells } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { CallFailed, failureOfKind } from '../../failure.ts'
import { maintenanceMachine } from '../machine.ts'
import type { MaintenanceContext, MaintenanceStatus } from '../types.ts'

export const maintenance = withStubs(maintenanceMachine)
export const now = Date.UTC(2026, 10, 22, 10)
export const hour = 3_600_000

export const off: MaintenanceStatus = { isOn: false, from: null, to: null, at: now }
export const ahead: MaintenanceStatus = { isOn: false, from: now + hour, to: now + 2 * hour, at: now }
export const on: MaintenanceStatus = { ...ahead, isOn: true, at: now + hour }
export const noAnswer = new CallFailed(failureOfKind('offline'))

/** A notice on a channel. */
const told = (status: MaintenanceStatus) => ({ type: 'status.arrived', status })
const seen = (type: string) => tells('watchConnectivity', { type })

// The order is the browser's path: by another it asks while a channel is only coming back, which hears the answer first.
const steps = {
  'told: it begins': told(on),
  'told: it is announced': told(ahead),
  'told: it is off': told(off),
  'the network is back': seen('connection.cameBack'),
  'the page is back': seen('page.returned'),
  'the page wakes': seen('page.woke'),
  'a call is refused': { type: 'service.refused' },
  'the page is loaded again': { type: 'check.requested' },
  'its time has come': over('startDelay'),
  'check again': { type: 'check.requested' },
  'some seconds pass': over('pollDelay'),
  'asked: it lasts': done('askStatus', on),
  'asked: it is off': done('askStatus', off),
  'asked: no answer': failedWith('askStatus', noAnswer),
  'asked: it is announced': done('askStatus', ahead),
  'it is the member’s turn': over('returnDelay'),
} satisfies Steps

/** What happens before, during and after maintenance, in words. */
export type MaintenanceStepName = keyof typeof steps

const model: Model<MaintenanceContext> = {
  machine: maintenance,
  input: { random: 0.5 },
  steps,
  facts: (context) => context,
  limit: 2_000,
}

export const maintenanceModels = { 'a member’s page': model }
