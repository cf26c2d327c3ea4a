import type { Page } from 'playwright'

import type { Timing, World } from './world.ts'

/** One input, and what it leads to. */
export interface Step {
  readonly name: string
  /** The part that is not measured: brings the page to where the input is given. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Where the input goes, as Playwright finds it; a key goes to the element with the focus. */
  readonly at: string | { readonly key: string }
  /** What the input leads to, looked for in the page. */
  readonly stands: Standing
}

/** `selector` is there, or is gone if `isGone`; its text or value is `text` if given. */
export interface Standing {
  readonly selector: string
  readonly isGone?: boolean
  readonly text?: string
}

const slipForm = '[role="tabpanel"] li'
const stake = '[role="tabpanel"] input'
const row = (eventId: string) => `[data-windowed-list] [data-event="${eventId}"]`

function cell(eventId: string, side: 'home' | 'away', state = ''): string {
  return `${row(eventId)} [data-column="winner"] [data-side="${side}"]${state}`
}

/** The presses of odds, on either device: into an empty slip, another one instead, and out again. */
function presses(first: string, second: string): Step[] {
  return [
    {
      name: 'press odds, empty slip',
      at: cell(first, 'home'),
      stands: { selector: cell(first, 'home', '[aria-pressed="true"]') },
    },
    {
      name: 'press other odds',
      at: cell(second, 'away'),
      stands: { selector: cell(second, 'away', '[aria-pressed="true"]') },
    },
    {
      name: 'press them again: out',
      at: cell(second, 'away'),
      stands: { selector: cell(second, 'away', '[aria-pressed="false"]') },
    },
  ]
}

/** A round on a desktop, in order. */
export function desktopSteps(world: World): Step[] {
  const [first, second, third] = world.events('today').map(({ eventId }) => eventId) as [
    string,
    string,
    string,
  ]
  const game = world.largestGame('today')
  const gameList = world.events('today', game)
  return [
    ...presses(first, second),
    ...presses(third, first),
    {
      name: 'digit of the stake',
      prepare: async (page) => {
        await page.locator(cell(first, 'home')).click()
        await page.locator(`aside ${stake}`).click()
      },
      at: { key: '4' },
      stands: { selector: `aside ${stake}`, text: '4' },
    },
    { name: 'digit of the stake', at: { key: '5' }, stands: { selector: `aside ${stake}`, text: '45' } },
    {
      name: 'bet history',
      at: 'aside [role="tab"]:nth-child(2)',
      stands: { selector: 'aside article' },
    },
    {
      name: 'back to the slip',
      at: 'aside [role="tab"]:nth-child(1)',
      stands: { selector: `aside ${slipForm}` },
    },
    ...lists(world),
    {
      name: 'game, first time',
      at: `nav[aria-label="Games"] a[href$="gameId=${game}"]`,
      stands: { selector: row(gameList[0]?.eventId ?? '') },
    },
    {
      name: 'all games, again',
      at: 'nav[aria-label="Games"] li:first-child a',
      stands: { selector: row(first) },
    },
    {
      name: 'open an event',
      at: `${row(second)} a[data-column="teams"]`,
      stands: { selector: `article[data-event="${second}"] [role="tabpanel"] [data-market]` },
    },
    {
      name: 'back to the list',
      at: 'main a[href*="/events"]',
      stands: { selector: row(second) },
    },
  ]
}

const tabNames: Readonly<Record<Timing, string>> = { today: 'Today', inplay: 'In-play', early: 'Early' }

/** The lists, by their tabs, or on a phone by the links of a menu that is open already. */
function lists(world: World, isPhone = false): Step[] {
  const open = (name: string, timing: Timing): Step => ({
    name,
    ...(isPhone && { prepare: (page) => page.locator('nav[aria-label="Events"] > button').tap() }),
    at: isPhone
      ? `role=navigation[name="Events"] >> role=link[name=/^${tabNames[timing]}/]`
      : `role=tablist[name="Events"] >> role=tab[name=/^${tabNames[timing]}/]`,
    stands: { selector: row(world.events(timing)[0]?.eventId ?? '') },
  })
  return [
    open('tab, first time', 'inplay'),
    open('tab, first time', 'early'),
    open('tab, again', 'inplay'),
    open('tab, again', 'today'),
  ]
}

/** A round on a phone. */
export function phoneSteps(world: World): Step[] {
  const [first, second] = world.events('today').map(({ eventId }) => eventId) as [string, string]
  const barButton = 'nav li:nth-child(3) > button[aria-haspopup="dialog"]'
  return [
    ...presses(first, second),
    {
      name: 'open the slip',
      prepare: (page) => page.locator(cell(first, 'home')).tap(),
      at: barButton,
      stands: { selector: `dialog ${slipForm}` },
    },
    {
      name: 'digit of the keypad',
      at: 'dialog fieldset[aria-label="Keypad"] button:nth-child(1)',
      stands: { selector: `dialog ${stake}`, text: '1' },
    },
    {
      name: 'digit of the keypad',
      at: 'dialog fieldset[aria-label="Keypad"] button:nth-child(2)',
      stands: { selector: `dialog ${stake}`, text: '12' },
    },
    {
      name: 'close the slip',
      at: 'dialog header > button',
      stands: { selector: 'dialog', isGone: true },
    },
    ...lists(world, true),
  ]
}

/** The names of the floor's presses, on either device. */
export const floorName = 'floor'

/** The same presses on a page that does nothing but mark what is pressed. */
export function floorSteps(world: World): Step[] {
  const [first, second] = world.events('today').map(({ eventId }) => eventId) as [string, string]
  return presses(first, second).map((step) => ({ ...step, name: floorName }))
}
