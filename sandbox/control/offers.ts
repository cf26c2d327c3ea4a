import type { FastifyInstance } from 'fastify'

import { kindProblem } from '#domain/bets/kinds.ts'

import type { SelectionIds } from '../bets/rules/facts.ts'
import { eventLimits } from '../members.ts'
import type { Sandbox } from '../server/sandbox.ts'
import { countMembersOf } from '../store/bets.ts'
import { ControlError } from './controlError.ts'
import { schemas } from './schemas.ts'

interface BigComboWish {
  name?: string
  selections: SelectionIds[]
}

/** The control calls about combos that are put forward. */
export function serveOffers(app: FastifyInstance, sandbox: Sandbox): void {
  const view = () => ({
    bigCombos: sandbox.bigCombos
      .list()
      .map((offer) => ({ ...offer, betCount: countMembersOf(sandbox.database, offer.id) })),
  })

  app.get('/bigcombos', async () => view())
  app.post<{ Body: BigComboWish }>('/bigcombos', { schema: schemas.bigCombo }, async (request) => {
    const { name = 'Put forward by hand', selections } = request.body
    const legs = selections.map(({ marketId, side }) => {
      const market = sandbox.world.model.market(marketId)
      if (market?.selections.some((one) => one.side === side) !== true)
        throw new ControlError(404, `There is no ${side} on a market ${marketId}.`)
      const { eventId, option, comboAllowed } = market
      return { eventId, marketId, side, option, comboAllowed }
    })
    const problem = kindProblem('bigCombo', legs, eventLimits)
    if (problem !== null) throw new ControlError(400, `That is no combo: ${problem.kind}.`)
    const { id } = sandbox.bigCombos.put({ name, selections })
    return { id, ...view() }
  })
}
