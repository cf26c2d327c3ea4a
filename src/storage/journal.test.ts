import { describe, expect, it } from 'vitest'

import type { JournalEntry } from '#machines/placement/types.ts'

import { createJournal, createKey, decodeEntry } from './journal.ts'
import { createStorage } from './storage.ts'
import { blockedHost, createTestBrowser, testEntry } from './testing.ts'

const [keyA, keyB] = ['a'.repeat(32), 'b'.repeat(32)]

describe('the journal of placements', () => {
  it('keeps a confirmation over a reload until it is closed [SLIP-18]', () => {
    const { host, storage } = createTestBrowser().openTab()
    createJournal(storage).record(testEntry(keyA))
    const reloaded = createStorage(host)
    reloaded.setOwner({ partner: 'Harbour', member: 'alice' })
    const journal = createJournal(reloaded)
    expect(journal.open()).toEqual([testEntry(keyA)])
    journal.close(keyA)
    expect(journal.open()).toEqual([])
  })

  it('gives a tab that confirms under a key already written what was written: one key, one body [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [one, other] = [createJournal(browser.openTab().storage), createJournal(browser.openTab().storage)]
    const first = one.record(testEntry(keyA, { body: 'first' }))
    expect(other.record(testEntry(keyA, { body: 'second' }))).toEqual(first)
  })

  it('gives every tab the same key after a closed one [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [one, other] = [createJournal(browser.openTab().storage), createJournal(browser.openTab().storage)]
    one.record(testEntry(keyA))
    expect(one.nextAfter(keyA)).toBeNull()
    const next = one.close(keyA)
    expect(next).toMatch(/^[0-9a-f]{32}$/)
    expect(other.close(keyA)).toBe(next)
    expect(other.nextAfter(keyA)).toBe(next)
  })

  it('does not let the confirmations of two tabs overwrite each other, and gives the oldest first [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [one, other] = [createJournal(browser.openTab().storage), createJournal(browser.openTab().storage)]
    one.record(testEntry(keyB, { confirmedAt: 2_000 }))
    other.record(testEntry(keyA, { confirmedAt: 1_000 }))
    expect(one.open().map(({ key }) => key)).toEqual([keyA, keyB])
  })

  it('tells the other tabs of a confirmation [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [one, other] = [createJournal(browser.openTab().storage), createJournal(browser.openTab().storage)]
    const heard: JournalEntry[] = []
    other.subscribe((entry) => heard.push(entry))
    one.record(testEntry(keyA))
    one.close(keyA)
    expect(heard).toEqual([testEntry(keyA)])
  })

  it('loses no bet to what else of an entry is corrupt: key and bytes are all it needs [SLIP-18]', () => {
    const entry = decodeEntry({
      ...testEntry(keyA),
      tickets: [{}],
      stake: 'much',
      policy: 7,
      confirmedAt: null,
    })
    expect(entry).toMatchObject({
      key: keyA,
      body: testEntry(keyA).body,
      expiresAt: 2_000,
      tickets: [],
      policy: 'none',
    })
  })

  it.each([
    null,
    [],
    { ...testEntry(keyA), version: 2 },
    { ...testEntry(keyA), key: '../' },
    { ...testEntry(keyA), body: 1 },
  ])('reads nothing from what is no entry: %j', (value) => {
    expect(decodeEntry(value)).toBeNull()
  })

  it('works where storage is blocked, for as long as the page lives [LAUNCH-08] [SLIP-18]', () => {
    const journal = createJournal(createStorage(blockedHost()))
    journal.record(testEntry(keyA))
    expect(journal.find(keyA)).toEqual(testEntry(keyA))
    journal.close(keyA)
    expect(journal.open()).toEqual([])
  })

  it('makes keys of 32 hex digits that do not come twice', () => {
    const keys = new Set(Array.from({ length: 1_000 }, createKey))
    expect(keys.size).toBe(1_000)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  })
})
