import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { Slip } from '#src/features/betSlip/Slip.tsx'
import { buildLeg, buildQuote, buildRefusal } from '#src/testing/builders.ts'
import { choose } from '#src/testing/choose.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { openLeg } from '#src/testing/slip/slipWithHome.tsx'

beforeEach(() => localStorage.clear())

const legs = ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name, at) =>
  buildLeg({ eventId: `e${at}`, marketId: `m${at}`, selectionName: name, euroOdds: '2.00' }),
)

/** The slip with a big combo that was followed. */
async function open(settings: Parameters<typeof createClientHarness>[0] = {}) {
  const harness = await createClientHarness(settings)
  const user = renderWith(harness.client, <Slip hasKeypad={false} />)
  harness.slip.send({
    type: 'combination.offered',
    kind: 'bigCombo',
    legs: legs,
    isFollowBet: true,
    bigComboId: 'big-1',
    at: 1,
  })
  await screen.findByRole('listitem', { name: 'Ash -0.25' })
  return { ...harness, user }
}

const held = ({ slip }: Awaited<ReturnType<typeof open>>) => slip.getSnapshot().context.legs.length

describe('a big combo in the slip', () => {
  it('says that it is followed, and can only be taken out as a whole [SLIP-13] [SLIP-23]', async () => {
    const opened = await open()
    expect(screen.getByText('Followed bet')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Remove Ash/ })).toBeNull()
    await opened.user.click(screen.getByRole('button', { name: 'Remove combo' }))
    expect(held(opened)).toBe(0)
    expect(screen.queryByText('Followed bet')).toBeNull()
    expect(opened.slip.getSnapshot().context).toMatchObject({ isFollowBet: false, bigComboId: null })
  })

  it('says which leg has closed, and goes as a whole: without it it is not what was put forward [SLIP-13] [SLIP-15]', async () => {
    const opened = await open()
    const [, birch] = legs
    if (birch === undefined) throw new Error('no leg')
    opened.quote(birch, { status: 'closed' })
    const leg = within(screen.getByRole('listitem', { name: 'Birch -0.25' }))
    expect(await leg.findByText('Ticket will be removed')).toBeDefined()
    await opened.user.click(leg.getByRole('button', { name: 'Remove combo' }))
    expect(held(opened)).toBe(0)
  })

  it('that is refused for a leg that locked is taken out by the big button, whole [SLIP-13] [SLIP-15]', async () => {
    const [, birch] = legs
    if (birch === undefined) throw new Error('no leg')
    const changes = [buildQuote(birch, { status: 'paused', timeStamp: 3_000 })]
    const refusal = buildRefusal(errors.marketPaused.code, { changes })
    const opened = await open({ placeBet: () => Promise.resolve({ kind: 'refused', refusal }) })
    await opened.user.type(screen.getByRole('textbox', { name: 'Stake' }), '50')
    await opened.user.click(screen.getByRole('button', { name: /^Place bet/ }))
    await screen.findByText('Locked odds will be removed')
    const [, big] = await screen.findAllByRole('button', { name: 'Remove combo' })
    if (big === undefined) throw new Error('no button')
    await opened.user.click(big)
    expect(held(opened)).toBe(0)
  })

  it('takes other odds of a leg like any bet [SLIP-15] [SLIP-16]', async () => {
    const opened = await open()
    const [ash] = legs
    if (ash === undefined) throw new Error('no leg')
    await choose(opened.user, 'Accept odds changes', 'Always ask')
    opened.quote(ash, { price: { euro: '2.20' } })
    await screen.findByText('New odds is 2.20')
    openLeg(/^Ash/)
    await opened.user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(opened.slip.getSnapshot().context).toMatchObject({
      bigComboId: 'big-1',
      legs: [{ euroOdds: '2.20' }, {}, {}, {}],
    })
  })
})
