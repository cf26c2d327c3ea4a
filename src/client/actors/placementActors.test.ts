import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { failureOfKind } from '#machines/failure.ts'
import { confirmationLifetime } from '#machines/placement/lapse.ts'
import type { JournalEntry } from '#machines/placement/types.ts'
import type { ConnectivityEvent } from '#machines/socket/types.ts'
import type { KeyResult, PlaceResult } from '#src/api/bets.ts'
import { createPreferences } from '#src/client/preferences.ts'
import { createQueryClient } from '#src/client/queryClient.ts'
import { buildEntry } from '#src/testing/builders.ts'
import { testJournal, testKey } from '#src/testing/environment.ts'
import { createTestBrowser } from '#src/testing/storage.ts'

import { placementLogic } from './placementActors.ts'

const key = 'a'.repeat(32)
const refused: KeyResult = {
  kind: 'refused',
  refusal: { ...failureOfKind('refused', errors.placeBetTooFast.code), changes: [] },
}

/** A confirmation found in the journal, on a page that can be looked at or not. */
function resume(answer: KeyResult, change: Partial<JournalEntry> = {}) {
  const { storage } = createTestBrowser().openTab()
  const journal = testJournal(storage)
  const now = Date.now()
  const entry = buildEntry(key, {
    confirmedAt: now,
    request: { operation: 'placeSingleBet', body: '{}', expiresAt: now + confirmationLifetime },
    ...change,
  })
  journal.record(entry)
  const listeners = new Set<(event: ConnectivityEvent) => void>()
  const page = { isShown: true, time: 0 }
  const placeBet = vi.fn<() => Promise<PlaceResult>>(() => new Promise(() => undefined))
  const askByUnique = vi.fn<() => Promise<KeyResult>>(() => Promise.resolve(answer))
  const logic = placementLogic({
    api: { serverNow: () => now + page.time, askByUnique, placeBet },
    storage,
    journal,
    createKey: testKey,
    now: () => page.time,
    connectivity: {
      isShown: () => page.isShown,
      tellBack: () => undefined,
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    preferences: createPreferences({ storage, link: null, browserLanguages: [], deviceTimeZone: 'UTC' }),
    queryClient: createQueryClient(),
  })
  const parent = createActor(
    logic.provide({ actions: { tellLearned: () => undefined, tellUnknown: () => undefined } }),
    {
      input: { kind: 'resume', entry },
    },
  )
  const show = (isShown: boolean): void => {
    page.isShown = isShown
    for (const listener of listeners) listener({ type: 'page.returned' })
  }
  return { placement: parent, journal, page, placeBet, askByUnique, show, listeners }
}

describe('an answer', () => {
  it('stays in the journal until the page is looked at [SLIP-18]', async () => {
    const { placement, journal, page, show, listeners } = resume(refused)
    page.isShown = false
    placement.start()
    await waitFor(placement, (snapshot) => snapshot.matches('answered'))
    show(false)
    expect(journal.open()).toHaveLength(1)
    show(true)
    await waitFor(placement, (snapshot) => snapshot.status === 'done')
    expect(placement.getSnapshot().output).toMatchObject({ outcome: refused })
    expect(journal.open()).toEqual([])
    expect(listeners.size).toBe(0)
  })

  it('stops waiting for a look with the placement [SLIP-18]', async () => {
    const { placement, page, listeners } = resume(refused)
    page.isShown = false
    placement.start()
    await waitFor(placement, (snapshot) => snapshot.matches('answered'))
    placement.stop()
    expect(listeners.size).toBe(0)
  })
})

describe('a key the server has not seen', () => {
  it('is sent again under its key, as it was sealed [SLIP-18]', async () => {
    const { placement, placeBet } = resume({ kind: 'unseen' })
    placement.start()
    await vi.waitFor(() => expect(placeBet).toHaveBeenCalledOnce())
    const sealed = expect.objectContaining({ operation: 'placeSingleBet', body: '{}' })
    expect(placeBet).toHaveBeenCalledWith(key, sealed, expect.anything())
  })

  it('lapses once this page has held it for longer than it can live, and is not sent [SLIP-18]', async () => {
    const { placement, page, placeBet, askByUnique } = resume({ kind: 'unseen' }, { request: null })
    placement.start()
    await vi.waitFor(() => expect(askByUnique).toHaveBeenCalledOnce())
    await waitFor(placement, (snapshot) => snapshot.matches('outcomeUnknown'))
    page.time = confirmationLifetime + 15_001
    placement.send({ type: 'check.requested' })
    await waitFor(placement, (snapshot) => snapshot.status === 'done')
    expect(placement.getSnapshot().output).toMatchObject({ outcome: { kind: 'lapsed' } })
    expect(placeBet).not.toHaveBeenCalled()
  })
})
