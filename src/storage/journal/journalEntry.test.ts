import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { confirmationLifetime } from '#machines/placement/lapse.ts'
import { buildEntry, buildLeg, yuan } from '#src/testing/builders.ts'
import { testJournal } from '#src/testing/environment.ts'
import { createTestBrowser } from '#src/testing/storage.ts'

import { decodeEntry } from './journalEntry.ts'

const key = 'a'.repeat(32)
const now = 10_000_000
const entry = buildEntry(key, {
  confirmedAt: now - 5_000,
  request: { operation: 'placeSingleBet', body: '{"amount":"150.00"}', expiresAt: now + 55_000 },
})
const { request } = entry

/** What the version before wrote: single bets only. */
const versionOne = {
  version: 1,
  key,
  body: '{"amount":"150.00"}',
  expiresAt: now + 55_000,
  confirmedAt: now - 5_000,
  tickets: [buildLeg()],
  stake: yuan(150),
  policy: 'any',
}

let told: string[] = []
const tell = (what: string): void => void told.push(what)

describe('an entry of the journal', () => {
  it('is read as it was written [SLIP-18]', () => {
    expect(decodeEntry(key, JSON.parse(JSON.stringify(entry)), now, tell)).toEqual(entry)
  })

  it('is a single bet where the version before wrote it [SLIP-18]', () => {
    expect(decodeEntry(key, versionOne, now, tell)).toEqual(entry)
  })

  it('loses no bet to what is only shown of it [SLIP-18]', () => {
    const shown = { legs: [{}], stakes: 'much', policy: 7 }
    expect(decodeEntry(key, { ...entry, ...shown }, now, tell)).toEqual({
      ...entry,
      legs: [],
      stakes: null,
      policy: 'none',
    })
  })

  it.each([
    ['an operation nobody knows', { ...entry, request: { ...request, operation: 'placeBetOfALaterDay' } }],
    [
      'an operation that is a word of the language',
      { ...entry, request: { ...request, operation: 'toString' } },
    ],
    ['no operation', { ...entry, request: { ...request, operation: undefined } }],
    ['a later version', { ...entry, version: 3 }],
    ['an expiry beyond any date', { ...entry, request: { ...request, expiresAt: 1e300 } }],
    ['an expiry with a fraction', { ...entry, request: { ...request, expiresAt: now + 0.5 } }],
    ['an expiry as text', { ...versionOne, expiresAt: '12' }],
    ['an expiry later than any confirmation lives', { ...versionOne, expiresAt: now + 9e9 }],
    ['an expiry before it was confirmed', { ...versionOne, expiresAt: 0 }],
    [
      'a time of confirmation that is yet to come',
      { ...versionOne, confirmedAt: now + 9e9, expiresAt: now + 9e9 + 1 },
    ],
    ['a body that is no request', { ...versionOne, body: 'x' }],
    ['a body that is no text', { ...versionOne, body: { amount: '1.00' } }],
    ['no body', { ...versionOne, body: undefined }],
    ['the key of another entry', { ...versionOne, key: 'b'.repeat(32) }],
    ['torn text', undefined],
    ['nothing', null],
    ['a list', []],
  ])('with %s is kept to be asked about, and never sent [SLIP-18]', (_, value) => {
    expect(decodeEntry(key, value, now, tell)).toMatchObject({ key, request: null })
  })

  it.each<[string, unknown, number]>([
    ['nothing where it is whole', entry, 0],
    ['nothing where it is of the version before', versionOne, 0],
    ['each field that cannot be read', { ...entry, stake: 'all', policy: 7, request: { body: 1 } }, 3],
    ['each leg that cannot be read', { ...entry, legs: [...entry.legs, 'x', null] }, 2],
    ['all of it where there is nothing to read', 'torn', 1],
  ])('reports %s [LIVE-13]', (_, value, count) => {
    told = []
    decodeEntry(key, JSON.parse(JSON.stringify(value)), now, tell)
    expect(told).toEqual(Array.from({ length: count }, () => 'malformed'))
  })

  it('is an entry whatever storage holds, and is sent only where it is whole [SLIP-18]', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.record({ ...fields(versionOne), version: fc.constant(1) }, { requiredKeys: [] }),
          fc.record({ ...fields(entry), version: fc.constant(2) }, { requiredKeys: [] }),
        ),
        (value) => {
          const read = decodeEntry(key, value, now, tell)
          expect(read.key).toBe(key)
          expect(JSON.parse(JSON.stringify(read))).toEqual(read)
          if (read.request === null) return
          expect(Number.isSafeInteger(read.request.expiresAt)).toBe(true)
          expect(JSON.parse(read.request.body)).toBeTypeOf('object')
          expect(read.request.expiresAt).toBeLessThanOrEqual(now + 60_000 + confirmationLifetime)
        },
      ),
    )
  })

  it('is found and closed whatever text stands under its key [SLIP-18]', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const browser = createTestBrowser()
        const { storage } = browser.openTab()
        const name = `slipway:v1:Harbour:alice:journal.${key}`
        browser.shared.set(name, text)
        const journal = testJournal(storage, () => now)
        expect(journal.open().map((open) => open.key)).toEqual([key])
        journal.close(key)
        expect(journal.open()).toEqual([])
        journal.tell(key)
        expect(browser.shared.has(name)).toBe(false)
      }),
    )
  })
})

/** Each field as it should be, or anything else. */
function fields(of: object) {
  return Object.fromEntries(
    Object.entries(of).map(([name, value]) => [
      name,
      fc.oneof(fc.constant(value), fc.jsonValue(), fc.double()),
    ]),
  )
}
