import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { lamp } from '../lamp.ts'
import { recordEveryMachine } from './everyMachine.ts'
import { takeRecording } from './record.ts'

it('hears a machine that nobody inspects, from its first state on [CHART-04]', () => {
  takeRecording()
  const stop = recordEveryMachine()
  const actor = createActor(lamp.provide({}))
  stop()
  actor.start()
  actor.send({ type: 'pressed' })
  const seen = takeRecording().seen.sentences?.['lamp']
  expect(Object.keys(seen?.states ?? {}).toSorted()).toEqual(['lamp', 'lamp.off', 'lamp.on'])
  expect(Object.keys(seen?.transitions ?? {})).toEqual(['lamp.off --pressed#0--> lamp.on'])
})
