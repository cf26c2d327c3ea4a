import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import type { Browser } from 'playwright'
import { build, type Rolldown } from 'vite'

import type { TestSandbox } from '../harness/sandbox.ts'

interface FirstView {
  /** Bytes after gzip, of each script that the first view loaded. */
  files: Map<string, number>
  /** Of those bytes, how many come from each library; ours are under "slipway". */
  libraries: Map<string, number>
}

/**
 * Launches the built client and weighs the scripts it loads until the list of events stands.
 * A script's bytes are shared out among the libraries by the length of their code in it.
 */
export async function measureFirstView(browser: Browser, sandbox: TestSandbox): Promise<FirstView> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const names = new Set<string>()
  page.on('response', (response) => {
    const name = /\/v8\/(assets\/[^?]+\.js)/.exec(response.url())?.[1]
    if (name) names.add(name)
  })
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
  await page.goto(link)
  await page.waitForSelector('[data-market][data-side]')
  await page.close()

  const shares = await librariesByFile()
  const files = new Map<string, number>()
  const libraries = new Map<string, number>()
  for (const name of names) {
    const bytes = gzipSync(readFileSync(fileURLToPath(new URL(`../../dist/${name}`, import.meta.url)))).length
    files.set(name, bytes)
    for (const [library, share] of shares.get(name) ?? new Map([['unknown', 1]]))
      libraries.set(library, (libraries.get(library) ?? 0) + bytes * share)
  }
  return { files, libraries }
}

export function printFirstView({ files, libraries }: FirstView): void {
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
  console.log(
    `\nFirst view: ${kilobytes(total)} of JavaScript after gzip in ${files.size} files (to aim at: 175 KB).`,
  )
  for (const [library, bytes] of [...libraries].toSorted(([, a], [, b]) => b - a))
    console.log(`  ${kilobytes(bytes).padStart(9)}  ${library}`)
}

async function librariesByFile(): Promise<Map<string, Map<string, number>>> {
  const built = (await build({ logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput
  const shares = new Map<string, Map<string, number>>()
  for (const chunk of built.output) {
    if (chunk.type !== 'chunk') continue
    const lengths = new Map<string, number>()
    for (const [id, module] of Object.entries(chunk.modules)) {
      const library = libraryOf(id)
      lengths.set(library, (lengths.get(library) ?? 0) + module.renderedLength)
    }
    const all = [...lengths.values()].reduce((sum, length) => sum + length, 0)
    shares.set(
      chunk.fileName,
      new Map([...lengths].map(([library, length]) => [library, all === 0 ? 0 : length / all])),
    )
  }
  return shares
}

function libraryOf(id: string): string {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1] ?? 'slipway'
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
