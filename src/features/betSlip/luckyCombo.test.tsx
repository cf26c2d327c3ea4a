import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Leg } from '#domain/bets/bet.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { buildLeg } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

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
  await user.click(screen.getByRole('tab', { name: 'Lucky combo' }))
  return { harness, user, asked }
}
const button = (name: string) => screen.getByRole('button', { name })

describe('the slip’s lucky combo [SLIP-14]', () => {
  it('offers the legs with their odds together, and puts what is left of them into the slip', async () => {
    const { harness, user } = await open(() => Promise.resolve(legs))
    await user.click(button('Generate'))
    const list = await screen.findByRole('list', { name: 'Your lucky combo' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText('8.00')).toBeDefined()
    await user.click(button('Remove Birch -0.25'))
    expect(screen.getByText('4.00')).toBeDefined()
    await user.click(button('Add to the bet slip'))
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
    await user.selectOptions(screen.getByLabelText('Number of events'), '5')
    await user.click(button('Generate'))
    await screen.findByRole('list', { name: 'Your lucky combo' })
    await user.click(button('Add to the bet slip'))
    await user.click(button('Make up another combo'))
    expect(screen.getByLabelText<HTMLSelectElement>('Number of events').value).toBe('5')
    expect(button('Generate')).toBeDefined()
  })

  it('never lets the bounds of the odds cross', async () => {
    const { user } = await open(() => Promise.resolve(legs))
    await user.selectOptions(screen.getByLabelText('From odds'), '2.25')
    const bounds = within(screen.getByLabelText('To odds')).getAllByRole('option')
    expect(bounds.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['Any odds', '2.25', '3.00'])
  })

  it('says in the catalogue’s words why there is none, and can be asked again', async () => {
    const { user, asked } = await open(() => Promise.reject(new CallFailed(failureOfKind('offline'))))
    await user.click(button('Generate'))
    expect(await screen.findByText('The internet connection appears to be offline')).toBeDefined()
    await user.click(button('Generate'))
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
