import { kinds } from '#domain/bets/kinds.ts'
import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'

import type { ModelEvent, ModelMarket } from '../../market/entities.ts'
import { ApiError, inWords } from '../../wire/apiError.ts'
import { wireMarket } from '../../wire/wire.ts'
import { type Handlers, callerOf } from '../calls/operation.ts'
import type { Sandbox } from '../sandbox.ts'
import { isOutright } from './eventQuery.ts'

/** What can be combined: in a bet builder, and in combos that the server makes up or offers. */
export function comboHandlers(sandbox: Sandbox): Handlers {
  return {
    getInMatchCombo: (call) => {
      const { member } = callerOf(call)
      const { event_id: eventId, map_option: asked = 'MAP 1' } = call.query
      const event = sandbox.world.model.event(eventId)
      if (event === undefined) throw new ApiError(404, errors.noResult)
      const combinable = event.markets.filter(isCombinable)
      const maps = event.tabs
        .map(({ tabName }) => tabName)
        .filter((tab) => combinable.some(({ option, tabName }) => option === 'map' && tabName === tab))
      const mapOption = maps.includes(asked) ? asked : (maps[0] ?? asked)
      const shown = combinable.filter(({ option, tabName }) => option === 'match' || tabName === mapOption)
      const reason = reasonAgainst(event, shown)
      const offered = reason === null ? shown : []
      return {
        available: reason === null,
        ...inWords(reason),
        mapOption,
        mapOptions: maps,
        markets: offered.map((market) => wireMarket(market, member.currency)),
      }
    },
  }
}

/** A paused market is shown: it may open again while the member looks. */
function isCombinable({ comboAllowed, option, status }: ModelMarket): boolean {
  return comboAllowed && option !== 'outright' && (status === 'open' || status === 'paused')
}

function reasonAgainst(event: ModelEvent, shown: readonly ModelMarket[]): CatalogueEntry | null {
  if (event.closedAt !== null) return errors.eventInactive
  if (isOutright(event)) return errors.outrightNotForCombo
  return shown.length < kinds.betBuilder.least ? errors.comboNotAllowed : null
}
