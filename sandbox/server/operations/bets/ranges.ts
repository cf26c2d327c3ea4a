import { lineCount } from '#domain/bets/combination.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { amountText } from '#domain/money/money.ts'
import { isRangeUnavailable, type StakeRange } from '#domain/money/stakeRange.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import { quoteBuilder } from '../../../bets/builder/quote.ts'
import { combinedRange } from '../../../bets/range.ts'
import { refuseMember } from '../../../bets/rules/shared.ts'
import type { ModelMarket, ModelSelection } from '../../../market/entities.ts'
import { limitsOf, rangeIn, type SandboxMember } from '../../../members.ts'
import { ApiError, inWords } from '../../../wire/apiError.ts'
import { type Handlers, callerOf } from '../../calls/operation.ts'
import type { Sandbox } from '../../sandbox.ts'

type Schemas = components['schemas']

interface Asked {
  market: ModelMarket
  selection: ModelSelection
}

const unavailable = { minAmount: '-1', maxAmount: '-1' }

/** How much may be staked on selections now, by the kind of bet they would make [SLIP-05]. */
export function rangeHandlers(sandbox: Sandbox): Handlers {
  /** The current state of the selections; null if one is on a market that does not exist or takes no bets. */
  const find = (keys: readonly Schemas['SelectionKey'][]): Asked[] | null => {
    const found = keys.map((key) => {
      const market = sandbox.world.model.market(key.market_id)
      const selection = market?.selections.find(({ side }) => side === key.bet_type_selection)
      if (market !== undefined && selection === undefined) throw new ApiError(400, errors.invalidSelection)
      return market === undefined || selection === undefined || !takesBets(market)
        ? null
        : { market, selection }
    })
    return found.includes(null) ? null : found.filter((asked) => asked !== null)
  }

  /** Whole seconds until a bet on these would be decided. */
  const betDelay = (member: SandboxMember, markets: readonly ModelMarket[]): number => {
    const delays = markets.map(
      ({ marketId }) => sandbox.betDelays.get(marketId) ?? sandbox.world.betDelay(marketId),
    )
    return Math.ceil(Math.max(member.betDelay, ...delays) / 1000)
  }

  const combined = (member: SandboxMember, keys: readonly Schemas['SelectionKey'][]): Schemas['BetRange'] => {
    if (keys.length === 0) return nothing(member)
    const markets = find(keys)?.map(({ market }) => market)
    if (markets === undefined || !markets.every(isForCombos)) return unavailable
    const ranges = markets.map((market) => rangeIn(market, member.currency))
    return ranges.some(isRangeUnavailable)
      ? unavailable
      : wireRange(member, combinedRange(member, markets), betDelay(member, markets))
  }

  return {
    getSingleBetRange: (call) => {
      const member = bettorOf(call)
      const [asked] = find([call.body]) ?? []
      return asked === undefined
        ? unavailable
        : wireRange(member, rangeIn(asked.market, member.currency), betDelay(member, [asked.market]))
    },

    getComboBetRange: (call) => combined(bettorOf(call), call.body),

    getMixedComboBetRange: (call) => {
      const { length } = call.body
      const range = combined(bettorOf(call), call.body)
      const ranges = kinds.mix
        .sizes(length)
        .map((size) => ({ size, combinations: lineCount(length, size), ...range }))
      return { ranges }
    },

    getEventComboRange: (call) => {
      const member = bettorOf(call)
      const { event_id: eventId, tickets } = call.body
      const range = combined(member, tickets)
      const legs = find(tickets)
      if (legs === null || legs.length === 0) return { ...range, euroOdds: null, ...inWords(null) }
      if (legs.some(({ market }) => market.eventId !== eventId))
        throw new ApiError(400, errors.invalidPostData)
      const isTwice = new Set(legs.map(({ market }) => market.marketId)).size < legs.length
      const quote = isTwice || !legs.every(({ market }) => isForCombos(market)) ? null : quoteBuilder(legs)
      return quote === null
        ? { ...unavailable, euroOdds: null, ...inWords(errors.comboNotAllowed) }
        : { ...range, euroOdds: quote.euroOdds, ...inWords(null) }
    },
  }
}

/**
 * The member who asks. Guests get the range that they could stake.
 * @throws ApiError of the bar, for a member who may not bet at all [SLIP-25]
 */
function bettorOf(call: Parameters<typeof callerOf>[0]): SandboxMember {
  const { member } = callerOf(call)
  const bar = refuseMember(member, false)
  if (bar !== null) throw new ApiError(400, bar)
  return member
}

function nothing(member: SandboxMember): Schemas['BetRange'] {
  const { minAmount } = rangeIn({ minAmount: '0', maxAmount: '0' }, member.currency)
  return { minAmount: amountText(minAmount), maxAmount: amountText(minAmount) }
}

function wireRange(member: SandboxMember, range: StakeRange, betDelay: number): Schemas['BetRange'] {
  if (isRangeUnavailable(range)) return unavailable
  return {
    minAmount: amountText(range.minAmount),
    maxAmount: amountText(range.maxAmount),
    maxPayout: amountText(limitsOf(member).maxPayout),
    betDelay,
  }
}

/** A paused market has its range: the member may wait for it. */
function takesBets({ status }: ModelMarket): boolean {
  return status === 'open' || status === 'paused'
}

function isForCombos({ comboAllowed, option }: ModelMarket): boolean {
  return comboAllowed && option !== 'outright'
}
