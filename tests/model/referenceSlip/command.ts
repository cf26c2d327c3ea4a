import type { Command } from 'fast-check'
import { expect } from 'vitest'

import type { BetKind } from '#domain/bets/bet.ts'

import { compareBets, expected, type Plain, shown } from './compare.ts'
import type { RealSlip } from './real.ts'
import type { Phase, PlainSlip } from './state.ts'

/** How often each command was run, and each phase was seen. */
export const seen = { commands: 0, phases: new Map<Phase, number>(), kinds: new Map<BetKind, number>() }

/** Something that a member or the world does, after which both slips must hold, say, ask and send the same. */
export function command(
  name: string,
  act: (plain: Plain, real: RealSlip) => void,
  isPossible: (slip: PlainSlip) => boolean = () => true,
): Command<Plain, RealSlip> {
  return {
    check: ({ slip }) => isPossible(slip),
    toString: () => name,
    run(plain, real) {
      act(plain, real)
      real.settle()
      plain.rules.follow(plain.slip)
      expect(shown(real)).toEqual(expected(plain))
      compareBets(plain, real)
      expect(real.takeRefused()).toEqual(plain.slip.refused.splice(0))
      seen.commands += 1
      seen.phases.set(plain.slip.phase, (seen.phases.get(plain.slip.phase) ?? 0) + 1)
      seen.kinds.set(plain.slip.kind, (seen.kinds.get(plain.slip.kind) ?? 0) + 1)
    },
  }
}
