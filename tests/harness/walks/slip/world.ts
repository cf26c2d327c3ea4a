import { homeLeg } from '../../../model/samples.ts'
import { someEvents, type Bettable } from '../../events.ts'
import type { Launched } from '../../fixtures.ts'
import type { ClientPage } from '../../pages/client.ts'
import type { TestSandbox } from '../../sandbox.ts'
import { ofOneGame } from '../../slip/picking.ts'
import { holdQuickBetTime } from '../../slip/quickBet.ts'
import type { World } from '../machineWalks.ts'
import { slipParts } from './paths.ts'

/** A member's page, and the world it is in. */
export interface Walker {
  readonly part: keyof typeof slipParts
  readonly member: string
  readonly launched: Launched
  readonly client: ClientPage
  readonly sandbox: TestSandbox
  readonly first: Bettable
  readonly second: Bettable
  /** The press of a quick bet that comes next is a double one. */
  isPressedTwice: boolean
  /** The market of the first match moves. */
  readonly market: (change: { price?: string; status?: string }) => Promise<unknown>
}

/** What is done for a step. */
export type Doing = (walker: Walker) => Promise<unknown>

/** How the market of a match stands where nothing was done to it. */
export const asItWas = { price: homeLeg.euroOdds, status: 'open' }
const awayPrice = '1.80'

/** Launches as a member, in a world that stands as the model's does. */
export async function walkerOf(
  { page, launched, sandbox }: World,
  part: keyof typeof slipParts,
): Promise<Walker> {
  const { member } = slipParts[part]
  const [first, second] = ofOneGame(await someEvents(sandbox), 2)
  if (first === undefined || second === undefined) throw new Error('There are no two matches.')
  const moved = (of: Bettable) => (change: { price?: string; status?: string }) =>
    sandbox.market(of.market.marketId, {
      prices: { home: change.price ?? homeLeg.euroOdds, away: awayPrice },
      status: change.status ?? 'open',
    })
  for (const each of [first, second]) await moved(each)(asItWas)
  await page.clock.install()
  if (isQuick(part)) await holdQuickBetTime(page)
  const client = await launched({ member })
  await client.lists.showGame(first.event.gameName)
  return {
    part,
    member,
    launched,
    client,
    sandbox,
    first,
    second,
    isPressedTwice: false,
    market: moved(first),
  }
}

/** The part in which the time to undo runs out while the device sleeps. */
export const slept = 'a quick bet of a device that slept'
/** A bet is begun by one press. */
const isQuick = (part: Walker['part']): boolean => part === 'a quick bet' || part === slept

export const nothing: Doing = () => Promise.resolve()
