import { beforeEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { lamp } from '../lamp.ts'
import { coverageOf, leftOf, tableOf } from './count.ts'
import { generated, record, recorded, takeRecording } from './record.ts'

const light = recorded(lamp)

function press(...types: ('pressed' | 'kicked' | 'smashed')[]): void {
  const actor = createActor(light, { inspect: record })
  actor.start()
  for (const type of types) actor.send({ type })
}

/** What of the lamp the sentences leave, and the line it has in the table. */
function counted(...recordings: Parameters<typeof coverageOf>[1]): { left: readonly string[]; row: string } {
  const machines = { lamp: coverageOf(lamp, recordings) }
  const [, , row = ''] = tableOf(machines).split('\n')
  return { left: leftOf(machines), row: row.replaceAll(/ +/g, ' ') }
}

describe('what sentences come to of a chart', () => {
  beforeEach(() => {
    takeRecording()
  })

  it('is every transition by its name, always and after included, and both answers of each guard [CHART-04]', () => {
    expect(counted().left).toEqual([
      'lamp.off --pressed#0--> lamp.on',
      'lamp.on --pressed#0--> lamp.off',
      'lamp.on --kicked#0 [isBroken]--> lamp.off',
      'lamp.on --kicked#1--> (stays)',
      'lamp.on --xstate.after.dimming.lamp.on#0--> lamp.off',
      'lamp.on --always#0 [isBroken]--> lamp.off',
      'lamp: isBroken: yes',
      'lamp: isBroken: no',
    ])
  })

  it('is what they take, through the machine that was provided anew too [CHART-04]', () => {
    press('pressed', 'kicked', 'pressed')
    expect(counted(takeRecording())).toEqual({
      left: [
        'lamp.on --kicked#0 [isBroken]--> lamp.off',
        'lamp.on --xstate.after.dimming.lamp.on#0--> lamp.off',
        'lamp.on --always#0 [isBroken]--> lamp.off',
        'lamp: isBroken: yes',
      ],
      row: 'lamp 3/3 3/6 1/2 0/0 0/3 0/6 0/2 0/0',
    })
  })

  it('is not what was generated, which is counted beside it [CHART-04]', () => {
    generated(() => press('pressed', 'pressed'))
    const { left, row } = counted(takeRecording())
    expect(left).toHaveLength(8)
    expect(row).toBe('lamp 0/3 0/6 0/2 0/0 3/3 2/6 1/2 0/0')
  })

  it('is put together of files that ran apart, each with its own [CHART-04]', () => {
    press('pressed')
    const first = takeRecording()
    press('pressed', 'kicked')
    const second = takeRecording()
    expect(counted(first).left).toContain('lamp.on --kicked#1--> (stays)')
    expect(counted(first, second).left).not.toContain('lamp.on --kicked#1--> (stays)')
    expect(takeRecording()).toEqual({ sentences: {}, walks: {} })
  })
})
