import { betCost, betPayout } from '#domain/bets/amounts.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { truncatedText } from '#domain/money/decimal.ts'
import { minorUnits } from '#domain/money/exactMoney.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import type { SystemStakes } from '../../store/bets/bets.ts'
import { legsOfCombination, rangeOfLegs } from './combination.ts'
import { type BetBodies, type BetCircumstances, refuse, type Verdict } from './facts.ts'
import { legOf, readStake, refuseOpening, refuseRepetition } from './shared.ts'
import { refuseStakes } from './stakes.ts'

type MixBody = BetBodies['placeMixedComboBet']

/** Judges a system: the whole of it, or nothing [SLIP-11]. */
export function judgeMix(facts: BetCircumstances, body: MixBody): Verdict {
  const amounts = body.stakes.map(({ amount }) => readStake(amount, facts.member))
  const closed = refuseOpening(facts, body.currency, amounts)
  if (closed !== null) return { ok: false, refusal: closed }
  const legs = legsOfCombination(facts, 'mix', {
    tickets: body.tickets,
    oddsType: body.odds_type,
    policy: body.accept_odds,
  })
  if (!Array.isArray(legs)) return { ok: false, refusal: legs }
  const stakes = stakesOf(facts, body)
  if (stakes === null) return refuse(errors.invalidPostData)

  const refusal =
    refuseRepetition(facts, 'mix', legs) ??
    refuseStakes(facts, { kind: 'mix', legs, stakes, range: rangeOfLegs(facts, legs), price: null })
  if (refusal !== null) return { ok: false, refusal }
  const odds = legs.map(({ selection }) => selection.price.euro)
  return {
    ok: true,
    accepted: {
      ticketType: 'mix',
      amount: betCost(legs.length, stakes),
      euroOdds: priceOfSystem(odds, stakes),
      oddsStyle: body.odds_type,
      stakes,
      dependence: null,
      askedOdds: null,
      bigComboId: null,
      isFollowBet: false,
      legs: legs.map(legOf),
    },
  }
}

/** The stakes by size, smallest first; null if a size is named twice or does not belong to the system. */
function stakesOf(facts: BetCircumstances, body: MixBody): SystemStakes | null {
  const sizes = kinds.mix.sizes(body.tickets.length)
  const stakes = body.stakes
    .flatMap(({ size, amount }) => {
      const perLine = readStake(amount, facts.member)
      return perLine === null || !sizes.includes(size) ? [] : [{ size, perLine }]
    })
    .toSorted((a, b) => a.size - b.size)
  const [first, ...others] = stakes
  const isWhole =
    stakes.length === body.stakes.length && new Set(stakes.map(({ size }) => size)).size === stakes.length
  return first === undefined || !isWhole ? null : [first, ...others]
}

/** What the whole system returns for one unit of it, if every leg wins; truncated at two decimals. */
function priceOfSystem(euroOdds: readonly string[], stakes: SystemStakes): string {
  const returns = betPayout({ euroOdds, price: null }, stakes)
  const price = minorUnits(returns).div(minorUnits(betCost(euroOdds.length, stakes)))
  return truncatedText(price, 2)
}
