import type { AnyStateMachine } from 'xstate'

import { allMachines } from '#machines/all.ts'
import { chartOf } from '#machines/chart.ts'

import type { KeptChart } from './readChart.ts'

const machines: Readonly<Record<string, AnyStateMachine>> = allMachines

/** The name of every machine, in the order of `machines/all.ts`. */
export const machineNames: readonly string[] = Object.keys(machines)

/** The chart of a machine of ours as it is stored. @throws Error if there is no such machine */
export function keptChart(name: string): KeptChart {
  const machine = machines[name]
  if (machine === undefined)
    throw new Error(`There is no machine ${name}. There are ${machineNames.join(', ')}.`)
  return chartOf(machine)
}
