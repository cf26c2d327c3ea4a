import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { refresh } from '#src/api/invalidation.ts'
import {
  newestKey,
  type NewestNotifications,
  newestNotificationsQuery,
  olderKey,
  olderNotificationsQuery,
} from '#src/api/member/notifications.ts'
import { createQueryClient } from '#src/client/data/queryClient.ts'
import { createOnce } from '#src/client/once.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { bookedBets } from '#src/realtime/topics/bookedBets.ts'
import { notifications } from '#src/realtime/topics/notifications.ts'
import { fakeApi, offline } from '#src/testing/api/fakeApi.ts'
import { fakeCaller } from '#src/testing/api/fakeCaller.ts'
import { buildSettings } from '#src/testing/builders.ts'
import { testTimers } from '#src/testing/environment.ts'
import { createTestTopics } from '#src/testing/realtime/topics.ts'

import { readMutation } from './notificationMutations.ts'
import { createNotificationNews } from './notificationNews.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const size = 50

/** A server's notifications, by number, the newest last; a client that shows them. */
function open({ count = 0, isGuest = false, hasReadState = true } = {}) {
  const world = { numbers: Array.from({ length: count }, (_, at) => at + 1), read: new Set<number>() }
  const asked: number[] = []
  const wireOf = (number: number) => ({
    id: `n${number}`,
    type: 'info',
    message: `No. ${number}`,
    ticketNum: null,
    dateCreatedUtc: '2026-11-21T10:00:00Z',
    ...(hasReadState && { 'x-slipway-read': world.read.has(number) }),
  })
  const caller = fakeCaller((_, { page }) => {
    asked.push(Number(page))
    const from = (Number(page) - 1) * size
    const newestFirst = world.numbers.toReversed()
    const rest = newestFirst.length - from - size
    return {
      count: newestFirst.length,
      next: rest > 0 ? Number(page) + 1 : null,
      results: newestFirst.slice(from, from + size).map(wireOf),
      ...(hasReadState && {
        'x-slipway-unread': newestFirst.filter((number) => !world.read.has(number)).length,
      }),
    }
  })
  const post = vi.fn<() => Promise<never>>()
  const settings = buildSettings({ isGuest })
  const context = { session: { settings: () => settings }, api: fakeApi({ caller: { ...caller, post } }) }
  const queryClient = createQueryClient()
  const counters = createCounters()
  const topics = createTestTopics({ counters })
  const services = { ...context, topics, queryClient, timers: testTimers, counters }
  const once = createOnce(() => services as never)
  const news = createNotificationNews(services)
  const stop = new QueryObserver(queryClient, newestNotificationsQuery(context)).subscribe(() => undefined)
  const newest = () => queryClient.getQueryData<NewestNotifications>(newestKey)
  const shown = () => newest()?.notifications.map(({ id }) => Number(id.slice(1))) ?? []
  const settle = () => vi.advanceTimersByTimeAsync(1_100)
  const say = (...numbers: number[]): void => {
    world.numbers.push(...numbers)
    topics.take(notifications.event, { data: { results: numbers.map(wireOf) } })
  }
  const more = () => queryClient.fetchInfiniteQuery({ ...olderNotificationsQuery(context), staleTime: 0 })
  return {
    world,
    asked,
    context,
    queryClient,
    counters,
    topics,
    news,
    once,
    post,
    stop,
    newest,
    shown,
    settle,
    say,
    more,
  }
}

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at)

describe('the newest notifications', () => {
  it('are one page of fifty, with how many are unread [MEMBER-01]', async () => {
    const { settle, shown, newest, asked } = open({ count: 120 })
    await settle()
    expect(shown()).toEqual(down(120, 71))
    expect([newest()?.unread, newest()?.next, asked]).toEqual([120, 2, [1]])
  })

  it('are never asked for by a guest [LAUNCH-05]', async () => {
    const { settle, asked, newest } = open({ count: 3, isGuest: true })
    await settle()
    expect([asked, newest()]).toEqual([[], undefined])
  })

  it('keep below a new page what is known, and ask for that one page alone [LIVE-03]', async () => {
    const { settle, say, shown, asked, more } = open({ count: 120 })
    await settle()
    await more()
    say(121, 122)
    await settle()
    expect(shown()).toEqual(down(122, 71))
    expect(asked).toEqual([1, 2, 1])
  })

  it('begin again where so much has come that the two do not meet', async () => {
    const { settle, say, shown, queryClient, more } = open({ count: 120 })
    await settle()
    await more()
    say(...down(180, 121).toReversed())
    await settle()
    expect(shown()).toEqual(down(180, 131))
    expect(queryClient.getQueryData(olderKey)).toBeUndefined()
  })

  it('have the older ones asked for again where some of these were read elsewhere', async () => {
    const { settle, world, queryClient, asked, more } = open({ count: 120 })
    await settle()
    await more()
    world.read = new Set([30, 31])
    refresh(queryClient, 'notified')
    await settle()
    expect(asked.slice(0, 3)).toEqual([1, 2, 1])
    expect(queryClient.getQueryState(olderKey)?.isInvalidated).toBe(true)
  })

  it('count nothing as unread where the back end does not keep it [MEMBER-01]', async () => {
    const { settle, newest } = open({ count: 3, hasReadState: false })
    await settle()
    expect([newest()?.unread, newest()?.notifications[0]?.isRead]).toEqual([null, null])
  })
})

describe('what the channel says', () => {
  it('has them asked for again where it holds any, and only then [LIVE-03]', async () => {
    const { settle, topics, say, asked } = open({ count: 1 })
    await settle()
    topics.take(notifications.event, { data: { results: [] } })
    await settle()
    expect(asked).toEqual([1])
    say(2)
    await settle()
    expect(asked).toEqual([1, 1])
  })

  it('two hundred times in a second, has them asked for twice, and shows three toasts [LIVE-03]', async () => {
    const { settle, topics, news, asked } = open({ count: 1 })
    await settle()
    for (let number = 2; number <= 201; number += 1)
      topics.take(notifications.event, {
        data: { results: [{ id: `n${number}`, type: 'info', message: 'Money', ticketNum: `T${number}` }] },
      })
    await settle()
    await settle()
    expect(asked).toEqual([1, 1, 1])
    expect(news.toasts.get().map(({ ticketNum }) => ticketNum)).toEqual(['T199', 'T200', 'T201'])
  })

  it('of what does not concern money, or is turned off, is no toast; of what cannot be read nothing is shown and it is counted [LIVE-13]', async () => {
    const { topics, news, counters } = open()
    const one = { id: 'a', type: 'info', message: 'M', ticketNum: 'T1' }
    topics.take(notifications.event, {
      data: {
        results: [{ ...one, ticketNum: null }, { ...one, id: 'b', 'x-slipway-asToast': false }, { id: 7 }],
      },
    })
    expect(news.toasts.get()).toEqual([])
    expect(counters.read().malformed).toBe(1)
    topics.take(notifications.event, {
      data: { results: [{ ...one, ticketNum: null, 'x-slipway-asToast': true }] },
    })
    expect(news.toasts.get()).toHaveLength(1)
  })

  it('of a booked bet is inserted above the others, once, and asks for nothing [LIVE-03] [PREBOOK-06]', async () => {
    const { settle, topics, newest, shown, asked } = open({ count: 2 })
    await settle()
    const told = { id: 'n9', type: 'success', message: 'Placed', ticketNum: 'T9', prebookStatus: 'accepted' }
    topics.take(bookedBets.event, { data: told })
    topics.take(bookedBets.event, { data: told })
    topics.take(bookedBets.event, { data: { ...told, id: 'n10', 'x-slipway-inList': false } })
    await settle()
    expect([shown(), newest()?.unread, asked]).toEqual([[9, 2, 1], 3, [1]])
  })
})

describe('notifications that are read', () => {
  it('are so at once, and unread again where the server does not have it, but for what has come meanwhile [MEMBER-01]', async () => {
    const opened = open({ count: 3 })
    const { settle, say, newest, post, queryClient, context, once } = opened
    await settle()
    let fail: (error: Error) => void = () => undefined
    post.mockImplementation(() => new Promise((_, reject) => (fail = reject)))
    const marking = new MutationObserver(
      queryClient,
      readMutation({ ...context, queryClient, once } as never),
    )
    const answer = marking.mutate(['n3', 'n2']).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(10)
    const marks = () => newest()?.notifications.map(({ isRead }) => isRead)
    expect([newest()?.unread, marks()]).toEqual([1, [true, true, false]])
    opened.world.read = new Set([3, 2])
    say(4)
    await settle()
    expect([newest()?.unread, marks()]).toEqual([2, [false, true, true, false]])
    opened.world.read = new Set()
    fail(offline())
    await answer
    await settle()
    expect([newest()?.unread, marks()]).toEqual([4, [false, false, false, false]])
  })
})
