import { notifyManager, timeoutManager } from '@tanstack/react-query'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { anyCommands, ran } from '#src/testing/ledger/commands.ts'
import { heal, wrongs } from '#src/testing/ledger/ending.ts'
import type { Told } from '#src/testing/ledger/page.ts'
import { createWorld, presentTime } from '#src/testing/ledger/world.ts'

/** More of them for a soak. */
const thoroughness = Number(process.env['SLIPWAY_FUZZ'] ?? 1)

beforeAll(async () => {
  timeoutManager.setTimeoutProvider<number>({
    ...presentTime,
    setInterval: () => 0,
    clearInterval: () => undefined,
  })
  notifyManager.setScheduler(queueMicrotask)
  // Its code comes late: here it is there when it is asked for.
  await import('#src/client/actors/bets/slipActors.ts')
})

describe('ten thousand things that happen to bets on their way, in any order', () => {
  it('leave the member told what the ledger says: at most one bet per confirmation, no bet told that was not placed, none placed and not told, and an end to everything [SLIP-18] [SLIP-21] [SRV-07] [HIST-03] [PREBOOK-04]', async () => {
    const told = new Set<Told['what']>()
    const cancelled = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), anyCommands, async (scheduler, commands) => {
        const world = createWorld(scheduler)
        await world.load(0, 'link')
        await world.load(1, 'link')
        await fc.asyncModelRun(() => ({ model: {}, real: world }), commands)
        await heal(world)
        const found = wrongs(world)
        for (const { what } of world.told) told.add(what)
        for (const what of world.cancelled) cancelled.add(what)
        world.close()
        expect(found).toEqual([])
      }),
      { numRuns: 370 * thoroughness },
    )
    expect(ran.commands).toBeGreaterThan(10_000)
    expect([...told].toSorted()).toEqual(['lapsed', 'placed', 'refused', 'toldElsewhere'])
    expect([...cancelled].toSorted()).toEqual(['cancelled', 'lostTheRace', 'stillBooked'])
    // All of it is computing, a minute where nothing else does: on a machine that is ten times busier it ends too.
  }, 1_800_000)
})
