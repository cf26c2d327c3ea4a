import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium } from '@playwright/test'

import { launchOptions } from '../browser.ts'

/** Where the kept pictures are. */
export const picturesFolder = fileURLToPath(new URL('../../e2e/look/pictures/', import.meta.url))

/** Whether the pictures are being made, by whatever browser: `npm run pictures`. */
export const isMaking = process.env['SLIPWAY_PICTURES'] !== undefined

const note = `${picturesFolder}madeWith.json`

/**
 * The browser that tests take here, by program, version and machine: "chromium-headless-shell, Chromium 156.0.1.2, linux
 * x64". Another build draws letters and edges otherwise.
 */
export function browserHere(): string {
  const path = 'executablePath' in launchOptions ? launchOptions.executablePath : chromium.executablePath()
  return [basename(path), versionOf(path), `${process.platform} ${process.arch}`].join(', ')
}

function versionOf(path: string): string {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'a version that it does not say'
  }
}

/** The browser with which the kept pictures were made. */
export function browserOfPictures(): string {
  return existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as { browser: string }).browser : 'none'
}

/** Notes that the pictures are of the browser here. */
export function noteBrowser(): void {
  writeFileSync(note, `${JSON.stringify({ browser: browserHere() })}\n`)
}
