import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { maintenanceMachine } from '#machines/maintenance/machine.ts'
import type { MaintenanceContext, MaintenanceStatus } from '#machines/maintenance/types.ts'

import type { Model } from '../graph.ts'
import { withStandIns } from '../standIn.ts'

export const maintenance = withStandIns(maintenanceMachine)
export const now = Date.UTC(2026, 10, 22, 10)
export const hour = 3_600_000

export const off: MaintenanceStatus = { isOn: false, from: null, to: null, at: now }
export const ahead: MaintenanceStatus = { isOn: false, from: now + hour, to: now + 2 * hour, at: now }
export const on: MaintenanceStatus = { ...ahead, isOn: true, at: now + hour }
export const noAnswer = new CallFailed(failureOfKind('offline'))

export const maintenanceModels: Readonly<Record<string, Model<MaintenanceContext>>> = {
  'announced, running and over': {
    machine: maintenance,
    input: { random: 0.5 },
    events: () => [
      ...[off, ahead, on].map((status) => ({ type: 'status.arrived', status })),
      { type: 'service.refused' },
      { type: 'check.requested' },
    ],
    reports: {
      askStatus: [{ done: off }, { done: ahead }, { done: on }, { failed: noAnswer }],
      watchConnectivity: ['connection.cameBack', 'page.returned', 'page.woke'].map((type) => ({
        tells: { type },
      })),
    },
    facts: (context) => context,
    limit: 2_000,
  },
}
