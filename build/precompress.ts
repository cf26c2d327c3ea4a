import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Plugin } from 'vite'

/** Smaller files fit in one packet anyway. */
const worthwhile = 1_024
const compressible = /\.(?:js|css|html|json|svg)$/

/**
 * Also writes each text file of the build as `.br` and as `.gz`, at the highest level: it is done once, and saves every
 * member's connection. A server sends them to browsers that accept the encoding.
 */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'slipway:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: { order: 'post', sequential: true, handler: () => compressFolder(folder) },
  }
}

/** @param folder everything below it; existing files with the compressed names are replaced */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (!compressible.test(name) || !statSync(path).isFile()) continue
    const content = readFileSync(path)
    if (content.length < worthwhile) continue
    writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    )
  }
}
