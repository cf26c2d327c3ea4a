import type { Settings } from '#src/api/settings.ts'

/** The session as calls, sockets and components read it. The machines decide it; this only holds it. */
export interface SessionStore {
  /** The settings of the running session, or null. */
  settings(): Settings | null
  /** The current member token, or null: a member call then never leaves [SRV-06]. */
  token(): string | null
  begin(settings: Settings): void
  /** A fresh member token of the same session. */
  renew(token: string): void
  end(): void
  subscribe(listener: () => void): () => void
}

export function createSessionStore(): SessionStore {
  let settings: Settings | null = null
  let token: string | null = null
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    settings: () => settings,
    token: () => token,
    begin(next) {
      settings = next
      token = next.token
      tell()
    },
    renew(next) {
      if (settings !== null) token = next
    },
    end() {
      settings = null
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
