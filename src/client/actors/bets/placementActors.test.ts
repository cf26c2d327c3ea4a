import { createHash } from 'node:crypto'

import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { errors } from '#domain/session/errorCatalogue.ts'
import { failureOfKind } from '#machines/failure.ts'
import { confirmationLifetime } from '#machines/placement/lapse.ts'
import type { JournalEntry } from '#machines/placement/types.ts'
import type { KeyResult, PlaceResult } from '#src/api/bets/bets.ts'
import { createQueryClient } from '#src/client/data/queryClient.ts'
import { createPreferences } from '#src/client/session/preferences.ts'
import { buildEntry, buildTicket, yuan } from '#src/testing/builders.ts'
import { testJournal, testKey } from '#src/testing/environment.ts'
import { patience } from '#src/testing/patience.ts'
import { createTestBrowser } from '#src/testing/storage.ts'

import { placementLogic } from './placementActors.ts'

const key = 'a'.repeat(32)
const refused = {
  kind: 'refused',
  refusal: { ...failureOfKind('refused', errors.placeBetTooFast.code), changes: [] },
  request: null,
} as const

/** A confirmation found in the journal, on a page that can be looked at or not. */
function resume(answer: KeyResult, change: Partial<JournalEntry> = {}) {
  const browser = createTestBrowser()
  const { storage } = browser.openTab()
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
  // It has not heard of what this one wrote.
  const otherTab = {
    record(written: JournalEntry): void {
      const { storage: other } = browser.openTab()
      other.write({ name: `journal.${key}`, scope: 'member', decode: () => null }, written)
    },
  }
  return { placement: parent, journal, page, placeBet, askByUnique, otherTab }
}

describe('an answer', () => {
  it('uses up its key, and stays written down until it was told [SLIP-18]', async () => {
    const { placement, journal } = resume(refused)
    placement.start()
    await waitFor(placement, (snapshot) => snapshot.status === 'done')
    const { refusal } = refused
    expect(placement.getSnapshot().output).toMatchObject({
      outcome: { kind: 'refused', refusal },
      nextKey: journal.nextAfter(key),
    })
    expect(journal.open()).toEqual([])
    expect(journal.untold()).toMatchObject([{ key }])
    journal.tell(key)
    expect(journal.untold()).toEqual([])
  })
})

describe('an answer by key', () => {
  const body = '{"tickets":[{}],"amount":"150.00"}'
  const ticket = buildTicket()
  const expiresAt = Date.now() + confirmationLifetime
  const sealed = { request: { operation: 'placeSingleBet', body, expiresAt } } as const
  const request = {
    expires: expiresAt,
    digest: createHash('sha256').update(body).digest('hex'),
  }
  const end = async (answer: KeyResult, change: Partial<JournalEntry> = sealed) => {
    const resumed = resume(answer, change)
    resumed.placement.start()
    await waitFor(resumed.placement, (snapshot) => snapshot.status === 'done')
    return { ...resumed, output: resumed.placement.getSnapshot().output }
  }

  it('is that to the press whose bytes and bound it names, by their digest [SLIP-18]', async () => {
    const { output } = await end({ kind: 'placed', ticket: buildTicket({ lines: [] }), request })
    expect(output).toMatchObject({ outcome: { kind: 'placed' } })
  })

  it.each([
    ['another body', { ...request, digest: 'e'.repeat(64) }],
    ['another bound', { ...request, expires: expiresAt - 60_000 }],
  ])(
    'is an earlier bet’s where it names %s: this one was not placed, the journal is closed, and the next has another key [SLIP-18]',
    async (_, other) => {
      const { output, journal } = await end({ kind: 'placed', ticket, request: other })
      expect(output?.outcome).toMatchObject({
        kind: 'refused',
        refusal: { code: errors.duplicateTicket.code, earlier: { ticketNum: ticket.ticketNum } },
      })
      expect(output?.nextKey).toMatch(/^[0-9a-f]{32}$/)
      expect(output?.nextKey).not.toBe(key)
      expect(journal.nextAfter(key)).toBe(output?.nextKey)
    },
  )

  it('that names nothing is the press’s as far as the ticket says the same [SLIP-18]', async () => {
    const own = await end({ kind: 'placed', ticket, request: null })
    expect(own.output).toMatchObject({ outcome: { kind: 'placed' } })
    const other = await end({ kind: 'placed', ticket: buildTicket({ amount: yuan(30) }), request: null })
    expect(other.output).toMatchObject({ outcome: { kind: 'refused' } })
  })

  it('that names nothing is the press’s where a selection of it cannot be read any more [SLIP-18]', async () => {
    const bytes = '{"tickets":[{},{},{}],"amount":"150.00"}'
    const torn = { request: { ...sealed.request, operation: 'placeComboBet', body: bytes } } as const
    const { output } = await end({ kind: 'placed', ticket, request: null }, torn)
    expect(output).toMatchObject({ outcome: { kind: 'placed' } })
  })

  it('is that to another tab’s copy of the press where that tab wrote it down after this page was opened [SLIP-18]', async () => {
    const early = { ...request, expires: expiresAt - 3 }
    const resumed = resume({ kind: 'placed', ticket, request: early }, sealed)
    resumed.otherTab.record(buildEntry(key, sealed))
    resumed.placement.start()
    await waitFor(resumed.placement, (snapshot) => snapshot.status === 'done')
    expect(resumed.placement.getSnapshot().output).toMatchObject({ outcome: { kind: 'placed' } })
  })
})

describe('a key the server has not seen', () => {
  it('is sent again under its key, as it was sealed [SLIP-18]', async () => {
    const { placement, placeBet } = resume({ kind: 'unseen' })
    placement.start()
    await vi.waitFor(() => expect(placeBet).toHaveBeenCalledOnce(), patience)
    const sealed = expect.objectContaining({ operation: 'placeSingleBet', body: '{}' })
    expect(placeBet).toHaveBeenCalledWith(key, sealed, expect.anything())
  })

  it('lapses once this page has held it for longer than it can live, and is not sent [SLIP-18]', async () => {
    const { placement, page, placeBet, askByUnique } = resume({ kind: 'unseen' }, { request: null })
    placement.start()
    await vi.waitFor(() => expect(askByUnique).toHaveBeenCalledOnce(), patience)
    await waitFor(placement, (snapshot) => snapshot.matches('outcomeUnknown'))
    page.time = confirmationLifetime + 15_001
    placement.send({ type: 'check.requested' })
    await waitFor(placement, (snapshot) => snapshot.status === 'done')
    expect(placement.getSnapshot().output).toMatchObject({ outcome: { kind: 'lapsed' } })
    expect(placeBet).not.toHaveBeenCalled()
  })
})
