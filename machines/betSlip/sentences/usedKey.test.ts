import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'

import { receiptOf } from '../answers.ts'
import { pass, readyTab } from '../testing/readyTab.ts'
import { createWorld, settled, type Fault, type Tab, type World } from '../testing/world.ts'

/** What a tab says of a bet under a key that is used up. */
const duplicate = `refused ${errors.duplicateTicket.code}`

/** A bet is placed, and then the device is as it was before. */
async function goneBack(world: World): Promise<void> {
  const tab = await readyTab(world)
  const putBack = world.storage.copy()
  tab.submit()
  await settled()
  expect(tab.told).toEqual(['placed T-1'])
  tab.close()
  putBack()
}

async function pressAgain(tab: Tab): Promise<void> {
  tab.submit()
  await settled()
}

describe('a key that storage of before holds, and that is used up', () => {
  it.each<[string, string | null]>([
    ['another bet', '200'],
    ['the very same bet', null],
  ])(
    'reports %s as not placed, next to the bet that was, and the next press places it [SLIP-18]',
    async (_, stake) => {
      const world = createWorld()
      await goneBack(world)
      const { clock } = world
      clock.increment(60_000)
      const tab = world.openTab()
      await settled()
      if (stake !== null) tab.send({ type: 'stake.typed', text: stake })
      await settled()
      const { key } = tab.actor.getSnapshot().context
      await pressAgain(tab)
      expect(tab.told).toEqual(['unknown', `${duplicate}, earlier T-1`])
      expect(world.server.ledger).toHaveLength(1)
      // What was pressed stays to be pressed again, under a key of its own.
      expect(tab.placement()).toBe('refused')
      const after = tab.actor.getSnapshot().context
      expect(after).toMatchObject({ stakeTexts: { whole: stake ?? '100' } })
      expect(receiptOf(after)).toBeNull()
      expect(after.key).toMatch(/^[0-9a-f]{32}$/)
      expect(after.key).not.toBe(key)
      expect(world.storage.openEntries()).toEqual([])
      await pressAgain(tab)
      expect(tab.told.at(-1)).toBe('placed T-2')
      expect(world.server.ledger.map((bet) => bet.key)).toEqual([key, after.key])
    },
  )

  it.each<Fault>(['requestLost', 'replyLost', 'hangsAfter', 'broken'])(
    'tells the same where the first reply is lost (%s) [SLIP-18]',
    async (fault) => {
      const world = createWorld()
      await goneBack(world)
      const tab = world.openTab()
      await settled()
      tab.send({ type: 'stake.typed', text: '200' })
      tab.failNext('place', fault)
      tab.submit()
      await pass(world, 15)
      expect(tab.told).toEqual(['unknown', `${duplicate}, earlier T-1`])
      expect(world.server.ledger).toHaveLength(1)
    },
  )

  it('tells the same of a press that a reload cut off, and is found in the journal [SLIP-18] [SLIP-21]', async () => {
    const world = createWorld()
    await goneBack(world)
    const tab = world.openTab()
    await settled()
    tab.send({ type: 'stake.typed', text: '200' })
    tab.failNext('place', 'hangs')
    tab.submit()
    await settled()
    tab.close()
    const again = world.openTab()
    await settled()
    expect(again.told).toEqual(['unknown', `${duplicate}, earlier T-1`])
  })

  it('names no bet where none has it: what had it was refused, for a reason of its own [SLIP-18]', async () => {
    const world = createWorld()
    const first = await readyTab(world)
    const putBack = world.storage.copy()
    world.server.refuseWith(errors.insufficientBalance.code)
    first.submit()
    await settled()
    expect(first.told).toEqual([`refused ${errors.insufficientBalance.code}`])
    first.close()
    putBack()
    world.server.refuseWith(null)
    const tab = world.openTab()
    await settled()
    tab.send({ type: 'stake.typed', text: '200' })
    await pressAgain(tab)
    expect(tab.told).toEqual(['unknown', duplicate])
    await pressAgain(tab)
    expect(tab.told.at(-1)).toBe('placed T-1')
  })

  it('says again what became of a bet that was on its way when the copy was made, as that bet [SLIP-18] [SLIP-21]', async () => {
    const world = createWorld()
    const first = await readyTab(world)
    first.failNext('place', 'hangsAfter')
    first.submit()
    await settled()
    const putBack = world.storage.copy()
    await pass(world, 12)
    expect(first.told.at(-1)).toBe('placed T-1')
    first.close()
    putBack()
    const tab = world.openTab()
    await settled()
    expect(tab.told).toEqual(['unknown', 'placed T-1'])
    expect(world.server.ledger).toHaveLength(1)
  })
})
