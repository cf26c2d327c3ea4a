import { describe, expect, it } from 'vitest'

import type { JournalEntry } from '#machines/placement/types.ts'
import { testJournal, testKey } from '#src/testing/environment.ts'
import { blockedHost, createTestBrowser, testEntry } from '#src/testing/storage.ts'

import { createStorage } from './storage.ts'

const [keyA, keyB] = ['a'.repeat(32), 'b'.repeat(32)]

describe('the journal of placements', () => {
  it('keeps a confirmation over a reload until it is closed [SLIP-18]', () => {
    const { host, storage } = createTestBrowser().openTab()
    testJournal(storage).record(testEntry(keyA))
    const reloaded = createStorage(host)
    reloaded.setOwner({ partner: 'Harbour', member: 'alice' })
    const journal = testJournal(reloaded)
    expect(journal.open()).toEqual([testEntry(keyA)])
    journal.close(keyA)
    expect(journal.open()).toEqual([])
  })

  it('gives a tab that confirms under a key already written what was written: one key, one body [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [one, other] = [testJournal(browser.openTab().storage), testJournal(browser.openTab().storage)]
    const first = one.record(testEntry(keyA, { confirmedAt: 1_001 }))
    expect(other.record(testEntry(keyA, { confirmedAt: 1_002 }))).toEqual(first)
  })

  it('gives every tab the same key after a closed one [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [one, other] = [testJournal(browser.openTab().storage), testJournal(browser.openTab().storage)]
    one.record(testEntry(keyA))
    expect(one.nextAfter(keyA)).toBeNull()
    const { nextKey, isToldElsewhere } = one.close(keyA)
    expect(nextKey).toMatch(/^[0-9a-f]{32}$/)
    expect(isToldElsewhere).toBe(false)
    expect(other.close(keyA)).toMatchObject({ nextKey, isToldElsewhere: true })
    expect(other.nextAfter(keyA)).toBe(nextKey)
  })

  it('does not let the confirmations of two tabs overwrite each other, and gives the oldest first [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [one, other] = [testJournal(browser.openTab().storage), testJournal(browser.openTab().storage)]
    one.record(testEntry(keyB, { confirmedAt: 2_000 }))
    other.record(testEntry(keyA, { confirmedAt: 1_000 }))
    expect(one.open().map(({ key }) => key)).toEqual([keyA, keyB])
  })

  it('tells the other tabs of a confirmation [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [one, other] = [testJournal(browser.openTab().storage), testJournal(browser.openTab().storage)]
    const heard: JournalEntry[] = []
    other.subscribe((entry) => heard.push(entry))
    one.record(testEntry(keyA))
    one.close(keyA)
    expect(heard).toEqual([testEntry(keyA)])
  })

  it('gives the next open confirmation with the one that is closed [SLIP-18]', () => {
    const { storage } = createTestBrowser().openTab()
    const journal = testJournal(storage)
    journal.record(testEntry(keyA))
    journal.record(testEntry(keyB, { confirmedAt: 1_500 }))
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
    journal.record(testEntry(keyA))
    expect(journal.find(keyA)).toEqual(testEntry(keyA))
    journal.close(keyA)
    expect(journal.open()).toEqual([])
  })

  it('makes keys of 32 hex digits that do not come twice', () => {
    const keys = new Set(Array.from({ length: 1_000 }, testKey))
    expect(keys.size).toBe(1_000)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  })
})
