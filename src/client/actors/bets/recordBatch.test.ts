import { describe, expect, it } from 'vitest'

import type { Leg } from '#domain/bets/bet.ts'
import { CallFailed } from '#machines/failure.ts'
import type { Confirmation } from '#machines/placement/types.ts'
import { createPreferences } from '#src/client/session/preferences.ts'
import { slipRecord } from '#src/storage/records/slipRecord.ts'
import { createStorage } from '#src/storage/storage.ts'
import { buildEntry, buildLeg, buildStoredSlip, yuan } from '#src/testing/builders.ts'
import { testJournal, testKey } from '#src/testing/environment.ts'
import { blockedHost, createTestBrowser } from '#src/testing/storage.ts'

import { recordBatch } from './placementActors.ts'
import { loadSlip } from './slipActors.ts'

const key = 'a'.repeat(32)
const [one, two, three] = [
  buildLeg({ marketId: 'm1' }),
  buildLeg({ marketId: 'm2' }),
  buildLeg({ marketId: 'm3' }),
]

function betOn(leg: Leg, units = 150): Confirmation {
  return {
    operation: 'placeSingleBet',
    legs: [leg],
    kind: 'single',
    stakes: [{ size: 1, perLine: yuan(units) }],
    price: null,
    policy: 'better',
    isFollowBet: false,
    bigComboId: null,
  }
}

function openTab(browser = createTestBrowser()) {
  const { storage } = browser.openTab()
  const journal = testJournal(storage)
  const preferences = createPreferences({ storage, link: null, browserLanguages: [], deviceTimeZone: 'UTC' })
  const services = { api: { serverNow: () => 1_000 }, storage, journal, preferences, createKey: testKey }
  return {
    storage,
    journal,
    confirm: (leg: Leg, slipKey = key) => recordBatch(services, { key: slipKey, bets: [betOn(leg)] }),
    confirmAll: (...legs: readonly [Leg, ...Leg[]]) => {
      const [first, ...others] = legs
      return recordBatch(services, { key, bets: [betOn(first), ...others.map((leg) => betOn(leg, 20))] })
    },
    load: () => loadSlip({ storage, journal, createKey: testKey }),
  }
}

function triesTo(act: () => unknown): boolean {
  try {
    act()
    return true
  } catch (error) {
    if (error instanceof CallFailed) {
      expect(error.failure.kind).toBe('noRoom')
      return false
    }
    throw error
  }
}

describe('writing the confirmations of a press down', () => {
  it('gives one bet the key of the slip and nothing else: it reads as every page wrote it [SLIP-18]', () => {
    const { confirm, journal } = openTab()
    const recorded = confirm(one)
    expect(recorded).toMatchObject([{ kind: 'send', entry: { version: 2, key } }])
    expect(journal.open()).toEqual(recorded.map(({ entry }) => entry))
    expect(journal.open()[0]).not.toHaveProperty('batch')
  })

  it('follows the bet that another tab confirmed in the same slip, whatever this one would have staked [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [here, there] = [openTab(browser), openTab(browser)]
    const [written] = here.confirm(one)
    expect(there.confirm(two)).toEqual([{ kind: 'follow', entry: written?.entry }])
    expect(here.journal.open()).toEqual([written?.entry])
  })

  it('gives each a key and a body of its own, the first that of the slip [SLIP-18]', () => {
    const { confirmAll, journal } = openTab()
    const recorded = confirmAll(one, two)
    expect(recorded.map(({ kind }) => kind)).toEqual(['send', 'send'])
    const [first, second] = recorded.map(({ entry }) => entry)
    expect(first?.key).toBe(key)
    expect(second?.key).not.toBe(key)
    expect(JSON.parse(second?.request?.body ?? '')).toMatchObject({
      amount: '20.00',
      tickets: [{ market_id: 'm2' }],
    })
    expect(journal.open().map(({ batch }) => batch)).toEqual([key, key])
  })

  it('is one bet for the tabs that confirm the same, and none of what only one of them has [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [here, there] = [openTab(browser), openTab(browser)]
    const written = here.confirmAll(one, two)
    const followed = there.confirmAll(one, two, three)
    expect(followed).toEqual(written.map(({ entry }) => ({ kind: 'follow', entry })))
    expect(here.journal.open()).toHaveLength(2)
  })

  it('writes nothing where another tab has bet the one selection that was there [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [here, there] = [openTab(browser), openTab(browser)]
    const [written] = here.confirm(two)
    expect(there.confirmAll(one, two)).toEqual([{ kind: 'follow', entry: written?.entry }])
    expect(here.journal.open()).toEqual([written?.entry])
  })

  it('lets nothing else of the slip be confirmed until each has its answer [SLIP-18]', () => {
    const browser = createTestBrowser()
    const [here, there] = [openTab(browser), openTab(browser)]
    const [first, second] = here.confirmAll(one, two)
    const { nextKey } = here.journal.close(first?.entry.key ?? '')
    here.storage.write(slipRecord, buildStoredSlip({ key: nextKey, legs: [two] }))
    expect(() => there.confirm(two, nextKey)).toThrow(CallFailed)
    here.journal.close(second?.entry.key ?? '')
    expect(there.confirm(two, nextKey)).toMatchObject([{ kind: 'send', entry: { key: nextKey } }])
  })

  describe('where the browser is full', () => {
    /** A browser with room for so many characters, beside what it holds now. */
    const withRoom = (room: number) =>
      createTestBrowser({
        takes: (key, value, held) =>
          [...held, [key, value]].reduce(
            (sum, [name = '', text = '']) => sum + name.length + text.length,
            0,
          ) <= room,
      })
    const sizeOf = (of: ReturnType<typeof createTestBrowser>): number =>
      [...of.shared].reduce((sum, [name, text]) => sum + name.length + text.length, 0)

    it('writes all of them or none, however much room there is, and leaves nothing behind [SLIP-18]', () => {
      const unlimited = createTestBrowser()
      openTab(unlimited).confirmAll(one, two, three)
      const all = sizeOf(unlimited)
      const wereWritten = Array.from({ length: 60 }, (_, step) => {
        const browser = withRoom(Math.floor((all * step) / 20))
        const { confirmAll, journal } = openTab(browser)
        const isWritten = triesTo(() => confirmAll(one, two, three))
        expect(journal.open()).toHaveLength(isWritten ? 3 : 0)
        expect(browser.shared.size).toBe(isWritten ? 3 : 0)
        return isWritten
      })
      expect(new Set(wereWritten)).toEqual(new Set([true, false]))
    })

    it('is no room for a single bet either, which is then not sent and not kept [SLIP-18]', () => {
      const unlimited = createTestBrowser()
      openTab(unlimited).confirm(one)
      const all = sizeOf(unlimited)
      const wereWritten = Array.from({ length: 60 }, (_, step) => {
        const browser = withRoom(Math.floor((all * step) / 20))
        const { confirm, journal } = openTab(browser)
        const isWritten = triesTo(() => confirm(one))
        expect(journal.open()).toHaveLength(isWritten ? 1 : 0)
        expect(browser.shared.size).toBe(isWritten ? 1 : 0)
        return isWritten
      })
      expect(new Set(wereWritten)).toEqual(new Set([true, false]))
    })

    it('takes back what it wrote where another tab takes the last room meanwhile [SLIP-18]', () => {
      let taken = 0
      const browser = createTestBrowser({
        takes: (key) => {
          if (key.includes('journal.')) taken += 1
          return taken !== 2
        },
      })
      const { confirmAll, journal } = openTab(browser)
      expect(() => confirmAll(one, two, three)).toThrow(CallFailed)
      expect(journal.open()).toEqual([])
      expect([...browser.shared.keys()]).toEqual([])
    })
  })

  it('goes on for as long as the page lives where there is no storage at all [LAUNCH-08] [SLIP-18]', () => {
    const storage = createStorage(blockedHost())
    const journal = testJournal(storage)
    const entries = [buildEntry(key), buildEntry('b'.repeat(32))]
    expect(journal.record(...entries)).toEqual(entries.map((entry) => ({ kind: 'send', entry })))
    expect(journal.open()).toHaveLength(2)
  })

  it('finds all that are still open after a reload, oldest first [SLIP-18] [SLIP-21]', () => {
    const { confirmAll, load } = openTab()
    const [first, second] = confirmAll(one, two).map(({ entry }) => entry)
    expect(load()).toMatchObject({ entries: [{ key: first?.key }, { key: second?.key }] })
  })
})
