import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'

import { allMachines } from '#machines/all.ts'

import { unreachableIn } from './unreachable.ts'

describe('what nothing leads to', () => {
  it.each(Object.entries(allMachines))('is nowhere in %s [CHART-04]', (_, machine) => {
    expect(unreachableIn(machine)).toEqual([])
  })

  it('is a state that no way enters, with all that is in it, and a transition behind one that is always taken [CHART-04]', () => {
    const machine = createMachine({
      id: 'door',
      initial: 'open',
      states: {
        open: { on: { pushed: [{ target: 'shut' }, { target: 'open' }] } },
        shut: { type: 'parallel', states: { lock: { initial: 'off', states: { off: {} } }, bell: {} } },
        walled: { on: { pushed: 'bricked' }, initial: 'raw', states: { raw: {} } },
        bricked: {},
      },
    })
    expect(unreachableIn(machine)).toEqual([
      'door.walled',
      'door.walled.raw',
      'door.bricked',
      'door.open --pushed#1--> door.open',
      'door.walled --pushed#0--> door.bricked',
    ])
  })
})
