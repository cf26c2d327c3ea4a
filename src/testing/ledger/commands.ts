import fc, { type AsyncCommand } from 'fast-check'

import { heal, wrongs } from './ending.ts'
import { lineFaults } from './line.ts'
import {
  betsToPress,
  books,
  cancels,
  checks,
  dismisses,
  preparesBet,
  type Staked,
  submits,
} from './member.ts'
import type { LedgerPage } from './page.ts'
import { endings } from './server.ts'
import { settled, type LedgerWorld } from './world.ts'

type Act = (world: LedgerWorld) => void | Promise<void>

/** How many there were so far. */
export const ran = { commands: 0 }

function command(name: string, act: Act): AsyncCommand<object, LedgerWorld> {
  return {
    check: () => true,
    toString: () => name,
    async run(_, world) {
      ran.commands += 1
      world.note()
      await act(world)
      await settled()
      if (world.lies.length > 0) throw new Error(world.lies.join('\n'))
    },
  }
}

const tab = fc.nat({ max: 1 })

/** What a member does in one of the tabs. */
function member(name: string, act: (page: LedgerPage) => void) {
  return tab.map((at) =>
    command(`tab ${at} ${name}`, ({ pages }) => {
      const page = pages[at]
      if (page !== null && page !== undefined) act(page)
    }),
  )
}

const staked = fc.constantFrom<Staked>('single', 'singles', 'combo', 'mix', 'betBuilder')

const prepares = fc.tuple(tab, staked).map(([at, which]) =>
  command(`tab ${at} prepares ${which}`, async ({ pages, pass }) => {
    const page = pages[at]
    if (page !== null && page !== undefined) preparesBet(page, which)
    await pass(100)
  }),
)

/** Presses so often at once: that confirms each bet that is shown once, however many tabs show it. */
async function presses(world: LedgerWorld, pages: readonly LedgerPage[], times: number): Promise<void> {
  const slips = new Map<unknown, number>()
  for (const page of pages) {
    const key = page.slip()?.getSnapshot().context.key
    slips.set(key, Math.max(slips.get(key) ?? 0, betsToPress(page)))
  }
  const shown = [...slips.values()].reduce((sum, bets) => sum + bets, 0)
  const before = world.recorded.size
  for (let press = 0; press < times; press += 1) for (const page of pages) submits(page)
  await settled()
  const made = world.recorded.size - before
  if (made > shown) throw new Error(`${shown} bets were submitted, and ${made} confirmed.`)
}

const pagesOf = ({ pages }: LedgerWorld, at?: number): LedgerPage[] =>
  pages.flatMap((page, place) => (page !== null && (at ?? place) === place ? [page] : []))

const bets = fc.tuple(tab, staked, fc.integer({ min: 1, max: 2 })).map(([at, which, clicks]) =>
  command(`tab ${at} bets ${which}, ${clicks} clicks`, async (world) => {
    const pages = pagesOf(world, at)
    for (const page of pages) preparesBet(page, which)
    await world.pass(100)
    await presses(world, pages, clicks)
  }),
)

const betsInBoth = fc.tuple(tab, staked).map(([at, which]) =>
  command(`tab ${at} prepares ${which}, and both submit it at once`, async (world) => {
    for (const page of pagesOf(world, at)) preparesBet(page, which)
    await world.deliver(20)
    await world.pass(100)
    await presses(world, pagesOf(world), 1)
  }),
)

const submitsAgain = fc
  .tuple(fc.constantFrom(0, 1, undefined), fc.integer({ min: 1, max: 2 }))
  .map(([at, clicks]) =>
    command(`${at === undefined ? 'both tabs submit' : `tab ${at} submits`}, ${clicks} clicks`, (world) =>
      presses(world, pagesOf(world, at), clicks),
    ),
  )

const delivers = fc
  .integer({ min: 1, max: 4 })
  .map((most) => command(`${most} arrive`, ({ deliver }) => deliver(most)))

const passes = fc
  .constantFrom(1, 2, 5, 11, 16, 61, 80)
  .map((seconds) => command(`${seconds} s pass`, ({ pass }) => pass(seconds * 1_000)))

const fault = fc
  .constantFrom(...lineFaults)
  .map((which) => command(`next call: ${which}`, ({ line }) => void line.faults.push(which)))

const verdict = fc
  .constantFrom('refuse', 'change', 'slow')
  .map((which) => command(`next bet: ${which}`, ({ server }) => void server.verdicts.push(which)))

const loads = fc
  .tuple(tab, fc.constantFrom('reload', 'reload', 'link'))
  .map(([at, by]) => command(`tab ${at} opens by ${by}`, ({ load }) => load(at, by)))

/** A cancellation that never arrives, while the market may be faster, and a page that is reloaded meanwhile. */
const cutOff = fc.tuple(tab, fc.constantFrom(1, 80), fc.boolean()).map(([at, seconds, isReached]) =>
  command(
    `tab ${at} books and cancels, which is lost${isReached ? ', the market is faster' : ''}, and reloads after ${seconds} s`,
    async ({ pages, line, server, deliver, pass, load }) => {
      const page = pages[at]
      if (page === null || page === undefined) return
      books(page)
      await deliver(20)
      line.faults.push('requestLost')
      cancels(page)
      await deliver(20)
      await pass(seconds * 1_000)
      if (isReached) server.reachTarget()
      await load(at, 'reload')
    },
  ),
)

const sight = fc
  .tuple(tab, fc.boolean())
  .map(([at, isShown]) =>
    command(`tab ${at} is ${isShown ? 'shown' : 'hidden'}`, ({ pages }) => pages[at]?.show(isShown)),
  )

const wire = fc
  .tuple(tab, fc.boolean())
  .map(([at, isCut]) =>
    command(`the line of tab ${at} is ${isCut ? 'pulled out' : 'put back'}`, ({ pages }) =>
      pages[at]?.cut(isCut),
    ),
  )

const server = fc.constantFrom(
  command('the server ends all sessions', (world) => world.server.endSessions()),
  command('the server restarts', (world) => world.server.restart()),
  command('the market reaches a target', (world) => world.server.reachTarget()),
)

const ends = fc
  .constantFrom(...endings)
  .map((ending) => command(`a bet is settled: ${ending}`, (world) => world.server.settle(ending)))

/** Milliseconds until the disk says that it has something: less than anybody waits for it. */
const disk = fc
  .constantFrom(0, 20, 300, 900)
  .map((delay) => command(`the disk takes ${delay} ms`, (world) => void (world.disk.delay = delay)))

const killed = fc
  .nat({ max: 3 })
  .map((moment) =>
    command(`the browser is killed, and has lost what it wrote since ${moment} things ago`, ({ kill }) =>
      kill(moment),
    ),
  )

/** All is well for a while, until nothing waits any more: then what was told is what the ledger says. */
const quiet = fc.constant(
  command('all is quiet', async (world) => {
    await heal(world)
    const found = wrongs(world)
    if (found.length > 0) throw new Error(found.join('\n'))
  }),
)

const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T>[] =>
  Array.from({ length: weight }, () => arbitrary)

const anyCommand = [
  ...weighted(4, bets),
  prepares,
  betsInBoth,
  ...weighted(4, submitsAgain),
  ...weighted(2, member('dismisses', dismisses)),
  member('keeps the selections', (page) => page.slip()?.send({ type: 'selections.kept' })),
  member('asks', checks),
  ...weighted(2, member('books', books)),
  ...weighted(2, member('cancels', cancels)),
  ...weighted(6, delivers),
  ...weighted(3, passes),
  ...weighted(4, fault),
  ...weighted(2, verdict),
  ...weighted(2, loads),
  cutOff,
  sight,
  wire,
  server,
  ends,
  disk,
  killed,
]

/** Everything that may happen to bets on their way, in any order. */
export const anyCommands = fc.commands<object, LedgerWorld, false>(anyCommand, {
  maxCommands: 60,
  size: '+1',
})

/** The same for long, with quiet points on the way. */
export const manyCommands = fc.commands<object, LedgerWorld, false>([...anyCommand, quiet], {
  maxCommands: 600,
  size: 'max',
})
