import {
  browserEnvironment,
  browserTurn,
  type Clock,
  type Environment,
} from '#src/client/platform/environment.ts'
import { createDisk } from '#src/storage/disk.ts'
import { createDurableStorage, type DurableStorage } from '#src/storage/durableStorage.ts'
import { createKey } from '#src/storage/journal/createKey.ts'
import { createJournal, type Journal } from '#src/storage/journal/journal.ts'
import type { Storage } from '#src/storage/storage.ts'

/** The timers of wherever the test runs, or vitest's where it has faked them. */
export const testTimers: Pick<Clock, 'startTimer' | 'stopTimer' | 'startTicking' | 'stopTicking'> = {
  startTimer: (run, milliseconds) => Number(setTimeout(run, milliseconds)),
  stopTimer: (id) => clearTimeout(id),
  startTicking: (tick, milliseconds) => Number(setInterval(tick, milliseconds)),
  stopTicking: (id) => clearInterval(id),
}

/** A turn of wherever the test runs; not vitest's to hold back. */
export const testTurn = (): Promise<void> => browserTurn(globalThis)

/** The environment of the test's own page (jsdom's), but for what the test gives. */
export function testEnvironment(change: Partial<Environment> = {}): Environment {
  // No server has a test's page.
  return { ...browserEnvironment(window), isPageThere: () => Promise.resolve(true), ...change }
}

/** An X-UNIQUE. */
export function testKey(): string {
  return createKey((bytes) => crypto.getRandomValues(bytes))
}

/** Storage of a browser that has no disk to give. */
export function withoutDisk(storage: Storage): DurableStorage {
  return createDurableStorage(storage, createDisk({}, testTimers), () => undefined)
}

export function testJournal(storage: Storage, now: () => number = Date.now): Journal {
  return createJournal({ storage: withoutDisk(storage), now, createKey: testKey })
}
