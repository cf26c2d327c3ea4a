import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'

import type { Confirmation } from '#machines/placement/types.ts'
import type { PlaceResult } from '#src/api/bets/bets.ts'
import { createQueryClient } from '#src/client/data/queryClient.ts'
import type { Services } from '#src/client/services.ts'
import { createPreferences } from '#src/client/session/preferences.ts'
import { createDisk, type Disk } from '#src/storage/disk.ts'
import { createDurableStorage } from '#src/storage/durableStorage.ts'
import { createCancellations } from '#src/storage/journal/cancellations.ts'
import { createJournal } from '#src/storage/journal/journal.ts'
import { fakeApi } from '#src/testing/api/fakeApi.ts'
import { buildConfirmedBet, buildLeg } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { testKey, testTimers } from '#src/testing/environment.ts'
import { patience } from '#src/testing/patience.ts'
import { createTestTopics } from '#src/testing/realtime/topics.ts'
import { createTestBrowser } from '#src/testing/storage.ts'

import { batchLogic } from './placementActors.ts'
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
    connectivity: { isShown: () => true, reportBack: () => undefined, subscribe: () => () => undefined },
    preferences: createPreferences({ storage, link: null, browserLanguages: [], deviceTimeZone: 'UTC' }),
    queryClient: createQueryClient(),
    topics: createTestTopics(),
    // The storage is all that is asked for.
    once: (() => durable) as Services['once'],
  }
  const journal = createJournal({ storage: durable, now: Date.now, createKey: testKey })
  return { services, journal, durable, settled, placeBet, cancelPrebook, haveOnDisk: () => say(true) }
}

const bet: Confirmation = { ...buildConfirmedBet(), operation: 'placeSingleBet' }

describe('what is on its way to the disk', () => {
  it('is waited for before a bet is sent [SLIP-18]', async () => {
    const { services, journal, settled, placeBet, haveOnDisk } = openPage()
    const batch = createActor(batchLogic({ ...services, journal }), {
      input: { kind: 'confirm', confirmation: { key: testKey(), bets: [bet] } },
    })
    batch.start()
    await vi.waitFor(() => expect(settled).toHaveBeenCalled(), patience)
    expect(journal.open()).toHaveLength(1)
    expect(batch.getSnapshot().matches('recording')).toBe(true)
    expect(placeBet).not.toHaveBeenCalled()
    haveOnDisk()
    await vi.waitFor(() => expect(placeBet).toHaveBeenCalledOnce(), patience)
    batch.stop()
  })

  it('is waited for before the first of several bets is sent [SLIP-18]', async () => {
    const { services, journal, settled, placeBet, haveOnDisk } = openPage()
    const bets = [bet, { ...bet, legs: [buildLeg({ marketId: 'm2' })] }] as const
    const confirmation = { key: testKey(), bets }
    const batch = createActor(batchLogic({ ...services, journal }), {
      input: { kind: 'confirm', confirmation },
    })
    batch.start()
    await vi.waitFor(() => expect(settled).toHaveBeenCalled(), patience)
    expect(journal.open()).toHaveLength(2)
    expect(placeBet).not.toHaveBeenCalled()
    haveOnDisk()
    await vi.waitFor(() => expect(placeBet).toHaveBeenCalledOnce(), patience)
    batch.stop()
  })

  it('is waited for before a cancellation is sent [PREBOOK-04] [SLIP-18]', async () => {
    const { services, durable, settled, cancelPrebook, haveOnDisk } = openPage()
    createCancellations(durable, Date.now).record('T7')
    const { client } = await createClientHarness()
    const root = client.once(({ appActor, deferredActors }) => ({ appActor, deferredActors }))
    expect(createPrebooks({ ...services, ...root }).resumed.get()).toHaveLength(1)
    await vi.waitFor(() => expect(settled).toHaveBeenCalled(), patience)
    expect(cancelPrebook).not.toHaveBeenCalled()
    haveOnDisk()
    await vi.waitFor(() => expect(cancelPrebook).toHaveBeenCalledOnce(), patience)
    client.appActor.stop()
  })
})
