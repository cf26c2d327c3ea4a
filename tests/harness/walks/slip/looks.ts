import { errors } from '#domain/session/errorCatalogue.ts'

import { homeLeg } from '../../../model/samples.ts'
import { expect } from '../../fixtures.ts'
import { waitingQuickBet } from '../../slip/quickBet.ts'
import type { SlipStep } from './paths.ts'
import { nothing, type Walker } from './world.ts'

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

export const looks: Readonly<Record<string, Seeing>> = { ...placements, ...termsSeen, ...rangesSeen }

/** The parts that are about what stands in the slip: its price and its stake are compared after each step. */
const isCompared: ReadonlySet<Walker['part']> = new Set([
  'what is in the slip',
  'what is staked',
  'how much may be staked',
])

/** Whether the selections are on the screen, as they can be changed. */
const isForm = ({ state, end }: SlipStep): boolean =>
  !state.startsWith('underWay') && end !== 'several' && end !== 'placed'

/** The states that can be looked at after a step. */
export function seen(step: SlipStep): readonly string[] {
  const terms = step.terms === 'none' ? 'terms.none' : `terms.watching.${step.terms}`
  return [`placement.${step.state}`, ...(isForm(step) ? [terms, `range.${step.range}`] : [])]
}

/** The selections and their stakes, where they are on the screen. */
export async function see(walker: Walker, step: SlipStep): Promise<void> {
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
