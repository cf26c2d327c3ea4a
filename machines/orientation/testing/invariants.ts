import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

import { mustRotate } from '../machine.ts'

/** The member is asked to turn the device in one case of eight, and each fact changes on its own [ROUTE-08]. */
export const orientationInvariant: Invariant = (snapshot, came) => {
  const { device, window, page } = snapshot.value
  expect(mustRotate(snapshot)).toBe(device === 'sideways' && window === 'framed' && page === 'included')
  expect(snapshot.children.watchScreen).toBeDefined()
  if (came === null) return
  const [about] = came.event.type.split('.')
  const regions = { screen: 'device', fullscreen: 'window', page: 'page' }
  for (const [who, region] of Object.entries(regions))
    if (who !== about) expect(snapshot.value[region]).toBe(came.before.value[region])
}
