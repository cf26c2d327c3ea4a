import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { Sandbox } from '../sandbox.ts'

/** Where the build puts the servers of its environment. */
const block = /<script type="application\/json" id="servers">[^<]*<\/script>/

/** The client's page as built, read again after a new build. */
const built = new Map<string, { at: number; html: string }>()

function readPage(file: string): string {
  const at = statSync(file).mtimeMs
  const known = built.get(file)
  if (known?.at === at) return known.html
  const html = readFileSync(file, 'utf8')
  built.set(file, { at, html })
  return html
}

/** A page as it was last compressed. */
let compressed: { readonly html: string; readonly body: Buffer } | null = null

/** A page compressed as well as the files next to it. */
export function compressPage(html: string): Buffer {
  if (compressed?.html !== html) compressed = { html, body: brotliCompressSync(html) }
  return compressed.body
}

/**
 * The client's page, with its servers here, and whether it may be recorded: the server of the page can say
 * so [SRV-01] [CHART-05].
 */
export function clientPage(sandbox: Sandbox): string {
  const others = sandbox.servers.view().filter(({ name }) => name !== 'primary')
  const servers = { primary: ['/api'], secondary: others.map(({ address }) => address) }
  const recording = sandbox.config.recording
    ? '<script type="application/json" id="recording">true</script>'
    : ''
  const page = readPage(join(sandbox.config.dist, 'index.html')).replace(
    block,
    () => `<script type="application/json" id="servers">${JSON.stringify(servers)}</script>${recording}`,
  )
  return sandbox.config.pseudo === 'rtl' ? page.replace('<html ', '<html dir="rtl" ') : page
}
