import { defineConfig } from '@playwright/test'

import { frugalOptions } from './harness/browser.ts'

// One seed for all workers of a run: each reads this file, and has the environment of the first to do so.
process.env['SLIPWAY_RUN_SEED'] ??= process.env['SLIPWAY_SEED'] ?? String(Date.now() % 1_000_000)

/** Chromium against a sandbox of its own for each worker: see fixtures.ts. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  // Tests wait on conditions: these limits only end what would never come, on the slowest machine.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  // Kept pictures: npm run pictures makes them, and a test that has none fails.
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  // One more than CI has cores: a test waits for its page about as long as the page works.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['./harness/matrixReporter.ts'],
    ['./harness/walks/walkReporter.ts'],
    ['./harness/member/pressesReporter.ts'],
    ['./model/chartCoverage/browserReporter.ts'],
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace costs every test much, and is read after a failure: SLIPWAY_TRACE=1 keeps those of tests that fail.
    trace: process.env['SLIPWAY_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: frugalOptions,
  },
  projects: [
    { name: 'e2e', testDir: './e2e' },
    { name: 'faults', testDir: './faults' },
    { name: 'deployment', testDir: './deployment' },
    // Writes pictures of where texts stand: npm run translate -- vi --pictures.
    ...(process.env['SLIPWAY_TEXTS'] ? [{ name: 'texts', testDir: './texts' }] : []),
    // Writes pictures into docs: npm run pictures.
    ...(process.env['SLIPWAY_PICTURES'] ? [{ name: 'pictures', testDir: './pictures' }] : []),
  ],
})
