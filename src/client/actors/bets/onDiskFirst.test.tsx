import { createAtom } from '@tanstack/store'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'

import type { Confirmation } from '#machines/placement/types.ts'
import type { PlaceResult } from '#src/api/bets.ts'
import { createPreferences } from '#src/client/preferences.ts'
import { createQueryClient } from '#src/client/queryClient.ts'
import type { Services } from '#src/client/services.ts'
import type { PrebookNotice } from '#src/realtime/messages.ts'
import { createCancellations } from '#src/storage/cancellations.ts'
import { createDisk, type Disk } from '#src/storage/disk.ts'
import { createDurableStorage } from '#src/storage/durableStorage.ts'
import { createJournal } from '#src/storage/journal.ts'
import { buildConfirmedBet, buildLeg } from '#src/testing/builders.ts'
import { testKey, testTimers } from '#src/testing/environment.ts'
import { fakeApi } from '#src/testing/fakeApi.ts'
import { createTestBrowser } from '#src/testing/storage.ts'

import { batchLogic, placementLogic } from './placementActors.ts'
import { createPrebooks } from './prebookActors.ts'

/** A page whose disk takes what it is given, and says that it has it when the test says so. */
function openPage() {
  const { storage } = createTestBrowser().openTab()
  let say: (isOnDisk: boolean) => void = () => undefined
  const said = new Promise<boolean>((resolve) => (say = resolve))
  const settled = vi.fn<Disk['settled']>(() => said)
  const durable = createDurableStorage(storage, { ...createDisk({}, testTimers), settled }, () => undefined)
  const placeBet = vi.fn<() => Promise<PlaceResult>>(() => new Promise(() => undefined))
  const cancelPrebook = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
  const services = {
    api: fakeApi({ placeBet, cancelPrebook, serverNow: Date.now }),
    storage,
    createKey: testKey,
    now: Date.now,
    timers: testTimers,
    connectivity: { isShown: () => true, tellBack: () => undefined, subscribe: () => () => undefined },
    preferences: createPreferences({ storage, link: null, browserLanguages: [], deviceTimeZone: 'UTC' }),
    queryClient: createQueryClient(),
    prebookNotice: createAtom<PrebookNotice | null>(null),
    // The storage is all that is asked for.
    own: (() => durable) as Services['own'],
  }
  const journal = createJournal({ storage: durable, now: Date.now, createKey: testKey })
  return { services, journal, durable, settled, placeBet, cancelPrebook, haveOnDisk: () => say(true) }
}

const bet: Omit<Confirmation, 'key'> = { ...buildConfirmedBet(), operation: 'placeSingleBet' }

describe('what is on its way to the disk', () => {
  it('is waited for before a bet is sent [SLIP-18]', async () => {
    const { services, journal, settled, placeBet, haveOnDisk } = openPage()
    const logic = placementLogic({ ...services, journal })
    const placement = createActor(logic, {
      input: { kind: 'confirm', confirmation: { key: testKey(), ...bet } },
    })
    placement.start()
    await vi.waitFor(() => expect(settled).toHaveBeenCalled())
    expect(journal.open()).toHaveLength(1)
    expect(placement.getSnapshot().matches('recording')).toBe(true)
    expect(placeBet).not.toHaveBeenCalled()
    haveOnDisk()
    await vi.waitFor(() => expect(placeBet).toHaveBeenCalledOnce())
    placement.stop()
  })

  it('is waited for before the first of several bets is sent [SLIP-18]', async () => {
    const { services, journal, settled, placeBet, haveOnDisk } = openPage()
    const bets = [bet, { ...bet, legs: [buildLeg({ marketId: 'm2' })] }] as const
    const confirmation = { key: testKey(), bets }
    const batch = createActor(batchLogic({ ...services, journal }), {
      input: { kind: 'confirm', confirmation },
    })
    batch.start()
    await vi.waitFor(() => expect(settled).toHaveBeenCalled())
    expect(journal.open()).toHaveLength(2)
    expect(placeBet).not.toHaveBeenCalled()
    haveOnDisk()
    await vi.waitFor(() => expect(placeBet).toHaveBeenCalledOnce())
    batch.stop()
  })

  it('is waited for before a cancellation is sent [PREBOOK-04] [SLIP-18]', async () => {
    const { services, durable, settled, cancelPrebook, haveOnDisk } = openPage()
    createCancellations(durable, Date.now).record('T7')
    const [cancelling] = createPrebooks(services).resumed.get()
    await vi.waitFor(() => expect(settled).toHaveBeenCalled())
    expect(cancelPrebook).not.toHaveBeenCalled()
    haveOnDisk()
    await vi.waitFor(() => expect(cancelPrebook).toHaveBeenCalledOnce())
    cancelling?.stop()
  })
})
