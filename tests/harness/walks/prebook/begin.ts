import { expect } from '../../fixtures.ts'
import type { Fault } from '../../sandbox.ts'
import { pressBook } from '../../slip/booking.ts'
import { startClock, stopClock } from '../clock.ts'
import { formOf, inSlip, type PrebookPart, type PrebookWalker, rowOf } from './looks.ts'

export type Doing = (walker: PrebookWalker) => Promise<unknown>

/** Is refused for a stake that is a code of the catalogue. */
export const member = 'oracle'
export const stake = '100'

export const cancelling = (fault: Omit<Fault, 'method' | 'path'>): Fault => ({
  method: 'POST',
  path: '/prebooking/cancel/',
  ...fault,
})

export const pause: Doing = ({ sandbox, bet }) =>
  sandbox.market(bet.market.marketId, { prices: { home: '2.00' }, status: 'paused' })
export const reach: Doing = ({ sandbox, bet }) =>
  sandbox.market(bet.market.marketId, { prices: { home: '2.30' }, status: 'open' })
export const close: Doing = ({ sandbox, bet }) => sandbox.market(bet.market.marketId, { status: 'closed' })

/** Puts the paused selection of a match into the slip. */
export async function pick(walker: PrebookWalker): Promise<void> {
  const { client, bet } = walker
  const { event, home } = bet
  await client.getByRole('tab', { name: 'Bet slip' }).click()
  if (await client.slip.leg(home).isHidden()) {
    await client.lists.showGame(event.gameName)
    await client.price(home, client.lists.event(event.home, event.away)).first().click({ force: true })
  }
  await client.slip.stake.fill(stake)
}

async function next(walker: PrebookWalker): Promise<void> {
  const bet = walker.unused.shift()
  if (bet === undefined) throw new Error('No event is left that no path has used.')
  walker.bet = bet
  await pause(walker)
  await pick(walker)
}

/** Books, and looks at the booked bet in the history. */
async function bookOne(walker: PrebookWalker): Promise<void> {
  const { client, sandbox, bet } = walker
  await next(walker)
  await pressBook({ ...bet, client, form: formOf(walker) })
  await expect(client.slip.panel.getByText('Booked', { exact: true })).toBeVisible()
  const { prebooks } = await sandbox.ledger(member)
  walker.ticketNum = prebooks.find(({ marketId }) => marketId === walker.bet.market.marketId)?.ticketNum ?? ''
  await inSlip(walker, 'Done').click()
  await client.tickets.open('Prebook')
}

/** How a cancellation was left. */
interface Left {
  /** Of its confirmation, in milliseconds. */
  readonly age: number
  /** What its page was answered. */
  readonly status: 400 | 502
}

/** Leaves a cancellation that nobody was told the end of, and reloads the page. */
async function leaveCancelling(walker: PrebookWalker, { age, status }: Left): Promise<void> {
  const { page, sandbox } = walker
  await bookOne(walker)
  const row = rowOf(walker)
  await row.getByRole('button', { name: 'Cancel prebook' }).click()
  await stopClock(page)
  await sandbox.fault(cancelling({ kind: 'status', status, times: 1_000 }))
  await row.getByRole('button', { name: 'Yes, cancel' }).click()
  await (status === 400
    ? expect(row.getByRole('button', { name: 'OK', exact: true })).toBeVisible()
    : expect(row.getByText("We're checking", { exact: false })).toBeVisible())
  // Those of paths before may be there still, for their clock stood and nobody had a look.
  const ofThis = `:cancellation.${walker.ticketNum}`
  await page.evaluate(
    ([older, end]) => {
      const name = Object.keys(localStorage).find((key) => key.endsWith(end))
      if (name === undefined) throw new Error('Nothing is written down.')
      const kept = JSON.parse(localStorage.getItem(name) ?? '')
      localStorage.setItem(name, JSON.stringify({ ...kept, confirmedAt: kept.confirmedAt - older }))
    },
    [age, ofThis] as const,
  )
  await sandbox.clearFaults()
  await startClock(page)
  await page.reload()
  await walker.client.tickets.open('Prebook')
}

/** Books, and opens the page again once that has become of the bet. */
const comeBack =
  (become: Doing, word: string): Doing =>
  async (walker) => {
    await bookOne(walker)
    await become(walker)
    await expect(rowOf(walker).getByText(`Prebook: ${word}`)).toBeVisible()
    await walker.page.reload()
    await walker.client.tickets.open('Prebook')
  }

/** Brings a page to where the paths of a part begin. */
export const begin: Readonly<Record<PrebookPart, Doing>> = {
  'a paused selection': next,
  'a booked bet': bookOne,
  'a booked bet that is placed': comeBack(reach, 'Placed'),
  'a booked bet that is cancelled': comeBack(close, 'Cancelled'),
  'a cancellation of an earlier page': (walker) => leaveCancelling(walker, { age: 0, status: 502 }),
  'a cancellation that was refused': (walker) => leaveCancelling(walker, { age: 0, status: 400 }),
  'a cancellation that is too old': (walker) => leaveCancelling(walker, { age: 120_000, status: 502 }),
}
