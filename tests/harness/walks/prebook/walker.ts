import { errors } from '#domain/errorCatalogue.ts'

import { offer, pressBook } from '../../booking.ts'
import { someEvents } from '../../events.ts'
import { expect } from '../../fixtures.ts'
import { whileAsking } from '../../placing.ts'
import type { Fault } from '../../sandbox.ts'
import { startClock, stopClock } from '../clock.ts'
import { begun } from '../happenings.ts'
import { machineWalks, type World } from '../machineWalks.ts'
import { leftOut } from './leftOut.ts'
import { formOf, inSlip, looks, type PrebookWalker, rowOf } from './looks.ts'
import {
  passing,
  prebookChart,
  type PrebookPart,
  prebookParts,
  prebookStep,
  type PrebookStepName,
} from './model.ts'

type Doing = (walker: PrebookWalker) => Promise<unknown>

/** Is refused for a stake that is a code of the catalogue. */
const member = 'oracle'
const stake = '100'

const nothing: Doing = () => Promise.resolve()

const booking = (fault: Omit<Fault, 'method' | 'path'>): Fault => ({
  method: 'POST',
  path: '/prebooking/',
  ...fault,
})
const cancelling = (fault: Omit<Fault, 'method' | 'path'>): Fault => ({
  method: 'POST',
  path: '/prebooking/cancel/',
  ...fault,
})

const pause: Doing = ({ sandbox, bet }) =>
  sandbox.market(bet.market.marketId, { prices: { home: '2.00' }, status: 'paused' })
const reach: Doing = ({ sandbox, bet }) =>
  sandbox.market(bet.market.marketId, { prices: { home: '2.30' }, status: 'open' })
const close: Doing = ({ sandbox, bet }) => sandbox.market(bet.market.marketId, { status: 'closed' })

/** Puts the paused selection of a match into the slip. */
async function pick(walker: PrebookWalker): Promise<void> {
  const { client, bet } = walker
  const { event, home } = bet
  await client.getByRole('tab', { name: 'Bet slip' }).click()
  if (await client.slip.leg(home).isHidden()) {
    await client.showGame(event.gameName)
    await client.price(home, client.event(event.home, event.away)).first().click({ force: true })
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

/** Sees to what follows, and presses once the page's clock stands: nothing is asked again by itself. */
const held =
  (press: Doing): Doing =>
  async (walker) => {
    await stopClock(walker.page)
    await walker.sandbox.clearFaults()
    for (const prepare of walker.prepared.splice(0)) await prepare()
    await press(walker)
  }

/** Presses, and time goes on. */
const going =
  (press: Doing): Doing =>
  async (walker) => {
    await startClock(walker.page)
    await press(walker)
  }

/** Asks once more about a booking, where the server now does that. */
const check =
  (meanwhile: Doing): Doing =>
  async (walker) => {
    await walker.sandbox.clearFaults()
    await meanwhile(walker)
    await inSlip(walker, 'Check now').click()
  }

/** Asked once more about a booking, the server does not answer. */
const askedInVain =
  (ask: Doing): Doing =>
  async (walker) => {
    const asked = walker.page.waitForRequest(/\/bets\/by-unique\//)
    await walker.sandbox.clearFaults()
    await walker.sandbox.fault(whileAsking(503))
    await ask(walker)
    await asked
  }

const reconnect: Doing = async ({ page }) => {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

/** The answer alone tells what became of a cancellation: no channel brings it before. */
const told =
  (text: string): Doing =>
  async (walker) => {
    // The history is asked anew, which takes time to pass.
    await startClock(walker.page)
    await expect(rowOf(walker).getByText(text, { exact: false })).toBeVisible()
    await walker.sandbox.sockets({ action: 'unmute' })
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
  await client.openHistory('Prebook')
}

/** How a cancellation was left. */
interface Left {
  /** Of its confirmation, in milliseconds. */
  readonly age: number
  /** What its page was answered. */
  readonly status: 400 | 502
}

/** Leaves a cancellation that nobody was told the end of, and opens the page anew. */
async function leaveCancelling(walker: PrebookWalker, { age, status }: Left): Promise<void> {
  const { page, sandbox } = walker
  await bookOne(walker)
  const row = rowOf(walker)
  await row.getByRole('button', { name: 'Cancel booking' }).click()
  await stopClock(page)
  await sandbox.fault(cancelling({ kind: 'status', status, times: 1_000 }))
  await row.getByRole('button', { name: 'Yes, cancel it' }).click()
  await (status === 400
    ? expect(row.getByRole('button', { name: 'OK' })).toBeVisible()
    : expect(row.getByText('We keep asking', { exact: false })).toBeVisible())
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
  await walker.client.openHistory('Prebook')
}

const begin: Readonly<Record<PrebookPart, Doing>> = {
  'a paused selection': next,
  'a booked bet': bookOne,
  'a cancellation of an earlier page': (walker) => leaveCancelling(walker, { age: 0, status: 502 }),
  'a cancellation that was refused': (walker) => leaveCancelling(walker, { age: 0, status: 400 }),
  'a cancellation that is too old': (walker) => leaveCancelling(walker, { age: 120_000, status: 502 }),
}

const inRow =
  (name: string): Doing =>
  (walker) =>
    rowOf(walker).getByRole('button', { name, exact: true }).click()

const doing: Readonly<Record<PrebookStepName, Doing>> = {
  begin: (walker) => begin[walker.part](walker),
  'open the form': going(({ client }) => offer(client).click()),
  'the market opens': going(({ sandbox, bet }) => sandbox.market(bet.market.marketId, { status: 'open' })),
  'the market pauses': going(pause),
  'raise the target': (walker) => formOf(walker).getByRole('button', { name: 'Higher target odds' }).click(),
  'close the form': (walker) => formOf(walker).getByRole('button', { name: 'Not now' }).click(),
  book: held((walker) =>
    formOf(walker)
      .getByRole('button', { name: /^Prebook at / })
      .click(),
  ),
  'it is booked': nothing,
  'it is refused': nothing,
  'the reply cannot be read': nothing,
  'check now': askedInVain((walker) => inSlip(walker, 'Check now').click()),
  'the network is back': askedInVain(reconnect),
  'check now: it is booked': check(nothing),
  'check now: the market took it': check(reach),
  'check now: the market closed': check(close),
  ok: going(async (walker) => {
    await inSlip(walker, 'OK').click()
    await walker.client.slip.stake.fill(stake)
  }),
  done: going(async (walker) => {
    await inSlip(walker, 'Done').click()
    await pause(walker)
    await pick(walker)
  }),
  'the market reaches the target': going(reach),
  'the market closes': going(close),
  cancel: going(inRow('Cancel booking')),
  'yes, cancel it': held(inRow('Yes, cancel it')),
  'keep it': inRow('Keep it'),
  'it is cancelled': told('Prebook: Cancelled'),
  'the market was faster': told('Too late to cancel'),
  'it is not cancelled': nothing,
  'no answer comes': nothing,
  'it is booked still': nothing,
  'ten seconds pass': async ({ page, sandbox }) => {
    // The server has the call: one that comes once it hangs no more cancels the booking.
    await expect.poll(() => sandbox.isAnyToHang()).toBe(false)
    await page.clock.fastForward(10_100)
    await sandbox.clearFaults()
  },
  'ask again': held(inRow('Check now')),
  'the line is back': held(reconnect),
  'it is time to ask again': held(({ page }) => page.clock.fastForward(15_100)),
  'all right': going(inRow('OK')),
}

/** What the server, or the market, does for a step to happen. */
async function see(walker: PrebookWalker, name: PrebookStepName): Promise<unknown> {
  const { client, sandbox } = walker
  switch (name) {
    case 'it is refused':
      return client.slip.stake.fill(String(errors.insufficientBalance.code))
    case 'the reply cannot be read':
      return sandbox.fault(booking({ kind: 'malformed' }))
    case 'it is cancelled':
      return sandbox.sockets({ action: 'lag' })
    case 'the market was faster':
      await sandbox.sockets({ action: 'lag' })
      return reach(walker)
    case 'it is not cancelled':
      return sandbox.fault(cancelling({ kind: 'status', status: 400 }))
    case 'no answer comes':
      return sandbox.fault(cancelling({ kind: 'status', status: 502 }))
    case 'ten seconds pass':
      return sandbox.fault(cancelling({ kind: 'hang' }))
    default:
      return null
  }
}

/** A bet booked on a suspended selection, from its offer on, and its cancellation. */
export const prebookWalks = machineWalks({
  machine: prebookChart,
  shows: '[PREBOOK-02] [PREBOOK-04] [SLIP-18]',
  parts: prebookParts,
  stepOf: prebookStep,
  begin: begun,
  // Each row of the history has one.
  isOneOfMany: true,
  isAlone: false,
  async enter({ page, sandbox, launched }: World, part: PrebookPart): Promise<PrebookWalker> {
    await sandbox.features({ isPrebookingEnabled: true })
    const events = await someEvents(sandbox, { isLater: true })
    // The first two of a game are among the rows that are mounted.
    const [bet, ...unused] = events.filter(
      ({ event }, at) => events.slice(0, at).filter((each) => each.event.gameId === event.gameId).length < 2,
    )
    if (bet === undefined) throw new Error('There is no match to come.')
    await page.clock.install()
    const client = await launched({ member })
    return { part, page, client, sandbox, unused, bet, ticketNum: '', prepared: [] }
  },
  performance: {
    doing,
    passing,
    before: async (walker, { name }) => {
      walker.prepared.push(() => see(walker, name))
    },
    looks,
    seen: ({ leaves }) => leaves,
  },
  async after({ page, client, sandbox }) {
    await sandbox.clearFaults()
    await sandbox.sockets({ action: 'unmute' })
    await startClock(page)
    expect((await sandbox.ledger(member)).problems).toEqual([])
    await page.reload()
    await client.ready()
  },
  leftOut,
})
