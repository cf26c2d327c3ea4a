import type { BetOrder } from '../../bets/rules/judge.ts'
import type { MarketCommand } from '../../market/commands.ts'

/** What a client asks of the process that is going to be killed. */
export type Wish =
  | {
      readonly kind: 'bet'
      readonly member: string
      readonly key: string
      readonly expires: string
      readonly order: BetOrder
    }
  | { readonly kind: 'cancel'; readonly member: string; readonly ticketNum: string }
  | {
      readonly kind: 'cashOut'
      readonly member: string
      readonly key: string
      readonly ticketNum: string
      /** The least that is to be paid, minor units. */
      readonly least: number
    }
  | {
      readonly kind: 'miniGame'
      readonly member: string
      readonly key: string
      readonly tableId: number
      readonly round: string
      readonly selection: string
      readonly amount: string
    }
  /** What a person does to the market: prices, pauses, results. */
  | { readonly kind: 'market'; readonly commands: readonly MarketCommand[] }
  /** Lets sandbox time pass, milliseconds: rounds of mini-games end. */
  | { readonly kind: 'pass'; readonly ms: number }

export interface Call {
  readonly id: number
  readonly wish: Wish
}

/** An answer that a client has got. Its text is that of the call's reply. */
export interface Answer {
  readonly id: number
  readonly status: number
  readonly text: string
}

/** What the process says: that it takes calls, or an answer. */
export type Said = { readonly ready: true } | Answer
