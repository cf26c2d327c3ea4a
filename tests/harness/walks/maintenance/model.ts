import { maintenanceMachine } from '#machines/maintenance/machine.ts'
import type { MaintenanceContext, MaintenanceStatus } from '#machines/maintenance/types.ts'

import { withStandIns } from '../../../model/standIn.ts'
import {
  begun,
  done,
  failed,
  type Happenings,
  modelOf,
  type NameIn,
  over,
  type ToldStep,
  toldStep,
} from '../happenings.ts'
import { longPaths } from '../paths.ts'

export const maintenanceChart = withStandIns(maintenanceMachine)

const now = Date.UTC(2026, 10, 22, 10)
const hour = 3_600_000
const off: MaintenanceStatus = { isOn: false, from: null, to: null, at: now }
const ahead: MaintenanceStatus = { isOn: false, from: now + hour, to: now + 2 * hour, at: now }
const on: MaintenanceStatus = { ...ahead, isOn: true, at: now + hour }

/** A notice on a channel. */
const told = (status: MaintenanceStatus) => ({ type: 'status.arrived', status }) as const
const begins = { 'told: it begins': told(on) } as const
const announced = { 'told: it is announced': told(ahead) } as const
const isOver = { 'told: there is none': told(off) } as const
/** What the server says when it is asked. */
const asked = {
  'asked: it lasts': done('askStatus', on),
  'asked: there is none': done('askStatus', off),
  'asked: no answer': failed('askStatus', 'unreachable'),
} as const
const returns = {
  'the network is back': { type: 'connection.cameBack' },
  'the page is back': { type: 'page.returned' },
  'the page wakes': { type: 'page.woke' },
} as const

const happenings = {
  'available.waiting': {
    ...begins,
    ...announced,
    'a call is refused': { type: 'service.refused' },
    'the page is loaded anew': { type: 'check.requested' },
  },
  'available.asking': { ...asked, 'asked: it is announced': done('askStatus', ahead) },
  'announced.waiting': {
    ...begins,
    ...announced,
    ...isOver,
    ...returns,
    'a call is refused': { type: 'service.refused' },
    'its time has come': over('startDelay'),
  },
  'announced.asking': { ...asked, 'asked: it is announced': done('askStatus', ahead) },
  'underMaintenance.waiting': {
    'the network is back': returns['the network is back'],
    'the page is back': returns['the page is back'],
    'check again': { type: 'check.requested' },
    'some seconds pass': over('pollDelay'),
  },
  'underMaintenance.asking': { ...asked, 'asked: another is announced': done('askStatus', ahead) },
  ending: { 'it is the member’s turn': over('returnDelay') },
} satisfies Happenings

export type MaintenanceStepName = NameIn<typeof happenings>
export type MaintenanceStep = ToldStep<MaintenanceStepName>
export const maintenanceStep = toldStep<MaintenanceStepName>

/** What follows by itself, and at once. */
export const passing: ReadonlySet<MaintenanceStepName> = new Set<MaintenanceStepName>([
  'asked: it lasts',
  'asked: there is none',
  'asked: no answer',
  'asked: it is announced',
  'asked: another is announced',
])

const model = modelOf<MaintenanceContext>(happenings, {
  machine: maintenanceChart,
  input: { random: 0.5 },
  facts: ({ status: { from, isOn } }) => [from !== null, isOn],
})

export const maintenanceParts = {
  'a member’s page': { model, paths: longPaths(model, maintenanceStep, begun, { longest: 60, passing }) },
}
