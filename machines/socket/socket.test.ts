import { describe, expect, it } from 'vitest'

import { replayAll } from '#tests/model/replay.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { socketInvariant } from './testing/invariants.ts'
import { socket as machine, socketModels } from './testing/model.ts'

describe('socket, walked by its graph', () => {
  it('takes every transition, has one connection at most, catches up exactly while it is up, and stays closed where it is closed for good [CHART-04] [LIVE-04] [LIVE-05]', () => {
    const walked = new Set(
      Object.values(socketModels).flatMap((model) => [...replayAll(model, socketInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})
