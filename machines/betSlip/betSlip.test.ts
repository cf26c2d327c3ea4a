import { describe, expect, it } from 'vitest'

import { walkTimeout } from '#tests/model/graph.ts'
import { replayAll } from '#tests/model/replay.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { slipInvariant } from './testing/invariants.ts'
import { slipQuestions } from './testing/model.ts'
import { slipMachine } from './testing/samples.ts'

const walked = new Set<string>()

describe('bet slip, walked by its graph', () => {
  for (const [name, model] of Object.entries(slipQuestions)) {
    it(`keeps its promises in every state: ${name} [CHART-04]`, { timeout: walkTimeout }, () => {
      const { walked: taken } = replayAll(model, slipInvariant)
      for (const transition of taken) walked.add(transition)
      expect(taken.size).toBeGreaterThan(0)
    })
  }

  it('has no transition that was not walked [CHART-04]', () => {
    expect(unwalked(slipMachine, walked)).toEqual([])
  })
})
