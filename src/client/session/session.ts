import { createAtom } from '@tanstack/store'

import type { Settings } from '#machines/session/settings.ts'

/** The session as components read it. The machines decide it; this only holds it, without its tokens. */
export interface Session {
  /** The settings of the session; they stay for the screens that follow its end. Null before the first. */
  settings(): Settings | null
  /** Whether member calls may leave [SRV-06]. */
  isOpen(): boolean
  /** The listener is called when a session begins. */
  subscribe(listener: () => void): () => void
}

export interface SessionStore extends Session {
  begin(settings: Settings): void
  end(): void
}

export function createSessionStore(): SessionStore {
  const settings = createAtom<Settings | null>(null)
  let isOpen = false
  return {
    settings: settings.get,
    isOpen: () => isOpen,
    begin(next) {
      isOpen = true
      settings.set(next)
    },
    end() {
      isOpen = false
    },
    subscribe: (listener) => settings.subscribe(listener).unsubscribe,
  }
}
