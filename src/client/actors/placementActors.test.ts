import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { failureOfKind } from '#machines/failure.ts'
import { confirmationLifetime } from '#machines/placement/lapse.ts'
import type { JournalEntry } from '#machines/placement/types.ts'
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
  const page = { time: 0 }
  const placeBet = vi.fn<() => Promise<PlaceResult>>(() => new Promise(() => undefined))
  const askByUnique = vi.fn<() => Promise<KeyResult>>(() => Promise.resolve(answer))
  const logic = placementLogic({
    api: { serverNow: () => now + page.time, askByUnique, placeBet },
    storage,
    journal,
    createKey: testKey,
    now: () => page.time,
    preferences: createPreferences({ storage, link: null, browserLanguages: [], deviceTimeZone: 'UTC' }),
    queryClient: createQueryClient(),
  })
  const parent = createActor(logic.provide({ actions: { tellUnknown: () => undefined } }), {
    input: { kind: 'resume', entry },
  })
  return { placement: parent, journal, page, placeBet, askByUnique }
}

describe('an answer', () => {
  it('uses up its key, and stays written down until it was told [SLIP-18]', async () => {
    const { placement, journal } = resume(refused)
    placement.start()
    await waitFor(placement, (snapshot) => snapshot.status === 'done')
    expect(placement.getSnapshot().output).toMatchObject({
      outcome: refused,
      nextKey: journal.nextAfter(key),
    })
    expect(journal.open()).toEqual([])
    expect(journal.untold()).toMatchObject([{ key }])
    journal.tell(key)
    expect(journal.untold()).toEqual([])
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
