import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'

import { failureOfKind } from '#machines/failure.ts'
import { buildEntry } from '#src/testing/builders.ts'
import { testKey, testTimers } from '#src/testing/environment.ts'
import { createTestBrowser } from '#src/testing/storage.ts'

import { createDisk, type Disk } from './disk.ts'
import { createDurableStorage, restoreMissing } from './durableStorage.ts'
import { createCancellations } from './journal/cancellations.ts'
import { createJournal } from './journal/journal.ts'

const [keyA, keyB, keyC] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)]

interface Device {
  readonly browser?: ReturnType<typeof createTestBrowser>
  readonly indexedDB?: IDBFactory
  readonly disk?: Disk
  readonly member?: string
}

/** A page of a browser with a disk; what is not given is empty. */
function openPage({
  browser = createTestBrowser(),
  indexedDB = new IDBFactory(),
  disk = createDisk({ indexedDB }, testTimers),
  member = 'alice',
}: Device = {}) {
  const { storage } = browser.openTab()
  storage.setOwner({ partner: 'Harbour', member })
  const onMissed = vi.fn<() => void>()
  const durable = createDurableStorage(storage, disk, onMissed)
  return {
    browser,
    indexedDB,
    storage,
    onMissed,
    journal: createJournal({ storage: durable, now: Date.now, createKey: testKey }),
    cancellations: createCancellations(durable, () => 1_000),
  }
}

/** What local storage has at this moment, for a browser that comes back to it. */
function keptOf({ shared }: ReturnType<typeof createTestBrowser>): ReturnType<typeof createTestBrowser> {
  const copy = createTestBrowser()
  for (const [name, text] of shared) copy.shared.set(name, text)
  return copy
}

/** A disk that gives what it has when it is told to, too late for what waits for it. */
function lateDisk(indexedDB: IDBFactory) {
  const kept = createDisk({ indexedDB }, testTimers)
  let taken: (texts: ReadonlyMap<string, string>) => void = () => undefined
  const disk: Disk = {
    ...kept,
    async read(take) {
      taken = take
      return false
    },
  }
  let texts: ReadonlyMap<string, string> = new Map()
  return {
    disk,
    /** It is read now. */
    read: () => kept.read((found) => void (texts = found)),
    /** What was read is given. */
    give: () => taken(texts),
  }
}

const keysOf = (entries: readonly { readonly key: string }[]): string[] => entries.map(({ key }) => key)

describe('what is written down before it is sent', () => {
  it('comes back as it was where local storage has lost all of it [SLIP-18]', async () => {
    const page = openPage()
    page.journal.record(buildEntry(keyA), buildEntry(keyB, { confirmedAt: 1_500 }))
    await page.journal.onDisk()
    const { journal, onMissed } = openPage({ indexedDB: page.indexedDB })
    expect(journal.open()).toEqual([])
    await journal.recall()
    expect(journal.open()).toEqual([buildEntry(keyA), buildEntry(keyB, { confirmedAt: 1_500 })])
    expect(page.onMissed).not.toHaveBeenCalled()
    expect(onMissed).not.toHaveBeenCalled()
  })

  it('stays lost where it was ended: neither told again nor sent again [SLIP-18]', async () => {
    const page = openPage()
    page.journal.record(buildEntry(keyA))
    const { nextKey } = page.journal.close(keyA)
    await page.journal.onDisk()
    const { journal } = openPage({ indexedDB: page.indexedDB })
    await journal.recall()
    expect(journal.open()).toEqual([])
    expect(journal.nextAfter(keyA)).toBe(nextKey)
  })

  it('stays ended where local storage knows of it and the disk does not: then it forgets it too [SLIP-18]', async () => {
    const page = openPage()
    page.journal.record(buildEntry(keyA))
    await page.journal.onDisk()
    // Its disk gets nothing any more.
    const later = openPage({ browser: page.browser, disk: createDisk({}, testTimers) })
    later.journal.close(keyA)
    later.journal.tell(keyA)
    const again = openPage({ browser: page.browser, indexedDB: page.indexedDB })
    await again.journal.recall()
    expect(again.journal.open()).toEqual([])
    await again.journal.onDisk()
    const other = openPage({ indexedDB: page.indexedDB })
    await other.journal.recall()
    expect(other.journal.open()).toEqual([])
  })

  it('stays told where local storage has gone back to before that: it is told no second time [SLIP-18]', async () => {
    const page = openPage()
    page.journal.record(buildEntry(keyA), buildEntry(keyB))
    const before = keptOf(page.browser)
    for (const key of [keyA, keyB]) page.journal.close(key)
    page.journal.tell(keyA)
    await page.journal.onDisk()
    const again = openPage({ browser: before, indexedDB: page.indexedDB })
    await again.journal.recall()
    expect(keysOf(again.journal.untold())).toEqual([keyB])
    expect(again.journal.open()).toEqual([])
    // A copy of an even older time, after that one.
    await again.journal.onDisk()
    const older = openPage({ browser: keptOf(before), indexedDB: page.indexedDB })
    await older.journal.recall()
    expect(keysOf(older.journal.untold())).toEqual([keyB])
  })

  it('is told where another confirmation than the told one stands under its key [SLIP-18]', async () => {
    const page = openPage()
    page.journal.record(buildEntry(keyA, { confirmedAt: 1_500 }))
    page.journal.close(keyA)
    page.journal.tell(keyA)
    await page.journal.onDisk()
    const other = openPage()
    other.journal.record(buildEntry(keyA, { confirmedAt: 1_900 }))
    const again = openPage({ browser: other.browser, indexedDB: page.indexedDB })
    await again.journal.recall()
    expect(again.journal.untold()).toEqual([buildEntry(keyA, { confirmedAt: 1_900 })])
  })

  it('has one key after a closed one, whatever local storage and disk have each lost of them, the newest last [SLIP-18]', async () => {
    const page = openPage()
    const nexts = new Map<string, string>()
    const close = (journal: typeof page.journal, key: string): void => {
      journal.record(buildEntry(key))
      nexts.set(key, journal.close(key).nextKey)
    }
    close(page.journal, keyA)
    const before = keptOf(page.browser)
    close(page.journal, keyB)
    await page.journal.onDisk()
    // Local storage has gone back in time, and the disk has missed a key.
    close(openPage({ browser: before, disk: createDisk({}, testTimers) }).journal, keyC)
    const { journal } = openPage({ browser: before, indexedDB: page.indexedDB })
    await journal.recall()
    for (const key of [keyA, keyB, keyC]) expect(journal.nextAfter(key)).toBe(nexts.get(key))
    const closed: unknown = JSON.parse(before.shared.get('slipway:v1:Harbour:alice:closedKeys') ?? '')
    expect(closed).toEqual([keyA, keyC, keyB].map((key) => [key, nexts.get(key)]))
  })

  it('remembers as many closed keys as before, and of them the newest [SLIP-18]', async () => {
    const page = openPage()
    const keys = Array.from({ length: 60 }, testKey)
    for (const key of keys.slice(0, 50)) page.journal.close(key)
    const before = keptOf(page.browser)
    for (const key of keys.slice(50)) page.journal.close(key)
    await page.journal.onDisk()
    const { journal } = openPage({ browser: before, indexedDB: page.indexedDB })
    await journal.recall()
    expect(keys.filter((key) => journal.nextAfter(key) !== null)).toEqual(keys.slice(10))
  })

  it('is the member’s own [SLIP-18]', async () => {
    const page = openPage()
    page.journal.record(buildEntry(keyA))
    await page.journal.onDisk()
    const { journal } = openPage({ indexedDB: page.indexedDB, member: 'alic' })
    await journal.recall()
    expect(journal.open()).toEqual([])
  })

  it('is on disk before this tab follows what another has written under the key [SLIP-18]', async () => {
    const { browser, indexedDB, journal } = openPage()
    openPage({ browser }).journal.record(buildEntry(keyA))
    journal.record(buildEntry(keyA))
    await journal.onDisk()
    const { journal: again } = openPage({ indexedDB })
    await again.recall()
    expect(keysOf(again.open())).toEqual([keyA])
  })

  it('is sent anyway where there is no disk, which is counted [SLIP-18]', async () => {
    const { journal, onMissed } = openPage({ disk: createDisk({}, testTimers) })
    journal.record(buildEntry(keyA))
    await journal.onDisk()
    expect(onMissed).toHaveBeenCalledTimes(1)
    expect(keysOf(journal.open())).toEqual([keyA])
    await journal.recall()
    expect(onMissed).toHaveBeenCalledTimes(2)
    expect(keysOf(journal.open())).toEqual([keyA])
  })

  it('comes back by its key alone where its text is nested too deep to be written again [SLIP-18]', async () => {
    const { storage } = createTestBrowser().openTab()
    const key = testKey()
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expect(restoreMissing(storage, 'journal.', new Map([[`journal.${key}`, deep]]))).toEqual([
      `journal.${key}`,
    ])
    expect(storage.names('journal.')).toEqual([`journal.${key}`])
  })

  it('is told as another tab’s where the disk gives it late [SLIP-18]', async () => {
    const page = openPage()
    page.journal.record(buildEntry(keyA))
    await page.journal.onDisk()
    const { disk, read, give } = lateDisk(page.indexedDB)
    const { journal } = openPage({ disk })
    const heard = new Promise((hear) => journal.subscribe(hear))
    await journal.recall()
    expect(journal.open()).toEqual([])
    await read()
    give()
    expect(await heard).toEqual(buildEntry(keyA))
    expect(keysOf(journal.open())).toEqual([keyA])
  })
})

describe('a cancellation', () => {
  it('comes back where local storage has lost it, until it is known what became of it [PREBOOK-04] [SLIP-18]', async () => {
    const page = openPage()
    page.cancellations.record('T 7:é')
    await page.cancellations.onDisk()
    const later = openPage({ indexedDB: page.indexedDB })
    const onRecalled = vi.fn<() => void>()
    await later.cancellations.recall(onRecalled)
    expect(later.cancellations.open()).toEqual([{ ticketNum: 'T 7:é', confirmedAt: 1_000, refusal: null }])
    expect(onRecalled).toHaveBeenCalledTimes(1)
    later.cancellations.close('T 7:é')
    await later.cancellations.onDisk()
    const last = openPage({ indexedDB: page.indexedDB })
    await last.cancellations.recall(onRecalled)
    expect(last.cancellations.open()).toEqual([])
    expect(onRecalled).toHaveBeenCalledTimes(1)
  })

  it('does not come back where its end was told while the disk was read [PREBOOK-04] [SLIP-18]', async () => {
    const page = openPage()
    for (const ticketNum of ['T7', 'T8']) page.cancellations.record(ticketNum)
    await page.cancellations.onDisk()
    const browser = keptOf(page.browser)
    const { disk, read, give } = lateDisk(page.indexedDB)
    const later = openPage({ browser, disk })
    const onRecalled = vi.fn<() => void>()
    await later.cancellations.recall(onRecalled)
    await read()
    later.cancellations.close('T7')
    give()
    expect(later.cancellations.open().map(({ ticketNum }) => ticketNum)).toEqual(['T8'])
    expect(onRecalled).not.toHaveBeenCalled()
    // What is read from then on is as it stands.
    later.cancellations.record('T7')
    await later.cancellations.onDisk()
    const last = openPage({ indexedDB: page.indexedDB })
    await last.cancellations.recall(onRecalled)
    expect(last.cancellations.open().map(({ ticketNum }) => ticketNum)).toEqual(['T7', 'T8'])
  })

  it('comes back with its refusal where local storage has lost that alone, and not with one of an earlier try [PREBOOK-04] [SLIP-18]', async () => {
    const refusal = failureOfKind('refused', 13)
    const page = openPage()
    page.cancellations.record('T7')
    const browser = keptOf(page.browser)
    page.cancellations.refuse('T7', refusal)
    await page.cancellations.onDisk()
    const later = openPage({ browser, indexedDB: page.indexedDB })
    expect(later.cancellations.refusalOf('T7')).toBeNull()
    await later.cancellations.recall(() => undefined)
    expect(later.cancellations.open()).toEqual([{ ticketNum: 'T7', confirmedAt: 1_000, refusal }])
    const [name = ''] = [...browser.shared.keys()].filter((key) => key.includes('cancellation.'))
    browser.shared.set(name, JSON.stringify({ version: 1, confirmedAt: 2_000, refusal: null }))
    const again = openPage({ browser, indexedDB: page.indexedDB })
    await again.cancellations.recall(() => undefined)
    expect(again.cancellations.refusalOf('T7')).toBeNull()
  })
})
