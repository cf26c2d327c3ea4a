import type { AcceptPolicy, BetKind, Leg } from '#domain/bet.ts'
import type { BetStakes } from '#domain/bets/amounts.ts'
import { kinds } from '#domain/bets/kinds.ts'
import type { BetOperation } from '#domain/bets/operations.ts'
import { amountText } from '#domain/money.ts'
import type { OddsType } from '#domain/odds.ts'
import type { components } from '#openapi/client.gen.ts'

type Schemas = components['schemas']

/** What the member confirmed: their prices, their stakes, and which moves of the price they take. */
export interface BetTerms {
  readonly kind: BetKind
  readonly tickets: readonly Leg[]
  readonly stakes: BetStakes
  /** Of the whole in euro odds, where the server makes it [SLIP-12]; else null. */
  readonly price: string | null
  readonly policy: AcceptPolicy
  /** Followed from a board [SLIP-23]. */
  readonly isFollowBet: boolean
  /** The combination it was put forward as [SLIP-13]; else null. */
  readonly bigComboId: string | null
  /** Of a booking, the least euro odds at which it is placed [PREBOOK-02]. */
  readonly targetOdds?: string
}

function selectionOf({ marketId, side, euroOdds, handicap, line }: Leg): Schemas['BetSelection'] {
  return { market_id: marketId, bet_type_selection: side, euro_odds: euroOdds, handicap, line }
}

/** What the bodies of all kinds have in common. @throws RangeError where one that has a single stake has several */
function commonOf({ kind, tickets, stakes, policy }: BetTerms, oddsType: OddsType) {
  const [{ perLine }] = stakes
  if (stakes.length > 1 && kinds[kind].sizes(tickets.length).length === 1)
    throw new RangeError(`One stake for a bet of kind ${kind}`)
  return {
    tickets: tickets.map(selectionOf),
    amount: amountText(perLine),
    currency: perLine.currency,
    odds_type: kinds[kind].oddsType === 'euro' ? ('euro' as const) : oddsType,
    accept_odds: policy,
  }
}

type Body = (
  terms: BetTerms,
  oddsType: OddsType,
) => Schemas[
  | 'SingleBetRequest'
  | 'ComboBetRequest'
  | 'MixedComboBetRequest'
  | 'EventComboRequest'
  | 'PrebookRequest']

const bodies = {
  placeSingleBet: (terms, oddsType): Schemas['SingleBetRequest'] => {
    if (terms.tickets.length !== 1) throw new RangeError('A single bet has exactly one ticket')
    return commonOf(terms, oddsType)
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
    const [first] = terms.tickets
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
export function betBody(operation: BetOperation, terms: BetTerms, oddsType: OddsType): string {
  return JSON.stringify(bodies[operation](terms, oddsType))
}
