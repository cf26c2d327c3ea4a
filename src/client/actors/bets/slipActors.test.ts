import { describe, expect, it } from 'vitest'
import { createActor, forwardTo, setup, type AnyEventObject } from 'xstate'

import type { StoredSlip } from '#machines/betSlip/types.ts'
import type { ConnectivityEvent } from '#machines/connectivity/types.ts'
import { slipRecord } from '#src/storage/records/slipRecord.ts'
import { createStorage } from '#src/storage/storage.ts'
import { buildEntry, buildStoredSlip } from '#src/testing/builders.ts'
import { testJournal } from '#src/testing/environment.ts'
import { createTestBrowser } from '#src/testing/storage.ts'

import { keepSlipActor } from './slipActors.ts'

const [keyA, keyB] = ['a'.repeat(32), 'b'.repeat(32)]

function slipOf(change: Partial<StoredSlip> = {}): StoredSlip {
  return buildStoredSlip({ key: keyA, stakeTexts: { whole: '150' }, ...change })
}

/** A tab that keeps its slip, and what it is told. In the back/forward cache it is told nothing. */
function openTab(browser = createTestBrowser()) {
  const { host } = browser.openTab()
  let isAway = false
  const storage = createStorage({
    ...host,
    addEventListener: (type, listener) =>
      host.addEventListener(type, (event) => {
        if (!isAway) listener(event)
      }),
  })
  storage.setOwner({ partner: 'Harbour', member: 'alice' })
  const journal = testJournal(storage)
  const page = new Set<(event: ConnectivityEvent) => void>()
  const connectivity = {
    reportBack: () => undefined,
    subscribe(listener: (event: ConnectivityEvent) => void) {
      page.add(listener)
      return () => void page.delete(listener)
    },
  }
  const told: AnyEventObject[] = []
  const keeper = setup({ actors: { keepSlip: keepSlipActor({ storage, journal, connectivity }) } })
  const actor = createActor(
    keeper.createMachine({
      invoke: { id: 'keepSlip', src: 'keepSlip' },
      on: {
        'slip.changed': { actions: forwardTo('keepSlip') },
        '*': { actions: ({ event }) => void told.push(event) },
      },
    }),
  ).start()
  const happens = (type: ConnectivityEvent['type']): void => {
    isAway = type === 'page.left'
    for (const listener of page) listener({ type })
  }
  return {
    storage,
    journal,
    told,
    happens,
    keep: (slip: StoredSlip) => actor.send({ type: 'slip.changed', slip }),
    stop: () => actor.stop(),
    isWatchingPage: () => page.size > 0,
  }
}

function openTwoTabs() {
  const browser = createTestBrowser()
  return { tab: openTab(browser), other: openTab(browser) }
}

describe('keeping the slip', () => {
  it('writes it down, and tells what another tab wrote [SLIP-21]', () => {
    const { tab, other } = openTwoTabs()
    tab.keep(slipOf({ stakeTexts: { whole: '20' } }))
    expect(tab.storage.read(slipRecord)).toEqual(slipOf({ stakeTexts: { whole: '20' } }))
    expect(other.told).toEqual([
      { type: 'slip.changedElsewhere', slip: slipOf({ stakeTexts: { whole: '20' } }) },
    ])
    expect(tab.told).toEqual([])
  })

  it('tells what another tab wrote while this page was in the back/forward cache [SLIP-21]', () => {
    const { tab, other } = openTwoTabs()
    tab.keep(slipOf())
    tab.happens('page.left')
    other.keep(slipOf({ key: keyB, legs: [], stakeTexts: {} }))
    expect(tab.told).toEqual([])
    tab.happens('page.returned')
    expect(tab.told).toEqual([
      { type: 'slip.changedElsewhere', slip: slipOf({ key: keyB, legs: [], stakeTexts: {} }) },
    ])
  })

  it('tells a confirmation that was written down meanwhile, which it must follow [SLIP-18]', () => {
    const { tab, other } = openTwoTabs()
    tab.keep(slipOf())
    tab.happens('page.left')
    const entry = buildEntry(keyA)
    other.journal.record(entry)
    tab.happens('page.returned')
    expect(tab.told).toEqual([{ type: 'confirmation.recordedElsewhere', entry }])
  })

  it('does not follow a booking, which is its own tab’s, but the bet that came after it [PREBOOK-02] [SLIP-18]', () => {
    const { tab, other } = openTwoTabs()
    tab.keep(slipOf())
    tab.happens('page.left')
    const request = { operation: 'bookBet', body: '{}', expiresAt: Date.now() + 60_000 } as const
    other.journal.record(buildEntry(keyB, { request, confirmedAt: Date.now() }))
    tab.happens('page.returned')
    expect(tab.told).toEqual([])
    tab.happens('page.left')
    const entry = buildEntry(keyA)
    other.journal.record(entry)
    tab.happens('page.returned')
    expect(tab.told).toEqual([{ type: 'confirmation.recordedElsewhere', entry }])
  })

  it('has nothing to tell where nothing happened meanwhile, so that what is shown stays [SLIP-21]', () => {
    const { tab, other } = openTwoTabs()
    tab.keep(slipOf())
    other.keep(slipOf({ stakeTexts: { whole: '20' } }))
    const before = tab.told.length
    tab.happens('page.left')
    tab.happens('page.returned')
    expect(tab.told).toHaveLength(before)
  })

  it('never writes a slip whose bet is decided, and tells what is kept instead [SLIP-18]', () => {
    const { tab, other } = openTwoTabs()
    tab.keep(slipOf())
    tab.happens('page.left')
    other.journal.record(buildEntry(keyA))
    const { nextKey: next } = other.journal.close(keyA)
    const begun = slipOf({ key: next, legs: [], stakeTexts: {} })
    other.keep(begun)
    tab.keep(slipOf({ stakeTexts: { whole: '999' } }))
    expect(tab.storage.read(slipRecord)).toEqual(begun)
    expect(tab.told).toEqual([{ type: 'slip.changedElsewhere', slip: begun }])
  })

  it('goes on under the next key where nobody has written since the bet was decided [SLIP-18]', () => {
    const { tab, other } = openTwoTabs()
    tab.keep(slipOf())
    const { nextKey: next } = other.journal.close(keyA)
    tab.keep(slipOf({ stakeTexts: { whole: '999' } }))
    expect(tab.storage.read(slipRecord)).toEqual(slipOf())
    expect(tab.told).toEqual([{ type: 'slip.changedElsewhere', slip: slipOf({ key: next }) }])
    tab.keep(slipOf({ key: next, stakeTexts: { whole: '999' } }))
    expect(tab.storage.read(slipRecord)).toEqual(slipOf({ key: next, stakeTexts: { whole: '999' } }))
  })

  it('watches nothing once it is stopped', () => {
    const tab = openTab()
    tab.stop()
    expect(tab.isWatchingPage()).toBe(false)
  })
})
