/** What happens that makes what was fetched out of date. */
export type InvalidationCause =
  /** Money moved, and a ticket came [SLIP-17]. */
  | 'betPlaced'
  /** The refusal may be about the balance. */
  | 'betRefused'
  /** A ticket settled or changed [HIST-03]. */
  | 'ticketNoticed'
  /** There is a new notification of the member's, or one was read [LIVE-03]. */
  | 'notified'
  /** A mini-game took a stake, or a round of it ended [MEMBER-08]. */
  | 'roundPlayed'
  /** Money moved outside of the client: the partner's page says so [HOST-02]. */
  | 'moneyMoved'
  /** Events came, went, or moved between the tabs. */
  | 'eventsMoved'
  /** The channel was away: anything may have been missed [LIVE-05]. Events are `client/reactions/keepCurrent.ts`'s. */
  | 'reconnected'
  /** The member has a nickname now, under which others see them [MEMBER-02]. */
  | 'memberNamed'
  /** Names come in the member's language, days in their time zone. */
  | 'localeChanged'

/** What is fetched under keys that begin with one, and what makes all of it out of date. */
export interface Resource<Name extends string = string> {
  readonly key: readonly [name: Name]
  readonly outOfDateAfter: readonly InvalidationCause[]
}

const made = new Map<string, Resource>()

/**
 * A resource, in the `resources.ts` of its area. It is known from then on: nothing is kept under its key before its file is
 * there.
 */
export function resource<const Name extends string>(
  name: Name,
  outOfDateAfter: readonly InvalidationCause[],
): Resource<Name> {
  const one: Resource<Name> = { key: [name], outOfDateAfter }
  made.set(name, one)
  return one
}

/** Every resource whose file is there. */
export function allResources(): readonly Resource[] {
  return [...made.values()]
}
