import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { buildLeg, buildStoredSlip } from '#src/testing/builders.ts'
import { blockedHost, createTestBrowser, testSettings, testTokens } from '#src/testing/storage.ts'

import { decodeSession, deviceSession, tabSession, type KeptSession } from './records/records.ts'
import { decodeSlip, slipRecord } from './records/slipRecord.ts'
import { createStorage, type StoredRecord } from './storage.ts'

const note: StoredRecord<string> = {
  name: 'note',
  scope: 'member',
  decode: (value) => (typeof value === 'string' ? value : null),
}

const slip = buildStoredSlip({ key: 'a'.repeat(32), lastOddsSelectionAt: 5 })
const session: KeptSession = {
  version: 1,
  settings: testSettings,
  tokens: { ...testTokens, token: 'newer', tokenExpiresAt: 1 },
  linkToken: 'link',
}

/** The same as it is read: what is needed before the check. */
const { sessionId, memberCode, partnerName, theme, timeZone, acceptAnyOdds } = testSettings
const { languages, defaultLanguage, oddsTypes, defaultOddsType } = testSettings
const asRead: KeptSession = {
  ...session,
  settings: {
    sessionId,
    memberCode,
    partnerName,
    theme,
    timeZone,
    acceptAnyOdds,
    languages,
    defaultLanguage,
    oddsTypes,
    defaultOddsType,
  },
}

/** The same as it stands on disk, in the form of every version so far: its tokens among the settings. */
const written = {
  version: 1,
  settings: { ...testSettings, ...testTokens, token: 'of the launch' },
  token: 'newer',
  tokenExpiresAt: 1,
  linkToken: 'link',
}

describe('a kept session', () => {
  it('is read in the form that every version so far has written, its tokens apart from its settings [LAUNCH-08]', () => {
    const { host, storage } = createTestBrowser().openTab()
    host.sessionStorage.setItem('slipway:v1:session', JSON.stringify(written))
    const kept = storage.read(tabSession)
    expect(kept).toEqual(asRead)
    expect(JSON.stringify(kept?.settings)).not.toMatch(/newer|of the launch|partner-token/)
  })

  it('is good whatever is wrong with what the check will bring again [LAUNCH-08]', () => {
    const { host, storage } = createTestBrowser().openTab()
    const { currency: _, ...settings } = { ...written.settings, betIncrements: 'some' }
    host.sessionStorage.setItem('slipway:v1:session', JSON.stringify({ ...written, settings }))
    expect(storage.read(tabSession)).toEqual(asRead)
  })

  it('is written in that form too, for tabs of the version before [LAUNCH-08]', () => {
    const { host, storage } = createTestBrowser().openTab()
    storage.write(tabSession, session)
    expect(JSON.parse(host.sessionStorage.getItem('slipway:v1:session') ?? '')).toEqual({
      ...written,
      settings: { ...written.settings, token: 'newer', tokenExpiresAt: 1 },
    })
  })
})

describe('storage', () => {
  it('keeps facts per partner and member, under versioned keys [LAUNCH-08]', () => {
    const browser = createTestBrowser()
    const { storage } = browser.openTab()
    storage.write(note, 'of alice')
    storage.setOwner({ partner: 'Har:bour', member: 'bob' })
    expect(storage.read(note)).toBeNull()
    storage.write(note, 'of bob')
    expect([...browser.shared.keys()]).toEqual([
      'slipway:v1:Harbour:alice:note',
      'slipway:v1:Har%3Abour:bob:note',
    ])
  })

  it('restores slip and session after a reload [LAUNCH-08] [SLIP-21]', () => {
    const { host, storage } = createTestBrowser().openTab()
    storage.write(slipRecord, slip)
    storage.write(tabSession, session)
    const reloaded = createStorage(host)
    reloaded.setOwner({ partner: 'Harbour', member: 'alice' })
    expect(reloaded.read(slipRecord)).toEqual(slip)
    expect(reloaded.read(tabSession)).toEqual(asRead)
  })

  it("keeps the session of another member's tab out of this one", () => {
    const browser = createTestBrowser()
    const one = browser.openTab()
    const other = browser.openTab()
    one.storage.write(tabSession, session)
    expect(other.storage.read(tabSession)).toBeNull()
  })

  it('reads a slip whose legs an earlier page wrote as tickets, open or put aside [LAUNCH-08] [SLIP-21]', () => {
    const browser = createTestBrowser()
    const { storage } = browser.openTab()
    const { legs, ...others } = slip
    const { legs: aside, ...group } = buildStoredSlip({ stakeTexts: {} })
    const parked = { combo: { ...group, tickets: aside } }
    const before = JSON.stringify({ ...others, tickets: legs, parked })
    browser.shared.set('slipway:v1:Harbour:alice:slip', before)
    expect(storage.read(slipRecord)).toMatchObject({ legs, parked: { combo: { legs: aside } } })
  })

  it('reads several singles that an earlier page wrote as pinned, open or put aside: presses add to them [LAUNCH-08] [SLIP-02] [SLIP-21]', () => {
    const browser = createTestBrowser()
    const { storage } = browser.openTab()
    const { isAdding: _, isStakeShared: _shared, ...before } = slip
    const { isAdding: _aside, ...aside } = buildStoredSlip({ stakeTexts: {} })
    const keep = (kept: object): void =>
      void browser.shared.set('slipway:v1:Harbour:alice:slip', JSON.stringify({ ...before, ...kept }))
    keep({ pinned: ['m1:home'], parked: { combo: { ...aside, pinned: [] } } })
    expect(storage.read(slipRecord)).toMatchObject({
      isAdding: true,
      isStakeShared: false,
      parked: { combo: { isAdding: false } },
    })
    // One that had a single at a time said neither.
    keep({})
    expect(storage.read(slipRecord)).toMatchObject({ isAdding: false, isStakeShared: false })
  })

  it.each([
    ['no JSON', '{"version":1'],
    ['an older version', JSON.stringify({ ...slip, version: 0 })],
    ['a ticket that lacks its price', JSON.stringify({ ...slip, legs: [{ ...buildLeg(), price: {} }] })],
    ['an invalid key', JSON.stringify({ ...slip, key: 'x' })],
    ['null', 'null'],
  ])('drops a slip that is %s [LAUNCH-08] [SLIP-21]', (_, text) => {
    const browser = createTestBrowser()
    const { storage } = browser.openTab()
    const key = 'slipway:v1:Harbour:alice:slip'
    browser.shared.set(key, text)
    expect(storage.read(slipRecord)).toBeNull()
    expect(browser.shared.has(key)).toBe(false)
  })

  it('works in memory where storage is blocked, and says so [LAUNCH-08]', () => {
    const storage = createStorage(blockedHost())
    expect(storage.blocked).toBe(true)
    expect(storage.write(note, 'kept')).toBe(false)
    expect(storage.read(note)).toBe('kept')
    expect(storage.names('no')).toEqual(['note'])
    storage.remove(note)
    expect(storage.read(note)).toBeNull()
  })

  it('works in memory where storage is full, and does not call that blocked [LAUNCH-08]', () => {
    const { host } = createTestBrowser().openTab()
    const storage = createStorage(host)
    storage.write(note, 'old')
    vi.spyOn(host.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(storage.write(note, 'new')).toBe(false)
    expect(storage.read(note)).toBe('new')
    expect(createStorage(host).blocked).toBe(false)
  })

  it('tells the other tabs of the member, and not the one that wrote', () => {
    const browser = createTestBrowser()
    const [one, other, strange] = [browser.openTab(), browser.openTab(), browser.openTab()]
    strange.storage.setOwner({ partner: 'Harbour', member: 'bob' })
    const heard: string[] = []
    one.storage.subscribe((name) => heard.push(`one ${name}`))
    const stop = other.storage.subscribe((name) => heard.push(`other ${name}`))
    strange.storage.subscribe((name) => heard.push(`strange ${name}`))
    one.storage.write(note, 'x')
    one.storage.write(deviceSession, session)
    stop()
    one.storage.write(note, 'y')
    expect(heard).toEqual(['other note', 'other session', 'strange session'])
  })

  it('drops what it cannot read, and reports it [LIVE-13]', () => {
    const { host } = createTestBrowser().openTab()
    let dropped = 0
    const storage = createStorage(host, () => (dropped += 1))
    host.sessionStorage.setItem('slipway:v1:session', JSON.stringify({ ...written, version: 2 }))
    expect(storage.read(tabSession)).toBeNull()
    expect(host.sessionStorage.getItem('slipway:v1:session')).toBeNull()
    expect(storage.read(tabSession)).toBeNull()
    expect(dropped).toBe(1)
  })

  it('drops a session that could not be written again as it was read [LAUNCH-08]', () => {
    expect(decodeSession({ ...written, tokenExpiresAt: 1.5 })).toBeNull()
  })

  it('never throws on what it finds, whatever that is [LAUNCH-08]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), damaged(slip), damaged(written)), (value) => {
        const readSlip = decodeSlip(value)
        const readSession = decodeSession(value)
        expect(readSlip === null || readSlip.version === 2).toBe(true)
        expect(readSession === null || readSession.version === 1).toBe(true)
      }),
    )
  })
})

function damaged(sample: object) {
  return fc.record(
    Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [name, fc.oneof(fc.constant(value), fc.anything())]),
    ),
    {
      requiredKeys: [],
    },
  )
}
