// @vitest-environment jsdom
import type * as ReactQuery from '@tanstack/react-query'
import { act, Component, createElement as h, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { loadLibrary } from './testing/loadLibrary.ts'

type Library = Pick<
  typeof ReactQuery,
  'InfiniteQueryObserver' | 'QueryClient' | 'QueryClientProvider' | 'useQuery'
>

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterAll(() => {
  vi.useRealTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined })
})

/** What follows from something, all of it. */
async function after(step: () => void): Promise<void> {
  await act(async () => {
    step()
    await vi.advanceTimersByTimeAsync(5)
  })
}

async function load(isShort: boolean): Promise<Library> {
  return (await loadLibrary('@tanstack/react-query/build/modern/index.js', isShort)) as Library
}

/** A component with a query, and what it says of it at each drawing. */
async function open(library: Library, options: object = {}) {
  const seen: string[] = []
  const settle: ((reply: string | null) => void)[] = []
  const queryFn = () =>
    new Promise<string>((resolve, reject) => {
      settle.push((reply) => (reply === null ? reject(new Error('no answer')) : resolve(reply)))
    })
  const client = new library.QueryClient({ defaultOptions: { queries: { retry: false } } })
  function Shown({ page }: { page: number }): ReactNode {
    const query = library.useQuery({ queryKey: [page], queryFn, ...options })
    const { status, fetchStatus, data, error, isPending, isStale } = query
    seen.push(JSON.stringify([page, status, fetchStatus, data, error?.message, isPending, isStale]))
    return data ?? error?.message ?? null
  }
  class Boundary extends Component<{ children: ReactNode }> {
    static getDerivedStateFromError = () => ({ hasFailed: true })
    override state = { hasFailed: false }
    override componentDidCatch = (error: unknown) => void seen.push(String(error))
    override render = () => (this.state.hasFailed ? null : this.props.children)
  }
  const root = createRoot(document.createElement('div'), { onCaughtError: () => undefined })
  const show = (page: number) =>
    after(() =>
      root.render(h(library.QueryClientProvider, { client }, h(Boundary, null, h(Shown, { page })))),
    )
  return {
    seen,
    show,
    answer: (reply: string | null) => after(() => settle.shift()?.(reply)),
    askAgain: () => after(() => void client.invalidateQueries()),
    close: () => after(() => root.unmount()),
  }
}

describe('queries without what the client never asks of them', () => {
  it('say the same at each drawing: while they wait, fail, are asked again, and go on to others', async () => {
    const [whole, short] = await Promise.all(
      [false, true].map(async (isShort) => ({ library: await load(isShort), seen: [] as string[] })),
    )
    for (const world of [whole, short]) {
      if (world === undefined) throw new Error('no library')
      const page = await open(world.library)
      await page.show(1)
      await page.answer(null)
      await page.askAgain()
      await page.answer('one')
      await page.show(2)
      await page.answer('two')
      await page.show(1)
      await page.answer('one again')
      await page.close()
      world.seen = page.seen
    }
    expect(short?.seen).toEqual(whole?.seen)
    expect(whole?.seen.length).toBeGreaterThan(6)
  })

  it('of pages say the same, one page after the other, and ask for no page before the first', async () => {
    const told = await Promise.all(
      [false, true].map(async (isShort) => {
        const { InfiniteQueryObserver, QueryClient } = await load(isShort)
        const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
        const answers: (number | null)[] = [1, 2, null, 3, 1, 2, 3]
        const observer = new InfiniteQueryObserver(client, {
          queryKey: ['pages'],
          queryFn: ({ pageParam, direction }) => {
            const answer = answers.shift() ?? null
            return answer === null
              ? Promise.reject(new Error('no answer'))
              : Promise.resolve(`${direction} ${String(pageParam)}: ${answer}`)
          },
          initialPageParam: 1,
          getNextPageParam: (_last, pages) => (pages.length < 3 ? pages.length + 1 : undefined),
        })
        const seen: string[] = []
        const stop = observer.subscribe((result) =>
          seen.push(JSON.stringify({ ...result, dataUpdatedAt: 0, errorUpdatedAt: 0 })),
        )
        const settle = () => vi.advanceTimersByTimeAsync(5)
        await settle()
        for (let page = 0; page < 3; page += 1) {
          void observer.fetchNextPage()
          await settle()
        }
        void client.invalidateQueries()
        await settle()
        if (isShort) expect(() => observer.fetchPreviousPage()).toThrow('left out of query-core')
        stop()
        return seen
      }),
    )
    expect(told[1]).toEqual(told[0])
    expect(told[0]?.length).toBeGreaterThan(8)
    expect(told[0]?.at(-1)).toContain('forward 3: 3')
  })

  it.each([
    ['react-query', { suspense: true }],
    ['react-query', { throwOnError: true }],
    ['query-core', { initialData: 'one' }],
    ['query-core', { persister: () => 'one' }],
  ])('refuse, as left out of %s, %o', async (left, options) => {
    const page = await open(await load(true), options)
    await page.show(1)
    await page.askAgain()
    expect(page.seen.join()).toContain(`left out of ${left}`)
    await page.close()
  })
})
