import { changeMarkDuration } from '#domain/market/marketUpdate.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { passing, refusedStake } from '#machines/betSlip/testing/questions/walkedSteps.ts'
import { slipMachine } from '#machines/betSlip/testing/samples.ts'

import { homeLeg } from '../../../model/samples.ts'
import { hide, show } from '../../device/leaving.ts'
import { type Bettable, someEvents } from '../../events.ts'
import { expect, type Launched } from '../../fixtures.ts'
import type { ClientPage } from '../../pages/client.ts'
import type { TestSandbox } from '../../sandbox.ts'
import { ofOneGame } from '../../slip/picking.ts'
import { everyTry, whileAsking, whilePlacing } from '../../slip/placing.ts'
import {
  holdQuickBetTime,
  quickBetIsSent,
  quickBetTimeIsOver,
  switchQuickBetOn,
  waitingQuickBet,
} from '../../slip/quickBetTime.ts'
import { startClock, stopClock } from '../clock.ts'
import { machineWalks, type World } from '../machineWalks.ts'
import { leftOut } from './leftOut.ts'
import { beginSlip, placementIn, slipParts, type SlipPath, type SlipStep, slipStep } from './paths.ts'

/** A member's page, and the world it is in. */
interface Walker {
  readonly part: keyof typeof slipParts
  readonly member: string
  readonly launched: Launched
  readonly client: ClientPage
  readonly sandbox: TestSandbox
  readonly first: Bettable
  readonly second: Bettable
  /** The press of a quick bet that comes next is a double one. */
  isPressedTwice: boolean
  /** The market of the first match moves. */
  readonly market: (change: { price?: string; status?: string }) => Promise<unknown>
}

type Doing = (walker: Walker) => Promise<unknown>

const asItWas = { price: homeLeg.euroOdds, status: 'open' }
const awayPrice = '1.80'

/** As the slip's own. */
const [undoDelay, rangeRetryDelay] = [8_000, 10_000]

/** What is said of a price that has moved. */
const moved = /^Odds went (up|down)$/

/** Launches as a member, in a world that stands as the model's does. */
async function walkerOf({ page, launched, sandbox }: World, part: keyof typeof slipParts): Promise<Walker> {
  const { member } = slipParts[part]
  const [first, second] = ofOneGame(await someEvents(sandbox), 2)
  if (first === undefined || second === undefined) throw new Error('There are no two matches.')
  const moved = (of: Bettable) => (change: { price?: string; status?: string }) =>
    sandbox.market(of.market.marketId, {
      prices: { home: change.price ?? homeLeg.euroOdds, away: awayPrice },
      status: change.status ?? 'open',
    })
  for (const each of [first, second]) await moved(each)(asItWas)
  await page.clock.install()
  if (isQuick(part)) await holdQuickBetTime(page)
  const client = await launched({ member })
  await client.lists.showGame(first.event.gameName)
  return {
    part,
    member,
    launched,
    client,
    sandbox,
    first,
    second,
    isPressedTwice: false,
    market: moved(first),
  }
}

const slept = 'a quick bet of a device that slept'
/** A bet is begun by one press. */
const isQuick = (part: Walker['part']): boolean => part === 'a quick bet' || part === slept

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

const nothing: Doing = () => Promise.resolve()

/** What is done in the browser, or to its world, for each step of the machine's. */
const doing: Readonly<Record<SlipStep['name'], Doing>> = {
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
const before: Partial<Readonly<Record<SlipStep['name'], Doing>>> = {
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
const beforeRange: Partial<Readonly<Record<SlipStep['name'], Doing>>> = {
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

type Seeing = (walker: Walker, step: SlipStep) => Promise<unknown>

const seeForm: Seeing = async ({ client: { slip } }, { legs }) => {
  await expect(
    slip.panel.getByRole('heading', { name: /^(Bet placed|Checking your bet|Placing)$/ }),
  ).toHaveCount(0)
  if (legs.length === 0) await expect(slip.panel.getByText('Your bet slip is empty')).toBeVisible()
  else await expect(slip.place).toBeVisible()
}

/** Why a quick bet that is in the slip was not sent, as it is said: nothing, where it was not one. */
function unsentAs({ legs, unsent }: SlipStep): readonly RegExp[] {
  const why = unsent === null ? undefined : notSent[unsent]
  if (legs.length === 0 || unsent === null) return []
  if (why === undefined) throw new Error(`Nothing is said of how "${unsent}" reads.`)
  return [why]
}

const notSent: Partial<Readonly<Record<NonNullable<SlipStep['unsent']>, RegExp>>> = {
  left: /you left the page/,
  offline: /the connection was lost/,
  locked: /betting on it was suspended/,
  unavailable: /no bets are taken on it now/,
  edited: /your bet slip was changed/,
}

/** What is seen of each state of the placement. */
const placements: Readonly<Record<string, Seeing>> = {
  'placement.editing': async (walker, step) => {
    const { panel } = walker.client.slip
    await seeForm(walker, step)
    await expect(panel.getByText('Please enter bet amount')).toHaveCount(0)
    await expect(waitingQuickBet(walker.client)).toHaveCount(0)
    await expect(panel.getByText('Quick bet not sent')).toHaveText(unsentAs(step))
    await expect(panel.getByText('No money was taken', { exact: false })).toHaveCount(0)
    await expect(panel.getByRole('button', { name: "Don't place" })).toHaveCount(0)
  },
  'placement.quickBet': async ({ client, first }) => {
    await expect(waitingQuickBet(client)).toContainText(`${first.home} @ ${homeLeg.euroOdds}`)
    await expect(waitingQuickBet(client)).toContainText('Stake ¥100.00')
  },
  'placement.stakeMissing': ({ client: { slip } }, { terms }) =>
    terms === 'agreed' || terms === 'changed'
      ? expect(slip.panel.getByText('Please enter bet amount')).toBeVisible()
      : expect(slip.place).toHaveAttribute('aria-disabled', 'true'),
  'placement.confirmingChanges': ({ client: { slip } }) =>
    expect(slip.panel.getByRole('button', { name: "Don't place" })).toBeVisible(),
  'placement.underWay.outcomeUnknown': ({ client: { slip } }) =>
    expect(slip.heading('Checking your bet')).toBeVisible(),
  'placement.answered': (walker, step) => (ends[step.end ?? ''] ?? nothingToSee)(walker, step),
}

const nothingToSee: Seeing = (_, { end }) => {
  throw new Error(`Nothing is said of how ${end} looks.`)
}

/** What is seen of how a press ended. */
const ends: Readonly<Record<string, Seeing>> = {
  placed: ({ client: { slip } }) => expect(slip.success).toBeVisible(),
  several: ({ client: { slip } }, { legs }) =>
    expect(legs.length === 0 ? slip.success : slip.heading('1 of 2 bets placed')).toBeVisible(),
  refused: async ({ client: { slip } }, { refusal }) => {
    const text = Object.values(errors).find(({ code }) => code === refusal)?.text ?? 'no such code'
    await expect(slip.panel.getByText(text).first()).toBeVisible()
    await expect(slip.panel.getByText('No money was taken', { exact: false })).toBeVisible()
  },
  tooFast: async ({ client: { slip } }) => {
    await expect(slip.panel.getByRole('button', { name: /^Wait \d+ s$/ })).toBeVisible()
    await expect(slip.panel.getByText(errors.placeBetTooFast.text)).toBeVisible()
  },
}

const changed = 'New odds is'
const locked = 'Locked odds will be removed'
const stale = 'These odds may not be up to date'

/** What is seen of each state of the terms, where the selections are on the screen. */
const termsSeen: Readonly<Record<string, Seeing>> = {
  'terms.none': nothing,
  'terms.watching.waiting': nothing,
  'terms.watching.agreed': async ({ client: { slip } }) => {
    for (const text of [changed, locked, stale]) await expect(slip.panel.getByText(text)).toHaveCount(0)
  },
  // It is seen at the leg, and heard above the button.
  'terms.watching.changed': ({ client: { slip } }) =>
    expect(slip.panel.getByText(changed).first()).toBeVisible(),
  'terms.watching.locked': ({ client: { slip } }) =>
    expect(slip.panel.getByText(locked).first()).toBeVisible(),
  // A refusal stands over the reason, which the button is still described by.
  'terms.watching.stale': async ({ client: { slip } }, { end }) => {
    await expect(slip.place).toHaveAttribute('aria-disabled', 'true')
    if (end === 'refused') await expect(slip.place).toHaveAccessibleDescription(new RegExp(stale))
    else await expect(slip.panel.getByText(stale).first()).toBeVisible()
  },
}

/** What is seen of how much may be staked; of several singles each has a range of its own, which its returns go by. */
const rangesSeen: Readonly<Record<string, Seeing>> = {
  'range.idle': nothing,
  'range.asking': nothing,
  'range.known': ({ client: { slip } }, { legs }) =>
    legs.length > 1 ? Promise.resolve() : expect(slip.panel.getByText(/^Min .*, max /)).toBeVisible(),
  'range.unavailable': ({ client: { slip } }, { unavailable }) =>
    expect(
      slip.panel
        .getByText(unavailable !== null ? "You can't bet right now" : 'No betting on this market')
        .first(),
    ).toBeVisible(),
  'range.failed': async ({ client: { slip } }) => {
    await expect(slip.panel.getByText("Couldn't load limits")).toBeVisible()
    await expect(slip.panel.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** The parts that are about what stands in the slip: its price and its stake are compared after each step. */
const isCompared: ReadonlySet<Walker['part']> = new Set([
  'what is in the slip',
  'what is staked',
  'how much may be staked',
])

/** Whether the selections are on the screen, as they can be changed. */
const isForm = ({ state, end }: SlipStep): boolean =>
  !state.startsWith('underWay') && end !== 'several' && end !== 'placed'

function seen(step: SlipStep): readonly string[] {
  const terms = step.terms === 'none' ? 'terms.none' : `terms.watching.${step.terms}`
  return [`placement.${step.state}`, ...(isForm(step) ? [terms, `range.${step.range}`] : [])]
}

async function see(walker: Walker, step: SlipStep): Promise<void> {
  const { slip } = walker.client
  if (!isForm(step)) return
  await expect(slip.panel.getByRole('listitem')).toHaveCount(step.legs.length)
  for (const { marketId, side } of step.legs)
    await expect(slip.leg(nameOf(walker, marketId, side))).toBeVisible()
  if (!isCompared.has(walker.part) || step.legs.length !== 1 || step.terms !== 'agreed') return
  for (const { marketId, side, euroOdds } of step.legs)
    await expect(slip.leg(nameOf(walker, marketId, side))).toContainText(euroOdds)
  const [staked = ''] = step.stakes
  await expect(slip.stake).toHaveValue(new RegExp(`^${staked}(\\.00)?$`))
}

function nameOf({ first, second }: Walker, marketId: string, side: string): string {
  if (marketId !== homeLeg.marketId) return second.home
  return side === 'home' ? first.home : first.away
}

async function standAgain({ client, market, first }: Walker): Promise<void> {
  await market(asItWas)
  const { event, home } = first
  await expect(client.price(home, client.lists.event(event.home, event.away)).first()).toHaveAccessibleName(
    new RegExp(`, ${homeLeg.euroOdds}`),
  )
}

/** The slip: a selection in a market that moves, a bet too soon, and two bets with one press. */
export const slipWalks = machineWalks({
  machine: slipMachine,
  shows: '[SLIP-15] [SLIP-17] [SLIP-18]',
  parts: slipParts,
  stepOf: slipStep,
  begin: beginSlip,
  said: placementIn,
  enter: walkerOf,
  isAlone: true,
  performance: {
    doing,
    before: async (walker, { name }) => {
      await before[name]?.(walker)
      if (walker.part === 'how much may be staked' || walker.part === 'a quick bet')
        await beforeRange[name]?.(walker)
    },
    passing,
    looks: { ...placements, ...termsSeen, ...rangesSeen },
    seen,
    async beside(walker, step) {
      await see(walker, step)
      // Whatever the market did, it stands as at the beginning when nobody looks: as in the model.
      if (step.legs.length === 0) await standAgain(walker)
    },
  },
  async after({ sandbox, member }, path) {
    const { bets, problems } = await sandbox.ledger(member)
    const count = betsOf(path)
    if (count !== null) expect(bets).toHaveLength(count)
    expect(problems).toEqual([])
  },
  leftOut,
})

/** How many bets the path places; null where its last is still being checked. */
function betsOf({ steps }: SlipPath): number | null {
  if (steps.at(-1)?.state === 'underWay.outcomeUnknown') return null
  return steps.filter(({ name }) => name.endsWith(' placed')).length
}
