import { expect } from '../../harness/fixtures.ts'
import { offer } from '../../harness/slip/booking.ts'
import { type Call, expectCurrent, launch, openLink, priceOf, rowOf, type World } from './world.ts'

/** What a member is doing when something breaks. */
export interface Activity {
  /** The call it depends on. */
  readonly call: Call
  /** Brings the member to it while all is well. */
  readonly prepare: (world: World) => Promise<void>
  /** Does it. */
  readonly act: (world: World) => Promise<void>
  /** Waits until it is done, as it is where nothing is broken. */
  readonly done: (world: World) => Promise<void>
  /** Whether money is at stake: what was begun is told after another launch, and not begun again. */
  readonly movesMoney?: boolean
  /** Whether it stands, and waits, when lines are cut. */
  readonly isThereBefore?: boolean
  /** Whether it is kept: after another launch there is nothing to do. */
  readonly isKept?: boolean
}

const book = ({ client }: World) => client.slip.panel.getByRole('button', { name: /^Prebook .*@ / })

async function choose(world: World): Promise<void> {
  await priceOf(world).click()
  await world.client.slip.stake.fill('50')
}

export const activities = {
  launch: {
    isThereBefore: true,
    call: { method: 'POST', path: '/game-launch/' },
    prepare: async () => {},
    act: openLink,
    done: expectCurrent,
  },
  list: {
    call: { method: 'GET', path: '/events/' },
    prepare: launch,
    act: ({ client }) => client.lists.tab('Early').click(),
    done: async ({ client }) => {
      await expect(client.lists.tab('Early')).toHaveAttribute('aria-selected', 'true')
      const cells = client.getByRole('main').getByRole('group').getByRole('button', { name: /, \d/ })
      await expect(cells.first()).toHaveAttribute('data-stale', 'false')
    },
  },
  event: {
    isThereBefore: true,
    call: { method: 'GET', path: '/events/' },
    prepare: launch,
    act: (world) => rowOf(world).getByRole('link').first().click(),
    done: async ({ client, event, market }) => {
      await expect(
        client.getByRole('heading', { level: 1, name: `${event.home} v ${event.away}` }),
      ).toBeVisible()
      const cell = client.getByRole('main').locator(`[data-market="${market.marketId}"][data-side="home"]`)
      await expect(cell.first()).toHaveAttribute('data-stale', 'false')
    },
  },
  slip: {
    isKept: true,
    isThereBefore: true,
    call: { method: 'POST', path: '/bet-range/single/' },
    prepare: launch,
    act: choose,
    done: ({ client }) =>
      expect(client.slip.panel.getByRole('button', { name: /^Place bet/ })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
  },
  placing: {
    call: { method: 'POST', path: '/single-bet/' },
    movesMoney: true,
    prepare: async (world) => {
      await launch(world)
      await choose(world)
      await expect(world.client.slip.place).toHaveAttribute('aria-disabled', 'false')
    },
    act: ({ client }) => client.slip.place.click(),
    done: async ({ client }) => {
      await client.slip.placed()
    },
  },
  prebooking: {
    call: { method: 'POST', path: '/prebooking/' },
    movesMoney: true,
    prepare: async (world) => {
      const { sandbox, client, market } = world
      await sandbox.features({ isPrebookingEnabled: true })
      await sandbox.market(market.marketId, { prices: { home: '2.00' }, status: 'paused' })
      await launch(world)
      await priceOf(world).click({ force: true })
      await client.slip.stake.fill('50')
      await offer(client).click()
      await expect(book(world)).toBeEnabled()
    },
    act: (world) => book(world).click(),
    done: ({ client }) => expect(client.slip.panel.getByText('Booked', { exact: true })).toBeVisible(),
  },
  history: {
    call: { method: 'GET', path: '/transactions/' },
    prepare: launch,
    // How many are pending is known already, for the tab that counts them.
    act: ({ client }) => client.tickets.open('Settled'),
    done: ({ client }) => expect(client.getByText('No settled bets')).toBeVisible(),
  },
} satisfies Record<string, Activity>

export type ActivityName = keyof typeof activities
