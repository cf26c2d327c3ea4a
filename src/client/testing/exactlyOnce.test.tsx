import { notifyManager, timeoutManager } from '@tanstack/react-query'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { depthOf } from '#sandbox/testing/depth.ts'
import { anyCommands, manyCommands, ran } from '#src/testing/ledger/commands.ts'
import { heal, wrongs } from '#src/testing/ledger/ending.ts'
import type { Told } from '#src/testing/ledger/page.ts'
import { createWorld, type LedgerWorld, presentTime } from '#src/testing/ledger/world.ts'

/** More of them for a soak. */
const thoroughness = Number(process.env['SLIPWAY_FUZZ'] ?? 1)

const { isDeep, seed } = depthOf(process.env)
/** Short rows, of some thirty things each. */
const rows = (isDeep ? 370 : 120) * thoroughness
/** How many things happen in long runs. */
const many = Number(process.env['SLIPWAY_COMMANDS'] ?? (isDeep ? 10_000 : 400))
/** Long runs are tried so many at a time, each such batch by a seed of its own. */
const batch = 5

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

const told = new Set<Told['what']>()
const cancelled = new Set<string>()

/** Lets things happen, then lets all come to its end, and compares what was told with the ledger. */
async function play(
  scheduler: fc.Scheduler,
  commands: Iterable<fc.AsyncCommand<object, LedgerWorld>>,
): Promise<void> {
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
}

describe('things that happen to bets on their way, in any order', () => {
  it('leave the member told what the ledger says: at most one bet per confirmation, no bet told that was not placed, none placed and not told, and an end to everything [SLIP-18] [SLIP-21] [SRV-07] [HIST-03] [PREBOOK-04]', async () => {
    await fc.assert(fc.asyncProperty(fc.scheduler(), anyCommands, play), { numRuns: rows })
    expect(ran.commands).toBeGreaterThan(rows * 20)
    expect([...told].toSorted()).toEqual(['lapsed', 'placed', 'refused', 'toldElsewhere'])
    expect([...cancelled].toSorted()).toEqual(['cancelled', 'lostTheRace', 'stillBooked'])
    // All of it is computing, a minute where nothing else does: on a machine that is ten times busier it ends too.
  }, 1_800_000)
})

describe('hundreds of things in a row, with quiet points on the way', () => {
  it(`leave the member told what the ledger says at each of them, and the balance as it is to the minor unit (SLIPWAY_SEED=${seed} SLIPWAY_COMMANDS=${many}) [SLIP-18] [SLIP-21] [HIST-03] [PREBOOK-04] [MEMBER-01]`, async () => {
    const before = ran.commands
    const spent = process.cpuUsage()
    for (let round = 0; ran.commands - before < many; round += 1)
      await fc.assert(fc.asyncProperty(fc.scheduler(), manyCommands, play), {
        numRuns: batch,
        seed: seed * 1_000 + round,
      })
    expect(told).toContain('placed')
    const { user, system } = process.cpuUsage(spent)
    console.log(`${ran.commands - before} commands, ${Math.round((user + system) / 1e6)} s of CPU`)
  }, 7_200_000)
})
