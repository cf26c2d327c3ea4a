import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { generated } from '../chartCoverage/record.ts'
import { seen } from './command.ts'
import { anyCommands } from './commands.ts'
import { createMarket } from './market.ts'
import { allKinds, createReal } from './real.ts'
import { rules } from './slip.ts'
import { allPhases, emptySlip } from './state.ts'

/** More of them for a soak. */
const thoroughness = Number(process.env['SLIPWAY_FUZZ'] ?? 1)

describe('the slip, beside one that is written plainly', () => {
  it('holds, says, asks and sends the same after anything that a member and the world can do [SLIP-01] [SLIP-02] [SLIP-03] [SLIP-04] [SLIP-06] [SLIP-10] [SLIP-13] [SLIP-15] [SLIP-16] [SLIP-17] [SLIP-18] [SLIP-19] [SLIP-20] [SLIP-21]', () => {
    fc.assert(
      fc.property(anyCommands, (commands) => {
        const market = createMarket()
        const model = { slip: emptySlip(), rules: rules(market) }
        generated(() => fc.modelRun(() => ({ model, real: createReal(market) }), commands))
      }),
      { numRuns: 1_000 * thoroughness },
    )
    // Every kind of bet and every state of one was come to, and often enough that it means something.
    expect([...seen.kinds.keys()].toSorted()).toEqual([...allKinds].toSorted())
    expect([...seen.phases.keys()].toSorted()).toEqual([...allPhases].toSorted())
    expect(Math.min(...seen.phases.values())).toBeGreaterThan(10)
    expect(seen.commands).toBeGreaterThan(10_000)
  })
})
