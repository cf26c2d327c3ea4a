import { defineConfig } from '@playwright/test'

import { launchOptions } from './harness/browser.ts'

/** Chromium against a sandbox of its own for each worker: see fixtures.ts. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  // Tests wait on conditions: these limits only end what would never come, on the slowest machine.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  fullyParallel: true,
  // As many as CI has cores: one more saves two minutes, and has tests see what no member does.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['./harness/matrixReporter.ts'],
    ['./harness/walks/walkReporter.ts'],
    ['./model/chartCoverage/browserReporter.ts'],
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace costs every test much, and is read after a failure: SLIPWAY_TRACE=1 keeps those of tests that fail.
    trace: process.env['SLIPWAY_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions,
  },
  projects: [
    { name: 'e2e', testDir: './e2e' },
    { name: 'faults', testDir: './faults' },
    { name: 'deployment', testDir: './deployment' },
  ],
})
