import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { tabSession } from '#src/storage/records/records.ts'
import { wireSettings } from '#src/testing/api/replies.ts'
import { createTestBrowser, testSettings, testTokens } from '#src/testing/storage.ts'

import { Unreadable } from './base/read.ts'
import { readTieco } from './lists/games.ts'
import { readSettings } from './session/settings.ts'

/** The text of a value with a field put in somewhere that every object has, as no object literal can. */
function poisoned(value: object, name: string, at: number, what: unknown): string {
  const text = JSON.stringify(value)
  const objects = [...text.matchAll(/\{/g)].map(({ index }) => index + 1)
  const place = objects[at % objects.length] ?? 1
  const comma = text[place] === '}' ? '' : ','
  return `${text.slice(0, place)}${JSON.stringify(name)}:${JSON.stringify(what)}${comma}${text.slice(place)}`
}

const names = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty')
const whats = fc.oneof(
  fc.constantFrom<unknown>({ isAnonymous: false, polluted: true }, { polluted: true }, 'text', null, []),
  fc.jsonValue(),
)

/** Nothing that was read may have reached what all objects share. */
function expectNothingShared(): void {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  expect(({} as { isAnonymous?: unknown }).isAnonymous).toBeUndefined()
}

describe('fields that every object has, from outside', () => {
  it('change nothing of the settings they are put into [LAUNCH-02] [LIVE-13]', () => {
    const plain = readSettings(wireSettings, null)
    fc.assert(
      fc.property(names, fc.nat(40), whats, (name, at, what) => {
        const value: unknown = JSON.parse(poisoned(wireSettings, name, at, what))
        try {
          expect(readSettings(value, null)).toEqual(plain)
        } catch (error) {
          // Where the field stands in one that the launch cannot do without.
          if (!(error instanceof Unreadable)) throw error
        }
        expectNothingShared()
      }),
      { numRuns: 500 },
    )
  })

  it('change nothing of a session that was kept [LAUNCH-08]', () => {
    const written = {
      version: 1,
      settings: { ...testSettings, ...testTokens },
      token: 't',
      tokenExpiresAt: 1,
      linkToken: null,
    }
    const read = (text: string) => {
      const { host, storage } = createTestBrowser().openTab()
      host.sessionStorage.setItem('slipway:v1:session', text)
      return storage.read(tabSession)
    }
    const plain = read(JSON.stringify(written))
    expect(plain).not.toBeNull()
    fc.assert(
      fc.property(names, fc.nat(40), whats, (name, at, what) => {
        expect([plain, null]).toContainEqual(read(poisoned(written, name, at, what)))
        expectNothingShared()
      }),
      { numRuns: 300 },
    )
  })

  it('are entries of a mapping as any other [BROWSE-01]', () => {
    const counts = { today: 1, inplay: 2, early: 3, combo: 4, outright: 5 }
    const text = JSON.stringify({ total: counts, games: { '41': counts, own: counts } }).replace(
      '"own"',
      '"__proto__"',
    )
    const { games } = readTieco(JSON.parse(text), () => undefined)
    expect(Object.getPrototypeOf(games)).toBe(Object.prototype)
    expect(Object.keys(games)).toEqual(['41', '__proto__'])
  })
})

describe('addresses from outside', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://name@evil.example/',
    'ftp://evil.example/',
  ])('that lead elsewhere than they say are none: %j [HOST-04] [LIVE-13]', (address) => {
    let told = 0
    const settings = readSettings(
      {
        ...wireSettings,
        partnerUrl: address,
        loginUrl: address,
        partnerLogo: address,
        partnerOrigins: [address, '*', 'null'],
      },
      null,
      () => (told += 1),
    )
    expect(settings).toMatchObject({
      partnerUrl: null,
      loginUrl: null,
      partnerLogo: null,
      partnerOrigins: [],
    })
    expect(told).toBe(6)
  })
})
