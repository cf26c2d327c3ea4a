import { test as base, expect, type Page } from '@playwright/test'

import { readLanguage } from '#src/wire/base/languages.ts'
import { keepTaken } from '#tests/model/chartCoverage/browserTests.ts'

import { hearCharts } from './chartsTaken.ts'
import { saveRecordings, saveWords } from './onFailure.ts'
import { ClientPage } from './pages/client.ts'
import { type LaunchOptions, TestSandbox } from './sandbox.ts'
import { type Words, wordsOf } from './words/words.ts'

interface WorkerFixtures {
  /** What the sandbox is started with; a spec that needs another sets it with `test.use`. */
  sandboxArgs: string[]
  workerSandbox: TestSandbox
}

/** Launches as a member (alice unless told) and waits for the first screen. `words` are those of a client whose texts are not as in its catalogue. */
export type Launched = (options?: LaunchOptions & { page?: Page; words?: Words }) => Promise<ClientPage>

interface TestFixtures {
  /** What a test that fails leaves: what its pages said, and what is to be replayed [CHART-05]. */
  recordedFailure: void
  /** A sandbox as it is at its start: seeded members and events, no faults. */
  sandbox: TestSandbox
  launched: Launched
  /** What the client's machines do in each test is kept (`tests/model/chartCoverage`). */
  chartsTaken: void
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  chartsTaken: [
    async ({ browser }, use, { testId, titlePath, file }) => {
      const taken = hearCharts(browser)
      await use()
      taken.stop()
      keepTaken(testId, file, taken.recording(titlePath.slice(1).join(' > ')))
    },
    { auto: true },
  ],
  sandboxArgs: [['--seed', '7', '--frozen'], { option: true, scope: 'worker' }],
  workerSandbox: [
    async ({ sandboxArgs }, use) => {
      const sandbox = await TestSandbox.start([...sandboxArgs, '--recording'])
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  recordedFailure: [
    async ({ browser, context: _stillOpen }, use, testInfo) => {
      await use()
      if (testInfo.status === testInfo.expectedStatus) return
      await saveWords(browser, testInfo)
      await saveRecordings(browser, testInfo)
    },
    { auto: true },
  ],
  sandbox: async ({ workerSandbox }, use) => {
    await workerSandbox.reset()
    await use(workerSandbox)
    await workerSandbox.clearFaults()
  },
  launched: async ({ page: first, sandbox }, use) => {
    await use(async ({ page = first, words: given, ...options } = {}) => {
      const { link, partnerLink } = await sandbox.launch({
        member: 'alice',
        lang: 'en',
        odds_type: 'euro',
        ...options,
      })
      const language = readLanguage(options.lang ?? 'en')
      const own = language === undefined || language === 'en' ? null : await wordsOf(language)
      const words = given ?? own
      if (options.mode === 'frame') {
        await page.goto(partnerLink)
        const client = new ClientPage(page, page.frameLocator('iframe'), words)
        await client.ready()
        return client
      }
      await page.goto(link)
      const client = new ClientPage(page, page, words)
      await client.ready()
      return client
    })
  },
})

export { expect }
