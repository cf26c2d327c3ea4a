import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildLeg, buildStoredSlip } from '#src/testing/builders.ts'
import { createClientHarness, type HarnessSettings } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { chooseMore } from '#src/testing/slip/slipWithHome.tsx'

import { Slip } from './Slip.tsx'

beforeEach(() => localStorage.clear())

const second = buildLeg({ ...homeLeg, marketId: 'm2', selectionName: 'Cedar' })
const third = buildLeg({ ...homeLeg, eventId: 'e3', marketId: 'm3', selectionName: 'Birch' })

async function open(settings: HarnessSettings = {}) {
  const harness = await createClientHarness(settings)
  const user = renderWith(harness.client, <Slip hasKeypad={false} />)
  const press = (leg: typeof homeLeg): void => harness.slip.send({ type: 'selection.toggled', leg, at: 1 })
  const legs = () => screen.queryAllByRole('listitem').map((leg) => leg.getAttribute('aria-label'))
  return { harness, user, press, legs }
}

const withStake = { loaded: { slip: buildStoredSlip({ legs: [homeLeg], stakeTexts: { whole: '100' } }) } }
const keepBoth = () => screen.findByRole('button', { name: 'Keep both' })

describe('a single that another price replaces', () => {
  it('is named with its price, and kept beside the other with its stake by one press [SLIP-02] [SLIP-24]', async () => {
    const { user, press, legs } = await open(withStake)
    await screen.findByRole('listitem', { name: 'Netherlands -0.25' })
    press(second)
    const words = await screen.findAllByText('Replaced Netherlands -0.25 @ 2.10')
    expect(
      words.some((element) =>
        within(element.parentElement ?? element).queryByRole('button', { name: 'Keep both' }),
      ),
    ).toBe(true)
    expect(legs()).toEqual(['Cedar -0.25'])
    await user.click(await keepBoth())
    expect(legs()).toEqual(['Netherlands -0.25', 'Cedar -0.25'])
    expect(screen.getByLabelText('Stake on Netherlands -0.25')).toHaveProperty('value', '100')
    expect(screen.getByLabelText('Stake on Cedar -0.25')).toHaveProperty('value', '')
    expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull()
    // From now on a press adds.
    press(third)
    expect(await screen.findByRole('listitem', { name: 'Birch -0.25' })).toBeDefined()
    expect(screen.getByRole('tab', { name: 'Singles' })).toBeDefined()
  })

  it('is offered until the next press in the slip [SLIP-02]', async () => {
    const { user, press } = await open(withStake)
    press(second)
    await keepBoth()
    await user.type(screen.getByLabelText('Stake'), '5')
    expect(screen.queryByText(/^Replaced/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull()
  })

  it('is read aloud once, with the reason above the button [A11Y-01]', async () => {
    const { press } = await open(withStake)
    press(second)
    await keepBoth()
    const [heard] = screen
      .getAllByText(/Replaced Netherlands -0.25 @ 2.10/)
      .filter((element) => element.closest('[aria-live]') !== null)
    expect(heard).toBeDefined()
  })
})

describe('what was taken out of the slip', () => {
  it('is named with its price, and comes back by Undo [SLIP-02] [SLIP-03]', async () => {
    const { user, press, legs } = await open(withStake)
    await user.click(await screen.findByRole('button', { name: 'Remove Netherlands -0.25' }))
    expect(screen.getByText(/Removed Netherlands -0.25 @ 2.10/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(legs()).toEqual(['Netherlands -0.25'])
    press(second)
    await user.click(await keepBoth())
    await user.click(screen.getByRole('button', { name: 'Remove Cedar -0.25' }))
    expect(screen.getByText('Removed Cedar -0.25 @ 2.10')).toBeDefined()
  })
})

describe('the kinds of bet [SLIP-22]', () => {
  it('can be pressed in an empty slip, which says how each begins', async () => {
    const { harness, user } = await open({ settings: { features: { enableBigCombo: true } } })
    for (const name of ['Combo', 'System', 'Single']) {
      await user.click(await screen.findByRole('tab', { name }))
      expect(screen.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true')
      expect(screen.getByText('Select any odds to add them here.')).toBeDefined()
    }
    const more = () => within(screen.getByRole('group', { name: 'More bet types' }))
    expect(
      more()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Big combo', 'In-match combo', 'Lucky combo'])
    await user.click(more().getByRole('button', { name: 'In-match combo' }))
    expect(screen.getByText(/^Open a match, choose In-match combo/)).toBeDefined()
    expect(harness.slip.getSnapshot().context.kind).toBe('betBuilder')
    await chooseMore(user, 'Big combo')
    expect(screen.getByText(/^Find ready-made combos on Home/)).toBeDefined()
    await chooseMore(user, 'Lucky combo')
    expect(await screen.findByRole('button', { name: 'Generate combo' })).toBeDefined()
  })

  it('take what is in the slip, and say why where that cannot be combined [SLIP-01] [SLIP-10]', async () => {
    const { user, press, legs } = await open(withStake)
    press(third)
    await user.click(await keepBoth())
    await user.click(screen.getByRole('tab', { name: 'Combo' }))
    expect(legs()).toEqual(['Netherlands -0.25', 'Birch -0.25'])
    await user.click(screen.getByRole('tab', { name: /^Singles/ }))
    press(second)
    await screen.findByRole('listitem', { name: 'Cedar -0.25' })
    await user.click(screen.getByRole('button', { name: 'Remove Birch -0.25' }))
    await user.click(screen.getByRole('tab', { name: /^Combo/ }))
    await user.click(screen.getByRole('button', { name: 'Remove Birch -0.25' }))
    await user.click(screen.getByRole('button', { name: 'Remove Netherlands -0.25' }))
    await user.click(screen.getByRole('tab', { name: /^Singles/ }))
    await user.click(screen.getByRole('tab', { name: /^Combo/ }))
    expect(screen.getByText(/^Your singles can't be combined\./)).toBeDefined()
  })
})
