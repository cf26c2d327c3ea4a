import type { Locator } from '@playwright/test'
import fc from 'fast-check'

import type { Bettable } from '../events.ts'
import type { ClientPage } from '../pages/client.ts'
import type { Fault } from '../sandbox.ts'
import { betsOf, click, type RandomWorld } from './world.ts'

/** Something that a member or the world does: at once, waiting for nothing. */
export interface RandomCommand {
  readonly name: string
  readonly run: (world: RandomWorld) => Promise<unknown>
}

const tab = fc.nat({ max: 1 })
const leg = fc.nat({ max: 4 })

/** What a member does in one of the tabs. */
function member<Given>(
  given: fc.Arbitrary<Given>,
  name: (given: Given) => string,
  act: (tab: RandomWorld['tabs'][number], given: Given, world: RandomWorld) => Promise<unknown>,
): fc.Arbitrary<RandomCommand> {
  return fc.tuple(tab, given).map(([at, what]) => ({
    name: `tab ${at}: ${name(what)}`,
    run: async (world) => {
      const page = world.tabs[at]
      return page === undefined ? undefined : act(page, what, world)
    },
  }))
}

function world<Given>(
  given: fc.Arbitrary<Given>,
  name: (given: Given) => string,
  act: (world: RandomWorld, given: Given) => Promise<unknown>,
): fc.Arbitrary<RandomCommand> {
  return given.map((what) => ({ name: name(what), run: (its) => act(its, what) }))
}

function pickOf({ picks }: RandomWorld, at: number): Bettable {
  const pick = picks[at]
  if (pick === undefined) throw new Error(`There is no match ${at}.`)
  return pick
}

/** The home side's odds in the list, which may be on their way, or gone. */
function oddsOf(page: ClientPage, its: RandomWorld, at: number): Locator {
  const { home, event } = pickOf(its, at)
  return page.price(home, page.lists.event(event.home, event.away))
}

const pressOdds = member(
  leg,
  (at) => `press the odds of match ${at}`,
  (page, at, its) => click(oddsOf(page, its, at)),
)

const keepBoth = member(
  fc.constant(null),
  () => 'keep both',
  ({ slip }) => click(slip.keepBoth),
)

const kind = member(
  fc.constantFrom('Single', 'Single', 'Combo'),
  (name) => `open ${name}`,
  ({ slip }, name) => click(slip.kind(name)),
)

const stake = member(
  fc.tuple(leg, fc.constantFrom('10', '12', '25', '40', '')),
  ([at, text]) => `stake ${text === '' ? 'nothing' : text} on ${at}`,
  async ({ slip }, [at, text]) => {
    const fields = slip.panel.getByRole('textbox', { name: /^Stake/ })
    const editable = await fields.evaluateAll((elements) =>
      elements.flatMap((element, place) =>
        element instanceof HTMLInputElement && !element.readOnly ? [place] : [],
      ),
    )
    const place = editable[at % Math.max(1, editable.length)]
    // It may be gone before it is filled.
    if (place !== undefined)
      await fields
        .nth(place)
        .fill(text, { timeout: 500 })
        .catch(() => undefined)
  },
)

const place = member(
  fc.integer({ min: 1, max: 2 }),
  (clicks) => `place, ${clicks} clicks`,
  async ({ slip }, clicks, its) => {
    const says: number[] = []
    for (let press = 0; press < clicks; press += 1) says.push(betsOf((await click(slip.place)) ?? ''))
    // The second click of two finds another button, or none, where the first had its way.
    its.allowed +=
      clicks === 2 && says[0] === says[1] ? (says[0] ?? 0) : says.reduce((sum, bets) => sum + bets, 0)
  },
)

const betAtOnce = member(
  fc.tuple(leg, fc.constantFrom('11', '22', '33')),
  ([at, text]) => `bet ${text} on match ${at}`,
  async (page, [at, text], its) => {
    const { slip } = page
    await click(slip.panel.getByRole('button', { name: /^(Done|OK)$/ }))
    await click(slip.kind('Single'))
    if ((await slip.leg(pickOf(its, at).home).count()) === 0) await click(oddsOf(page, its, at))
    const field = slip.panel.getByRole('textbox', { name: /^Stake/ }).first()
    await field.fill(text, { timeout: 500 }).catch(() => undefined)
    // Its range and terms are on their way: the press is about them, and waits for them on its own.
    its.allowed += betsOf((await click(slip.place)) ?? '')
  },
)

/** Yes to what the slip asks, which places what was asked about. */
const accept = member(
  fc.constant(null),
  () => 'accept',
  async ({ slip }, _, its) => {
    const [label = ''] = await slip.place.allInnerTexts()
    await click(slip.panel.getByRole('listitem').getByRole('button', { expanded: false }).first())
    if ((await click(slip.panel.getByRole('button', { name: 'Accept', exact: true }))) !== null)
      its.allowed += betsOf(label)
  },
)

const says = member(
  fc.constantFrom("Don't place", 'Done', 'Close', 'Keep selection', 'Keep selections', 'Check now'),
  (name) => `press ${name}, where it is there`,
  ({ slip }, name) => click(slip.panel.getByRole('button', { name, exact: true })),
)

const policy = member(
  fc.constantFrom('Any odds', 'Better odds only', 'Always ask'),
  (name) => `choose ${name}`,
  async ({ slip }, label) => {
    if ((await slip.policy.count()) > 0)
      await slip.choosePolicy(label, { timeout: 500 }).catch(() => undefined)
  },
)

const reload = member(
  fc.constant(null),
  () => 'reload',
  async ({ page }, _, { isOffline }) => {
    if (!isOffline) await page.reload({ waitUntil: 'commit' })
  },
)

function lineIs(isOffline: boolean): RandomCommand {
  return {
    name: `the line is ${isOffline ? 'pulled out' : 'put back'}`,
    run: async (its) => {
      its.isOffline = isOffline
      await its.context.setOffline(isOffline)
    },
  }
}
const pulledOut = lineIs(true)
const putBack = lineIs(false)
const line = fc.constantFrom(pulledOut, putBack)

const faulty = fc.constantFrom<Omit<Fault, 'method' | 'path' | 'times'>>(
  { kind: 'dropRequest' },
  { kind: 'dropReply' },
  { kind: 'malformed' },
  { kind: 'status', status: 502 },
  { kind: 'delay', delay: 700 },
  { kind: 'hangReply' },
)
const calls = fc.constantFrom<Pick<Fault, 'method' | 'path'>>(
  { method: 'POST', path: '/single-bet/' },
  { method: 'POST', path: '/single-bet/' },
  { method: 'POST', path: '/combo-bet/' },
  { method: 'GET', path: '/bets/by-unique/{key}' },
)
const fault = world(
  fc.tuple(calls, faulty, fc.constantFrom(1, 2, 8)),
  ([{ path }, { kind: what }, times]) => `the next ${times} of ${path}: ${what}`,
  ({ sandbox }, [call, what, times]) => sandbox.fault({ ...call, ...what, times }),
)
const mended = world(
  fc.constant(null),
  () => 'all calls go well again',
  ({ sandbox }) => sandbox.clearFaults(),
)

const market = world(
  fc.tuple(
    leg,
    fc.constantFrom<[string, object]>(
      ['at 1.80', { prices: { home: '1.80' } }],
      ['at 2.20', { prices: { home: '2.20' } }],
      ['paused', { status: 'paused' }],
      ['open', { status: 'open' }],
      ['open', { status: 'open' }],
    ),
  ),
  ([at, [what]]) => `match ${at} is ${what}`,
  async (its, [at, [, change]]) => {
    if (!its.settled.has(at)) await its.sandbox.market(pickOf(its, at).market.marketId, { ...change })
  },
)

/** Not all of them, so that there is always something to bet on. */
const settle = world(
  fc.tuple(fc.constantFrom(3, 4), fc.constantFrom('home', 'away')),
  ([at, side]) => `match ${at} is settled, ${side} wins`,
  async (its, [at, side]) => {
    if (its.settled.has(at)) return
    its.settled.add(at)
    await its.sandbox.market(pickOf(its, at).market.marketId, { settle: { [side]: 'win' } })
  },
)

const anyCommand = fc.oneof(
  { weight: 5, arbitrary: pressOdds },
  { weight: 4, arbitrary: keepBoth },
  { weight: 2, arbitrary: kind },
  { weight: 6, arbitrary: stake },
  { weight: 9, arbitrary: place },
  { weight: 9, arbitrary: betAtOnce },
  { weight: 8, arbitrary: says },
  { weight: 2, arbitrary: accept },
  { weight: 1, arbitrary: policy },
  { weight: 2, arbitrary: reload },
  { weight: 2, arbitrary: line },
  { weight: 5, arbitrary: fault },
  { weight: 2, arbitrary: mended },
  { weight: 3, arbitrary: market },
  { weight: 1, arbitrary: settle },
)

/** After so many commands the line comes back on its own: cut off for most of its time, a run would show little. */
const longestOutage = 20

function withShortOutages(commands: readonly RandomCommand[]): readonly RandomCommand[] {
  let left = 0
  return commands.flatMap((command) => {
    if (command === putBack) left = 0
    else if (command === pulledOut) left ||= longestOutage
    else if (left > 0) {
      left -= 1
      if (left === 0) return [command, putBack]
    }
    return [command]
  })
}

/** So many of them, and what ends long outages; the same ones for the same seed. */
export function commandsOf(seed: number, count: number): readonly RandomCommand[] {
  const [commands = []] = fc.sample(
    fc.array(anyCommand, { minLength: count, maxLength: count, size: 'max' }),
    {
      seed,
      numRuns: 1,
    },
  )
  return withShortOutages(commands)
}
