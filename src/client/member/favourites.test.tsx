import { MutationObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Event } from '#domain/market/event.ts'
import type { Caller } from '#src/api/http/caller.ts'
import { eventPagesQuery, removeFromLists } from '#src/api/lists/events.ts'
import { favourites as favouritesFilter, favouritesKey } from '#src/api/lists/favourites.ts'
import { createNotices } from '#src/client/notices/notices.ts'
import { lastFavourite } from '#src/storage/records/lastFavourite.ts'
import { createStorage } from '#src/storage/storage.ts'
import { buildList, buildListedEvent } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { patience } from '#src/testing/patience.ts'
import { createTestBrowser } from '#src/testing/storage.ts'
import type { EventListPage } from '#src/wire/lists/events.ts'

import { createFavouriteMarks } from './favouriteMarks.ts'
import { favouriteMutation } from './favouriteMutation.ts'
import { createFavourites } from './favourites.ts'

interface Call {
  readonly eventId: string
  readonly favourite: boolean
  /** Answers as the server does; without a value it breaks. */
  answer(isFavourite?: boolean): void
}

/** The real store of favourites, whose calls and lists a test answers. */
async function createWorld() {
  const calls: Call[] = []
  const PATCH = (
    _: string,
    { params, body }: { params: { path: { id: string } }; body: { favourite: boolean } },
  ) =>
    new Promise((resolve) => {
      const answer = (isFavourite?: boolean): void =>
        resolve(
          isFavourite === undefined
            ? { error: {}, response: new Response(null, { status: 500 }) }
            : { data: { isFavourite: String(isFavourite) }, response: new Response() },
        )
      calls.push({ eventId: params.path.id, ...body, answer })
    })
  const timers = { startTimer: () => 0, stopTimer: () => undefined }
  const caller: Partial<Record<keyof Caller, unknown>> = {
    http: { PATCH },
    options: (method: string) => ({ method, timers }),
  }
  const lists: ((events: readonly Event[]) => void)[] = []
  const browser = createTestBrowser()
  const other = createStorage(browser.openTab().host)
  other.setOwner({ partner: 'Partner', member: 'alice' })
  const { client } = await createClientHarness({
    environment: { storages: browser.openTab().host },
    settings: { features: { isFavouritesEnable: true } },
    api: {
      caller: caller as Caller,
      events: () =>
        new Promise<EventListPage>((resolve) => lists.push((events) => resolve(buildList([...events])))),
    },
  })
  client.liveness.set(true)
  client.once(createFavourites)
  const marks = client.once(createFavouriteMarks).shown
  return {
    other,
    calls,
    lists,
    press: (eventId: string, isFavourite: boolean) =>
      void new MutationObserver(client.queryClient, favouriteMutation(client, eventId))
        .mutate(isFavourite)
        .catch(() => undefined),
    mutating: () => client.queryClient.isMutating(),
    shown: (eventId: string) => marks.get().get(eventId),
    close: (eventId: string) => removeFromLists(client.queryClient, eventId),
    toasts: () => client.once(createNotices).toasts.get(),
    list: () => client.queryClient.fetchInfiniteQuery(eventPagesQuery(client, favouritesFilter)),
    isListOutOfDate: () => client.queryClient.getQueryState(favouritesKey)?.isInvalidated,
  }
}

let world: Awaited<ReturnType<typeof createWorld>>

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  world = await createWorld()
})

const called = (count: number) => vi.waitFor(() => expect(world.calls).toHaveLength(count), patience)
const callsFor = (eventId: string) =>
  world.calls.filter((call) => call.eventId === eventId).map(({ favourite }) => favourite)

/** Whatever was answered is dealt with. */
const settled = () => vi.waitFor(() => expect(world.mutating()).toBe(0), patience)

describe('a favourite', () => {
  it('is shown at once, and as the server has it once that answers [BROWSE-03]', async () => {
    const { calls, press, shown } = world
    press('e1', true)
    expect(shown('e1')).toBe(true)
    await called(1)
    expect(calls[0]).toMatchObject({ eventId: 'e1', favourite: true })
    calls[0]?.answer(false)
    await vi.waitFor(() => expect(shown('e1')).toBe(false), patience)
    await settled()
    expect(calls).toHaveLength(1)
    expect(world.toasts()).toEqual([])
  })

  it('is taken back and said so where the call fails, and can be pressed again [BROWSE-03] [SRV-10]', async () => {
    const { calls, press, shown, toasts } = world
    press('e1', true)
    await called(1)
    calls[0]?.answer()
    await vi.waitFor(() => expect(shown('e1')).toBe(false), patience)
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ message: 'favourite' }]), patience)
    press('e1', true)
    await called(2)
    calls[1]?.answer(true)
    await settled()
    expect(shown('e1')).toBe(true)
    expect(toasts()).toHaveLength(1)
  })

  it('is what was wished last, one call at a time, and none for what the server has already [BROWSE-03]', async () => {
    const { calls, press, shown } = world
    press('e1', true)
    press('e1', false)
    await settled()
    expect(calls).toHaveLength(0)
    press('e1', true)
    await called(1)
    for (const wish of [false, true, false]) press('e1', wish)
    expect(shown('e1')).toBe(false)
    calls[0]?.answer(true)
    await called(2)
    expect(shown('e1')).toBe(false)
    press('e1', true)
    press('e1', false)
    calls[1]?.answer(false)
    await settled()
    expect(callsFor('e1')).toEqual([true, false])
    expect(shown('e1')).toBe(false)
  })

  it('that was unstarred before its call broke is unstarred on the server too, which may have it anyway [BROWSE-03]', async () => {
    const { calls, press, shown, toasts } = world
    press('e1', true)
    await called(1)
    press('e1', false)
    calls[0]?.answer()
    await called(2)
    expect(shown('e1')).toBe(false)
    calls[1]?.answer(false)
    await settled()
    expect(shown('e1')).toBe(false)
    expect(callsFor('e1')).toEqual([true, false])
    expect(toasts()).toEqual([])
  })

  it('that could be told of neither way is as it was, and nothing is said [BROWSE-03]', async () => {
    const { calls, press, shown, toasts } = world
    press('e1', true)
    await called(1)
    press('e1', false)
    calls[0]?.answer()
    await called(2)
    calls[1]?.answer()
    await settled()
    expect(shown('e1')).toBe(false)
    expect(calls).toHaveLength(2)
    expect(toasts()).toEqual([])
  })

  it('is settled on its own, whichever reply comes first [BROWSE-03]', async () => {
    const { calls, press, shown } = world
    press('e1', true)
    press('e2', false)
    await called(2)
    const [first, second] = calls
    second?.answer()
    await vi.waitFor(() => expect(shown('e2')).toBe(true), patience)
    expect(shown('e1')).toBe(true)
    press('e2', false)
    await called(3)
    first?.answer(true)
    calls[2]?.answer(false)
    await settled()
    expect([shown('e1'), shown('e2')]).toEqual([true, false])
    expect(callsFor('e1')).toEqual([true])
  })
})

describe('the list of favourites', () => {
  it('undoes nothing that was pressed after it was asked for, and says of all else what it is [BROWSE-03]', async () => {
    const { calls, lists, list, press, shown, isListOutOfDate } = world
    const asked = list()
    await vi.waitFor(() => expect(lists).toHaveLength(1), patience)
    press('e1', true)
    await called(1)
    calls[0]?.answer(true)
    await settled()
    lists[0]?.([buildListedEvent('e2')])
    // What was asked too early is out of date, and may be fetched again in its place.
    await asked.catch(() => undefined)
    expect(shown('e1')).toBe(true)
    const again = list()
    await vi.waitFor(() => expect(lists.length).toBeGreaterThan(1), patience)
    lists.at(-1)?.([buildListedEvent('e2')])
    await again
    expect([shown('e1'), shown('e2')]).toEqual([false, true])
    expect(isListOutOfDate()).toBe(false)
  })

  it('no longer counts an event that has closed, before the list is fetched again [BROWSE-03] [LIVE-07]', async () => {
    const { lists, list, close, press, shown } = world
    const asked = list()
    await vi.waitFor(() => expect(lists).toHaveLength(1), patience)
    lists[0]?.([buildListedEvent('e1'), buildListedEvent('e2')])
    await asked
    expect([shown('e1'), shown('e2')]).toEqual([true, true])
    press('e3', true)
    close('e1')
    expect([shown('e1'), shown('e2'), shown('e3')]).toEqual([false, true, true])
  })

  it('follows what another tab did [BROWSE-03]', async () => {
    const { lists, list, shown, isListOutOfDate, other, press } = world
    const asked = list()
    await vi.waitFor(() => expect(lists).toHaveLength(1), patience)
    lists[0]?.([buildListedEvent('e2')])
    await asked
    expect(shown('e2')).toBe(true)
    other.write(lastFavourite, { version: 1, eventId: 'e2', isFavourite: false })
    expect([shown('e2'), isListOutOfDate()]).toEqual([false, true])
    // What this tab asks for itself goes before what another one did meanwhile.
    press('e3', true)
    other.write(lastFavourite, { version: 1, eventId: 'e3', isFavourite: false })
    expect(shown('e3')).toBe(true)
  })
})
