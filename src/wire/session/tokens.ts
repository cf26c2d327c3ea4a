import type { LaunchLink } from '#machines/launch/types.ts'

/**
 * A launch link, parsed; its tokens have already left the address bar [LAUNCH-01, 06, 07]. What lets somebody in is
 * for `host`, `api`, `storage` and the client's credentials alone.
 */
export interface OpenedLink extends LaunchLink {
  readonly token: string
  /** The partner's token for the member; null for guests. */
  readonly partnerMemberToken: string | null
}

/** What a session's calls and sockets are let in with. */
export interface SessionTokens {
  readonly publicToken: string
  /** The member token. */
  readonly token: string
  /** UTC milliseconds by the server's clock. */
  readonly tokenExpiresAt: number
  /** The partner's token for the member, for the auth check on restore [LAUNCH-12]; null for guests. */
  readonly partnerMemberToken: string | null
}
