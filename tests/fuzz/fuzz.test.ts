import { describe, expect, it } from 'vitest'

import { depthOf } from '#sandbox/testing/depth.ts'

import { fuzz, tryInput } from './fuzz.ts'
import { parsers } from './table.ts'

const { isDeep, seed, depth } = depthOf(process.env)
const runs = isDeep ? 5_000 : 300

describe('whatever comes from outside', () => {
  it.each(parsers)('$name takes what it is for, as the table has it [LIVE-13]', (parser) => {
    const { samples, form } = parser
    const inputs = samples.map((sample) => (form === 'jsonText' ? JSON.stringify(sample) : sample))
    expect(inputs.filter((input) => tryInput(parser, input)).length).toBeGreaterThan(0)
  })

  it.each(parsers)(
    `breaks nothing in $name, and changes nothing that all share (${depth}) [LIVE-13]`,
    (parser) => {
      const { fault, taken, refused } = fuzz(parser, { runs, seed })
      expect(fault).toBeNull()
      expect(taken + refused).toBe(runs)
    },
  )
})
