import type { Settings } from '#machines/session/settings.ts'

/** What queries need of the client: the calls of their resource. */
export interface CallContext<Calls> {
  readonly api: Calls
}

/** The same for what a guest has none of. */
export interface MemberContext<Calls> extends CallContext<Calls> {
  readonly session: { settings(): Settings | null }
}

/** Whether there is a member, and no guest, to ask for [LAUNCH-05]. */
export function isMember({ session }: Pick<MemberContext<unknown>, 'session'>): boolean {
  return session.settings()?.isGuest === false
}
