import type { Session, SessionTokens, Settings } from '#src/api/settings.ts'

/** The session as calls, sockets and components read it. The machines decide it; this only holds it. */
export interface SessionStore {
  current(): Session | null
  settings(): Settings | null
  set(session: Session | null): void
  /** A fresh member token of the same session. */
  renew(tokens: Pick<SessionTokens, 'token' | 'tokenExpiresAt'>): void
  subscribe(listener: () => void): () => void
}

export function createSessionStore(): SessionStore {
  let session: Session | null = null
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    current: () => session,
    settings: () => session?.settings ?? null,
    set(next) {
      if (session === next) return
      session = next
      tell()
    },
    renew(tokens) {
      if (session === null) return
      session = { settings: session.settings, tokens: { ...session.tokens, ...tokens } }
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
