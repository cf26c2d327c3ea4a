import { describe, expect, it } from 'vitest'

import { errors } from '#domain/errorCatalogue.ts'

import { pass, readyTab } from './readyTab.ts'
import { toggledHome } from './samples.ts'
import { createWorld, settled } from './world.ts'
import type { Fault } from './world.ts'

describe('placing a bet exactly once', () => {
  it('places one bet, tells so, and empties the slip [SLIP-17] [SLIP-18]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    tab.submit()
    await settled()
    expect(tab.told).toEqual(['placed T-1'])
    expect(world.server.ledger).toHaveLength(1)
    expect(tab.actor.getSnapshot().context.legs).toEqual([])
  })

  it('places one bet on a double submit [SLIP-18]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    tab.submit()
    tab.submit()
    await settled()
    tab.submit()
    await settled()
    expect(world.server.received).toHaveLength(1)
    expect(tab.told).toEqual(['placed T-1'])
  })

  it('writes the confirmation down before it leaves, and forgets it with the answer [SLIP-18]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    tab.failNext('place', 'hangs')
    tab.submit()
    await settled()
    expect(world.storage.openEntries()).toHaveLength(1)
    await pass(world, 12)
    expect(tab.told).toEqual(['unknown', 'placed T-1'])
    expect(world.storage.openEntries()).toEqual([])
  })

  it.each<[string, Fault]>([
    ['the reply is lost', 'replyLost'],
    ['the reply never comes', 'hangsAfter'],
    ['the server stumbles after committing', 'broken'],
  ])('tells the truth where %s: unknown, then placed, one bet [SLIP-18]', async (_, fault) => {
    const world = createWorld()
    const tab = await readyTab(world)
    tab.failNext('place', fault)
    tab.submit()
    await pass(world, 12)
    expect(tab.told).toEqual(['unknown', 'placed T-1'])
    expect(world.server.received).toHaveLength(1)
    expect(world.server.ledger).toHaveLength(1)
  })

  it.each<[string, Fault]>([
    ['is lost', 'requestLost'],
    ['hangs', 'hangs'],
  ])('sends the same bytes under the same key again where the request %s [SLIP-18]', async (_, fault) => {
    const world = createWorld()
    const tab = await readyTab(world)
    tab.failNext('place', fault)
    tab.submit()
    await settled()
    const [entry] = world.storage.openEntries()
    await pass(world, 12)
    expect(tab.told).toEqual(['unknown', 'placed T-1'])
    expect(world.server.received).toEqual([{ key: entry?.key, body: entry?.request?.body }])
  })

  it('tells that it was not placed where the refusal was lost on its way [SLIP-18]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    world.server.refuseWith(errors.insufficientBalance.code)
    tab.failNext('place', 'replyLost')
    tab.submit()
    await pass(world, 2)
    expect(tab.told).toEqual(['unknown', `refused ${errors.insufficientBalance.code}`])
    expect(world.server.ledger).toEqual([])
    expect(tab.actor.getSnapshot().context.legs).toHaveLength(1)
  })

  it('leaves it to the server to refuse a copy that comes too late [SLIP-18]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    tab.failNext('place', 'requestLost')
    tab.failNext('ask', ...Array.from({ length: 7 }, (): Fault => 'requestLost'))
    tab.submit()
    await pass(world, 120)
    expect(tab.told).toEqual(['unknown', `refused ${errors.unableToPlace.code}`])
    expect(world.server.ledger).toEqual([])
  })

  it('says that it was not placed where it never reached the server and its time is over [SLIP-18]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    tab.failNext('place', 'requestLost')
    tab.failNext('ask', ...Array.from({ length: 8 }, (): Fault => 'requestLost'))
    tab.submit()
    await pass(world, 120)
    expect(tab.told).toEqual(['unknown', 'lapsed'])
    expect(world.server.received).toEqual([])
    expect(world.storage.openEntries()).toEqual([])
    expect(tab.actor.getSnapshot().context).toMatchObject({
      legs: [{ side: 'home' }],
      stakeTexts: { whole: '100' },
    })
    tab.send({ type: 'lapse.dismissed' })
    tab.submit()
    await settled()
    expect(tab.told.at(-1)).toBe('placed T-1')
  })

  it('keeps a bet that was answered 401 as unknown, and the next launch of the member finds it placed [SLIP-18] [SRV-07]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    tab.failNext('place', 'replyLost')
    tab.failNext('ask', ...Array.from({ length: 20 }, (): Fault => 'unauthorized'))
    tab.submit()
    await settled()
    tab.send({ type: 'session.ended' })
    await pass(world, 20)
    expect(tab.actor.getSnapshot().matches({ placement: { underWay: 'outcomeUnknown' } })).toBe(true)
    expect(tab.actor.getSnapshot().context.unknownEntry?.key).toBe(world.server.ledger[0]?.key)
    tab.close()
    const next = world.openTab()
    await settled()
    expect(next.told).toEqual(['unknown', 'placed T-1'])
    expect(world.server.received).toHaveLength(1)
  })

  it.each<[string, Fault]>([
    ['after the server had it', 'hangsAfter'],
    ['before the server had it', 'hangs'],
  ])('goes on from the journal at once after a reload %s [SLIP-18] [SLIP-21]', async (_, fault) => {
    const world = createWorld()
    const tab = await readyTab(world)
    tab.failNext('place', fault)
    tab.submit()
    await settled()
    tab.close()
    const reloaded = world.openTab()
    await settled()
    expect(reloaded.told).toEqual(['unknown', 'placed T-1'])
    expect(world.server.ledger).toHaveLength(1)
    expect(world.server.received).toHaveLength(1)
  })

  it('locks the slip while the outcome is unknown [SLIP-18]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    tab.failNext('place', 'replyLost')
    tab.failNext('ask', 'requestLost')
    tab.submit()
    await pass(world, 1)
    expect(tab.actor.getSnapshot().matches({ placement: { underWay: 'outcomeUnknown' } })).toBe(true)
    tab.send({ type: 'stake.typed', text: '200' })
    tab.send(toggledHome)
    tab.send({ type: 'selections.cleared' })
    tab.submit()
    await settled()
    expect(tab.actor.getSnapshot().context).toMatchObject({
      stakeTexts: { whole: '100' },
      legs: [{ side: 'home' }],
    })
    expect(world.server.received).toHaveLength(1)
  })

  it('uses a new key after a definite answer and a new confirmation, and never before [SLIP-18]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    world.server.refuseWith(errors.insufficientBalance.code)
    tab.submit()
    await settled()
    world.server.refuseWith(null)
    expect(tab.placement()).toBe('refused')
    tab.submit()
    await settled()
    expect(tab.told).toEqual([`refused ${errors.insufficientBalance.code}`, 'placed T-1'])
    const [first, second] = world.server.received
    expect(first?.key).not.toBe(second?.key)
    expect(first?.body).toBe(second?.body)
  })

  it('places the same selections again under a new key, where the member keeps them [SLIP-17] [SLIP-18]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    tab.submit()
    await settled()
    tab.send({ type: 'selections.kept' })
    tab.send({ type: 'stake.typed', text: '100' })
    await settled()
    tab.submit()
    await settled()
    expect(tab.told).toEqual(['placed T-1', 'placed T-2'])
    expect(new Set(world.server.ledger.map(({ key }) => key)).size).toBe(2)
  })
})
