import { type Bettable, someEvent, someEvents } from '../events.ts'
import type { Launched } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { LaunchOptions, TestSandbox } from '../sandbox.ts'

interface HomePick {
  /** Euro odds that the home selection has when it is picked. */
  price?: string
  policy?: 'Any odds' | 'Better odds only' | 'Always ask'
  stake?: string
  as?: LaunchOptions
}

/** Launches, picks the home selection of the first event to come, and fills in what is asked for. */
export async function pickHome(
  { launched, sandbox }: { launched: Launched; sandbox: TestSandbox },
  { price, policy, stake, as = {} }: HomePick = {},
): Promise<Bettable & { client: ClientPage }> {
  const picked = await someEvent(sandbox)
  const { event, market, home } = picked
  if (price !== undefined) await sandbox.market(market.marketId, { prices: { home: price } })
  const client = await launched(as)
  await client.price(home, client.lists.event(event.home, event.away)).first().click()
  if (policy !== undefined) await client.slip.choosePolicy(policy)
  if (stake !== undefined) await client.slip.stake.fill(stake)
  return { ...picked, client }
}

interface ComboPick extends Omit<HomePick, 'price'> {
  /** Euro odds of the home selections that are picked, one of each match. */
  prices: readonly string[]
}

/** Launches, opens the slip's combo and picks the home selections of as many matches. */
export async function pickCombo(
  { launched, sandbox }: { launched: Launched; sandbox: TestSandbox },
  { prices, policy, stake, as = {} }: ComboPick,
): Promise<{ client: ClientPage; picked: Bettable[] }> {
  const picked = ofOneGame(await someEvents(sandbox, { isForCombos: true }), prices.length)
  for (const [at, { market }] of picked.entries())
    await sandbox.market(market.marketId, { prices: { home: prices[at] ?? '2.00' } })
  const client = await launched(as)
  await client.lists.showGame(picked[0]?.event.gameName ?? '')
  await client.slip.open()
  await client.slip.kind('Combo').click()
  for (const { event, home } of picked) {
    await client.slip.close()
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
  }
  await client.slip.open()
  if (policy !== undefined) await client.slip.choosePolicy(policy)
  if (stake !== undefined) await client.slip.stake.fill(stake)
  return { client, picked }
}

/** Launches, and picks the home selections of as many matches as singles side by side. */
export async function pickSingles(
  { launched, sandbox }: { launched: Launched; sandbox: TestSandbox },
  { prices, policy, as = {} }: Omit<ComboPick, 'stake'>,
): Promise<{ client: ClientPage; picked: Bettable[] }> {
  const picked = ofOneGame(await someEvents(sandbox), prices.length)
  for (const [at, { market }] of picked.entries())
    await sandbox.market(market.marketId, { prices: { home: prices[at] ?? '2.00' } })
  const client = await launched(as)
  await client.lists.showGame(picked[0]?.event.gameName ?? '')
  await pressSingles(client, picked)
  if (policy !== undefined) await client.slip.choosePolicy(policy)
  return { client, picked }
}

/** Presses the home selections one after another, and keeps the first two: then each further one is added. Leaves the slip open. */
export async function pressSingles(
  client: ClientPage,
  picked: readonly Pick<Bettable, 'event' | 'home'>[],
): Promise<void> {
  for (const [at, { event, home }] of picked.entries()) {
    await client.slip.close()
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
    await client.slip.open()
    if (at === 1) await client.slip.keepBoth.click()
  }
}

/** So many matches of one game, whose list is short enough to stand on the screen. */
export function ofOneGame(events: readonly Bettable[], count: number): Bettable[] {
  for (const { event } of events) {
    const same = events.filter((other) => other.event.gameId === event.gameId)
    if (same.length >= count) return same.slice(0, count)
  }
  throw new Error(`No game has ${count} matches that combos take.`)
}
