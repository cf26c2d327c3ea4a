import { describe, expect, it } from 'vitest'

import type { JournalEntry } from '#machines/placement/types.ts'
import { createStorage } from '#src/storage/storage.ts'
import { buildEntry } from '#src/testing/builders.ts'
import { testJournal, testKey } from '#src/testing/environment.ts'
import { blockedHost, createTestBrowser } from '#src/testing/storage.ts'

const [keyA, keyB] = ['a'.repeat(32), 'b'.repeat(32)]

describe('the journal of placements', () => {
  it('keeps a confirmation over a reload until it is closed [SLIP-18]', () => {
    const { host, storage } = createTestBrowser().openTab()
    testJournal(storage).record(buildEntry(keyA))
    const reloaded = createStorage(host)
    reloaded.setOwner({ partner: 'Harbour', member: 'alice' })
    const journal = testJournal(reloaded)
    expect(journal.open()).toEqual([buildEntry(keyA)])
    journal.close(keyA)
    expect(journal.open()).toEqual([])
  })

  it('keeps what is answered over a reload until it is told, apart from what is open [SLIP-18]', () => {
    const { host, storage } = createTestBrowser().openTab()
    const before = testJournal(storage)
    for (const [key, confirmedAt] of [
      [keyB, 2_000],
      [keyA, 1_000],
    ] as const)
      before.record(buildEntry(key, { confirmedAt }))
    before.close(keyB)
    before.close(keyA)
    const reloaded = createStorage(host)
    reloaded.setOwner({ partner: 'Harbour', member: 'alice' })
    const journal = testJournal(reloaded)
    expect([journal.open(), journal.untold().map(({ key }) => key)]).toEqual([[], [keyA, keyB]])
    journal.tell(keyA)
    expect(journal.untold().map(({ key }) => key)).toEqual([keyB])
    expect(journal.nextAfter(keyA)).toEqual(expect.any(String))
  })

  it('gives a tab that confirms under a key already written what was written, to be followed: one key, one body [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [one, other] = [testJournal(browser.openTab().storage), testJournal(browser.openTab().storage)]
    const first = buildEntry(keyA, { confirmedAt: 1_001 })
    expect(one.record(first)).toEqual([{ kind: 'send', entry: first }])
    expect(other.record(buildEntry(keyA, { confirmedAt: 1_002 }))).toEqual([{ kind: 'follow', entry: first }])
  })

  it('gives every tab the same key after a closed one [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [one, other] = [testJournal(browser.openTab().storage), testJournal(browser.openTab().storage)]
    one.record(buildEntry(keyA))
    expect(one.nextAfter(keyA)).toBeNull()
    const { nextKey, isToldElsewhere } = one.close(keyA)
    expect(nextKey).toMatch(/^[0-9a-f]{32}$/)
    expect(isToldElsewhere).toBe(false)
    expect(other.close(keyA)).toMatchObject({ nextKey, isToldElsewhere: false })
    one.tell(keyA)
    expect(other.close(keyA)).toMatchObject({ nextKey, isToldElsewhere: true })
    expect(other.nextAfter(keyA)).toBe(nextKey)
  })

  it('does not let the confirmations of two tabs overwrite each other, and gives the oldest first [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [one, other] = [testJournal(browser.openTab().storage), testJournal(browser.openTab().storage)]
    one.record(buildEntry(keyB, { confirmedAt: 2_000 }))
    other.record(buildEntry(keyA, { confirmedAt: 1_000 }))
    expect(one.open().map(({ key }) => key)).toEqual([keyA, keyB])
  })

  it('tells the other tabs of a confirmation [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [one, other] = [testJournal(browser.openTab().storage), testJournal(browser.openTab().storage)]
    const heard: JournalEntry[] = []
    other.subscribe((entry) => heard.push(entry))
    one.record(buildEntry(keyA))
    one.close(keyA)
    expect(heard).toEqual([buildEntry(keyA)])
  })

  it('gives the next open confirmation with the one that is closed [SLIP-18]', () => {
    const { storage } = createTestBrowser().openTab()
    const journal = testJournal(storage)
    journal.record(buildEntry(keyA))
    journal.record(buildEntry(keyB, { confirmedAt: 1_500 }))
    expect(journal.close(keyA).nextEntry).toMatchObject({ key: keyB })
    expect(journal.close(keyB).nextEntry).toBeNull()
  })

  it('leaves what it cannot read where it is: another version of the client may [SLIP-18]', () => {
    const { storage } = createTestBrowser().openTab()
    const later = { version: 3, key: keyA, requests: [{ operation: 'placeComboBet' }] }
    storage.write({ name: `journal.${keyA}`, scope: 'member', decode: () => null }, later)
    const journal = testJournal(storage)
    expect(journal.open()).toMatchObject([{ key: keyA, request: null }])
    expect(storage.read({ name: `journal.${keyA}`, scope: 'member', decode: (value) => value })).toEqual(
      later,
    )
  })

  it('works where storage is blocked, for as long as the page lives [LAUNCH-08] [SLIP-18]', () => {
    const journal = testJournal(createStorage(blockedHost()), Date.now)
    journal.record(buildEntry(keyA))
    expect(journal.open()).toEqual([buildEntry(keyA)])
    journal.close(keyA)
    expect(journal.open()).toEqual([])
  })

  it('makes keys of 32 hex digits that do not come twice', () => {
    const keys = new Set(Array.from({ length: 1_000 }, testKey))
    expect(keys.size).toBe(1_000)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  })
})
