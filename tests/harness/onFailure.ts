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

/** Letters of what a page says that are kept of a failure. */
const letters = 600

/** Keeps what the open pages say to the member: the end of a run tells it below the failure (`scripts/runs/ran.mjs`). */
export async function saveWords(browser: Browser, testInfo: TestInfo): Promise<void> {
  const frames = browser.contexts().flatMap((context) => context.pages().flatMap((page) => page.frames()))
  for (const words of await Promise.all(frames.map(wordsIn)))
    if (words) await testInfo.attach('words', { body: words, contentType: 'text/plain' })
}

/** Its dialogs, notices and slip: what a test of money waits for is said there. */
async function wordsIn(frame: Frame): Promise<string | null> {
  const said = frame.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>('[role=dialog], [role=status], [role=alert], aside')
    return [...parts].map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
  })
  const words = await soon(said)
  return words === null ? null : [...new Set(words)].join(' | ').slice(0, letters)
}

async function recordingIn(frame: Frame): Promise<string | null> {
  const said = frame.evaluate(() => {
    const recording = window.slipway?.recording?.()
    return recording === undefined ? null : JSON.stringify(recording)
  })
  return await soon(said)
}

async function soon<Said>(said: Promise<Said>): Promise<Said | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  return await Promise.race([said.catch(() => null), tooLate])
}
