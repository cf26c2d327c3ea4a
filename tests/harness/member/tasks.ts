import { type Bettable, someEvents } from '../events.ts'
import { expect, type Launched } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { TestSandbox } from '../sandbox.ts'
import { book, offer, pickPaused } from '../slip/booking.ts'
import { ofOneGame, pickHome } from '../slip/picking.ts'
import type { At, Hand, Way } from './hand.ts'

interface Given {
  readonly launched: Launched
  readonly sandbox: TestSandbox
}

/** What a member wants done. */
export interface Task {
  readonly what: string
  /** Requirements that it shows, as titles cite them. */
  readonly cites: string
  /** What is there before the first press, and then what the member does, up to what says that it is done. */
  readonly begin: (given: Given) => Promise<{ at: Omit<At, 'page'>; walk: (hand: Hand) => Promise<void> }>
  /** The most presses that it may take. */
  readonly most: Readonly<Record<Way, number>>
  /** On a phone, how often the sheet of the slip may be opened and closed besides. */
  readonly mostForSheet: number
  /** What is written depends on the day, as a team's name: its characters are not counted. */
  readonly isTextFree?: true
  /** Where the figures are from. */
  readonly from: string
}

/** The first matches of the list that is shown, of those that may be picked: as near to each other as they come. */
async function firstShown(
  client: ClientPage,
  among: readonly Bettable[],
  count: number,
): Promise<Bettable[]> {
  const rows = client.page.locator('fieldset[data-event]')
  await expect(rows.first()).toBeVisible()
  const ids = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-event')))
  const shown = ids.flatMap((id) => among.find(({ event }) => event.eventId === id) ?? []).slice(0, count)
  expect(shown).toHaveLength(count)
  return shown
}

async function placesOne(sandbox: TestSandbox, amount: string): Promise<void> {
  const { bets, problems } = await sandbox.ledger('alice')
  expect([bets.map((bet) => bet.amount), problems]).toEqual([[amount], []])
}

/** A list of one game with so many matches for combos, and the walk: their kind, their prices, the stakes, the button. */
async function beginSeveral(
  { launched, sandbox }: Given,
  {
    kind,
    legs,
    stakes,
    amount,
  }: { kind: string; legs: number; stakes: (hand: Hand) => Promise<void>; amount: string },
) {
  const matches = await someEvents(sandbox, { isForCombos: true })
  const ofGame = ofOneGame(matches, legs)
  const client = await launched()
  await client.lists.showGame(ofGame[0]?.event.gameName ?? '')
  for (const { event } of ofGame) await expect(client.lists.event(event.home, event.away)).toBeVisible()
  const picked = await firstShown(client, matches, legs)
  return {
    at: { client },
    walk: async (hand: Hand): Promise<void> => {
      await hand.chooseKind(kind)
      for (const match of picked) await hand.pick(match)
      await stakes(hand)
      await hand.place()
      await client.slip.placed()
      await placesOne(sandbox, amount)
    },
  }
}

/** The seven walks. Where the table has no figure of a way, it is what that way took when the walk was written. */
export const tasks: readonly Task[] = [
  {
    what: 'a first bet',
    cites: '[SLIP-01] [SLIP-06] [SLIP-22]',
    most: { pointer: 3, touch: 3, keyboard: 16 },
    mostForSheet: 1,
    from: 'price, +50, Place; 16 keys from the top of the page',
    async begin({ launched, sandbox }) {
      const client = await launched()
      const matches = await firstShown(client, await someEvents(sandbox), 1)
      return {
        at: { client },
        walk: async (hand) => {
          for (const match of matches) await hand.pick(match)
          await hand.stake50()
          await hand.place()
          await client.slip.placed()
          await placesOne(sandbox, '50.00')
        },
      }
    },
  },
  {
    what: 'a combo of five',
    cites: '[SLIP-10] [SLIP-22]',
    most: { pointer: 9, touch: 9, keyboard: 28 },
    mostForSheet: 3,
    from: 'tab, 5 prices, 2 for the stake, Place',
    begin: (given) =>
      beginSeveral(given, { kind: 'Combo', legs: 5, amount: '50.00', stakes: (hand) => hand.stake50() }),
  },
  {
    what: 'a system',
    cites: '[SLIP-11] [SLIP-22]',
    most: { pointer: 10, touch: 10, keyboard: 33 },
    mostForSheet: 3,
    from: 'tab, 4 prices, two stakes of 2, Place',
    begin: (given) =>
      beginSeveral(given, {
        kind: 'System',
        legs: 4,
        // 6 doubles and 4 trebles.
        amount: '500.00',
        async stakes(hand) {
          await hand.stake50()
          await hand.takeSize('Trebles')
          await hand.stake50()
        },
      }),
  },
  {
    what: 'a bet whose price has changed',
    cites: '[SLIP-15] [SLIP-16]',
    most: { pointer: 1, touch: 1, keyboard: 1 },
    mostForSheet: 0,
    from: 'Accept and place',
    async begin(given) {
      const { sandbox } = given
      const { client, market } = await pickHome(given, { price: '2.20' })
      await client.slip.open()
      await client.slip.choosePolicy('Better odds only')
      await client.slip.stake.fill('50')
      await sandbox.market(market.marketId, { prices: { home: '1.90' } })
      await expect(client.slip.place).toHaveText(/^Accept/)
      await client.slip.stake.focus()
      return {
        at: { client },
        walk: async (hand) => {
          await hand.place()
          await client.slip.placed()
          await placesOne(sandbox, '50.00')
        },
      }
    },
  },
  {
    what: 'a booking at a typed target',
    cites: '[PREBOOK-01] [PREBOOK-02]',
    most: { pointer: 42, touch: 42, keyboard: 30 },
    mostForSheet: 0,
    from: 'Prebook, 40 steps of 0.01 to 2.40, the button that books',
    async begin(given) {
      const { client, form } = await pickPaused(given)
      await client.slip.open()
      await client.slip.stake.fill('50')
      return {
        at: { client },
        walk: async (hand) => {
          await hand.press(offer(client))
          await hand.write(form.getByRole('spinbutton', { name: 'Target odds' }), '2.40')
          await hand.press(form.getByRole('button', { name: 'Prebook ¥50.00 @ 2.40' }))
          await expect(client.slip.panel.getByText('Booked', { exact: true })).toBeVisible()
          const { prebooks, problems } = await given.sandbox.ledger('alice')
          expect(prebooks).toMatchObject([{ status: 'booked', targetOdds: '2.40', amount: '50.00' }])
          expect(problems).toEqual([])
        },
      }
    },
  },
  {
    what: "yesterday's result of a team",
    cites: '[BROWSE-13]',
    most: { pointer: 3, touch: 4, keyboard: 10 },
    mostForSheet: 0,
    isTextFree: true,
    from: 'Results, Yesterday, the search and the letters of a name, in place of 23 pages of 20 to the middle of 909 results',
    async begin({ launched }) {
      const client = await launched()
      const { page } = client
      const list = page.url()
      await page.goto(new URL('/v8/game-results?dates=yesterday', list).href)
      const teams = page.getByRole('listitem').getByRole('link').locator('[data-side] bdi')
      await expect(teams.first()).toBeVisible()
      const team = (await teams.last().innerText()).trim()
      await page.goto(list)
      await client.ready()
      return {
        at: { client },
        walk: async (hand) => {
          const results = client.results.link
          if (!(await results.isVisible()))
            await hand.press(
              client.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Menu' }),
            )
          await hand.press(results)
          const yesterday = page.getByRole('tab', { name: 'Yesterday' })
          await expect(yesterday).toBeVisible()
          await hand.press(yesterday)
          await expect(page).toHaveURL(/dates=yesterday/)
          await hand.write(
            page.getByRole('searchbox', { name: 'Find teams and competitions' }),
            team.toLowerCase(),
          )
          await expect(page).toHaveURL(/find=/)
          // Others may have the same words in the names of both their teams.
          const found = page.getByRole('tabpanel', { name: 'Yesterday' }).getByRole('link', { name: team })
          await expect(found.first()).toBeInViewport({ ratio: 1 })
        },
      }
    },
  },
  {
    what: 'cancelling a booking',
    cites: '[PREBOOK-04]',
    most: { pointer: 4, touch: 4, keyboard: 13 },
    mostForSheet: 0,
    from: 'Bet history, Prebook, Cancel, Yes',
    async begin(given) {
      const picked = await pickPaused(given)
      const { client } = picked
      await client.slip.open()
      const ticket = client.tickets.ticket(await book(picked, given.sandbox))
      await client.slip.panel.getByRole('button', { name: 'Done' }).click()
      await client.slip.close()
      return {
        at: { client },
        walk: async (hand) => {
          const history = client.tickets.tab
          const inBar = client.getByRole('button', { name: 'History', exact: true })
          await hand.press((await history.isVisible()) ? history : inBar)
          await hand.press(client.getByRole('tab', { name: 'Prebook', exact: true }))
          await hand.press(ticket.getByRole('button', { name: 'Cancel prebook' }))
          await hand.press(ticket.getByRole('button', { name: 'Yes, cancel' }))
          await expect(ticket.getByText('Prebook: Cancelled')).toBeVisible()
          const { prebooks, wallet } = await given.sandbox.ledger('alice')
          expect([prebooks.map(({ status }) => status), wallet.balance]).toEqual([['cancelled'], '10000.00'])
        },
      }
    },
  },
]
