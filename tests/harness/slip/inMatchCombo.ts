import { expect, type Page } from '@playwright/test'

import { ClientPage } from '../pages/client.ts'
import type { SandboxEvent, SandboxMarket, TestSandbox } from '../sandbox.ts'

interface Combinable {
  readonly event: SandboxEvent
  /** Who wins the match, and how much is scored in it. */
  readonly winner: SandboxMarket
  readonly total: SandboxMarket
  readonly home: string
}

/** An event to come with the markets that are combined here; home is 2.00, over 1.80. */
async function someCombinable(sandbox: TestSandbox): Promise<Combinable> {
  const events = await sandbox.events('?timing=today')
  for (const event of events) {
    const open = event.markets.filter(
      ({ tabName, status, comboAllowed }) => tabName === 'MATCH' && status === 'open' && comboAllowed,
    )
    const winner = open.find(({ betType }) => betType === 'WIN' || betType === '1X2')
    const total = open.find(({ betType }) => betType === 'OU')
    const home = winner?.selections.find(({ side }) => side === 'home')?.name
    if (event.inPlay || winner === undefined || total === undefined || home === undefined) continue
    await sandbox.market(winner.marketId, { prices: { home: '2.00' } })
    await sandbox.market(total.marketId, { prices: { over: '1.80' } })
    return { event, winner, total, home }
  }
  throw new Error('No event whose winner and total may be combined.')
}

/** The button of a selection's price on the event's page. */
export function cell(client: ClientPage, { marketId }: SandboxMarket, side: string) {
  return client.getByRole('article').locator(`[data-market="${marketId}"][data-side="${side}"]`)
}

/** Opens what may be combined of an event; `prepare` changes it first. */
export async function openInMatchCombo(
  { page, sandbox }: { page: Page; sandbox: TestSandbox },
  prepare: (picked: Combinable) => Promise<unknown> = () => Promise.resolve(),
  member = 'alice',
): Promise<Combinable & { client: ClientPage }> {
  const picked = await someCombinable(sandbox)
  await prepare(picked)
  const { link } = await sandbox.launch({ member, lang: 'en', event_id: picked.event.eventId })
  await page.goto(link)
  const client = new ClientPage(page, page)
  const article = client.getByRole('article')
  await expect(article.locator('[data-views]')).toBeVisible()
  const tab = article.getByRole('tab', { name: 'In-match combo' })
  // On a phone it is one of the views.
  await ((await tab.isVisible()) ? tab.click() : client.match.showView('In-match combo'))
  return { ...picked, client }
}
