import type { OpenedLink, SessionTokens } from '#src/wire/session/tokens.ts'

/** A launch link's tokens. */
type LinkTokens = Pick<OpenedLink, 'token' | 'partnerMemberToken'>

/**
 * The tokens of this page. Actors, calls and sockets are made with them; machines, settings, and whatever a component
 * gets hold of, have none.
 */
export interface Credentials {
  /** Of the launch link that this page starts from, if it starts from one. */
  readonly link: LinkTokens | null
  /** The launch link's token that the session came of: a link that comes back with a reload of the partner's page is known by it. */
  readonly linkToken: string | null
  /** What the session was granted, from the launch's reply on; null before. */
  granted(): SessionTokens | null
  /** The token for member calls, or null where none may leave: before the session is granted, and after the end [SRV-06]. */
  token(): string | null
  /** When the token was last renewed, on the page's own clock. */
  renewedAt(): number
  grant(tokens: SessionTokens): void
  /** The session is granted: calls may leave. */
  begin(): void
  /** A fresh member token of the same session. @param tokenExpiresAt UTC milliseconds by the server's clock */
  renew(token: string, tokenExpiresAt: number): void
  end(): void
}

export interface CredentialsSettings {
  readonly link: LinkTokens | null
  /** The kept session that this page goes on with, if it does. */
  readonly kept: { readonly tokens: SessionTokens; readonly linkToken: string | null } | null
  /** Milliseconds that never run backwards. */
  readonly now: () => number
}

export function createCredentials({ link, kept, now }: CredentialsSettings): Credentials {
  let tokens = kept?.tokens ?? null
  let isOpen = false
  let renewedAt = Number.NEGATIVE_INFINITY
  return {
    link,
    linkToken: link?.token ?? kept?.linkToken ?? null,
    granted: () => tokens,
    token: () => (isOpen ? (tokens?.token ?? null) : null),
    renewedAt: () => renewedAt,
    grant(next) {
      tokens = next
    },
    begin() {
      isOpen = true
    },
    renew(token, tokenExpiresAt) {
      if (!isOpen || tokens === null) return
      tokens = { ...tokens, token, tokenExpiresAt }
      renewedAt = now()
    },
    end() {
      isOpen = false
    },
  }
}
