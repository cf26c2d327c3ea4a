import type { Page } from '@playwright/test'

import { someEvent } from '../events.ts'
import { expect } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { SandboxEvent, TestSandbox } from '../sandbox.ts'
import { atRest } from './steady.ts'

/** The screens that have an address and no more to do. */
const addresses = [
  'events?tab=home',
  'events?tab=today',
  'events?tab=early',
  'events?tab=combo',
  'events?tab=outright',
  'events?tab=favourite',
  'events?tab=hotBetting',
  'events?tab=masterRankings',
  'events?tab=topWinnings',
  'game-results',
  'rules',
  'guides/prebook',
  'guides/payout',
  'news',
  'notifications',
  'account',
  'account/transactions',
  'account/care',
  'lootbox',
  'lootbox/2',
  '404',
] as const

/** What a member can come by, without an order: whatever the partner may leave out is on. */
export async function tour(
  client: ClientPage,
  { page, sandbox }: { page: Page; sandbox: TestSandbox },
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const settled = async (screen: string): Promise<void> => {
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.evaluate(isThere)).toBe(true)
    await atRest(page)
    await look(screen)
  }
  const go = async (address: string): Promise<void> => {
    await page.goto(`${sandbox.clientUrl}/v8/${address}`)
    await expect.poll(() => page.evaluate(isThere)).toBe(true)
  }
  const { event, market, home } = await someEvent(sandbox)
  const cell = client.price(home, client.lists.event(event.home, event.away)).first()
  await cell.click()
  await client.slip.open()
  await client.slip.stake.fill('10')
  await settled('a single')
  await client.slip.place.click()
  await client.slip.placed()
  await settled('a receipt')
  await client.getByRole('button', { name: 'Done' }).click()
  await client.slip.close()
  await cell.click()
  await sandbox.market(market.marketId, { status: 'paused' })
  await client.slip.open()
  await expect(client.slip.leg(home)).toBeVisible()
  await settled('a suspended selection')
  await sandbox.market(market.marketId, { status: 'open' })
  for (const tab of ['Pending', 'Settled', 'Prebook'] as const) {
    await client.tickets.open(tab)
    await settled(`the history: ${tab}`)
  }
  await client.slip.close()
  await client.member.menuButton.first().click()
  await expect(client.member.menu).toBeVisible()
  await settled('the menu')
  const shown = open(await sandbox.events('?timing=inplay'))
  for (const { eventId, gameName } of shown) {
    await go(`events/${eventId}`)
    await settled(`a match of ${gameName}`)
  }
  const [first] = shown
  for (const view of ['live-stats', 'match-log', 'analysis', 'odds-history', 'streams'])
    if (first !== undefined) {
      await go(`events/${first.eventId}?view=${view}`)
      await settled(`a match: ${view}`)
      if (view !== 'analysis') continue
      await client.getByRole('tab', { name: 'Standings' }).click()
      await settled('a match: standings')
    }
  for (const address of addresses) {
    await go(address)
    await settled(address)
  }
}

/** Whether a screen stands in the page: past the launch, which says itself that it waits, and with nothing still coming. */
function isThere(): boolean {
  const headings = [...document.querySelectorAll('h1')].filter(
    (heading) => heading.closest('[role="status"]') === null,
  )
  return headings.length > 0 && document.querySelector('[aria-busy="true"]') === null
}

/** A match that is played of each of three games, that with the most to bet on. */
function open(events: readonly SandboxEvent[]): SandboxEvent[] {
  const byGame = new Map<string, SandboxEvent>()
  for (const event of events) {
    const known = byGame.get(event.gameName)
    if (known === undefined || event.markets.length > known.markets.length) byGame.set(event.gameName, event)
  }
  return ['CS:GO', 'Dota 2', 'Soccer'].flatMap((game) => byGame.get(game) ?? [])
}
