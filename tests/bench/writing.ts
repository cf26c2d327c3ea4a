import type { Browser, Page } from 'playwright'

import type { TestSandbox } from '../harness/sandbox.ts'

/** What is written before a press may send: so many entries of this length, as an entry of a single has. */
const cases = [1, 20]
const charactersOfEntry = 1_500
const rounds = Number(process.env.SLIPWAY_BENCH_ROUNDS ?? 60)

interface Writing {
  readonly entries: number
  readonly length: number
  readonly times: number
}

/**
 * What it costs a press that its bets are on disk before they are sent [SLIP-18]: the same entries written into local
 * storage alone, and into local storage with IndexedDB beside it, in a transaction of strict durability, until that is
 * complete. Milliseconds in a page of the client's origin, with the database open as it is when somebody presses.
 */
export async function benchWriting(browser: Browser, sandbox: TestSandbox): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${sandbox.clientUrl}/v8/404`)
  console.log(`\nWriting down before a bet is sent: ${rounds} rounds; milliseconds, median / p95.`)
  try {
    for (const entries of cases) {
      const { local, onDisk } = await measure(page, { entries, length: charactersOfEntry, times: rounds })
      console.log(
        `  ${entries === 1 ? '1 entry' : `${entries} entries`}: local storage ${figures(local)}, on disk too ${figures(onDisk)}`,
      )
    }
  } finally {
    await context.close()
  }
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

function figures(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1)
  return `${at(0.5)} / ${at(0.95)}`
}
