import { randomBytes } from 'node:crypto'

import { betOperations } from '#domain/bets/operations.ts'
import { compareEuro, isEuroOdds } from '#domain/odds/odds.ts'

import { boundOf, type Placement, type PlacementReply } from '../bets/placement.ts'
import type { BetOrder } from '../bets/rules/judge.ts'
import type { ModelMarket } from '../market/entities.ts'
import { findPrebook } from '../store/bets/prebooks.ts'
import type { Fault, MakeFault, OutgoingAnswer } from './fault.ts'
import { otherKey } from './keys.ts'
import { giveMoney, keepStake } from './money.ts'
import { isObject } from './walk.ts'

/** What is wrong with bets, keys and bookings. */
export const placingFaults = {
  'takes-suspended': () => ({
    judgedBy: (market) => (market.status === 'paused' ? opened(market) : market),
  }),

  'moved-odds-taken': () => ({
    places: (placement, place) =>
      place(
        withOrder(placement, (order) =>
          order.operation === 'bookBet'
            ? order
            : ({ ...order, body: { ...order.body, accept_odds: 'any' } } as BetOrder),
        ),
      ),
  }),

  'better-odds-kept': () => {
    const asked = new Map<string, string>()
    return {
      places: async (placement, place) => {
        const legs = pricedLegs(placement)
        for (const { name, euro } of legs) asked.set(name, euro)
        try {
          return await place(placement)
        } finally {
          for (const { name } of legs) asked.delete(name)
        }
      },
      judgedBy: (market) => {
        const selections = market.selections.map((selection) => {
          const euro = asked.get(`${market.marketId} ${selection.side}`)
          const hasRisen = euro !== undefined && compareEuro(euro, selection.price.euro) < 0
          return hasRisen ? { ...selection, price: { euro } } : selection
        })
        return { ...market, selections }
      },
    }
  },

  'moved-handicap-taken': ({ market }) => ({
    places: (placement, place) =>
      place(
        withOrder(placement, (order) => {
          if (order.operation === 'bookBet') return order
          const tickets = order.body.tickets.map((ticket) => {
            const { market_id: id, bet_type_selection: side } = ticket
            const now = market(id)?.selections.find((selection) => selection.side === side)
            return now === undefined ? ticket : { ...ticket, handicap: now.handicap, line: now.line }
          })
          return { ...order, body: { ...order.body, tickets } } as BetOrder
        }),
      ),
  }),

  'below-minimum-taken': () => ({ judgedBy: (market) => ({ ...market, minAmount: '0' }) }),

  'places-twice': () => {
    const answered = new Set<string>()
    return {
      places: async (placement, place) => {
        const answer = await place(answered.has(nameOf(placement)) ? underNewKey(placement) : placement)
        if (answer.status === 201) answered.add(nameOf(placement))
        return answer
      },
    }
  },

  'keys-kept-by-call': () => ({
    places: (placement, place) =>
      place({ ...placement, key: keyOfCall(placement.order.operation, placement.key) }),
    tells: (member, key, outcome) => {
      for (const operation of betOperations) {
        const became = outcome(member, keyOfCall(operation, key))
        if (became !== null) return became
      }
      return null
    },
  }),

  'lost-reply-404': () => ({
    tells: (member, key, outcome) => {
      const became = outcome(member, key)
      return became?.status === 'placed' ? null : became
    },
  }),

  'other-body-replayed': () => {
    const first = new Map<string, PlacementReply>()
    return {
      places: async (placement, place) => {
        const answer = await place(placement)
        const before = first.get(nameOf(placement))
        if (answer.status === 409 && before !== undefined) return { ...before, replayed: true }
        if (answer.status !== 425) first.set(nameOf(placement), answer)
        return answer
      },
    }
  },

  'late-request-placed': ({ realNow }) => {
    const bounds = new Map<string, string>()
    return {
      places: (placement, place) => {
        const name = `${nameOf(placement)} ${placement.expires}`
        const bound = boundOf(placement.expires)
        if (bound !== null && bound < realNow() && !bounds.has(name))
          bounds.set(name, String(realNow() + 60_000))
        return place({ ...placement, expires: bounds.get(name) ?? placement.expires })
      },
    }
  },

  'refusal-not-kept': () => {
    const refused = new Set<string>()
    return {
      places: async (placement, place) => {
        const answer = await place(refused.has(nameOf(placement)) ? underNewKey(placement) : placement)
        if (answer.status === 400) refused.add(nameOf(placement))
        return answer
      },
    }
  },

  'in-progress-404': () => ({
    tells: (member, key, outcome) => {
      const became = outcome(member, key)
      return became?.status === 'inProgress' ? null : became
    },
  }),

  'others-key-told': () => {
    const owners = new Map<string, string>()
    return {
      places: (placement, place) => {
        owners.set(placement.key, placement.member.code)
        return place(placement)
      },
      tells: (member, key, outcome) => outcome(member, key) ?? outcome(owners.get(key) ?? member, key),
    }
  },

  'cancel-refunds-twice': (means) => {
    const { ownerOf, places } = ownersOfTickets()
    const cancelled = new Set<string>()
    return {
      places,
      answers: (answer) => {
        const ticket = cancelledTicket(answer, 200)
        const member = ticket === null ? undefined : ownerOf(ticket)
        if (ticket === null || member === undefined || !isObject(answer.body)) return
        // Rightly the first time.
        if (cancelled.has(ticket.ticketNum)) answer.body.wallet = giveMoney(means, member, ticket.amount)
        cancelled.add(ticket.ticketNum)
      },
    }
  },

  'cancel-after-placed': (means) => {
    const { ownerOf, places } = ownersOfTickets()
    return {
      places,
      answers: (answer) => {
        const ticket = cancelledTicket(answer, 409)
        const member = ticket === null ? undefined : ownerOf(ticket)
        if (ticket === null || member === undefined) return
        const { amount, prebook } = ticket
        const shown = {
          ...ticket,
          resultStatus: 'cancelled',
          earnings: '0.00',
          returns: amount,
          possibleReturns: null,
          prebook: { ...prebook, status: 'cancelled', placedUtc: null },
        }
        const wallet = giveMoney(means, member, amount)
        Object.assign(answer, { status: 200, body: { ticket: shown, wallet } })
      },
    }
  },

  'prebook-below-target': () => ({
    places: async (placement, place) => {
      let asked = '1.01'
      const answer = await place(
        withOrder(placement, (order) => {
          if (order.operation !== 'bookBet') return order
          asked = order.body.target_odds
          return { ...order, body: { ...order.body, target_odds: '1.01' } }
        }),
      )
      return { ...answer, text: answer.text.replaceAll('"1.01"', `"${asked}"`) }
    },
  }),

  'closed-booking-keeps-stake': ({ database }) => ({
    bookingEnded: (ticketNum, by) => {
      const booking = findPrebook(database, ticketNum)
      if (by === 'market' && booking?.status === 'cancelled') keepStake(database, booking)
    },
  }),
} satisfies Record<string, MakeFault>

interface CancelledTicket extends Record<string, unknown> {
  ticketNum: string
  amount: string
  prebook: object
}

/** Remembers whose the tickets are. */
function ownersOfTickets(): Pick<Required<Fault>, 'places'> & {
  ownerOf(ticket: CancelledTicket): string | undefined
} {
  const owners = new Map<string, string>()
  return {
    ownerOf: ({ ticketNum }) => owners.get(ticketNum),
    places: async (placement, place) => {
      const answer = await place(placement)
      const ticketNum = /"ticketNum":"([^"]+)"/.exec(answer.text)?.[1]
      if (ticketNum !== undefined) owners.set(ticketNum, placement.member.code)
      return answer
    },
  }
}

/** The ticket in the answer to a cancellation with a status; null of any other answer. */
function cancelledTicket(
  { operationId, status, body }: OutgoingAnswer,
  wanted: number,
): CancelledTicket | null {
  if (operationId !== 'cancelPrebooking' || status !== wanted || !isObject(body)) return null
  return isObject(body.ticket) ? (body.ticket as CancelledTicket) : null
}

/** The selections of a bet whose own odds were agreed on, by market and side. */
function pricedLegs({ order }: Placement): { name: string; euro: string }[] {
  if ('invalid' in order || order.operation === 'bookBet' || order.operation === 'placeEventCombo') return []
  return order.body.tickets.flatMap(({ market_id: id, bet_type_selection: side, euro_odds: euro }) =>
    isEuroOdds(euro) ? [{ name: `${id} ${side}`, euro }] : [],
  )
}

/** What a key is called where every call keeps its own. */
function keyOfCall(operation: BetOrder['operation'], key: string): string {
  return operation === 'placeSingleBet' ? key : otherKey(`${operation} ${key}`)
}

function opened(market: ModelMarket): ModelMarket {
  const selections = market.selections.map((selection) => ({ ...selection, status: 'open' as const }))
  return { ...market, status: 'open', selections }
}

function withOrder(placement: Placement, change: (order: BetOrder) => BetOrder): Placement {
  return 'invalid' in placement.order ? placement : { ...placement, order: change(placement.order) }
}

function underNewKey(placement: Placement): Placement {
  return { ...placement, key: randomBytes(16).toString('hex') }
}

function nameOf({ member, key }: Placement): string {
  return `${member.code} ${key}`
}
