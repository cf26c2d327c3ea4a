import { timeoutManager } from '@tanstack/react-query'

import { testMember, type TestMember, type TestSandbox } from '#sandbox/testing/server.ts'
import type { CallSettings } from '#src/api/http/caller.ts'
import { createServerClock } from '#src/api/http/serverClock.ts'
import { createQueryClient } from '#src/client/data/queryClient.ts'
import { createPreferences } from '#src/client/session/preferences.ts'
import { createSessionStore } from '#src/client/session/session.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { createLiveness } from '#src/realtime/liveness.ts'
import { createPriceBook } from '#src/realtime/prices/priceBook.ts'
import { createScoreBook } from '#src/realtime/scoreBook.ts'
import type { Timers } from '#src/realtime/timers.ts'
import { testApi } from '#src/testing/api/replies.ts'
import { buildOpenedLink } from '#src/testing/builders.ts'
import { testJournal, testKey, testTurn } from '#src/testing/environment.ts'
import { createTestTopics } from '#src/testing/realtime/topics.ts'
import { createTestBrowser } from '#src/testing/storage.ts'
import type { OpenedLink } from '#src/wire/session/tokens.ts'

import { fetchAbortable } from './abortable.ts'
import type { FaultyLine } from './faultyLine.ts'

/** Waits between tries pass so many times as fast. */
const speed = 20
/** What waits for so many milliseconds is a limit of the client's patience. */
const limit = 3_000

/**
 * The client's time: its waits are short, and its patience ends when the test says so, and not because a machine is busy.
 */
function createTime() {
  const limits = new Map<number, () => void>()
  let ids = 0
  const timers: Timers = {
    startTimer(run, milliseconds) {
      if (milliseconds < limit) return Number(setTimeout(run, milliseconds / speed))
      ids -= 1
      limits.set(ids, run)
      return ids
    },
    stopTimer(id) {
      if (!limits.delete(id)) clearTimeout(id)
    },
  }
  return {
    timers,
    /** The same for machines. */
    machineTime: {
      setTimeout: (run: (...args: unknown[]) => void, milliseconds: number) =>
        timers.startTimer(run, milliseconds),
      clearTimeout: (id: number) => timers.stopTimer(id),
    },
    /** Whatever the client waits for now has taken too long. */
    endPatience(): void {
      const over = [...limits.values()]
      limits.clear()
      for (const run of over) run()
    },
  }
}

/** The waits between the tries of queries are as short. */
export function speedUpQueries(): void {
  timeoutManager.setTimeoutProvider<number>({
    setTimeout: (run, milliseconds) => Number(setTimeout(run, milliseconds / speed)),
    clearTimeout: (id) => clearTimeout(id),
    setInterval: () => 0,
    clearInterval: () => undefined,
  })
}

/** A launch link that the partner has just made. */
export async function newLink(sandbox: TestSandbox, member: string): Promise<OpenedLink> {
  const { link } = await sandbox.control<{ link: string }>('POST', 'launch', { member })
  const { searchParams } = new URL(link)
  return buildOpenedLink({
    token: searchParams.get('token') ?? '',
    partnerMemberToken: searchParams.get('partner_member_token'),
  })
}

/**
 * The network layers of a client in a session of their own, on a line where things go wrong: the calls, what is kept of
 * their replies and asked for again, and what is written down of bets. Beside it the same member on a line of its own.
 */
export async function createWorld(sandbox: TestSandbox, line: FaultyLine, wonTicket: string) {
  const time = createTime()
  const { timers } = time
  const { storage } = createTestBrowser().openTab()
  const session = createSessionStore()
  const ends: ('ended' | 'forbidden')[] = []
  const held = { token: '', isMember: false }
  const change: Partial<CallSettings> = {
    serverAddress: (server) =>
      server === 'main' || server === 'miniGames' ? `${line.origin}/api` : line.origin,
    token: () => (held.isMember ? held.token : null),
    clock: createServerClock(Date.now),
    fetch: fetchAbortable,
    timers,
    currency: () => session.settings()?.currency ?? null,
    onUnauthorized: () => void ends.push('ended'),
    onForbidden: () => void ends.push('forbidden'),
  }
  const { api } = testApi(line.origin, change)
  const link = await newLink(sandbox, 'alice')
  const { settings, tokens } = await api.launch(link)
  Object.assign(held, { token: tokens.token, isMember: true })
  session.begin(settings)
  storage.setOwner({ partner: settings.partnerName, member: settings.memberCode })
  const counters = createCounters()
  const clock = {
    ...timers,
    now: Date.now,
    steadyNow: () => performance.now(),
    requestFrame: (run: () => void) => void setTimeout(run, 0),
  }
  const book = {
    clock,
    now: clock.steadyNow,
    serverLatest: () => Number.POSITIVE_INFINITY,
    notAhead: (time: number) => time,
    counters,
    onListenerError: (error: unknown) => {
      throw error
    },
  }
  const liveness = createLiveness(timers)
  liveness.set(true)
  const queryClient = createQueryClient()
  const direct: TestMember = testMember(sandbox.clientUrl, {
    ...({} as TestMember['settings']),
    token: tokens.token,
    currencyCode: settings.currency.code,
  })
  return {
    sandbox,
    line,
    api,
    tokens,
    session,
    storage,
    journal: testJournal(storage),
    preferences: createPreferences({ storage, link: null, browserLanguages: [], deviceTimeZone: 'UTC' }),
    createKey: testKey,
    now: () => performance.now(),
    counters,
    ...time,
    queryClient,
    liveness,
    priceBook: createPriceBook(book),
    scoreBook: createScoreBook(book),
    topics: createTestTopics({ counters, notAhead: book.notAhead }),
    nextTurn: testTurn,
    /** The same member, where nothing goes wrong. */
    direct,
    /** A ticket of another member, which has won. */
    wonTicket,
    /** How the session has ended, each time that it was told. */
    ends,
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
