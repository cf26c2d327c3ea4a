import type { BrowserContext, Locator, Page } from '@playwright/test'

import { type Bettable, someEvents } from '../events.ts'
import { expect, type Launched } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { TestSandbox } from '../sandbox.ts'
import { ofOneGame } from '../slip/picking.ts'

/** The calls that place a bet. */
const placing = /\/api\/(single-bet|combo-bet|mixed-combo-bet)\/$/

const ticketNumber = /T\d{6}/g

/** How many bets a press places, by what its button says; 0 where it places none. */
export function betsOf(label: string): number {
  const [, several] = /^Place (\d+) bets/.exec(label) ?? []
  if (several !== undefined) return Number(several)
  return /^(Place bet|Accept and place)/.test(label) ? 1 : 0
}

/** A member with two tabs, and what they confirmed and were told. */
export interface RandomWorld {
  readonly sandbox: TestSandbox
  readonly context: BrowserContext
  readonly tabs: readonly ClientPage[]
  /** The matches whose odds are pressed. */
  readonly picks: readonly Bettable[]
  /** Those whose market is settled. */
  readonly settled: Set<number>
  /** As many bets as presses of the big button were about, at most. */
  allowed: number
  isOffline: boolean
  /** The keys under which bets were sent. */
  readonly keys: ReadonlySet<string>
  /** The tickets that the member was told are placed. */
  readonly told: Set<string>
  /** The support codes of bets that the member was told were not placed. */
  readonly lapsed: Set<string>
}

/** Launches in two tabs of one browser, on a list of one game. */
export async function openWorld(
  { launched, sandbox }: { launched: Launched; sandbox: TestSandbox },
  context: BrowserContext,
): Promise<RandomWorld> {
  const picks = ofOneGame(await someEvents(sandbox, { isForCombos: true, isLater: true }), 5)
  const keys = new Set<string>()
  context.on('request', (request) => {
    const key = request.headers()['x-unique']
    if (key !== undefined && placing.test(request.url())) keys.add(key)
  })
  const tabs: ClientPage[] = []
  for (const page of [undefined, await context.newPage()]) {
    const tab = await launched(page === undefined ? {} : { page })
    await tab.lists.showGame(picks[0]?.event.gameName ?? '')
    tabs.push(tab)
  }
  const [told, lapsed] = [new Set<string>(), new Set<string>()]
  const settled = new Set<number>()
  return { sandbox, context, tabs, picks, settled, allowed: 0, isOffline: false, keys, told, lapsed }
}

/** Clicks the one of these that is at a place, where there is one; waits for nothing. Gives what it says. */
export function click(these: Locator, at = 0): Promise<string | null> {
  return these.evaluateAll((elements, index) => {
    const element = elements[index % Math.max(1, elements.length)]
    if (!(element instanceof HTMLElement)) return null
    const says = element.getAttribute('aria-disabled') === 'true' ? null : element.innerText
    element.click()
    return says
  }, at)
}

/** Reads what the slips say: of tickets that are placed, and of bets that are not. */
export async function listen(world: RandomWorld): Promise<void> {
  for (const { slip } of world.tabs) {
    const [text = ''] = await slip.panel.evaluateAll((panels) => panels.map((panel) => panel.textContent))
    for (const [ticketNum] of text.matchAll(ticketNumber)) world.told.add(ticketNum)
    const [code] = /[0-9a-f]{8}/.exec(/Bet not placed(?!\.)/.test(text) ? text : '') ?? []
    if (code !== undefined) world.lapsed.add(code)
    // While nobody knows, nothing is said to have failed.
    if (text.includes('Checking your bet')) expect(text).not.toMatch(/fail/i)
  }
}

/** The confirmations that a page still keeps without an answer. */
function openOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':journal.')))
}

/** All is well from now on: until every confirmation has its answer. */
export async function heal(world: RandomWorld): Promise<void> {
  const { sandbox, context, tabs } = world
  await sandbox.clearFaults()
  await context.setOffline(false)
  world.isOffline = false
  for (const { page } of tabs) await page.reload()
  for (const tab of tabs) {
    await expect(tab.slip.panel).toBeVisible()
    await expect
      .poll(async () => {
        await click(tab.slip.panel.getByRole('button', { name: 'Check now' }))
        await listen(world)
        return openOf(tab.page)
      })
      .toEqual([])
  }
  for (const tab of tabs) await expect(tab.slip.panel.getByText(/Checking your|^Placing/)).toHaveCount(0)
  await listen(world)
}
