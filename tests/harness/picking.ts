import { type Bettable, someEvent } from './events.ts'
import type { Launched } from './fixtures.ts'
import type { ClientPage } from './pages.ts'
import type { LaunchOptions, TestSandbox } from './sandbox.ts'

interface Pick {
  /** Euro odds that the home selection has when it is picked. */
  price?: string
  policy?: 'Any odds' | 'Better odds only' | 'Always ask'
  stake?: string
  as?: LaunchOptions
}

/** Launches, picks the home selection of the first event to come, and fills in what is asked for. */
export async function pickHome(
  { launched, sandbox }: { launched: Launched; sandbox: TestSandbox },
  { price, policy, stake, as = {} }: Pick = {},
): Promise<Bettable & { client: ClientPage }> {
  const picked = await someEvent(sandbox)
  const { event, market, home } = picked
  if (price !== undefined) await sandbox.market(market.marketId, { prices: { home: price } })
  const client = await launched(as)
  await client.price(home, client.event(event.home, event.away)).first().click()
  if (policy !== undefined) await client.slip.policy.selectOption({ label: policy })
  if (stake !== undefined) await client.slip.stake.fill(stake)
  return { ...picked, client }
}
