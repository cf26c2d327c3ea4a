import type { Browser, Locator, Page } from '@playwright/test'

import { type Bettable, someEvent } from '../../harness/events.ts'
import { expect } from '../../harness/fixtures.ts'
import { ClientPage } from '../../harness/pages/client.ts'
import type { Fault, TestSandbox } from '../../harness/sandbox.ts'

/** A call of the contract. */
export type Call = Pick<Fault, 'method' | 'path'>

/** Where a cell of the matrix happens: a page of a member's own, before it is launched. */
export interface World extends Bettable {
  readonly sandbox: TestSandbox
  readonly page: Page
  readonly client: ClientPage
  /** Whether the client stands in the partner's page, where the browser keeps its storage apart. */
  readonly isFramed: boolean
  /** What went wrong in the page and nothing caught. */
  readonly crashes: string[]
  /** How often a fresh token was asked for. */
  refreshes: number
}

export async function buildWorld(browser: Browser, sandbox: TestSandbox, isFramed: boolean): Promise<World> {
  const page = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage()
  const client = new ClientPage(page, isFramed ? page.frameLocator('iframe') : page)
  const picked = await someEvent(sandbox)
  const world: World = { ...picked, sandbox, page, client, isFramed, crashes: [], refreshes: 0 }
  page.on('pageerror', (error) => world.crashes.push(String(error)))
  page.on('request', (request) => {
    if (request.url().endsWith('/game-launch/refresh/')) world.refreshes += 1
  })
  return world
}

/** Opens the launch link, and waits for nothing more than the page. */
export async function openLink({ sandbox, page, isFramed }: World): Promise<void> {
  const { link, partnerLink } = await sandbox.launch({
    member: 'alice',
    lang: 'en',
    odds_type: 'euro',
    mode: isFramed ? 'frame' : 'page',
  })
  await page.goto(isFramed ? partnerLink : link, { waitUntil: 'commit' })
}

/** Launches and waits until the prices are current. */
export async function launch(world: World): Promise<void> {
  await openLink(world)
  await expectCurrent(world)
}

export function rowOf({ client, event }: World): Locator {
  return client.lists.event(event.home, event.away)
}

export function priceOf(world: World): Locator {
  return world.client.price(world.home, rowOf(world)).first()
}

/** The list stands, and its prices are those of now. */
export async function expectCurrent(world: World): Promise<void> {
  await world.client.ready()
  await expect(priceOf(world)).toHaveAttribute('data-stale', 'false')
}
