import { gzipSync } from 'node:zlib'

import { minifySync } from 'rolldown/utils'
import { build, type Rolldown } from 'vite'

import { type BenchCase, figure } from './figures.ts'
import type { Pace } from './pace.ts'

/** KiB of JavaScript after gzip that the first view may take, the texts of a language included. */
const firstViewLimit = 168

/** What a script of the build weighs after gzip, and what it is made of. */
interface Script {
  readonly bytes: number
  /** Of these bytes, how many come of each library; ours are under "slipway". */
  readonly libraries: ReadonlyMap<string, number>
}

interface Sizes {
  /** By part, in the order in which they are loaded. */
  readonly firstView: ReadonlyMap<string, Script>
  /** After the first list: the slip, history, menu, and screens that routes load. */
  readonly later: ReadonlyMap<string, Script>
}

const firstParts: readonly (readonly [part: string, file: RegExp])[] = [
  ['start', /^start-/],
  ['machinery', /^machinery-/],
  ['client', /^client-/],
  ['vendor', /^(?:vendor|rolldown-runtime)-/],
  ['app', /^app-/],
]

/**
 * Builds the client and weighs its scripts after gzip. The first view is what `index.html` names, and the first catalogue
 * of a language; a script's bytes are shared out among the libraries by how long the code of each is when it is minified.
 */
async function measureSizes(): Promise<Sizes> {
  const built = (await build({ logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput
  const firstView = new Map<string, Script>()
  const later = new Map<string, Script>()
  const page = built.output.find(({ fileName }) => fileName === 'index.html')
  const html = page?.type === 'asset' ? String(page.source) : ''
  let catalogue: Script = { bytes: 0, libraries: new Map() }
  let lateCatalogue = catalogue
  for (const chunk of built.output) {
    if (chunk.type !== 'chunk') continue
    const name = chunk.fileName.replace(/^assets\//, '')
    const script = weigh(chunk)
    if (name.startsWith('messages-')) {
      // One of them is loaded: the largest counts.
      if (script.bytes > catalogue.bytes) catalogue = script
    } else if (name.startsWith('texts-')) {
      if (script.bytes > lateCatalogue.bytes) lateCatalogue = script
    } else if (html.includes(`src="/v8/${chunk.fileName}"`)) {
      const part = firstParts.find(([, file]) => file.test(name))?.[0] ?? name
      firstView.set(part, sum(firstView.get(part), script))
    } else later.set(name.replace(/-[\w-]{8}\.js$/, ''), script)
  }
  const order = [...firstParts.map(([part]) => part), ...firstView.keys()]
  const sorted = new Map([...new Set(order)].flatMap((part) => entryOf(firstView, part)))
  return { firstView: sorted.set('catalogue', catalogue), later: later.set('catalogue', lateCatalogue) }
}

function entryOf(scripts: ReadonlyMap<string, Script>, part: string): (readonly [string, Script])[] {
  const script = scripts.get(part)
  return script === undefined ? [] : [[part, script]]
}

function weigh(chunk: Rolldown.OutputChunk): Script {
  const bytes = gzipSync(chunk.code, { level: 9 }).length
  const lengths = new Map<string, number>()
  for (const [id, module] of Object.entries(chunk.modules)) {
    const library = libraryOf(id)
    lengths.set(library, (lengths.get(library) ?? 0) + minifiedLength(id, module.code))
  }
  const all = total(lengths.values())
  const libraries = new Map(
    [...lengths].map(([library, length]) => [library, all === 0 ? 0 : (bytes * length) / all]),
  )
  return { bytes, libraries }
}

function minifiedLength(id: string, code: string | null): number {
  const name = `${id.split('?')[0]?.replace(/\.\w+$/, '') ?? ''}.js`
  return code === null
    ? 0
    : minifySync(name, code, { module: false, compress: true, mangle: true }).code.length
}

function sum(one: Script | undefined, other: Script): Script {
  if (one === undefined) return other
  const libraries = new Map(one.libraries)
  for (const [library, bytes] of other.libraries)
    libraries.set(library, (libraries.get(library) ?? 0) + bytes)
  return { bytes: one.bytes + other.bytes, libraries }
}

function total(numbers: Iterable<number>): number {
  return [...numbers].reduce((all, number) => all + number, 0)
}

function libraryOf(id: string): string {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1] ?? 'slipway'
}

export function sizeCase(pace: Pace): BenchCase {
  return {
    name: 'size',
    async run() {
      const sizes = await measureSizes()
      if (!pace.isSmoke) print(sizes)
      return [
        figure('scripts of the first view, gzip', 'KiB', bytesOf(sizes.firstView) / 1024, {
          goal: { most: firstViewLimit },
        }),
        figure('scripts that come later, gzip', 'KiB', bytesOf(sizes.later) / 1024),
      ]
    },
  }
}

function bytesOf(scripts: Sizes['firstView']): number {
  return total([...scripts.values()].map(({ bytes }) => bytes))
}

/** The sizes by part and by library. */
function print({ firstView, later }: Sizes): void {
  const scripts = [...firstView.values()]
  const bytes = bytesOf(firstView)
  const keepsLimit = bytes <= firstViewLimit * 1024
  console.log(`\nFirst view: ${kibibytes(bytes)} of JavaScript after gzip (limit ${firstViewLimit} KiB).`)
  for (const [part, script] of firstView) printLine(script.bytes, part)
  const libraries = new Map<string, number>()
  for (const script of scripts)
    for (const [library, part] of script.libraries)
      libraries.set(library, (libraries.get(library) ?? 0) + part)
  console.log('of which')
  const named = [...libraries].filter(([, size]) => size >= 1024).toSorted(([, a], [, b]) => b - a)
  for (const [library, size] of named) printLine(size, library)
  console.log(`\nLater: ${kibibytes(total([...later.values()].map((script) => script.bytes)))}`)
  const large = [...later].filter(([, script]) => script.bytes >= 512)
  for (const [name, script] of large.toSorted(([, a], [, b]) => b.bytes - a.bytes))
    printLine(script.bytes, name)
  console.log(keepsLimit ? '\nThe first view keeps its limit.' : '\nThe first view is above its limit.')
}

function printLine(bytes: number, name: string): void {
  console.log(`  ${kibibytes(bytes).padStart(9)}  ${name}`)
}

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`
}
