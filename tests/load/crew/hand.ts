import type { MemberTold } from '../client/told.ts'
import { createCrowd, type CrowdConfig, type CrowdFigures } from './crowd.ts'

/** What a process of the crew is told to do. */
export type Order =
  | { readonly kind: 'begin'; readonly config: CrowdConfig; readonly seed: number }
  | { readonly kind: 'launch'; readonly number: number; readonly link: string }
  | { readonly kind: 'pace'; readonly rate: number }
  | { readonly kind: 'figures' }
  | { readonly kind: 'markets' }
  | { readonly kind: 'told'; readonly milliseconds: number; readonly only: readonly number[] | null }

/** What it answers to each. */
export interface Answers {
  readonly begin: null
  /** Null where the client runs, or why not. */
  readonly launch: string | null
  readonly pace: null
  readonly figures: CrowdFigures
  readonly markets: readonly string[]
  readonly told: readonly MemberTold[]
}

/** A part of the crowd, wherever it is. */
export interface Hand {
  launch(number: number, link: string): Promise<string | null>
  /** Presses a second. */
  pace(rate: number): Promise<void>
  figures(): Promise<CrowdFigures>
  /** Markets on the list that could be paused for bookings. */
  markets(): Promise<readonly string[]>
  /** Waits for what has no answer, so many milliseconds at most, and gives all that was told; of these members, or of all (null). */
  told(milliseconds: number, only: readonly number[] | null): Promise<readonly MemberTold[]>
  close(): Promise<void>
}

/** A part of the crowd in this process. */
export function localHand(config: CrowdConfig, seed: number): Hand {
  const crowd = createCrowd(config, seed)
  return {
    launch: crowd.launch,
    pace: async (rate) => crowd.pace(rate),
    figures: async () => crowd.figures(),
    markets: async () => crowd.markets(),
    told: crowd.told,
    close: async () => crowd.close(),
  }
}

/** An order on its way, and what comes back. */
export interface Sent {
  readonly id: number
  readonly order: Order
}
export interface Reply {
  readonly id: number
  readonly answer: Answers[Order['kind']]
  /** Why it could not be done; else null. */
  readonly error: string | null
}
