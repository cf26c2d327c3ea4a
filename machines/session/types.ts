import type { Settings } from './settings.ts'

export interface SessionInput {
  readonly settings: Settings
  /** Milliseconds from now for which the token is still good. */
  readonly tokenLifetime: number
}

export interface SessionContext {
  readonly settings: Settings
  readonly tokenLifetime: number
}

/** A token that has just been fetched, as far as the machines know one: by how long it is good. */
export interface FreshToken {
  /** Milliseconds from now. */
  readonly lifetime: number
}

export type SessionEvent =
  /** A call or a socket needs a fresh token; all that ask while one is being fetched share it. */
  | { readonly type: 'token.refreshRequested' }
  /** Another tab of this member has refreshed the token (from `keepSession`). */
  | ({ readonly type: 'token.refreshedElsewhere' } & FreshToken)
  /** A call made with the current token was answered 401 [SRV-07]. */
  | { readonly type: 'call.unauthorized' }
  /** A channel was closed for good: its token is refused [LIVE-04]. */
  | { readonly type: 'channel.unauthorized' }
  /** A call was answered 403, or a socket closed with 4403 [SRV-08]. */
  | { readonly type: 'call.forbidden' }

/** Emitted to listeners on the actor (`session.on(...)`). */
export type SessionEmitted =
  | ({ readonly type: 'token.refreshed' } & FreshToken)
  /** A refresh got no answer: there is no fresh token yet, and the session goes on. */
  | { readonly type: 'token.refreshFailed' }

/** What `keepSession` receives: there is another token to keep beside the settings. */
export type KeepSessionEvent = { readonly type: 'token.changed' } & FreshToken

export type SessionEnd = 'expired' | 'forbidden'
