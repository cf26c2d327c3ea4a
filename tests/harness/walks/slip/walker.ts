import { passing } from '#machines/betSlip/testing/questions/walkedSteps.ts'
import { slipMachine } from '#machines/betSlip/testing/samples.ts'

import { homeLeg } from '../../../model/samples.ts'
import { expect } from '../../fixtures.ts'
import { machineWalks } from '../machineWalks.ts'
import { doing, before, beforeRange } from './doing.ts'
import { leftOut } from './leftOut.ts'
import { looks, see, seen } from './looks.ts'
import { beginSlip, placementIn, slipParts, slipStep, type SlipPath } from './paths.ts'
import { asItWas, walkerOf, type Walker } from './world.ts'

async function standAgain({ client, market, first }: Walker): Promise<void> {
  await market(asItWas)
  const { event, home } = first
  await expect(client.price(home, client.lists.event(event.home, event.away)).first()).toHaveAccessibleName(
    new RegExp(`, ${homeLeg.euroOdds}`),
  )
}

/** The slip: a selection in a market that moves, a bet too soon, and two bets with one press. */
export const slipWalks = machineWalks({
  machine: slipMachine,
  shows: '[SLIP-15] [SLIP-17] [SLIP-18]',
  parts: slipParts,
  stepOf: slipStep,
  begin: beginSlip,
  said: placementIn,
  enter: walkerOf,
  isAlone: true,
  performance: {
    doing,
    before: async (walker, { name }) => {
      await before[name]?.(walker)
      if (walker.part === 'how much may be staked' || walker.part === 'a quick bet')
        await beforeRange[name]?.(walker)
    },
    passing,
    looks,
    seen,
    async beside(walker, step) {
      await see(walker, step)
      // Whatever the market did, it stands as at the beginning when nobody looks: as in the model.
      if (step.legs.length === 0) await standAgain(walker)
    },
  },
  async after({ sandbox, member }, path) {
    const { bets, problems } = await sandbox.ledger(member)
    const count = betsOf(path)
    if (count !== null) expect(bets).toHaveLength(count)
    expect(problems).toEqual([])
  },
  leftOut,
})

/** How many bets the path places; null where its last is still being checked. */
function betsOf({ steps }: SlipPath): number | null {
  if (steps.at(-1)?.state === 'underWay.outcomeUnknown') return null
  return steps.filter(({ name }) => name.endsWith(' placed')).length
}
