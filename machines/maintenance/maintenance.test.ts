import { describe, expect, it } from 'vitest'

import { replayAll } from '#tests/model/replay.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { maintenanceInvariant } from './testing/invariants.ts'
import { maintenance as machine, maintenanceModels } from './testing/model.ts'

describe('maintenance, walked by its graph', () => {
  it('takes every transition; the page is down exactly while the server says so, or is about to come back, and only the server ends it [CHART-04] [MEMBER-11]', () => {
    const walked = new Set(
      Object.values(maintenanceModels).flatMap((model) => [...replayAll(model, maintenanceInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})
