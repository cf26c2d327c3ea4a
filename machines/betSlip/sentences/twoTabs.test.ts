import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { buildStoredSlip } from '#src/testing/builders.ts'

import { pass, readyTab } from '../testing/readyTab.ts'
import { toggledHome } from '../testing/samples.ts'
import { createWorld, settled } from '../testing/world.ts'

describe('two tabs of one member', () => {
  it('show the same slip, under the same key [SLIP-18] [SLIP-21]', async () => {
    const world = createWorld()
    const first = world.openTab()
    const second = world.openTab()
    await settled()
    first.send(toggledHome)
    first.send({ type: 'stake.typed', text: '100' })
    await settled()
    const [one, other] = [first, second].map((tab) => tab.actor.getSnapshot().context)
    expect(other).toMatchObject({ key: one?.key, legs: one?.legs, stakeTexts: { whole: '100' } })
  })

  it('place one bet where both confirm the same slip at once, and both say so [SLIP-18]', async () => {
    const world = createWorld()
    const first = await readyTab(world)
    const second = await readyTab(world)
    first.submit()
    second.submit()
    await pass(world, 3)
    expect(world.server.ledger).toHaveLength(1)
    expect(first.told.at(-1)).toBe('placed T-1')
    expect(second.told.at(-1)).toBe('placed T-1')
  })

  it('lock and follow while the other one places, and tell the same answer [SLIP-18]', async () => {
    const world = createWorld()
    const first = await readyTab(world)
    const second = await readyTab(world)
    first.failNext('place', 'hangsAfter')
    first.submit()
    await settled()
    expect(second.actor.getSnapshot().hasTag('locked')).toBe(true)
    await pass(world, 12)
    expect([first.told.at(-1), second.told.at(-1)]).toEqual(['placed T-1', 'placed T-1'])
    expect(world.server.ledger).toHaveLength(1)
  })

  it('tell each its own where they confirm two bodies under one key: one is placed, the other is not, beside the one that was [SLIP-18] [SLIP-20]', async () => {
    const world = createWorld()
    const first = await readyTab(world)
    const second = await readyTab(world)
    first.missStorageEvents()
    second.missStorageEvents()
    second.send({ type: 'stake.typed', text: '200' })
    first.submit()
    second.submit()
    await pass(world, 3)
    expect(new Set(world.server.received.map(({ body }) => body)).size).toBe(2)
    expect(world.server.ledger).toHaveLength(1)
    const duplicate = `refused ${errors.duplicateTicket.code}, earlier T-1`
    expect([first.told.at(-1), second.told.at(-1)]).toEqual(['placed T-1', duplicate])
  })

  it('shows what is kept, and writes nothing over it, in a tab that missed that its slip was placed [SLIP-18] [SLIP-21]', async () => {
    const world = createWorld()
    const first = await readyTab(world)
    const second = await readyTab(world)
    second.missStorageEvents()
    first.submit()
    await pass(world, 3)
    const kept = world.storage.slip()
    second.send({ type: 'stake.typed', text: '200' })
    await settled()
    expect(world.storage.slip()).toEqual(kept)
    expect(second.actor.getSnapshot().context).toMatchObject({ key: kept?.key, legs: [], stakeTexts: {} })
  })

  it('sends nothing from a tab that missed that another one began another slip, and shows that one instead [SLIP-18]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    const key = 'f'.repeat(32)
    tab.missStorageEvents()
    world.storage.write(() => undefined, buildStoredSlip({ key, legs: [], stakeTexts: {} }))
    tab.submit()
    await settled()
    expect(world.server.received).toEqual([])
    expect(tab.told).toEqual([`refused ${errors.duplicateTicket.code}`])
    expect(tab.actor.getSnapshot().context).toMatchObject({ key, legs: [] })
    expect(world.storage.slip()?.key).toBe(key)
  })
})
