import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { storyboardOf } from '#recording/timeline/storyboard.ts'

import { launchOptions } from '../../../tests/harness/browser.ts'
import { describeReplayed } from './describe.ts'
import { readRecordingFile } from './readFile.ts'
import { replay } from './replay.ts'

const usage = `Replays a recorded session against the client in dist/ (npm run build), with what the server said then.

  npm run replay -- FILE [--headed]
  npm run replay -- FILE --storyboard OUT.html

  --headed       in a window that stays open until it is closed; headless otherwise
  --storyboard   no replay: the states that were entered, with times and screens, as one file to send`

/** @returns the exit code: 0 the same states, 1 others, 2 nothing was replayed */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { headed: { type: 'boolean' }, storyboard: { type: 'string' }, help: { type: 'boolean' } },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0 || values.help === true) {
    console.log(usage)
    return values.help === true ? 0 : 2
  }
  const recording = await readRecordingFile(file)
  if (values.storyboard !== undefined) {
    await writeFile(values.storyboard, storyboardOf(recording))
    console.log(`Written: ${values.storyboard}`)
    return 0
  }
  const isHeaded = values.headed === true
  const browser = await chromium.launch({ ...launchOptions, headless: !isHeaded })
  try {
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })
    const replayed = await replay(context, recording)
    console.log(describeReplayed(replayed))
    const [page] = context.pages()
    if (isHeaded && page !== undefined) await page.waitForEvent('close', { timeout: 0 })
    return replayed.difference === null ? 0 : 1
  } finally {
    await browser.close()
  }
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
