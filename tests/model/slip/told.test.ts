import { describe, expect, it } from 'vitest'

import { errors } from '#domain/errorCatalogue.ts'
import type { JournalEntry } from '#machines/placement/types.ts'

import { journalEntry } from '../samples.ts'
import { pass, readyTab } from './readyTab.ts'
import { createWorld, settled } from './world.ts'
import type { Fault } from './world.ts'

const refused = `refused ${errors.placeBetTooFast.code}`

describe('every confirmation is told', () => {
  it.each([
    ['a refusal', errors.placeBetTooFast.code, refused],
    ['a placed bet', null, 'placed T-1'],
  ])(
    'by the next launch, once, where %s came to a hidden page that was then discarded [SLIP-18]',
    async (_, refusal, told) => {
      const world = createWorld()
      const tab = await readyTab(world)
      world.server.refuseWith(refusal)
      tab.hide()
      tab.submit()
      await pass(world, 60)
      expect(world.storage.openEntries()).toHaveLength(1)
      tab.close()
      const next = world.openTab()
      await settled()
      expect(next.told).toEqual(['unknown', told])
      expect(world.storage.openEntries()).toEqual([])
      next.close()
      const third = world.openTab()
      await settled()
      expect(third.told).toEqual([])
      expect(world.server.received).toHaveLength(1)
    },
  )

  it('by the page itself, as soon as it is looked at again [SLIP-18]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    tab.hide()
    tab.submit()
    await settled()
    expect(world.storage.openEntries()).toHaveLength(1)
    tab.show()
    await settled()
    expect(tab.told).toEqual(['placed T-1'])
    expect(world.storage.openEntries()).toEqual([])
  })

  it.each([
    ['a receipt', null, 'receipt.closed', 'placed T-1'],
    ['a refusal', errors.placeBetTooFast.code, 'refusal.dismissed', refused],
  ] as const)('but not where %s was put away: that is known [SLIP-18]', async (_, refusal, type, told) => {
    const world = createWorld()
    const tab = await readyTab(world)
    world.server.refuseWith(refusal)
    tab.hide()
    tab.submit()
    await settled()
    tab.send({ type })
    expect(tab.told).toEqual([told])
    expect(world.storage.openEntries()).toEqual([])
  })

  it('by the next launch where it was covered by something else before it was looked at [SLIP-18]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    world.server.refuseWith(errors.insufficientBalance.code)
    tab.hide()
    tab.submit()
    await settled()
    tab.send({ type: 'stake.typed', text: '20' })
    expect(tab.placement()).toBe('editing')
    tab.show()
    await settled()
    expect(world.storage.openEntries()).toHaveLength(1)
  })

  it.each<[string, Fault]>([
    ['was on its way', 'hangs'],
    ['was there', 'hangsAfter'],
  ])('where the page was closed while the refused bet %s [SLIP-18]', async (_, fault) => {
    const world = createWorld()
    const tab = await readyTab(world)
    world.server.refuseWith(errors.placeBetTooFast.code)
    tab.failNext('place', fault)
    tab.submit()
    await settled()
    tab.close()
    await pass(world, 5)
    const next = world.openTab()
    await settled()
    expect(next.told).toEqual(['unknown', refused])
    expect(world.server.ledger).toEqual([])
    expect(world.server.received).toHaveLength(1)
  })

  it('as the same bet where two tabs find it at their start, one of them unseen [SLIP-18]', async () => {
    const world = createWorld()
    const tab = await readyTab(world)
    tab.failNext('place', 'hangsAfter')
    tab.submit()
    await settled()
    tab.close()
    const unseen = world.openTab()
    unseen.hide()
    await settled()
    const seen = world.openTab()
    await settled()
    expect(seen.told).toEqual(['unknown', 'placed T-1'])
    unseen.show()
    await settled()
    expect(unseen.told).toEqual(['unknown', 'placed T-1'])
    for (const { actor } of [seen, unseen]) {
      const { legs, receipt, earlierEntry } = actor.getSnapshot().context
      expect(legs).toEqual([])
      expect(earlierEntry).toEqual(receipt?.entry)
    }
    expect(world.server.ledger).toHaveLength(1)
  })

  it('one after the other where several are open [SLIP-18]', async () => {
    const world = createWorld()
    const tab = world.openTab()
    const first = { ...journalEntry, confirmedAt: world.clock.now() }
    world.storage.leaveEntry({ ...first, key: 'b'.repeat(32) })
    world.storage.leaveEntry({ ...first, key: 'c'.repeat(32) })
    tab.close()
    const next = world.openTab()
    await settled()
    expect(next.told).toEqual(['unknown', 'placed T-1'])
    next.send({ type: 'receipt.closed' })
    await settled()
    expect(next.told).toEqual(['unknown', 'placed T-1', 'unknown', 'placed T-2'])
    next.send({ type: 'receipt.closed' })
    await settled()
    expect(next.placement()).toBe('editing')
    expect(world.storage.openEntries()).toEqual([])
  })
})

describe('an entry that this page cannot read', () => {
  const unreadable: JournalEntry = { ...journalEntry, request: null, legs: [], stakes: null }

  it('is never sent, is asked about, and lets go once it cannot be placed any more [SLIP-18]', async () => {
    const world = createWorld()
    world.storage.leaveEntry(unreadable)
    const tab = world.openTab()
    await pass(world, 74)
    expect(tab.told).toEqual(['unknown'])
    await pass(world, 30)
    expect(tab.told).toEqual(['unknown', 'lapsed'])
    expect(world.server.received).toEqual([])
    expect(world.storage.openEntries()).toEqual([])
    tab.send({ type: 'lapse.dismissed' })
    expect(tab.placement()).toBe('editing')
  })

  it('is told as placed where its request arrives after all [SLIP-18]', async () => {
    const world = createWorld()
    world.storage.leaveEntry(unreadable)
    const tab = world.openTab()
    await pass(world, 40)
    // A copy that was held up on its way.
    world.server.place(journalEntry)
    await pass(world, 20)
    expect(tab.told).toEqual(['unknown', 'placed T-1'])
  })

  it('is not called unplaced where nobody can tell any more [SLIP-18]', async () => {
    const world = createWorld()
    world.storage.leaveEntry({ ...unreadable, confirmedAt: null })
    const tab = world.openTab()
    await pass(world, 110)
    expect(tab.told).toEqual(['unknown', 'forgotten'])
  })

  it('does not end while the line is down: only an answer ends it [SLIP-18]', async () => {
    const world = createWorld()
    world.storage.leaveEntry(unreadable)
    const tab = world.openTab()
    tab.failNext('ask', ...Array.from({ length: 100 }, (): Fault => 'requestLost'))
    await pass(world, 600)
    expect(tab.told).toEqual(['unknown'])
    expect(world.storage.openEntries()).toHaveLength(1)
  })
})
