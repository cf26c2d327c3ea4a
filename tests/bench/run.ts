/**
 * npm run bench: the path of a price, from socket to screen, against a hand-written floor in the same run; the start
 * on a slow line; what a press waits for; the first view's size. `-- --prices`, `--interactions`, `--writing`, `--start`, `--size` run
 * one part; of the prices a short set of
 * cases unless some are named (`-- --prices list event`) or all are wanted (`-- --prices --all`).
 * Prints what it is, whatever it is; only a first view above its limit fails.
 */
import { chromium } from 'playwright'

import { launchOptions } from '../harness/browser.ts'
import { TestSandbox } from '../harness/sandbox.ts'
import { chosenCases } from './cases.ts'
import { benchInteractions } from './interactions.ts'
import { benchPrices } from './prices.ts'
import { measureSizes, printSizes } from './size.ts'
import { measureStart, printStart } from './start.ts'
import { benchWriting } from './writing.ts'

const words = process.argv.slice(2)
const parts = ['--prices', '--interactions', '--writing', '--start', '--size']
const cases = chosenCases(words)
const isAsked = (part: string) => words.includes(part) || !words.some((word) => parts.includes(word))

if (isAsked('--size') && !printSizes(await measureSizes())) process.exitCode = 1
if (parts.some((part) => part !== '--size' && isAsked(part))) await benchPages()

async function benchPages(): Promise<void> {
  const sandbox = await TestSandbox.start(['--seed', '7', '--frozen'])
  const browser = await chromium.launch(launchOptions)
  try {
    if (isAsked('--prices')) await benchPrices(browser, sandbox, cases)
    if (isAsked('--interactions')) await benchInteractions(browser, sandbox)
    if (isAsked('--writing')) await benchWriting(browser, sandbox)
    if (isAsked('--start')) printStart(await measureStart(browser, sandbox))
  } finally {
    await browser.close()
    await sandbox.stop()
  }
}
