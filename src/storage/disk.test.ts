import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'

import { testTimers } from '#src/testing/environment.ts'

import { createDisk, diskPatience, type Disk } from './disk.ts'

/** Timers that go off when the test says so. */
function heldTimers() {
  const running = new Map<number, { run: () => void; milliseconds: number }>()
  let ids = 0
  return {
    startTimer(run: () => void, milliseconds: number): number {
      ids += 1
      running.set(ids, { run, milliseconds })
      return ids
    },
    stopTimer: (id: number): void => void running.delete(id),
    waits: () => [...running.values()].map(({ milliseconds }) => milliseconds),
    goOff(): void {
      for (const { run } of running.values()) run()
      running.clear()
    },
  }
}

async function textsOn(disk: Disk): Promise<Record<string, string>> {
  let found: Record<string, string> = {}
  await disk.read((texts) => (found = Object.fromEntries(texts)))
  return found
}

/** The same browser, started again. */
const restarted = (indexedDB: IDBFactory): Disk => createDisk({ indexedDB }, testTimers)

describe('the disk', () => {
  it('has what it says it has, for the next process too [SLIP-18]', async () => {
    const indexedDB = new IDBFactory()
    const disk = createDisk({ indexedDB }, testTimers)
    disk.put('one', '1')
    disk.put('two', '2')
    expect(await disk.settled()).toBe(true)
    expect(await textsOn(restarted(indexedDB))).toEqual({ one: '1', two: '2' })
    disk.put('one', null)
    disk.put('two', '3')
    expect(await disk.settled()).toBe(true)
    expect(await textsOn(restarted(indexedDB))).toEqual({ two: '3' })
  })

  it('asks for strict durability, and does not settle before the transaction is complete [SLIP-18]', async () => {
    const indexedDB = new IDBFactory()
    const timers = heldTimers()
    const disk = createDisk({ indexedDB }, timers)
    await disk.read(() => undefined)
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    disk.put('one', '1')
    const settled = disk.settled()
    expect(timers.waits()).toEqual([diskPatience])
    expect(await settled).toBe(true)
    expect(timers.waits()).toEqual([])
    expect(transaction.mock.calls.map(([, ...how]) => how)).toEqual([['readwrite', { durability: 'strict' }]])
  })

  it('keeps all that one turn gives at once, or none of it [SLIP-18]', async () => {
    const indexedDB = new IDBFactory()
    const disk = createDisk({ indexedDB }, testTimers)
    await disk.read(() => undefined)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      this.transaction.abort()
      throw new DOMException('full', 'QuotaExceededError')
    })
    disk.put('one', '1')
    disk.put('two', '2')
    expect(await disk.settled()).toBe(false)
    expect(await textsOn(restarted(indexedDB))).toEqual({})
  })

  it.each<[string, { readonly indexedDB?: IDBFactory }]>([
    ['it does not exist', {}],
    [
      'the browser refuses the look at it',
      {
        get indexedDB(): IDBFactory {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      },
    ],
    ['it is of a later version', { indexedDB: laterVersion() }],
  ])('says that it has nothing where %s, and reads nothing [LAUNCH-08] [SLIP-18]', async (_, host) => {
    const disk = createDisk(host, testTimers)
    disk.put('one', '1')
    expect(await disk.settled()).toBe(false)
    expect(await disk.read(() => expect.unreachable())).toBe(false)
  })

  it('is waited for a second at most where it says nothing, and not at all from then on [SLIP-18]', async () => {
    const timers = heldTimers()
    const disk = createDisk({ indexedDB: hungFactory() }, timers)
    disk.put('one', '1')
    const settled = disk.settled()
    expect(timers.waits()).toEqual([1_000])
    timers.goOff()
    expect(await settled).toBe(false)
    disk.put('two', '2')
    const next = disk.settled()
    expect(timers.waits()).toEqual([0])
    timers.goOff()
    expect(await next).toBe(false)
  })

  it('gives what it has when it comes late, and is waited for again from then on [SLIP-18]', async () => {
    const indexedDB = new IDBFactory()
    const earlier = createDisk({ indexedDB }, testTimers)
    earlier.put('one', '1')
    await earlier.settled()
    const timers = heldTimers()
    const disk = createDisk({ indexedDB }, timers)
    const late = new Promise<ReadonlyMap<string, string>>((take) => {
      const isRead = disk.read(take)
      timers.goOff()
      void isRead.then((isInTime) => expect(isInTime).toBe(false))
    })
    expect(await late).toEqual(new Map([['one', '1']]))
    expect(await disk.read(() => undefined)).toBe(true)
    disk.put('two', '2')
    const settled = disk.settled()
    expect(timers.waits()).toEqual([diskPatience])
    expect(await settled).toBe(true)
  })

  it('is opened again where the browser, or a later version of the client, had it closed [SLIP-18]', async () => {
    const indexedDB = new IDBFactory()
    const disk = createDisk({ indexedDB }, testTimers)
    disk.put('one', '1')
    await disk.settled()
    await new Promise<void>((done) => {
      indexedDB.deleteDatabase('slipway').onsuccess = () => done()
    })
    disk.put('two', '2')
    expect(await disk.settled()).toBe(true)
    expect(await textsOn(restarted(indexedDB))).toEqual({ two: '2' })
  })
})

function laterVersion(): IDBFactory {
  const indexedDB = new IDBFactory()
  indexedDB.open('slipway', 2)
  return indexedDB
}

/** Opens nothing, and says nothing. */
function hungFactory(): IDBFactory {
  const indexedDB = new IDBFactory()
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBFactory().open('another'))
  return indexedDB
}
