import { wholePrice } from '#domain/bets/amounts.ts'
import { kinds } from '#domain/bets/kinds.ts'
import type { BetType } from '#domain/market/betType.ts'
import { type Decimal, decimal } from '#domain/money/decimal.ts'
import { minorUnits } from '#domain/money/exactMoney.ts'
import { isRangeUnavailable } from '#domain/money/stakeRange.ts'
import { compareEuro } from '#domain/odds/odds.ts'

import type { ModelEvent, ModelMarket, ModelSelection } from '../../market/entities.ts'
import type { MarketModel } from '../../market/model.ts'
import { limitsOf, rangeIn, type SandboxMember } from '../../members.ts'
import { combinedRange } from '../range.ts'

/** A selection that a combo may contain now. */
export interface Candidate {
  event: ModelEvent
  market: ModelMarket
  selection: ModelSelection
}

/** Kinds of questions, as the lucky combo's filter names them. */
export type BetTypeFilter = 'all' | 'winner' | 'handicap' | 'over_under' | 'odd_even'

/** Which selections; a favourite is the side with the shortest odds of its market, an underdog with the longest. */
export type SideFilter =
  | 'all'
  | 'favourite'
  | 'underdog'
  | 'home'
  | 'away'
  | 'over'
  | 'under'
  | 'odd'
  | 'even'

const typesOf: Readonly<Record<Exclude<BetTypeFilter, 'all'>, ReadonlySet<BetType>>> = {
  winner: new Set<BetType>(['1X2', 'SP1X2', 'WIN', 'WINMAP', 'SPWINMAP', 'SPHA']),
  handicap: new Set<BetType>(['AH', 'SPAH', 'SPXXAH']),
  over_under: new Set<BetType>(['OU', 'SPOU']),
  odd_even: new Set<BetType>(['OE', 'SPOE']),
}

/** What is wanted of each selection. Odds are euro odds, both bounds inclusive; null for no bound. */
export interface CandidateWish {
  isEvent: (event: ModelEvent) => boolean
  betType: BetTypeFilter
  side: SideFilter
  from: Decimal | null
  to: Decimal | null
}

/** What can be combined now and matches the wish, event by event, in the order of the lists. */
export function candidatesOf(model: MarketModel, member: SandboxMember, wish: CandidateWish): Candidate[][] {
  const isMarket = (market: ModelMarket): boolean =>
    market.status === 'open' &&
    market.comboAllowed &&
    (market.option !== 'outright' || kinds.combo.takesOutrights) &&
    (wish.betType === 'all' || typesOf[wish.betType].has(market.betType)) &&
    !isRangeUnavailable(rangeIn(market, member.currency))
  const isPrice = ({ price }: ModelSelection): boolean => {
    const euro = decimal(price.euro)
    return (wish.from === null || euro.gte(wish.from)) && (wish.to === null || euro.lte(wish.to))
  }
  return model
    .events()
    .filter(wish.isEvent)
    .map((event) =>
      event.markets.filter(isMarket).flatMap((market) =>
        market.selections
          .filter((selection) => selection.status === 'open' && isPrice(selection))
          .filter((selection) => isSide(market, selection, wish.side))
          .map((selection) => ({ event, market, selection })),
      ),
    )
    .filter((ofEvent) => ofEvent.length > 0)
}

/** If both sides cost the same there is neither favourite nor underdog; a draw is neither. */
function isSide(market: ModelMarket, { side, price }: ModelSelection, wanted: SideFilter): boolean {
  if (wanted === 'all') return true
  if (wanted !== 'favourite' && wanted !== 'underdog') return side === wanted
  if (side === 'draw') return false
  return market.selections
    .filter((other) => other.side !== side && other.side !== 'draw')
    .every((other) => compareEuro(price.euro, other.price.euro) === (wanted === 'favourite' ? -1 : 1))
}

/** Whether the minimum stake on all of them together would not return more than the member's limit. */
export function canBePaid(member: SandboxMember, legs: readonly Candidate[]): boolean {
  const range = combinedRange(
    member,
    legs.map(({ market }) => market),
  )
  const most = minorUnits(limitsOf(member).maxPayout)
  return !isRangeUnavailable(range) && minorUnits(range.minAmount).times(priceOf(legs)).lte(most)
}

/** The exact odds of candidates together. */
export function priceOf(legs: readonly Candidate[]): Decimal {
  return decimal(wholePrice({ euroOdds: legs.map(({ selection }) => selection.price.euro), price: null }))
}
