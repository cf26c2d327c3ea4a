import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { errors } from '#domain/session/errorCatalogue.ts'
import { confirmationLifetime } from '#machines/placement/lapse.ts'
import type { JournalEntry } from '#machines/placement/types.ts'
import type { KeyResult, PlaceResult } from '#src/api/bets/bets.ts'
import { createQueryClient } from '#src/client/data/queryClient.ts'
import { createPreferences } from '#src/client/session/preferences.ts'
import { buildEntry, buildLeg, buildRefusal, yuan } from '#src/testing/builders.ts'
import { testJournal, testKey } from '#src/testing/environment.ts'
import { createTestBrowser } from '#src/testing/storage.ts'

import { batchLogic } from './placementActors.ts'
import { loadSlip } from './slipActors.ts'

const [one, two] = ['a'.repeat(32), 'b'.repeat(32)]
const confirmedAt = Date.now() - 5_000
const expiresAt = confirmedAt + confirmationLifetime

/** Single bets alone, as the first version wrote them. */
const versionOne = {
  version: 1,
  key: one,
  body: '{"amount":"150.00"}',
  expiresAt,
  confirmedAt,
  tickets: [buildLeg()],
  stake: yuan(150),
  policy: 'any',
}

const versionTwo = (key: string, change: Partial<JournalEntry> = {}): JournalEntry =>
  buildEntry(key, {
    confirmedAt,
    request: { operation: 'placeSingleBet', body: '{"amount":"150.00"}', expiresAt },
    ...change,
  })

/** A page that finds these in its storage, and a server that refused what it is asked about. */
async function openedWith(kept: Readonly<Record<string, unknown>>) {
  const { storage } = createTestBrowser().openTab()
  for (const [key, value] of Object.entries(kept))
    storage.write({ name: `journal.${key}`, scope: 'member', decode: () => null }, value)
  const journal = testJournal(storage)
  const refused: KeyResult = {
    kind: 'refused',
    refusal: buildRefusal(errors.insufficientBalance.code),
    request: null,
  }
  const askByUnique = vi.fn<(key: string) => Promise<KeyResult>>(() => Promise.resolve(refused))
  const placeBet = vi.fn<() => Promise<PlaceResult>>(() => new Promise(() => undefined))
  const logic = batchLogic({
    api: { serverNow: Date.now, askByUnique, placeBet },
    storage,
    journal,
    createKey: testKey,
    now: Date.now,
    preferences: createPreferences({ storage, link: null, browserLanguages: [], deviceTimeZone: 'UTC' }),
    queryClient: createQueryClient(),
  })
  const { entries } = loadSlip({ storage, journal, createKey: testKey })
  const nothing = (): void => undefined
  const press = createActor(logic.provide({ actions: { tellAnswered: nothing, tellUnknown: nothing } }), {
    input: { kind: 'resume', entries },
  })
  press.start()
  await waitFor(press, ({ status }) => status === 'done')
  return { journal, askByUnique, placeBet, outputs: press.getSnapshot().output?.outputs ?? [] }
}

describe('what an earlier page wrote into the journal', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a single bet in the first version', { [one]: versionOne }],
    ['one bet, which was sent on its own', { [one]: versionTwo(one) }],
    [
      'several bets of one press',
      {
        [one]: versionTwo(one, { batch: one }),
        [two]: versionTwo(two, { batch: one, confirmedAt: confirmedAt + 1 }),
      },
    ],
    [
      'a bet and a booking',
      {
        [one]: versionTwo(one),
        [two]: versionTwo(two, {
          confirmedAt: confirmedAt + 1,
          request: { operation: 'bookBet', body: '{"amount":"150.00"}', expiresAt },
        }),
      },
    ],
  ])(
    'is read on, asked about by its key and told, and never sent as if for the first time: %s [SLIP-18] [SLIP-21]',
    async (_, kept) => {
      const { journal, askByUnique, placeBet, outputs } = await openedWith(kept)
      const keys = Object.keys(kept)
      expect(askByUnique.mock.calls.map(([key]) => key)).toEqual(keys)
      expect(placeBet).not.toHaveBeenCalled()
      expect(outputs).toMatchObject(keys.map((key) => ({ entry: { key }, outcome: { kind: 'refused' } })))
      expect(journal.open()).toEqual([])
      expect(journal.untold().map(({ key }) => key)).toEqual(keys)
    },
  )
})
