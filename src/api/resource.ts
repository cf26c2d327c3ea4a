import type { QueryKey } from '@tanstack/react-query'

/** What happens that makes what was fetched out of date. */
export type Happening =
  /** Money moved, and a ticket came [SLIP-17]. */
  | 'betPlaced'
  /** The refusal may be about the balance. */
  | 'betRefused'
  /** A ticket settled or changed [HIST-03]. */
  | 'ticketNoticed'
  /** Money moved outside of the client: the partner's page says so [HOST-02]. */
  | 'moneyMoved'
  /** Events came, went, or moved between the tabs. */
  | 'eventsMoved'
  /** The channel was away: anything may have been missed [LIVE-05]. Events are `client/reactions/keepCurrent.ts`'s. */
  | 'reconnected'
  /** Names come in the member's language, days in their time zone. */
  | 'localeChanged'

/** What is fetched under keys that begin with one, and what makes all of it out of date. */
export interface Resource {
  readonly key: QueryKey
  readonly outOfDateAfter: readonly Happening[]
}
