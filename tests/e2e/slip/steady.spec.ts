import type { BrowserContext } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { coveredIn, placesOf, watchStake } from '../../harness/look/steady.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import type { SandboxEvent, SandboxMarket, TestSandbox } from '../../harness/sandbox.ts'

/** Every size is somebody's. Where `isAll` the whole entry of a single is in sight at once; else it is scrolled to. */
const sizes = [
  { name: 'a wide screen', width: 1440, height: 900, isAll: true },
  { name: 'a small screen', width: 1024, height: 768, isAll: true },
  { name: 'a pad', width: 820, height: 1180, isAll: true },
  { name: 'a small pad', width: 768, height: 1024, isAll: true },
  { name: 'a large phone', width: 430, height: 932, isAll: true },
  { name: 'a phone', width: 390, height: 844, isAll: true },
  { name: 'a small phone', width: 375, height: 667, isAll: true },
  { name: "a small phone with its browser's bars", width: 375, height: 553, isAll: true },
  { name: 'a narrow phone', width: 340, height: 640, isAll: true },
  { name: 'a phone in landscape', width: 844, height: 390, isAll: false },
  { name: 'a wide screen at 200 %', width: 720, height: 450, isAll: false },
] as const

/** A handicap of a match to come, whose line may move. */
async function someHandicap(sandbox: TestSandbox): Promise<{ market: SandboxMarket; event: SandboxEvent }> {
  for (const event of await sandbox.events('?timing=today')) {
    const market = event.markets.find(
      ({ betType, tabName, status }) => betType === 'AH' && tabName === 'MATCH' && status === 'open',
    )
    if (market !== undefined) return { market, event }
  }
  throw new Error('No handicap market.')
}

interface Steps {
  client: ClientPage
  context: BrowserContext
  sandbox: TestSandbox
  market: SandboxMarket
  /** The name of what is bet on. */
  selection: RegExp
}

/** What the market, the line and the server do, each until the slip says so. */
function stepsOf({
  client,
  context,
  sandbox,
  market,
  selection,
}: Steps): Record<string, () => Promise<void>> {
  const { slip } = client
  const change = (wish: Record<string, unknown>) => sandbox.market(market.marketId, wish)
  const says = (text: string | RegExp) => expect(slip.panel.getByText(text).first()).toBeVisible()
  return {
    'the price goes up': async () => {
      await change({ prices: { home: '2.60' } })
      await says('New odds is 2.60')
    },
    'the price goes down': async () => {
      await change({ prices: { home: '1.55' } })
      await says('New odds is 1.55')
    },
    'the handicap moves': async () => {
      await change({ handicaps: { home: '-3.25', away: '+3.25' } })
      await says('New handicap is -3.25')
    },
    'the market is paused': async () => {
      await change({ status: 'paused' })
      await says('Suspended.')
    },
    'the market closes': async () => {
      await change({ status: 'closed' })
      await says('This market has closed.')
    },
    'the market opens again': async () => {
      await change({ status: 'open' })
      await says('New handicap is -3.25')
    },
    'the change is accepted': async () => {
      await slip.acceptAt(selection)
      await expect(slip.place).toHaveText(/^Place bet/)
    },
    'the line goes': async () => {
      await context.setOffline(true)
      await sandbox.sockets({ action: 'drop' })
      await says('These odds may not be up to date.')
    },
    'the line comes back': async () => {
      await context.setOffline(false)
      await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
    },
    'the bet is refused': async () => {
      await slip.place.click()
      await says('Remote wallet request error')
      await expect(slip.place).toHaveText(/^Place bet/)
    },
    'the line goes while the refusal stands, and both are said': async () => {
      await context.setOffline(true)
      await sandbox.sockets({ action: 'drop' })
      await says('These odds may not be up to date.')
      await says('Remote wallet request error')
      await says(/^Bet not placed. No money was taken./)
    },
    'the line is back, and the refusal still stands': async () => {
      await context.setOffline(false)
      await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
      await says('Remote wallet request error')
    },
    'the refusal is dismissed': async () => {
      await slip.panel.getByRole('button', { name: 'Close' }).click()
      await expect(slip.panel.getByText('Remote wallet request error')).toHaveCount(0)
    },
  }
}

for (const { name, width, height, isAll } of sampleOf(sizes, 2))
  test.describe(`at ${width} × ${height}`, () => {
    // With fingers, where controls are at their largest. Of a touch screen on its side nothing is seen [ROUTE-08].
    test.use({ hasTouch: width < 1024 && width < height })
    test(`the slip never moves, and no part of it is under another, on ${name} (${width} × ${height}) [SLIP-15] [DEVICE-01] [A11Y-01]`, async ({
      context,
      launched,
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height })
      // What slides in has arrived at once.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await sandbox.features({ isPrebookingEnabled: true })
      const { market, event } = await someHandicap(sandbox)
      // None of those that it moves to.
      await sandbox.market(market.marketId, { prices: { home: '2.10' } })
      const client = await launched({ member: 'oracle' })
      await client.lists.event(event.home, event.away).getByRole('link').first().click()
      await page.locator(`[data-market="${market.marketId}"][data-side="home"]`).first().click()
      await client.slip.open()
      await client.slip.choosePolicy('Always ask')
      await client.slip.stake.fill('2013')
      await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
      const still = await placesOf(client.slip.panel, client.slip.place)
      expect(await coveredIn(client.slip.panel, !isAll)).toEqual([])
      expect(await client.slip.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
      const selection = new RegExp(`^${event.home}`)
      const stakePlaces = await watchStake(client.slip.panel)
      const [stood] = await stakePlaces()
      for (const [what, happens] of Object.entries(
        stepsOf({ client, context, sandbox, market, selection }),
      )) {
        await happens()
        expect(await stakePlaces(), `${what}: the stake, each frame`).toEqual([stood])
        expect(await placesOf(client.slip.panel, client.slip.place), what).toEqual(still)
        expect(await coveredIn(client.slip.panel, !isAll), what).toEqual([])
      }
    })
  })
