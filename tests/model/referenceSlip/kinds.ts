import type { BetKind } from '#domain/bets/bet.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import type { Offer, PlainMarket } from './market.ts'

/** A selection in the slip, at the terms the member agreed to. */
export interface PlainLeg {
  readonly id: string
  readonly price: string
  readonly line: string
}

export type GroupName = 'single' | 'combo' | 'bigCombo' | 'betBuilder' | 'luckyCombo'

/** How many events the partner allows, so few that a run meets them. */
export const limits = { comboMaxEvents: 4, mixedComboMaxEvents: 3 }

const mostSingles = 20

/** Which legs a kind of bet is made of: a system of those of the combo. */
export function groupOf(kind: BetKind): GroupName {
  return kind === 'mix' ? 'combo' : kind
}

/** The legs of a group and what is staked on them. */
export interface PlainGroup {
  legs: PlainLeg[]
  stakes: Record<string, string>
  isFollowed: boolean
  bigCombo: string | null
  /** Other odds take the place of none, until none is left. */
  isAdding: boolean
  /** Of several singles, whether one stake is on each. */
  isShared: boolean
}

/** The stakes that can be entered: their names, and on how many bets or combinations each is. */
export function slots(
  kind: BetKind,
  { legs, isShared }: Pick<PlainGroup, 'legs' | 'isShared'>,
): { slot: string; lines: number }[] {
  if (kind === 'single' && legs.length > 1)
    return isShared ? [{ slot: 'whole', lines: legs.length }] : legs.map(({ id }) => ({ slot: id, lines: 1 }))
  if (kind !== 'mix') return [{ slot: 'whole', lines: 1 }]
  // Of two legs one pair; of three, three pairs and one of all; of four, six, four and one.
  const lines = [[], [], [1], [3, 1], [6, 4, 1]][legs.length] ?? []
  return lines.map((count, at) => ({ slot: String(at + 2), lines: count }))
}

/** What the kinds of bet are made of, and what a press of odds does in each. */
export function kindRules(market: PlainMarket) {
  const offerOf = ({ id }: PlainLeg): Offer => market.offer(id)
  const legAt = (id: string): PlainLeg => ({ id, price: market.offer(id).price, line: market.offer(id).line })

  /** Why legs cannot stand together in a bet of a kind, whatever is added to them. */
  const clash = (kind: BetKind, legs: readonly PlainLeg[]): number | 'silent' | null => {
    const offers = legs.map(offerOf)
    if (kind !== 'single') {
      for (const [at, { isOutright, allowsCombos, event, market: of }] of offers.entries()) {
        if (isOutright) return errors.outrightNotForCombo.code
        if (!allowsCombos) return errors.comboNotAllowed.code
        const before = offers.slice(0, at)
        if (kind !== 'betBuilder') {
          if (before.some((one) => one.event === event)) return errors.maximumTicketsPerEvent.code
        } else if (before.some((one) => one.event !== event || one.market === of)) return 'silent'
      }
    }
    const most =
      kind === 'single' ? mostSingles : kind === 'mix' ? limits.mixedComboMaxEvents : limits.comboMaxEvents
    return legs.length > most ? errors.tooManyEvents.code : null
  }
  const least = (kind: BetKind): number => (kind === 'single' ? 1 : kind === 'betBuilder' ? 2 : 3)

  /** The legs after a press; `same` where nothing changes, a code of the catalogue where it is refused. */
  const after = (
    kind: BetKind,
    { legs, isAdding }: Pick<PlainGroup, 'legs' | 'isAdding'>,
    id: string,
  ): PlainLeg[] | 'same' | number => {
    const { event, market: of, isOpen } = market.offer(id)
    const rest = legs.filter((leg) => leg.id !== id)
    const isHeld = rest.length < legs.length
    const others = legs.map(offerOf)
    let next: PlainLeg[]
    if (kind === 'single') {
      if (isHeld) return rest
      next = isAdding ? [...legs, legAt(id)] : [legAt(id)]
    } else if (kind === 'betBuilder') {
      if (isHeld) return rest
      const isElsewhere = others.some((one) => one.event !== event)
      next = isElsewhere ? [legAt(id)] : [...legs.filter((leg) => offerOf(leg).market !== of), legAt(id)]
    } else {
      if (isHeld) return 'same'
      if (others.some((one) => one.event === event)) return errors.maximumTicketsPerEvent.code
      next = [...legs, legAt(id)]
    }
    if (!isOpen) return errors.cannotAddEndedOrPaused.code
    const why = clash(kind, next)
    return typeof why === 'number' ? why : next
  }

  return { offerOf, legAt, clash, least, after }
}
