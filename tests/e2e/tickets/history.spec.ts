import type { Page } from '@playwright/test'

import { dayBefore } from '#src/words/format/calendar.ts'

import { sampleOf } from '../../harness/depth.ts'
import { someEvent, someEvents, type Bettable } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import { choose, chooseDay, dayField } from '../../harness/pages/controls.ts'
import type { LedgerBet, TestSandbox } from '../../harness/sandbox.ts'
import { pickCombo, pickHome } from '../../harness/slip/picking.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** An amount of the ledger, in full units, as the member reads it. */
function yuan(text: string): string {
  const shown = Number(text).toLocaleString('en', { minimumFractionDigits: 2 })
  return shown.startsWith('-') ? `−¥${shown.slice(1)}` : `¥${shown}`
}

/** Hundredths, so that sums are exact. */
function cents(text: string): number {
  return Math.round(Number(text) * 100)
}

function sum(texts: readonly string[]): string {
  return (texts.reduce((all, text) => all + cents(text), 0) / 100).toFixed(2)
}

function fact(page: Page, name: string) {
  return page
    .getByRole('tabpanel', { name: 'Bet history' })
    .locator('dl:not(article dl, [data-week] dl) > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
}

async function turnTo(
  page: Page,
  client: ClientPage,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size)
  // The page takes its new shape a moment later: what is open of the old one closes with it.
  if (size.width < 768) await expect(client.getByRole('button', { name: /^Bet slip/ })).toBeVisible()
  await client.slip.open()
}

async function betOn(client: ClientPage, { event, home }: Bettable, stake: string): Promise<string> {
  await client.lists.showGame(event.gameName)
  await client.price(home, client.lists.event(event.home, event.away)).first().click()
  await client.slip.stake.fill(stake)
  await client.slip.place.click()
  const ticketNum = await client.slip.placed()
  await client.getByRole('button', { name: 'Done' }).click()
  return ticketNum
}

async function lastBet(sandbox: TestSandbox): Promise<LedgerBet> {
  const { bets } = await sandbox.ledger('alice')
  const bet = bets.at(-1)
  if (bet === undefined) throw new Error('No bet was placed.')
  return bet
}

for (const size of sampleOf([desktop, phone], 1)) {
  test.describe(`the bet history, ${size.width} px wide`, () => {
    test('counts the pending bets, and says what all of them put at risk and may return, as the ledger has it [HIST-01] [HIST-03]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const { client, picked } = await pickCombo(
        { launched, sandbox },
        { prices: ['1.37', '2.11', '1.90'], stake: '33.33' },
      )
      await client.slip.place.click()
      await client.slip.placed()
      const history = client.tickets.tab
      await expect(history).toHaveAccessibleName('Bet history 1 pending bet')
      await client.getByRole('button', { name: 'Done' }).click()
      await client.slip.kind('Single').click()
      const [other] = (await someEvents(sandbox)).filter(
        ({ event }) => !picked.some((leg) => leg.event.eventId === event.eventId),
      )
      if (other === undefined) throw new Error('There is no other event.')
      await sandbox.market(other.market.marketId, { prices: { home: '2.40' } })
      await betOn(client, other, '10')
      await turnTo(page, client, size)
      await expect(history).toHaveAccessibleName('Bet history 2 pending bets')

      await client.tickets.open()
      const { bets } = await sandbox.ledger('alice')
      await expect(fact(page, 'Total stake')).toHaveText(yuan(sum(bets.map(({ amount }) => amount))))
      // 33.33 × 1.37 × 2.11 × 1.90 = 183.0590…, and 10 × 2.40
      await expect(fact(page, 'Total returns')).toHaveText('¥207.05')

      const [first] = picked
      if (first === undefined) throw new Error('The combo has legs.')
      await sandbox.market(first.market.marketId, { settle: { away: 'win' } })
      await expect(history).toHaveAccessibleName('Bet history 1 pending bet')
      await expect(fact(page, 'Total returns')).toHaveText('¥24.00')
      await sandbox.market(other.market.marketId, { settle: { home: 'win' } })
      await expect(history).toHaveAccessibleName('Bet history')

      await client.tickets.open('Settled')
      const settled = (await sandbox.ledger('alice')).bets
      const staked = sum(settled.map(({ amount }) => amount))
      const returned = sum(settled.map(({ returns }) => returns ?? '0'))
      await expect(fact(page, 'Staked')).toHaveText(yuan(staked))
      await expect(fact(page, 'Returned')).toHaveText(yuan(returned))
      await expect(fact(page, 'Profit')).toHaveText(yuan(sum([returned, `-${staked}`])))
      const week = client.tickets.panel.locator('[data-week]')
      await expect(week.getByRole('heading')).toHaveText(/^Week Mon .* – Sun /)
      await expect(week.locator('dd')).toHaveText([
        yuan(staked),
        yuan(returned),
        yuan(sum([returned, `-${staked}`])),
      ])
    })

    test('says where a pending bet of a running event stands: its score, its price now, and in words where it is shut [HIST-01] [LIVE-06]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const chosen = await someEvent(sandbox, { isLater: true })
      const { event, market } = chosen
      await sandbox.market(market.marketId, { prices: { home: '1.85' } })
      const client = await launched()
      const ticket = client.tickets.ticket(await betOn(client, chosen, '20'))
      await turnTo(page, client, size)
      await client.tickets.open()
      await expect(ticket).toContainText('@ 1.85')
      await expect(ticket.getByText('Live', { exact: true })).toHaveCount(0)
      await sandbox.event(event.eventId, { inPlay: true, scoreline: '1-0' })
      await expect(ticket.getByText('Live', { exact: true })).toBeVisible()
      await expect(ticket).toContainText('1-0')
      await sandbox.market(market.marketId, { prices: { home: '1.42' } })
      await expect(ticket).toContainText('Now 1.42')
      await sandbox.event(event.eventId, { scoreline: '1-1' })
      await expect(ticket).toContainText('1-1')
      await sandbox.market(market.marketId, { status: 'paused' })
      await expect(ticket.getByText('Suspended', { exact: true })).toBeVisible()
      await sandbox.market(market.marketId, { status: 'open' })
      await expect(ticket.getByText('Suspended', { exact: true })).toHaveCount(0)
      await sandbox.market(market.marketId, { status: 'closed' })
      await expect(ticket.getByText('Closed', { exact: true })).toBeVisible()
    })

    test('tells every movement of money as the ledger has it, and leads to the ticket of one [HIST-02] [HIST-03]', async ({
      launched,
      page,
      sandbox,
    }) => {
      for (let at = 0; at < 20; at += 1)
        await sandbox.money('alice', at % 2 === 0 ? { deposit: '5' } : { withdraw: '3' })
      const { client, market } = await pickHome({ launched, sandbox }, { price: '2.40', stake: '12.34' })
      await client.slip.place.click()
      const ticketNum = await client.slip.placed()
      await sandbox.market(market.marketId, { settle: { home: 'win' } })
      await turnTo(page, client, size)
      await client.tickets.open('Transactions')
      const entries = page.getByRole('tabpanel', { name: 'Transactions' }).getByRole('listitem')
      await expect(entries).toHaveCount(20)
      await client.getByRole('button', { name: 'Show more' }).click()
      const told = (await sandbox.ledger('alice')).entries.toReversed()
      await expect(entries).toHaveCount(told.length)
      for (const [at, entry] of told.entries()) {
        const sign = cents(entry.amount) > 0 ? '+' : ''
        await expect(entries.nth(at)).toContainText(`${sign}${yuan(entry.amount)}`)
        await expect(entries.nth(at)).toContainText(`Balance ${yuan(entry.balanceAfter)}`)
      }
      await expect(entries.nth(0)).toContainText('Payout')
      await expect(entries.nth(1)).toContainText('Bet')
      await expect(entries.nth(2)).toContainText('Withdrawal')
      await expect(entries.nth(3)).toContainText('Deposit')
      await entries
        .nth(1)
        .getByRole('button', { name: `Ticket ${ticketNum}` })
        .click()
      await expect(client.tickets.ticket(ticketNum)).toBeFocused()
      await expect(client.getByRole('tab', { name: 'Settled' })).toHaveAttribute('aria-selected', 'true')
    })

    test('is chosen from by days, kind of bet and result, and has no days before three months [HIST-01]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const { client, market } = await pickHome({ launched, sandbox }, { price: '2.40', stake: '10' })
      await client.slip.place.click()
      const lost = await client.slip.placed()
      await sandbox.market(market.marketId, { settle: { away: 'win' } })
      await turnTo(page, client, size)
      await client.tickets.open('Settled')
      const ticket = client.tickets.ticket(lost)
      await expect(ticket).toBeVisible()
      const filters = client.getByRole('group', { name: 'Filters' })
      await choose(filters, 'Result', 'Win')
      await expect(client.getByText('No bets match these filters')).toBeVisible()
      await choose(filters, 'Result', 'Loss')
      await expect(ticket).toBeVisible()
      await choose(filters, 'Bet type', 'Combo')
      await expect(ticket).toHaveCount(0)
      await choose(filters, 'Bet type', 'Single')
      await expect(ticket).toBeVisible()
      await choose(filters, 'Dates', 'Yesterday')
      await expect(ticket).toHaveCount(0)
      for (const choice of ['Today', '7 days', '1 month']) {
        await choose(filters, 'Dates', choice)
        await expect(ticket, choice).toBeVisible()
      }
      await choose(filters, 'Dates', 'Custom')
      const { placedAt } = await lastBet(sandbox)
      // In the zone that the tests have, which is an hour ahead of UTC in summer.
      const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
      const dayAt = (at: number) => days.format(at)
      await chooseDay(filters, 'From', dayAt(placedAt - 3 * 86_400_000))
      await expect(ticket).toBeVisible()
      await chooseDay(filters, 'To', dayAt(placedAt - 2 * 86_400_000))
      await expect(ticket).toHaveCount(0)
      const calendar = filters.getByRole('dialog', { name: 'From' })
      await dayField(filters, 'From').click()
      await calendar.getByRole('gridcell').first().waitFor()
      for (let months = 0; months < 5; months += 1) await page.keyboard.press('PageUp')
      await expect(calendar.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      const firstDay = await calendar.locator('[tabindex="0"]').getAttribute('data-day')
      expect(firstDay).toBe(dayBefore(dayAt(placedAt), 3, 'month'))
      await page.keyboard.press('Escape')
      await chooseDay(filters, 'From', dayAt(placedAt))
      await expect(client.getByRole('alert')).toContainText('The end date is before the start date')
    })

    test('says what was asked for beside what was taken, in the receipt and at the ticket it leads to [SLIP-16] [SLIP-17]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const { client, market } = await pickHome(
        { launched, sandbox },
        { price: '1.95', policy: 'Any odds', stake: '10' },
      )
      await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
      await sandbox.sockets({ action: 'lag' })
      await sandbox.market(market.marketId, { prices: { home: '1.93' } })
      await client.slip.place.click()
      const ticketNum = await client.slip.placed()
      await turnTo(page, client, size)
      await expect(client.slip.panel.getByText('Requested 1.95, placed at 1.93')).toBeVisible()
      const { bets } = await sandbox.ledger('alice')
      expect(bets[0]?.legs[0]).toMatchObject({ euroOdds: '1.93', askedOdds: '1.95' })
      await client.slip.panel.getByRole('button', { name: 'View in bet history' }).click()
      const ticket = client.tickets.ticket(ticketNum)
      await expect(ticket).toBeFocused()
      await expect(ticket).toContainText('Requested 1.95, placed at 1.93')
    })

    test('puts what is still open of a ticket into the slip again, and says what is not [SLIP-17] [SLIP-01]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const prices = ['1.50', '1.60', '1.70']
      const { client, picked } = await pickCombo({ launched, sandbox }, { prices, stake: '10' })
      await client.slip.place.click()
      const ticketNum = await client.slip.placed()
      await turnTo(page, client, size)
      await client.tickets.open()
      const again = client.tickets.ticket(ticketNum).getByRole('button', { name: 'Bet again' })
      await again.click()
      for (const { home } of picked) await expect(client.slip.leg(home)).toBeVisible()
      await expect(client.slip.kind('Combo')).toHaveAttribute('aria-selected', 'true')
      await expect(client.slip.stake).toHaveValue('10.00')

      const [gone] = picked
      if (gone === undefined) throw new Error('The combo has legs.')
      await sandbox.market(gone.market.marketId, { status: 'closed' })
      await client.tickets.open()
      await again.click()
      await expect(
        client.getByRole('status').filter({ hasText: 'This selection is no longer available' }),
      ).toContainText(gone.home)
      await client.getByRole('button', { name: 'Go to bet slip' }).click()
      await expect(client.slip.leg(gone.home)).toHaveCount(0)
      for (const { home } of picked.slice(1)) await expect(client.slip.leg(home)).toBeVisible()
    })
  })
}
