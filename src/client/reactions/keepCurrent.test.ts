import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { markets, openPricesWorld, type PricesWorld, type View } from '#src/testing/realtime/pricesWorld.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Longer than any wait of ours. */
const longest = 60_000

/** Lets what is ready happen. */
async function settle(world: PricesWorld, milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  world.paint()
}

/** What is bettable on screen, which must be what the server has. */
function expectTruth(world: PricesWorld): void {
  for (const marketId of markets) {
    const cell = world.book.get(marketId, 'home')
    if (cell !== undefined && !cell.stale)
      expect([marketId, cell.price.euro]).toEqual([marketId, world.priceNow(marketId)])
  }
  // A slip that is closed gets no more quotes.
  const quote = world.isShown('slip') ? world.quotes.at(-1) : undefined
  if (quote?.isStale === false && world.book.get('m3', 'home')?.stale === false)
    expect(quote.price.euro).toBe(world.priceNow('m3'))
}

function staleOn(world: PricesWorld): string[] {
  return world.shown().filter((marketId) => world.book.get(marketId, 'home')?.stale !== false)
}

/** Everything answers from now on: nothing moves any more, and after a while nothing is under way. */
async function calmDown(world: PricesWorld): Promise<void> {
  world.connect()
  world.hear()
  await settle(world)
  for (let rounds = 0; rounds < 12 && (world.pending.length > 0 || staleOn(world).length > 0); rounds += 1) {
    while (world.pending.length > 0) {
      world.pending[0]?.answer()
      await settle(world)
    }
    await settle(world, longest)
  }
}

type Step = readonly [name: string, run: (world: PricesWorld) => void | Promise<void>]

const views: readonly View[] = ['list', 'event', 'slip']
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>(['opened', (world) => world.connect()]) },
  { weight: 3, arbitrary: fc.constant<Step>(['cut', (world) => world.cut()]) },
  fc.constant<Step>(['silent', (world) => world.fallSilent()]),
  fc.constant<Step>(['heard', (world) => world.hear()]),
  fc.constant<Step>(['more', (world) => world.more()]),
  fc.constant<Step>(['events change', (world) => world.changeEvents()]),
  fc.constantFrom(...views).map((view): Step => [`show ${view}`, (world) => world.show(view)]),
  fc.constantFrom(...views).map((view): Step => [`hide ${view}`, (world) => world.hide(view)]),
  fc.constantFrom(...markets).map((marketId): Step => [`move ${marketId}`, (world) => world.move(marketId)]),
  fc.constant<Step>(['event line', (world) => world.hearEventLine()]),
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.nat(3), fc.nat(2))
      .map(([at, lag]): Step => [`answered ${at}, ${lag} before`, (world) => world.pending[at]?.answer(lag)]),
  },
  {
    weight: 3,
    arbitrary: fc.nat(3).map((at): Step => [`failed ${at}`, (world) => world.pending[at]?.fail()]),
  },
  fc
    .constantFrom(100, 1_000, 5_000, longest)
    .map((milliseconds): Step => [`wait ${milliseconds}`, (world) => settle(world, milliseconds)]),
)

describe('whatever the order in which channel and replies come', () => {
  it('no price is bettable that is not the server’s, nothing is asked for twice at once, and every market on screen becomes current [LIVE-05]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 40 }), async (steps) => {
        const world = openPricesWorld()
        world.show('list')
        for (const [, run] of steps) {
          await run(world)
          await settle(world)
          expectTruth(world)
        }
        await calmDown(world)
        expectTruth(world)
        expect(staleOn(world)).toEqual([])
        expect(world.mostAtOnce()).toBeLessThanOrEqual(1)
        for (const view of views) world.hide(view)
      }),
      { numRuns: 500 },
    )
  })
})

/** A page whose channel is up, and which shows what was answered. */
async function openShowing(view: View): Promise<PricesWorld> {
  const world = openPricesWorld()
  world.connect()
  world.show(view)
  await settle(world)
  world.pending[0]!.answer()
  await settle(world)
  return world
}

describe('prices on screen', () => {
  it('are asked for once at a start whose channel is quick [LIVE-05]', async () => {
    const world = openPricesWorld()
    world.show('list')
    await settle(world, 50)
    expect(world.requests()).toBe(0)
    world.connect()
    await settle(world)
    world.pending[0]!.answer()
    await settle(world, longest)
    expect(staleOn(world)).toEqual([])
    expect(world.requests()).toBe(1)
  })

  it.each(['list', 'event', 'slip'] as const)(
    'become current where the channel opens after the %s was asked for and before it is answered [LIVE-05]',
    async (view) => {
      const world = openPricesWorld()
      world.show(view)
      await settle(world, 1_800)
      expect(world.pending).toHaveLength(1)
      world.connect()
      await settle(world)
      expect(world.pending).toHaveLength(1)
      world.pending[0]!.answer()
      await settle(world)
      // At once: a connection that is slow needs no waits of ours.
      expect(world.pending).toHaveLength(1)
      world.pending[0]!.answer()
      await settle(world)
      expect(staleOn(world)).toEqual([])
      expect(world.requests()).toBe(2)
    },
  )

  it('are asked for again after waits that grow, where a mirror lags behind what is known [LIVE-05]', async () => {
    const world = await openShowing('list')
    world.move('m1')
    world.cut()
    world.connect()
    const waits: number[] = []
    for (let tries = 0; tries < 4; tries += 1) {
      let waited = 0
      for (await settle(world); world.pending.length === 0; waited += 500) await settle(world, 500)
      waits.push(waited)
      world.pending[0]!.answerOld()
    }
    expect(waits).toEqual([0, 1_000, 2_000, 4_000])
    world.hide('list')
  })

  it('are not asked for again where a connection that said nothing is heard: it has left nothing out [LIVE-05]', async () => {
    const world = await openShowing('list')
    world.fallSilent()
    world.move('m1')
    expect(staleOn(world)).toEqual(['m1'])
    world.hear()
    await settle(world, longest)
    expect(staleOn(world)).toEqual([])
    expect(world.book.get('m1', 'home')?.price.euro).toBe(world.priceNow('m1'))
    expect(world.requests()).toBe(1)
  })

  it('become current where events change more often than a reply takes, each of which outdates the lists [LIVE-05]', async () => {
    const world = await openShowing('list')
    world.cut()
    world.connect()
    await settle(world)
    const [slow] = world.pending
    for (let seconds = 0; seconds < 10; seconds += 1) {
      world.changeEvents()
      await settle(world, 1_000)
    }
    expect(world.pending).toEqual([slow])
    slow!.answer()
    await settle(world)
    expect(staleOn(world)).toEqual([])
    // What changed meanwhile is asked for once.
    expect(world.pending).toHaveLength(1)
    world.pending[0]!.answer()
    await settle(world, 1_000)
    expect(world.pending).toHaveLength(0)
    world.hide('list')
  })

  it('are asked for once more where an event was told to have changed before its first reply came [LIVE-09]', async () => {
    const world = openPricesWorld()
    world.connect()
    world.show('event')
    await settle(world)
    world.refreshEvent()
    world.refreshEvent()
    await settle(world)
    expect(world.requests()).toBe(1)
    world.pending[0]!.answer()
    await settle(world)
    world.pending[0]!.answer()
    await settle(world, longest)
    expect(world.requests()).toBe(2)
    world.hide('event')
  })

  it('are not made current by what an event’s own channel says late [LIVE-02] [LIVE-05]', async () => {
    const world = await openShowing('event')
    world.cut()
    world.move('m1')
    world.move('m1')
    world.connect()
    world.hearEventLine()
    await settle(world)
    expect(world.book.get('m1', 'home')).toMatchObject({ stale: true })
    world.pending[0]!.answer()
    await settle(world)
    expect(world.book.get('m1', 'home')).toMatchObject({
      stale: false,
      price: { euro: world.priceNow('m1') },
    })
    world.hide('event')
  })
})
