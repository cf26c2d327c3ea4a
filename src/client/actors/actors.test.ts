import { describe, expect, it } from 'vitest'

import { CallFailed } from '#machines/failure.ts'
import type { Confirmation } from '#machines/placement/types.ts'
import { createPreferences } from '#src/client/session/preferences.ts'
import { deviceSession, tabSession, type KeptSession } from '#src/storage/records/records.ts'
import { slipRecord } from '#src/storage/records/slipRecord.ts'
import { buildConfirmedBet, buildEntry, buildOpenedLink, buildStoredSlip } from '#src/testing/builders.ts'
import { testJournal, testKey } from '#src/testing/environment.ts'
import { createTestBrowser, testSettings, testTokens } from '#src/testing/storage.ts'

import { recordBatch } from './bets/placementActors.ts'
import { loadSlip } from './bets/slipActors.ts'
import { findStart } from './launchActors.ts'

const [keyA, keyB] = ['a'.repeat(32), 'b'.repeat(32)]
const link = buildOpenedLink({ partnerMemberToken: null })

const { sessionId, memberCode } = testSettings

function kept(change: Partial<KeptSession> = {}): KeptSession {
  return {
    version: 1,
    settings: testSettings,
    tokens: { ...testTokens, token: 'current', tokenExpiresAt: 9 },
    linkToken: 'link-1',
    ...change,
  }
}

describe('what the page starts from', () => {
  it('is the link it was opened with [LAUNCH-01]', () => {
    const { storage } = createTestBrowser().openTab()
    const { token, partnerMemberToken, ...asked } = link
    expect(findStart({ storage }, link)).toEqual({
      start: { start: { kind: 'link', link: asked }, isStorageBlocked: false },
      link: { ...asked, token, partnerMemberToken },
      kept: null,
    })
  })

  it('is the kept session after a reload, with its current token [LAUNCH-08]', () => {
    const { storage } = createTestBrowser().openTab()
    storage.write(tabSession, kept())
    expect(findStart({ storage }, null)).toMatchObject({
      start: { start: { kind: 'restored', settings: { sessionId, memberCode } } },
      kept: { tokens: { token: 'current', tokenExpiresAt: 9 } },
    })
  })

  it("is the kept session where a reload of the partner's page brings the used link back [LAUNCH-08]", () => {
    const { storage } = createTestBrowser().openTab()
    storage.write(tabSession, kept())
    expect(findStart({ storage }, link).start.start.kind).toBe('restored')
    expect(findStart({ storage }, { ...link, token: 'link-2' }).start.start.kind).toBe('link')
  })

  it("is this tab's session, with the token another tab of it has refreshed, and never another member's [LAUNCH-08]", () => {
    const { storage } = createTestBrowser().openTab()
    storage.write(tabSession, kept())
    storage.write(deviceSession, kept({ tokens: { ...testTokens, token: 'refreshed' } }))
    expect(findStart({ storage }, null).kept).toMatchObject({ tokens: { token: 'refreshed' } })
    storage.write(
      deviceSession,
      kept({ settings: { ...testSettings, sessionId: 'other', memberCode: 'bob' } }),
    )
    expect(findStart({ storage }, null).kept).toMatchObject({ settings: { memberCode: 'alice' } })
  })

  it('is nothing where there is neither', () => {
    const { storage } = createTestBrowser().openTab()
    expect(findStart({ storage }, null).start).toEqual({
      start: { kind: 'nothing' },
      isStorageBlocked: false,
    })
  })
})

describe('what the slip begins with', () => {
  const slip = buildStoredSlip({ key: keyA })

  it('is the kept slip and the confirmation without an answer [SLIP-18] [SLIP-21]', () => {
    const { storage } = createTestBrowser().openTab()
    const journal = testJournal(storage)
    storage.write(slipRecord, slip)
    journal.record(buildEntry(keyA))
    expect(loadSlip({ storage, journal, createKey: testKey })).toMatchObject({
      slip,
      entries: [{ key: keyA }],
    })
  })

  it('has the next key where the kept one is used up [SLIP-18]', () => {
    const { storage } = createTestBrowser().openTab()
    const journal = testJournal(storage)
    storage.write(slipRecord, slip)
    journal.record(buildEntry(keyA))
    const { nextKey: next } = journal.close(keyA)
    journal.tell(keyA)
    expect(loadSlip({ storage, journal, createKey: testKey })).toMatchObject({
      slip: { key: next },
      entries: [],
    })
  })

  it('has what was answered and perhaps not seen, before what has no answer, and its own key where the page went at once [SLIP-18]', () => {
    const { storage } = createTestBrowser().openTab()
    const journal = testJournal(storage)
    const keyB = 'b'.repeat(32)
    storage.write(slipRecord, slip)
    journal.record(buildEntry(keyB, { confirmedAt: 1_000 }))
    journal.record(buildEntry(keyA, { confirmedAt: 2_000 }))
    journal.close(keyA)
    expect(loadSlip({ storage, journal, createKey: testKey })).toMatchObject({
      slip: { key: keyA },
      entries: [{ key: keyA }, { key: keyB }],
    })
  })

  it('is nothing but a fresh key for a member who was never here', () => {
    const { storage } = createTestBrowser().openTab()
    const { freshKey, ...rest } = loadSlip({ storage, journal: testJournal(storage), createKey: testKey })
    expect(rest).toEqual({ slip: null, entries: [] })
    expect(freshKey).toMatch(/^[0-9a-f]{32}$/)
  })
})

function only<T>([one, ...others]: readonly T[]): T {
  if (one === undefined || others.length > 0) throw new Error(`There are ${others.length} others.`)
  return one
}

describe('writing a confirmation down', () => {
  const confirmation: Confirmation = {
    ...buildConfirmedBet({ policy: 'better' }),
    operation: 'placeSingleBet',
  }

  function open(browser = createTestBrowser()) {
    const { storage } = browser.openTab()
    const journal = testJournal(storage)
    const preferences = createPreferences({
      storage,
      link: { language: null, oddsType: 'malay', pressRule: null },
      browserLanguages: [],
      deviceTimeZone: 'UTC',
    })
    return {
      storage,
      journal,
      record: () =>
        only(
          recordBatch(
            { api: { serverNow: () => 1_000 }, storage, journal, preferences, createKey: testKey },
            { key: keyA, bets: [confirmation] },
          ),
        ),
    }
  }

  it('freezes its bytes, its key and the time until which it may be placed [SLIP-18]', () => {
    const { journal, record } = open()
    const { kind, entry } = record()
    expect(kind).toBe('send')
    expect(entry).toMatchObject({
      key: keyA,
      confirmedAt: 1_000,
      request: { operation: 'placeSingleBet', expiresAt: 61_000 },
      stakes: confirmation.stakes,
    })
    expect(JSON.parse(entry.request?.body ?? '')).toMatchObject({
      amount: '150.00',
      odds_type: 'malay',
      accept_odds: 'better',
    })
    expect(journal.open()).toEqual([entry])
  })

  it('follows what another tab wrote under the same key, and writes nothing [SLIP-18]', () => {
    const browser = createTestBrowser()
    const one = open(browser)
    const other = open(browser)
    const { entry } = one.record()
    expect(other.record()).toEqual({ kind: 'follow', entry })
    expect(one.journal.open()).toHaveLength(1)
  })

  it('writes nothing where another tab has placed this slip already [SLIP-18]', () => {
    const { journal, record } = open()
    record()
    journal.close(keyA)
    expect(record).toThrow(CallFailed)
    expect(journal.open()).toEqual([])
  })

  it('writes nothing where the kept slip has another key by now [SLIP-18]', () => {
    const { storage, journal, record } = open()
    storage.write(slipRecord, buildStoredSlip({ key: keyB, legs: [] }))
    expect(record).toThrow(CallFailed)
    expect(journal.open()).toEqual([])
  })
})
