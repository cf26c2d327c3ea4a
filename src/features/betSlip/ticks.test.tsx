import { act, screen } from '@testing-library/react'
import { type FunctionComponent, memo } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { buildLeg } from '#src/testing/builders.ts'
import { choose } from '#src/testing/choose.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { Slip } from './Slip.tsx'

/** The real parts of the slip, each with a count of its renders, on its own or with its parent. */
const parts = vi.hoisted(() => ({
  rendered: [] as string[],
  memoise: (component: unknown): unknown => component,
  counted(name: string) {
    return async (original: () => Promise<Record<string, unknown>>) => {
      const module = await original()
      const component = module[name] as { type?: unknown }
      const isMemo = typeof component !== 'function'
      const render = (isMemo ? component.type : component) as (props: unknown) => unknown
      const counting = (props: unknown): unknown => {
        parts.rendered.push(name)
        return render(props)
      }
      return { ...module, [name]: isMemo ? parts.memoise(counting) : counting }
    }
  },
}))
parts.memoise = (component) => memo(component as FunctionComponent)

vi.mock('./SlipForm.tsx', parts.counted('SlipForm'))
vi.mock('./kind/KindTabs.tsx', parts.counted('KindTabs'))
vi.mock('./leg/SlipLegs.tsx', parts.counted('SlipLegs'))
vi.mock('./leg/LegCard.tsx', parts.counted('LegCard'))
vi.mock('./leg/LegPrice.tsx', parts.counted('LegPrice'))
vi.mock('./stake/StakeEntry.tsx', parts.counted('StakeEntry'))
vi.mock('./stake/StakeField.tsx', parts.counted('StakeField'))
vi.mock('./confirm/Returns.tsx', parts.counted('Returns'))
vi.mock('./confirm/Reason.tsx', parts.counted('Reason'))
vi.mock('./outcome/Outcome.tsx', parts.counted('Outcome'))

beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

const legs = Array.from({ length: 20 }, (_, at) =>
  buildLeg({
    eventId: `e${at}`,
    marketId: `m${at}`,
    selectionName: `Team ${at}`,
    betType: 'WIN',
    handicap: null,
  }),
)

/** A combo of all the legs with a stake, shown. */
async function open(policy: string) {
  const harness = await createClientHarness()
  const user = renderWith(harness.client, <Slip hasKeypad={false} />)
  harness.slip.send({
    type: 'combination.offered',
    kind: 'combo',
    legs,
    isFollowBet: false,
    bigComboId: null,
    at: 1,
  })
  await screen.findByRole('listitem', { name: 'Team 19' })
  await choose(user, 'Accept odds changes', policy)
  await user.type(await screen.findByRole('textbox', { name: 'Stake' }), '10')
  await screen.findByRole('button', { name: 'Place bet, ¥10.00' })
  const quote = (at: number, euro: string): void => {
    const leg = legs[at]
    if (leg !== undefined) harness.quote(leg, { price: { euro } })
  }
  return { ...harness, user, quote }
}

describe('a slip of 20 legs', () => {
  it('renders the price that moved and what it returns, and nothing else [SLIP-09] [SLIP-22]', async () => {
    const { quote } = await open('Any odds')
    for (const euro of ['2.20', '2.30', '2.05']) {
      parts.rendered = []
      await act(() => Promise.resolve(quote(7, euro)))
      expect(await screen.findByText(euro)).toBeDefined()
      expect(parts.rendered.toSorted()).toEqual(['LegPrice', 'Returns'])
    }
  })

  it('renders of a leg that is asked about that leg alone [SLIP-15]', async () => {
    const { quote } = await open('Always ask')
    quote(7, '2.20')
    expect(await screen.findByText('New odds is 2.20')).toBeDefined()
    parts.rendered = []
    await act(() => Promise.resolve(quote(7, '2.30')))
    expect(await screen.findByText('New odds is 2.30')).toBeDefined()
    expect(parts.rendered.filter((name) => name === 'LegCard')).toHaveLength(1)
    expect(parts.rendered).not.toContain('SlipForm')
    expect(parts.rendered).not.toContain('StakeField')
  })
})
