import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Leg } from '#domain/bets/bet.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { buildLeg } from '#src/testing/builders.ts'
import { choose, chosen, offered } from '#src/testing/choose.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { chooseMore } from '#src/testing/slip/slipWithHome.tsx'

import { Slip } from './Slip.tsx'

beforeEach(() => localStorage.clear())

const legs = ['Ash', 'Birch', 'Cedar'].map((name, at) =>
  buildLeg({ eventId: `e${at}`, marketId: `m${at}`, selectionName: name, euroOdds: '2.00' }),
)

/** The slip, with its lucky combo open. */
async function open(luckyCombo: () => Promise<readonly Leg[]>) {
  const asked = vi.fn<typeof luckyCombo>(luckyCombo)
  const harness = await createClientHarness({ api: { luckyCombo: asked } })
  const user = renderWith(harness.client, <Slip hasKeypad={false} />)
  await chooseMore(user, 'Lucky combo')
  return { harness, user, asked }
}
const button = (name: string) => screen.getByRole('button', { name })

describe('the slip’s lucky combo [SLIP-14]', () => {
  it('offers the legs with their odds together, and puts what is left of them into the slip', async () => {
    const { harness, user } = await open(() => Promise.resolve(legs))
    const hint = () => screen.queryByText("We'll pick random selections that match these filters.")
    expect(hint()).not.toBeNull()
    await user.click(button('Generate combo'))
    const list = await screen.findByRole('list', { name: 'Your lucky combo' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    expect(hint()).toBeNull()
    expect(screen.getByText('8.00')).toBeDefined()
    await user.click(button('Remove Birch -0.25'))
    expect(screen.getByText('4.00')).toBeDefined()
    await user.click(button('Add to bet slip'))
    const [ash, , cedar] = legs
    expect(harness.slip.getSnapshot().context).toMatchObject({
      kind: 'luckyCombo',
      legs: [{ marketId: ash?.marketId }, { marketId: cedar?.marketId }],
      isFollowBet: false,
      bigComboId: null,
    })
  })

  it('makes up another, with the same wishes, in place of what the slip holds', async () => {
    const { user } = await open(() => Promise.resolve(legs))
    await choose(user, 'Number of events', '5')
    await user.click(button('Generate combo'))
    await screen.findByRole('list', { name: 'Your lucky combo' })
    await user.click(button('Add to bet slip'))
    await user.click(button('Make another combo'))
    expect(await chosen('Number of events')).toBe('5')
    expect(button('Generate combo')).toBeDefined()
  })

  it('never lets the bounds of the odds cross', async () => {
    const { user } = await open(() => Promise.resolve(legs))
    await choose(user, 'Min odds', '2.25')
    const bounds = await offered(user, 'Max odds')
    expect(bounds.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['Any odds', '2.25', '3.00'])
  })

  it('says in the catalogue’s words why there is no combo, and can be asked again', async () => {
    const { user, asked } = await open(() => Promise.reject(new CallFailed(failureOfKind('offline'))))
    await user.click(button('Generate combo'))
    expect(await screen.findByText('The internet connection appears to be offline')).toBeDefined()
    await user.click(button('Generate combo'))
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
