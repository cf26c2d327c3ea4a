import type { Leg } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import type { BetOperation } from '#domain/bets/operations.ts'
import { amountText } from '#domain/money/money.ts'
import type { OddsType } from '#domain/odds/odds.ts'
import type { ConfirmedBet } from '#machines/placement/types.ts'
import type { components } from '#openapi/client.gen.ts'

type Schemas = components['schemas']

function selectionOf({ marketId, side, euroOdds, handicap, line }: Leg): Schemas['BetSelection'] {
  return { market_id: marketId, bet_type_selection: side, euro_odds: euroOdds, handicap, line }
}

/** What the bodies of all kinds have in common. @throws RangeError where one that has a single stake has several */
function commonOf({ kind, legs, stakes, policy }: ConfirmedBet, oddsType: OddsType) {
  const [{ perLine }] = stakes
  if (stakes.length > 1 && kinds[kind].sizes(legs.length).length === 1)
    throw new RangeError(`One stake for a bet of kind ${kind}`)
  return {
    tickets: legs.map(selectionOf),
    amount: amountText(perLine),
    currency: perLine.currency,
    odds_type: kinds[kind].oddsType === 'euro' ? ('euro' as const) : oddsType,
    accept_odds: policy,
  }
}

type Body = (
  terms: ConfirmedBet,
  oddsType: OddsType,
) => Schemas[
  | 'SingleBetRequest'
  | 'ComboBetRequest'
  | 'MixedComboBetRequest'
  | 'EventComboRequest'
  | 'PrebookRequest']

const bodies = {
  placeSingleBet: (terms, oddsType): Schemas['SingleBetRequest'] => {
    if (terms.legs.length !== 1) throw new RangeError('A single bet has exactly one ticket')
    return { ...commonOf(terms, oddsType), ...(terms.isFollowBet && { is_follow_bet: true }) }
  },

  placeComboBet: (terms, oddsType): Schemas['ComboBetRequest'] => {
    const { kind, isFollowBet, bigComboId } = terms
    return {
      ...commonOf(terms, oddsType),
      ticket_type: kind === 'bigCombo' || kind === 'luckyCombo' ? kind : 'combo',
      ...(bigComboId !== null && { big_combo_id: bigComboId }),
      is_follow_bet: isFollowBet,
    }
  },

  placeMixedComboBet: (terms, oddsType): Schemas['MixedComboBetRequest'] => {
    const { amount: _, ...common } = commonOf(terms, oddsType)
    return {
      ...common,
      stakes: terms.stakes.map(({ size, perLine }) => ({ size, amount: amountText(perLine) })),
    }
  },

  placeEventCombo: (terms, oddsType): Schemas['EventComboRequest'] => {
    const [first] = terms.legs
    if (first === undefined || terms.price === null)
      throw new RangeError('A bet builder has legs and a price')
    return { ...commonOf(terms, oddsType), event_id: first.eventId, euro_odds: terms.price }
  },
  // The target takes the price's place: the line alone is agreed to.
  bookBet: (terms, oddsType): Schemas['PrebookRequest'] => {
    const { tickets, amount, currency } = commonOf(terms, oddsType)
    const [selection] = tickets
    if (selection === undefined || tickets.length > 1 || terms.targetOdds === undefined)
      throw new RangeError('A booking has exactly one ticket and a target')
    const { euro_odds: _, ...ticket } = selection
    return { ticket, target_odds: terms.targetOdds, amount, currency, odds_type: oddsType }
  },
} satisfies Record<BetOperation, Body>

/**
 * The exact body of a confirmation, by the call that places it.
 * @throws RangeError where the terms are no bet of that call [SLIP-24]
 */
export function betBody(operation: BetOperation, terms: ConfirmedBet, oddsType: OddsType): string {
  return JSON.stringify(bodies[operation](terms, oddsType))
}

/** How many selections a body names: of a booking one, which stands alone. */
export function legsIn(body: string): number {
  const { tickets }: Partial<Pick<Schemas['ComboBetRequest'], 'tickets'>> = JSON.parse(body)
  return tickets?.length ?? 1
}
