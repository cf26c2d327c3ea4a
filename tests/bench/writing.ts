import type { Browser, Page } from 'playwright'

import type { TestSandbox } from '../harness/sandbox.ts'
import { type BenchCase, type Figure, figure, quantile } from './figures.ts'
import type { Pace } from './pace.ts'

/** What is written before a press may send: this many entries, each as long as that of a single. */
const cases = [1, 20]
const charactersOfEntry = 1_500
const rounds = 60

interface Writing {
  readonly entries: number
  readonly length: number
  readonly times: number
}

/**
 * What it costs a press that its bets are on disk before they are sent [SLIP-18]: the same entries are written to local
 * storage alone, and to local storage and IndexedDB, in a transaction with strict durability, until that is
 * complete. Milliseconds in a page of the client's origin, with the database open, as it is when someone presses.
 */
export function writingCase(browser: Browser, sandbox: TestSandbox, { isSmoke }: Pace): BenchCase {
  return {
    name: 'writing down before sending',
    async run() {
      const context = await browser.newContext()
      try {
        const page = await context.newPage()
        await page.goto(`${sandbox.clientUrl}/v8/404`)
        const figures: Figure[] = []
        for (const entries of cases) {
          const times = isSmoke ? 3 : rounds
          const { local, onDisk } = await measure(page, { entries, length: charactersOfEntry, times })
          figures.push(...figuresOf(`${entries} ${entries === 1 ? 'entry' : 'entries'}`, local, onDisk))
        }
        return figures
      } finally {
        await context.close()
      }
    },
  }
}

/** On disk compared with local storage alone, in ms. A browser's clock may be too coarse to see the latter. */
function figuresOf(name: string, local: readonly number[], onDisk: readonly number[]): Figure[] {
  const [alone, both] = [local.toSorted((a, b) => a - b), onDisk.toSorted((a, b) => a - b)]
  return (
    [
      ['median', 0.5],
      ['p95', 0.95],
    ] as const
  ).map(([word, share]) =>
    figure(`${name}, ${word}`, 'ms', quantile(both, share), {
      floor: quantile(alone, share),
      ratio: null,
      mayBeZero: true,
    }),
  )
}

function measure(page: Page, writing: Writing): Promise<{ local: number[]; onDisk: number[] }> {
  return page.evaluate(async ({ entries, length, times }) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('slipway-bench', 1)
      request.onupgradeneeded = () => void request.result.createObjectStore('kept')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error('The database was not opened.'))
    })
    const text = 'x'.repeat(length)
    const names = Array.from({ length: entries }, (_, at) => `slipway-bench:${at}`)
    const [local, onDisk]: [number[], number[]] = [[], []]
    for (let round = 0; round < times; round += 1) {
      const began = performance.now()
      for (const name of names) localStorage.setItem(name, `${round}${text}`)
      const isLocal = performance.now()
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction('kept', 'readwrite', { durability: 'strict' })
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(new Error('Nothing was written.'))
        for (const name of names) transaction.objectStore('kept').put(`${round}${text}`, name)
        transaction.commit()
      })
      local.push(isLocal - began)
      onDisk.push(performance.now() - began)
    }
    for (const name of names) localStorage.removeItem(name)
    database.close()
    indexedDB.deleteDatabase('slipway-bench')
    return { local, onDisk }
  }, writing)
}
