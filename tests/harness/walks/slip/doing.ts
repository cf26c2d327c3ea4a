import { changeMarkDuration } from '#domain/market/marketUpdate.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { refusedStake } from '#machines/betSlip/testing/questions/walkedSteps.ts'

import { hide, show } from '../../device/leaving.ts'
import type { Bettable } from '../../events.ts'
import { expect } from '../../fixtures.ts'
import type { ClientPage } from '../../pages/client.ts'
import { everyTry, whileAsking, whilePlacing } from '../../slip/placing.ts'
import { quickBetIsSent, quickBetTimeIsOver, switchQuickBetOn, waitingQuickBet } from '../../slip/quickBet.ts'
import { startClock, stopClock } from '../clock.ts'
import type { slipParts, SlipStep } from './paths.ts'
import { asItWas, nothing, slept, type Doing, type Walker } from './world.ts'

/** As the slip's own. */
const [undoDelay, rangeRetryDelay] = [8_000, 10_000]

/** What is said of a price that has moved. */
const moved = /^Odds went (up|down)$/

const switchOn: Doing = ({ client }) => switchQuickBetOn(client, '100')

/** What the model takes for granted where a path begins. */
const begin: Partial<Readonly<Record<keyof typeof slipParts, Doing>>> = {
  'what is staked': async ({ sandbox, first }) => {
    await sandbox.market(first.market.marketId, { limits: { min: '10', max: '5000' } })
  },
  'a quick bet': switchOn,
  [slept]: switchOn,
  'how much may be staked': async (walker) => {
    const { client } = walker
    await press(({ first }) => [first, first.home])(walker)
    await client.slip.stake.fill('100')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await client.page.reload()
    await client.ready()
  },
}

const press =
  (of: (walker: Walker) => [Bettable, string]): Doing =>
  (walker) => {
    const [{ event }, name] = of(walker)
    return walker.client.price(name, walker.client.lists.event(event.home, event.away)).first().click()
  }

const button =
  (name: string | RegExp): Doing =>
  ({ client }) =>
    client.slip.panel.getByRole('button', { name, exact: true }).click()

const sameStake = ({ slip }: ClientPage) => slip.panel.getByRole('switch', { name: 'Same stake for all' })

/** Chooses in the menu what another price does. */
const pressRule =
  (rule: 'Replace' | 'Add'): Doing =>
  async ({ client: { member } }) => {
    await member.menuButton.first().click()
    const options = member.menu.getByRole('radiogroup', { name: 'When I press another price' })
    await options.getByRole('radio', { name: rule }).check()
    await member.menu.getByRole('button', { name: 'Close' }).click()
  }

const bigButton: Doing = async ({ client: { slip } }) => {
  await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
  await slip.place.click()
}

/** What is done in the browser, or to its world, for each step of the machine's. */
export const doing: Readonly<Record<SlipStep['name'], Doing>> = {
  begin: (walker) => (begin[walker.part] ?? nothing)(walker),
  'the kept slip is read: empty': nothing,
  'the kept slip is read: a selection': nothing,
  'the prices come': nothing,
  'the range comes': nothing,
  'no bets are taken': nothing,
  'the range is not known': nothing,
  'press home': press(({ first }) => [first, first.home]),
  'press away': press(({ first }) => [first, first.away]),
  'press home of the second match': press(({ second }) => [second, second.home]),
  'press a paused selection': async (walker) => {
    const { client, second, sandbox } = walker
    await sandbox.market(second.market.marketId, { status: 'paused' })
    const { event } = second
    const price = client.price(second.home, client.lists.event(event.home, event.away)).first()
    await expect(price).toHaveAttribute('aria-disabled', 'true')
    await stopClock(client.page)
    await price.click({ force: true })
    await expect(client.page.getByText(errors.cannotAddEndedOrPaused.text).first()).toBeVisible()
    await startClock(client.page)
    await sandbox.market(second.market.marketId, { status: 'open' })
  },
  'another tab changes the slip': async (walker) => {
    const { member, launched, client, first } = walker
    const other = await launched({ page: await client.page.context().newPage(), member })
    await other.lists.showGame(first.event.gameName)
    await press(({ first: same }) => [same, same.home])({ ...walker, client: other })
    await expect(client.slip.leg(first.home)).toBeVisible()
    await other.page.close()
  },
  'press home for a quick bet': async (walker) => {
    const { client, first, isPressedTwice } = walker
    const { event, home } = first
    walker.isPressedTwice = false
    const price = client.price(home, client.lists.event(event.home, event.away)).first()
    await (isPressedTwice ? price.dblclick() : price.click())
  },
  // It was, by the step before.
  'press it twice at once': nothing,
  'press it again a second later': async (walker) => {
    await walker.client.page.clock.runFor(1_000)
    await press(({ first }) => [first, first.home])(walker)
  },
  'undo the quick bet': ({ client }) => waitingQuickBet(client).getByRole('button', { name: 'Undo' }).click(),
  'four seconds pass': async ({ part, client }) => {
    if (part !== slept) return quickBetIsSent(client, '100.00')
    await expect(client.slip.place).toBeEnabled()
    await client.page.clock.fastForward(7_000)
    await quickBetTimeIsOver(client.page, 3_000)
  },
  'stake 200': ({ client }) => client.slip.stake.fill('200'),
  'the network goes': async ({ client }) => {
    await client.page.context().setOffline(true)
    await expect(waitingQuickBet(client)).toHaveCount(0)
    await client.page.context().setOffline(false)
  },
  'the page is hidden': ({ client: { page } }) => hide(page).then(() => show(page)),
  'the page is put away': ({ client: { page } }) =>
    page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow'])
        window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
    }),
  'the page wakes': ({ client: { page } }) => page.clock.fastForward(26_000),
  'presses add': pressRule('Add'),
  'presses replace': pressRule('Replace'),
  'keep both': button('Keep both'),
  remove: button(/^Remove /),
  undo: async (walker) => {
    await button('Undo')(walker)
    await startClock(walker.client.page)
  },
  'the time to undo is over': async ({ client: { page } }) => {
    await page.clock.runFor(undoDelay)
    await startClock(page)
  },
  'open combo': ({ client }) => client.slip.kind('Combo').click(),
  'open single': ({ client }) => client.slip.kind('Single').click(),
  'stake 100': ({ client }) => client.slip.stake.fill('100'),
  'stake what is refused': ({ client }) => client.slip.stake.fill(refusedStake),
  'stake 100 on the first': ({ client, first }) => client.slip.stakeOn(first.home).fill('100'),
  'stake 50 on the second': ({ client, second }) => client.slip.stakeOn(second.home).fill('50'),
  'stake what is refused on the second': ({ client, second }) =>
    client.slip.stakeOn(second.home).fill(refusedStake),
  'add 50': button('+50, add ¥50.00'),
  'stake the most': button('Max'),
  'clear the stake': button('Clear'),
  'the balance falls to 50': async ({ client, sandbox }) => {
    await sandbox.money('alice', { withdraw: '9950.00' })
    // What is told of a ticket has the balance asked for again.
    await sandbox.notify('alice', { type: 'info', kind: 'bet_refunded', message: 'T-1', ticketNum: 'T-1' })
    await expect(client.member.balance).toHaveText(/¥50\.00/)
  },
  'one stake for all': ({ client }) => sameStake(client).click(),
  'a stake for each': ({ client }) => sameStake(client).click(),
  'ask for the range again': button('Retry'),
  'it is time to ask again': ({ client: { page } }) => page.clock.runFor(rangeRetryDelay),
  'the network is back': async ({ client: { page } }) => {
    await page.context().setOffline(true)
    await page.context().setOffline(false)
  },
  'better odds only': ({ client }) => client.slip.choosePolicy('Better odds only'),
  place: bigButton,
  'accept and place': bigButton,
  'accept at the leg': async ({ client: { slip }, first }) => {
    const remove = slip.panel.getByRole('button', { name: /^Remove ?, / })
    if (await remove.isVisible()) await remove.click()
    else await slip.acceptAt(first.home)
  },
  'do not place': button("Don't place"),
  'dismiss the refusal': button('Close'),
  'close the receipt': button('Done'),
  'keep the selections': button(/^Keep selection/),
  'check now': button('Check now'),
  'the price rises': async ({ client, first, market }) => {
    await market({ price: '2.20' })
    // Agreed as it is, it changes nothing else: a price that has gone before the slip has it was never there.
    await expect(client.slip.leg(first.home)).toContainText('2.20')
  },
  'the price falls': ({ market }) => market({ price: '2.00' }),
  'the market pauses': ({ market }) => market({ status: 'paused' }),
  'the market is as it was': ({ market }) => market(asItWas),
  'the mark of a move ends': async ({ client, first }) => {
    await client.page.clock.runFor(changeMarkDuration)
    await expect(client.slip.leg(first.home).getByText(moved)).toHaveCount(0)
  },
  'the line is cut': async ({ client, sandbox }) => {
    await client.page.context().setOffline(true)
    await sandbox.sockets({ action: 'drop' })
  },
  'the line is back': ({ client }) => client.page.context().setOffline(false),
  'answer: placed': ({ sandbox }) => sandbox.clearFaults(),
  'answer: refused': nothing,
  'answer: the odds have changed': async ({ client, sandbox }) => {
    await expect(client.slip.panel.getByRole('button', { name: "Don't place" })).toBeVisible()
    await sandbox.sockets({ action: 'unmute' })
  },
  'answer: too fast': nothing,
  'answer: the account is frozen': nothing,
  'no answer': nothing,
  'the wait goes on': ({ client: { page } }) => page.clock.runFor(1_000),
  'the first is placed': nothing,
  'the second is placed': nothing,
  'the second is refused': nothing,
  'all are answered': nothing,
}

/** What must stand before the press that has this answer. */
export const before: Partial<Readonly<Record<SlipStep['name'], Doing>>> = {
  'press it twice at once': async (walker) => {
    walker.isPressedTwice = true
  },
  'answer: the odds have changed': async ({ sandbox, market }) => {
    await sandbox.sockets({ action: 'lag' })
    await market({ price: '1.95' })
  },
  // As long as the model's, and counted down by a clock that stands but for the steps that say so.
  'answer: too fast': async ({ member, client, sandbox }) => {
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.wait(member, 2)
    await stopClock(client.page)
  },
  // Its time is over only when a step says so.
  undo: ({ client: { page } }) => stopClock(page),
  'the time to undo is over': ({ client: { page } }) => stopClock(page),
  'no answer': async ({ sandbox }) => {
    await sandbox.fault(whilePlacing({ kind: 'dropReply', times: everyTry }))
    await sandbox.fault(whileAsking(503))
  },
}

const taken: Doing = async ({ member, sandbox, first }) => {
  await sandbox.clearFaults()
  await sandbox.market(first.market.marketId, { limits: { min: '10', max: '5000' } })
  await sandbox.control('POST', `members/${member}`, { bar: null })
}

/** What the server says when it is asked for the range. */
export const beforeRange: Partial<Readonly<Record<SlipStep['name'], Doing>>> = {
  'the range comes': taken,
  'no bets are taken': async (walker) => {
    await taken(walker)
    await walker.sandbox.market(walker.first.market.marketId, { limits: { min: '5000', max: '10' } })
  },
  'the range is not known': async (walker) => {
    await taken(walker)
    // Asked again meanwhile, it is not known either, until a step says otherwise.
    await walker.sandbox.fault({
      method: 'POST',
      path: '/bet-range/single/',
      kind: 'status',
      status: 500,
      times: 1_000,
    })
  },
  'answer: the account is frozen': ({ member, sandbox }) =>
    sandbox.control('POST', `members/${member}`, { bar: 'frozen' }),
}
