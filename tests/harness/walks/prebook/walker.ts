import { errors } from '#domain/session/errorCatalogue.ts'
import { prebook, prebookModels, type PrebookStepName } from '#machines/prebook/testing/model.ts'

import { begun, type ToldStep, toldStep } from '../../../model/steps.ts'
import { someEvents } from '../../events.ts'
import { expect } from '../../fixtures.ts'
import type { Fault } from '../../sandbox.ts'
import { offer } from '../../slip/booking.ts'
import { whileAsking } from '../../slip/placing.ts'
import { browserParts } from '../browserSteps.ts'
import { startClock, stopClock } from '../clock.ts'
import { machineWalks, type World } from '../machineWalks.ts'
import { begin, cancelling, close, type Doing, member, pause, pick, reach, stake } from './begin.ts'
import { leftOut } from './leftOut.ts'
import { formOf, inSlip, isInSlip, looks, type PrebookPart, type PrebookWalker, rowOf } from './looks.ts'

const nothing: Doing = () => Promise.resolve()

const booking = (fault: Omit<Fault, 'method' | 'path'>): Fault => ({
  method: 'POST',
  path: '/prebooking/',
  ...fault,
})

/** Sees to what follows, and presses once the page's clock is stopped: nothing is asked again automatically. */
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
    // The history is fetched again, which needs the clock to run.
    await startClock(walker.page)
    await expect(rowOf(walker).getByText(text, { exact: false })).toBeVisible()
    await walker.sandbox.sockets({ action: 'unmute' })
  }

const inRow =
  (name: string): Doing =>
  (walker) =>
    rowOf(walker).getByRole('button', { name, exact: true }).click()

/** The same is pressed in the slip for a booking, and in the history for its cancellation. */
const inSlipOrHistory =
  (slip: Doing, history: Doing): Doing =>
  (walker) =>
    (isInSlip(walker) ? slip : history)(walker)

const doing = {
  begin: (walker) => begin[walker.part](walker),
  'open the form': going(({ client }) => offer(client).click()),
  'the market opens': going(({ sandbox, bet }) => sandbox.market(bet.market.marketId, { status: 'open' })),
  'the market pauses': going(pause),
  'raise the target': (walker) => formOf(walker).getByRole('button', { name: 'Raise target odds' }).click(),
  'close the form': (walker) => formOf(walker).getByRole('button', { name: 'Not now' }).click(),
  book: held((walker) =>
    formOf(walker)
      .getByRole('button', { name: /^Prebook .*@ / })
      .click(),
  ),
  'it is booked': nothing,
  'it is refused': nothing,
  'the reply cannot be read': nothing,
  'check now': inSlipOrHistory(
    askedInVain((walker) => inSlip(walker, 'Check now').click()),
    held(inRow('Check now')),
  ),
  'the network is back': inSlipOrHistory(askedInVain(reconnect), held(reconnect)),
  'check now: it is booked': check(nothing),
  'check now: the market took it': check(reach),
  'check now: the market closed': check(close),
  ok: inSlipOrHistory(
    going(async (walker) => {
      await inSlip(walker, 'OK').click()
      await walker.client.slip.stake.fill(stake)
    }),
    going(inRow('OK')),
  ),
  done: going(async (walker) => {
    await inSlip(walker, 'Done').click()
    await pause(walker)
    await pick(walker)
  }),
  'the market reaches the target': going(reach),
  'the market closes': going(close),
  cancel: going(inRow('Cancel prebook')),
  'really cancel it': held(inRow('Yes, cancel')),
  'keep it': inRow('Keep bet'),
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
  'it is time to ask again': held(({ page }) => page.clock.fastForward(15_100)),
  'the history has it booked': (walker) =>
    expect(rowOf(walker).getByText('it is still booked', { exact: false })).toBeVisible(),
} satisfies Partial<Record<PrebookStepName | 'begin', Doing>>

type PrebookStep = ToldStep<keyof typeof doing>
const stepOf = toldStep<PrebookStep['name']>

/** What follows automatically, and at once. */
const passing: ReadonlySet<PrebookStep['name']> = new Set<PrebookStep['name']>([
  'it is booked',
  'it is refused',
  'the reply cannot be read',
  'it is cancelled',
  'the market was faster',
  'it is not cancelled',
  'no answer comes',
  'it is booked still',
])

/** What the server, or the market, does for a step to happen. */
async function see(walker: PrebookWalker, name: PrebookStep['name']): Promise<unknown> {
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
  machine: prebook,
  shows: '[PREBOOK-02] [PREBOOK-04] [SLIP-18]',
  parts: browserParts(prebookModels, {
    leftOut: leftOut.steps,
    stepOf,
    begin: begun,
    longest: 40,
    reached: new Set(),
    passing,
  }),
  stepOf,
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
