import type { Settings } from '#machines/session/settings.ts'

/** The session as calls, sockets and components read it. The machines decide it; this only holds it. */
export interface SessionStore {
  /** The settings of the session; they stay for the screens that follow its end. Null before the first. */
  settings(): Settings | null
  /** The current member token, or null: a member call then never leaves [SRV-06]. */
  token(): string | null
  /** When the token was last renewed, on the page's own clock. */
  renewedAt(): number
  begin(settings: Settings): void
  /** A fresh member token of the same session. */
  renew(token: string): void
  end(): void
  subscribe(listener: () => void): () => void
}

/** @param now milliseconds that never run backwards */
export function createSessionStore(now: () => number): SessionStore {
  let settings: Settings | null = null
  let token: string | null = null
  let renewedAt = Number.NEGATIVE_INFINITY
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    settings: () => settings,
    token: () => token,
    renewedAt: () => renewedAt,
    begin(next) {
      settings = next
      token = next.token
      tell()
    },
    renew(next) {
      if (token === null) return
      token = next
      renewedAt = now()
    },
    end() {
      token = null
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
