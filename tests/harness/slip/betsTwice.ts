import { someEvent } from '../events.ts'
import { expect } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { TestSandbox } from '../sandbox.ts'
import { betsOfSeveralLegs, type Given } from './kindsOfBets.ts'
import { pickSingles } from './picking.ts'
import { prepare } from './placing.ts'

/** What is bet before the storage goes back, and what another bet of the same kind is afterwards. */
export interface BetTwice {
  readonly what: string
  /** Makes up what costs 30 a bet. */
  readonly makeUp: (given: Given) => Promise<ClientPage>
  /** Makes what is in the slip cost 45 a bet. */
  readonly change: (client: ClientPage, sandbox: TestSandbox) => Promise<void>
  /** How many bets a press of it places. */
  readonly bets: number
}

const stakeMore = (client: ClientPage): Promise<void> => client.slip.stake.fill('45')

/** Every kind of bet. */
export const betsTwice: readonly BetTwice[] = [
  {
    what: 'a single',
    bets: 1,
    async makeUp({ launched, sandbox }) {
      const client = await launched()
      await prepare(client, sandbox, 30)
      return client
    },
    // On the other side, as a member who has forgotten the first.
    async change(client, sandbox) {
      const { event, away } = await someEvent(sandbox)
      await client.price(away, client.lists.event(event.home, event.away)).first().click()
      await expect(client.slip.leg(away)).toBeVisible()
      await stakeMore(client)
    },
  },
  {
    what: 'several singles of one press',
    bets: 2,
    async makeUp(given) {
      const { client, picked } = await pickSingles(given, { prices: ['1.85', '2.10'] })
      for (const { home } of picked) await client.slip.stakeOn(home).fill('30')
      return client
    },
    async change({ slip }) {
      const stakes = slip.panel.getByRole('textbox', { name: /^Stake / })
      await expect(stakes).toHaveCount(2)
      for (const stake of await stakes.all()) await stake.fill('45')
    },
  },
  ...betsOfSeveralLegs.map(({ what, ticketType, makeUp }) => ({
    what,
    bets: 1,
    makeUp,
    change: async (client: ClientPage) =>
      ticketType === 'mix' ? (await client.slip.size('Doubles × 3')).fill('15') : stakeMore(client),
  })),
]
