import type { components } from '#openapi/client.gen.ts'

import { hashText } from '../../../feeds/random.ts'
import type { ModelEvent } from '../../../market/entities.ts'
import { eventsMostBetOn } from '../../../store/bets/popularity.ts'
import { readFavourites } from '../../../store/choices.ts'
import { rowMarkets, wireEvent } from '../../../wire/wire.ts'
import type { Caller } from '../../access/auth.ts'
import { callerOf, type Handlers } from '../../calls/operation.ts'
import { type FeatureName, featureSwitches } from '../../features.ts'
import { memberBoard } from '../../replies/memberBoard.ts'
import type { Sandbox } from '../../sandbox.ts'
import { isOutright } from '../eventQuery.ts'

type Schemas = components['schemas']

/** How many matches are on the board, how many members, and how many events are featured. */
const most = { matches: 10, members: 10, featured: 6 } as const

const nobody: Schemas['MemberBoard'] = { count: 0, next: null, results: [] }

/** The boards of members and of matches, from the ledger, and what the partner features [BROWSE-04] [BROWSE-11]. */
export function boardOperations(sandbox: Sandbox): Handlers {
  const { database } = sandbox
  const isOn = (feature: FeatureName): boolean => featureSwitches(sandbox.features)[feature] === true
  const shown = ({ member, session }: Caller): ((event: ModelEvent) => Schemas['Event']) => {
    const favourites = session.isGuest ? new Set<string>() : readFavourites(database, member.code)
    return (event) =>
      wireEvent(event, {
        markets: rowMarkets(event),
        isFavourite: favourites.has(event.eventId),
        currency: member.currency,
        streams: sandbox.streams.of(event),
      })
  }
  const board = ({ member: { currency } }: Caller, ranking: 'winRate' | 'turnover') =>
    memberBoard(database, {
      ranking,
      range: 'past_3_months',
      now: sandbox.world.clock.now(),
      currency,
      page_size: most.members,
    })

  return {
    listHotEvents: (call) => {
      const caller = callerOf(call)
      if (!isOn('enableHotMatch')) return { results: [] }
      const { model } = sandbox.world
      const wire = shown(caller)
      const found = eventsMostBetOn(database, caller.member.code).flatMap(({ eventId, count }) => {
        const event = model.event(eventId)
        return event === undefined || event.closedAt !== null || isOutright(event) ? [] : [{ event, count }]
      })
      const results = found
        .slice(0, most.matches)
        .map(({ event, count }, at) => ({ rank: at + 1, betCount: count, event: wire(event) }))
      return { results }
    },

    listWinRates: (call) => (isOn('enableWinRate') ? board(callerOf(call), 'winRate') : nobody),

    listTurnovers: (call) => (isOn('enableTurnover') ? board(callerOf(call), 'turnover') : nobody),

    listMasterRankings: (call) => {
      const { range = 'weekly', page, page_size } = call.query
      const { currency } = callerOf(call).member
      const now = sandbox.world.clock.now()
      return memberBoard(database, { ranking: 'winnings', range, now, currency, page, page_size })
    },

    listFeaturedEvents: (call) => {
      const { model } = sandbox.world
      const offered = [...model.tab('inplay'), ...model.tab('today')].filter((event) => !isOutright(event))
      // The partner's own order, which stays the same while events come and go.
      const featured = offered
        .sort((a, b) => hashText(a.eventId) - hashText(b.eventId))
        .slice(0, most.featured)
      return { count: featured.length, next: null, results: featured.map(shown(callerOf(call))) }
    },
  }
}
