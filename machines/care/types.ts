/** What is counted: from when, and how long until the member is reminded. */
export interface CareContext {
  /** UTC milliseconds by the server's clock: when the session began, or the last reminder was answered. */
  readonly from: number
  /** Null where the member is not reminded. */
  readonly minutes: number | null
}

/** What has to pass before the member is reminded. */
export interface Interval {
  readonly from: number
  readonly minutes: number
}

export type CareEvent =
  /** What the server says of the session, what is kept of it here, and what the member or the partner has chosen. */
  | ({ readonly type: 'session.recalled' } & CareContext)
  /** By the member, here or in another tab; it is counted from then. */
  | { readonly type: 'interval.chosen'; readonly minutes: number | null; readonly at: number }
  | { readonly type: 'interval.passed' }
  /** It stands before the member. */
  | { readonly type: 'reminder.shown' }
  /** They go on, look at their bets, or leave: it has done its work. */
  | { readonly type: 'reminder.answered'; readonly at: number }
  /** In another tab of the same session. */
  | { readonly type: 'reminder.answeredElsewhere'; readonly at: number }

/** What the actor that remembers is told. */
export interface RememberEvent {
  readonly type: 'beginning.remembered'
  readonly from: number
}
