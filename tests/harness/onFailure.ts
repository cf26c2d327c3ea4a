import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'

import type { Browser, Frame, TestInfo } from '@playwright/test'

// What a page offers is declared there.
import type {} from '#src/client/diagnostics.ts'

/** ms that a page is given to say what it recorded: one that hangs says nothing. */
const patience = 10_000

/**
 * Saves what each page that is still open recorded beside the test's other results, and says where and how it is replayed.
 * A failure is then a file that does the same again, without the sandbox that it happened in.
 */
export async function saveRecordings(browser: Browser, testInfo: TestInfo): Promise<void> {
  const frames = browser.contexts().flatMap((context) => context.pages().flatMap((page) => page.frames()))
  const texts = (await Promise.all(frames.map(recordingIn))).filter((text) => text !== null)
  for (const [index, text] of texts.entries()) {
    const file = testInfo.outputPath(`recording${index === 0 ? '' : `-${index + 1}`}.json`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    await testInfo.attach('recording', { path: file, contentType: 'application/json' })
    console.log(`Recorded: npm run replay -- ${relative(process.cwd(), file)}`)
  }
}

async function recordingIn(frame: Frame): Promise<string | null> {
  const said = frame.evaluate(() => {
    const recording = window.slipway?.recording?.()
    return recording === undefined ? null : JSON.stringify(recording)
  })
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  return await Promise.race([said.catch(() => null), tooLate])
}
