import type { FastifyInstance } from 'fastify'

import { kindProblem } from '#domain/bets/kinds.ts'
import { gameById } from '#domain/market/game.ts'

import type { SelectionIds } from '../bets/rules/facts.ts'
import type { MarketCommand } from '../market/commands.ts'
import { eventLimits } from '../members.ts'
import type { Sandbox } from '../server/sandbox.ts'
import { countMembersOf } from '../store/bets/bets.ts'
import { ControlError } from './controlError.ts'
import { schemas } from './schemas.ts'
import { eventsView } from './views.ts'

interface BigComboWish {
  name?: string
  selections: SelectionIds[]
}

interface OutrightWish {
  name?: string
  game?: string
  /** Euro odds by name. */
  participants: Record<string, string>
}

const day = 24 * 3_600_000

/** The control calls that add something to the offer: a big combo, an outright. */
export function serveOffers(app: FastifyInstance, sandbox: Sandbox): void {
  const view = () => ({
    bigCombos: sandbox.bigCombos
      .list()
      .map((offer) => ({ ...offer, betCount: countMembersOf(sandbox.database, offer.id) })),
  })

  app.post<{ Body: OutrightWish }>('/outrights', { schema: schemas.outright }, async (request) => {
    const { name = 'Outright winner', game: gameId = '41', participants } = request.body
    const { world } = sandbox
    const number = world.model.events().filter(({ eventId }) => eventId.startsWith('outright-')).length + 1
    const eventId = `outright-${world.clock.now()}-${number}`
    const commands: MarketCommand[] = [
      {
        kind: 'event',
        event: {
          eventId,
          gameId,
          gameName: gameById(gameId).name,
          competitionId: eventId,
          competitionName: name,
          home: name,
          away: '',
          startUtc: world.clock.now() + 30 * day,
        },
      },
      {
        kind: 'market',
        market: {
          marketId: `${eventId}-winner`,
          eventId,
          name,
          betType: 'OR',
          option: 'outright',
          comboAllowed: false,
          selections: Object.entries(participants).map(([participant, euro], index) => ({
            side: `p${index + 1}`,
            name: participant,
            euro,
          })),
        },
      },
    ]
    for (const command of commands) {
      const applied = world.command(command)
      if (!applied.ok) throw new ControlError(400, applied.reason)
    }
    sandbox.tick()
    return { event: eventsView(sandbox, { event: eventId }).events[0] ?? null }
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
