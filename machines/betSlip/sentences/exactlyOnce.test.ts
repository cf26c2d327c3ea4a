import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { generatedLater } from '#tests/model/chartCoverage/record.ts'
import { journalEntry } from '#tests/model/samples.ts'

import type { JournalEntry } from '../../placement/types.ts'
import { earlierOf, receiptOf, unknownOf } from '../answers.ts'
import { pass, readyTab } from '../testing/readyTab.ts'
import { toggledHome } from '../testing/samples.ts'
import { createWorld, settled, type Fault } from '../testing/world.ts'

const refused = `refused ${errors.placeBetTooFast.code}`

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
    expect(unknownOf(tab.actor.getSnapshot().context)?.key).toBe(world.server.ledger[0]?.key)
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
      const { context } = actor.getSnapshot()
      expect(context.legs).toEqual([])
      expect(earlierOf(context)).not.toBeNull()
      expect(earlierOf(context)).toEqual(receiptOf(context)?.entry)
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

describe('whatever goes wrong', () => {
  const faults: (Fault | null)[] = [
    null,
    'requestLost',
    'replyLost',
    'hangs',
    'hangsAfter',
    'unauthorized',
    'broken',
  ]
  const serverAnswers = [
    { refusal: null, told: 'placed T-1', bets: 1 },
    { refusal: errors.marketLimitReached.code, told: `refused ${errors.marketLimitReached.code}`, bets: 0 },
  ]
  const reloads = [
    ['', null],
    [', reloaded at once', 0],
    [', reloaded after a second', 1],
    [', reloaded after the time-out', 11],
  ] as const

  it.each(reloads)(
    'the member is told what the ledger says, after any faults of sending and of asking%s [SLIP-18]',
    (_, reloadAt) =>
      generatedLater(async () => {
        for (const place of faults) {
          for (const ask of faults) {
            for (const { refusal, told, bets } of serverAnswers) {
              const story = `sending: ${place}, asking: ${ask}, the server: ${told}`
              const world = createWorld()
              world.server.refuseWith(refusal)
              const tab = await readyTab(world)
              tab.failNext('place', ...[place, ask].filter((fault) => fault !== null))
              tab.failNext('ask', ...[ask].filter((fault) => fault !== null))
              tab.submit()
              await settled()
              const tabs = [tab]
              if (reloadAt !== null) {
                await pass(world, reloadAt)
                tab.close()
                tabs.push(world.openTab())
              }
              await pass(world, 40)
              expect(tabs.flatMap((one) => one.told).at(-1), story).toBe(told)
              expect(world.server.ledger, story).toHaveLength(bets)
              expect(new Set(world.server.received.map(({ key, body }) => key + body)).size, story).toBe(1)
              expect(world.storage.openEntries(), story).toEqual([])
            }
          }
        }
      }),
  )
})
