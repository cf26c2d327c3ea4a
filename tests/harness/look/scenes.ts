import type { Page } from '@playwright/test'

import type { ThemeName } from '#domain/session/theme.ts'

import { someEvents } from '../events.ts'
import { expect, type Launched } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { SandboxEvent, TestSandbox } from '../sandbox.ts'
import { putForward } from '../slip/bigCombo.ts'
import { ofOneGame, pickCombo } from '../slip/picking.ts'

export interface Scene {
  readonly launched: Launched
  readonly page: Page
  readonly sandbox: TestSandbox
  readonly theme: ThemeName
}

/** The screens of which there are pictures. */
export const screens = ['list', 'event', 'slip', 'home', 'bets'] as const
export type Screen = (typeof screens)[number]

const phone = 768

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < phone

/** In-play, with a bet about to be placed; where the slip is not beside the list, with its price chosen. */
async function list({ launched, page, sandbox, theme }: Scene): Promise<void> {
  const [picked] = await someEvents(sandbox, { inPlay: true })
  if (picked === undefined) throw new Error('Nothing is played.')
  const client = await launched({ theme })
  await client.lists.show('In-play')
  const cell = client.price(picked.home, client.lists.event(picked.event.home, picked.event.away)).first()
  await cell.click()
  await expect(cell).toHaveAttribute('aria-pressed', 'true')
  if (await client.slip.panel.isHidden()) return
  await client.slip.stake.fill('50')
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

/** A match that is played, with all its markets. */
async function event({ launched, page, sandbox, theme }: Scene): Promise<void> {
  const events = await sandbox.events('?timing=inplay')
  const open = ({ markets }: SandboxEvent): number => markets.filter(({ status }) => status === 'open').length
  const [shown] = events.filter(({ gameName }) => gameName === 'CS:GO').toSorted((a, b) => open(b) - open(a))
  if (shown === undefined) throw new Error('No match of CS:GO is played.')
  const client = await launched({ theme })
  await page.goto(new URL(`/v8/events/${shown.eventId}`, page.url()).href)
  await expect(client.getByRole('heading', { name: `${shown.home} v ${shown.away}` })).toBeVisible()
  await expect(page.locator('[data-market] [data-price]').first()).toHaveText(/\d/)
}

/** A combo of three with its stake, ready to be placed. */
async function slip({ launched, sandbox, theme }: Scene): Promise<void> {
  const { client } = await pickCombo(
    { launched, sandbox },
    { prices: ['1.85', '2.10', '1.90'], as: { theme } },
  )
  await client.slip.stake.fill('50')
  await expect(client.slip.place).toHaveText('Place bet, ¥50.00')
}

/** The front page, with a combo that the house puts forward. */
async function home({ launched, page, sandbox, theme }: Scene): Promise<void> {
  await putForward(sandbox)
  const client = await launched({ theme })
  if (isPhone(page))
    await client.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Home' }).click()
  else await client.lists.tab('Home').click()
  for (const name of ['Live now', 'Starting soon', 'Big combos'])
    await expect(client.getByRole('region', { name, exact: true })).toBeVisible()
}

/** Bets that are open: a combo, and singles of which one is played now. */
async function bets({ launched, page, sandbox, theme }: Scene): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1440, height: 900 })
  const { client } = await pickCombo(
    { launched, sandbox },
    { prices: ['1.85', '2.10', '1.90'], stake: '50', as: { theme } },
  )
  await place(client)
  await client.slip.kind('Single').click()
  const played = ofOneGame(await someEvents(sandbox, { inPlay: true }), 2)
  await client.lists.show('In-play')
  await client.lists.showGame(played[0]?.event.gameName ?? '')
  for (const [at, { event: match, home: team }] of played.entries()) {
    await client.price(team, client.lists.event(match.home, match.away)).first().click()
    await client.slip.stake.fill(String(30 + 70 * at))
    await place(client)
  }
  if (size !== null) await page.setViewportSize(size)
  if (isPhone(page)) {
    await expect(client.getByRole('button', { name: /^Bet slip/ })).toBeVisible()
    await client.slip.open()
  }
  await client.tickets.open()
  await expect(client.getByRole('article')).toHaveCount(3)
}

async function place(client: ClientPage): Promise<void> {
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  await client.slip.place.click()
  await client.slip.placed()
  await client.getByRole('button', { name: 'Done' }).click()
}

const scenes: Readonly<Record<Screen, (scene: Scene) => Promise<void>>> = { list, event, slip, home, bets }

/** Brings a screen up, and waits until all of it has come. */
export async function show(screen: Screen, scene: Scene): Promise<void> {
  const { page } = scene
  await scenes[screen](scene)
  // What is loaded behind the first view comes in its own time, and may move what is there.
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
}
