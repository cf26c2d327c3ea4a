import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { rolldown } from 'rolldown'

import { translatedLanguages } from '../../../build/translated.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Makes one script of what a process of the crew runs: the client's own code needs what the build of the client gives it.
 * @returns where it is, among what Node can import packages from
 */
export async function makeWorker(): Promise<string> {
  const languages = await translatedLanguages(join(root, 'locales'))
  const bundle = await rolldown({
    input: fileURLToPath(new URL('worker.ts', import.meta.url)),
    platform: 'node',
    // Packages stay where they are.
    external: /^(?:node:|[^.#/\0])/,
    transform: { define: { 'import.meta.env': JSON.stringify({ TRANSLATED: languages.join(',') }) } },
  })
  const folder = join(root, 'node_modules/.slipway-load')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `worker-${process.pid}.mjs`)
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
  return file
}
