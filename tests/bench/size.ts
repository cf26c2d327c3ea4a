import { brotliCompressSync, gzipSync } from 'node:zlib'

import { minifySync } from 'rolldown/utils'
import { build, type Rolldown } from 'vite'

import { type BenchCase, figure } from './figures.ts'
import type { Pace } from './pace.ts'

/** KiB of JavaScript after gzip, including the texts of a language; limits for the sum, for libraries and for our own. */
interface Limit {
  readonly all: number
  readonly own: number
  readonly libraries: number
}

/**
 * What a member waits for, in order: until a price is on screen and can be pressed, and from then on until the stake
 * field works. The limits follow what was reached; the aim is 180 KiB for both together.
 */
const limits = {
  price: { all: 211, own: 83, libraries: 128 },
  stake: { all: 281, own: 151, libraries: 130 },
} as const satisfies Readonly<Record<string, Limit>>

/** What a script of the build weighs, and what is in it. */
interface Script {
  /** After gzip. */
  readonly bytes: number
  readonly brotli: number
  /** How many of the gzipped bytes come from each library; ours are under "slipway". */
  readonly libraries: ReadonlyMap<string, number>
}

type Scripts = ReadonlyMap<string, Script>

interface Sizes {
  /** By part, in loading order: what `index.html` names, and the first catalogue of a language. */
  readonly price: Scripts
  /** Fetched with them: the parts of the slip, the other texts of the language, and the tools of a list. */
  readonly stake: Scripts
  /** On demand, or after the slip. */
  readonly later: Scripts
}

const own = 'slipway'
/** Scripts that are fetched on their own before the stake field works; what they import comes with them. */
const untilStake = /^(?:later|tools)-/

const parts: readonly (readonly [part: string, file: RegExp])[] = [
  ['start', /^start-/],
  ['machinery', /^machinery-/],
  ['client', /^client-/],
  ['vendor', /^(?:vendor|rolldown-runtime)-/],
  ['app', /^app-/],
]

/** Builds the client and weighs its scripts. A script's bytes are divided among the libraries by the length of their minified code. */
async function measureSizes(): Promise<Sizes> {
  const built = (await build({ logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput
  const page = built.output.find(({ fileName }) => fileName === 'index.html')
  const html = page?.type === 'asset' ? String(page.source) : ''
  const chunks = built.output.filter((output) => output.type === 'chunk')
  const nameOf = ({ fileName }: Rolldown.OutputChunk): string => fileName.replace(/^assets\//, '')
  // By its scripts, and by the block that names those which come after the launch call.
  const first = chunks.filter(({ fileName }) => html.includes(`"/v8/${fileName}"`))
  const withSlip = new Set(chunks.filter((chunk) => untilStake.test(nameOf(chunk))))
  for (const { imports } of withSlip)
    for (const chunk of chunks)
      if (imports.includes(chunk.fileName) && !first.includes(chunk)) withSlip.add(chunk)

  const sizes = {
    price: new Map<string, Script>(),
    stake: new Map<string, Script>(),
    later: new Map<string, Script>(),
  }
  for (const [part, file] of parts)
    for (const chunk of first) if (file.test(nameOf(chunk))) add(sizes.price, part, weigh(chunk))
  for (const chunk of chunks) {
    const name = nameOf(chunk)
    if (/^(?:messages|texts)-/.test(name)) continue
    const part = name.replace(/-[\w-]{8}\.js$/, '')
    if (withSlip.has(chunk)) add(sizes.stake, part, weigh(chunk))
    else if (!first.includes(chunk)) add(sizes.later, part, weigh(chunk))
    else if (!parts.some(([, file]) => file.test(name))) add(sizes.price, part, weigh(chunk))
  }
  // One language is loaded: the largest counts.
  const largest = (kind: string): Script | undefined =>
    chunks
      .filter((chunk) => nameOf(chunk).startsWith(`${kind}-`))
      .map(weigh)
      .toSorted((a, b) => b.bytes - a.bytes)[0]
  add(sizes.price, 'texts', largest('messages'))
  add(sizes.stake, 'texts', largest('texts-soon'))
  add(sizes.later, 'texts', largest('texts-rest'))
  return sizes
}

function add(scripts: Map<string, Script>, part: string, script: Script | undefined): void {
  if (script === undefined) return
  const before = scripts.get(part) ?? { bytes: 0, brotli: 0, libraries: new Map<string, number>() }
  const libraries = new Map(before.libraries)
  for (const [library, bytes] of script.libraries)
    libraries.set(library, (libraries.get(library) ?? 0) + bytes)
  scripts.set(part, { bytes: before.bytes + script.bytes, brotli: before.brotli + script.brotli, libraries })
}

function weigh(chunk: Rolldown.OutputChunk): Script {
  const bytes = gzipSync(chunk.code, { level: 9 }).length
  const brotli = brotliCompressSync(chunk.code).length
  const lengths = new Map<string, number>()
  for (const [id, module] of Object.entries(chunk.modules)) {
    const library = libraryOf(id)
    lengths.set(library, (lengths.get(library) ?? 0) + minifiedLength(id, module.code))
  }
  const all = total(lengths.values())
  const libraries = new Map(
    [...lengths].map(([library, length]) => [library, all === 0 ? 0 : (bytes * length) / all]),
  )
  // Code that belongs to no module is texts.
  return { bytes, brotli, libraries: all === 0 ? new Map([[own, bytes]]) : libraries }
}

function minifiedLength(id: string, code: string | null): number {
  const name = `${id.split('?')[0]?.replace(/\.\w+$/, '') ?? ''}.js`
  return code === null
    ? 0
    : minifySync(name, code, { module: false, compress: true, mangle: true }).code.length
}

function total(numbers: Iterable<number>): number {
  return [...numbers].reduce((all, number) => all + number, 0)
}

function libraryOf(id: string): string {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1] ?? own
}

/** KiB. */
function weightOf(...groups: readonly Scripts[]) {
  const scripts = groups.flatMap((group) => [...group.values()])
  const all = total(scripts.map(({ bytes }) => bytes)) / 1024
  const ours = total(scripts.map(({ libraries }) => libraries.get(own) ?? 0)) / 1024
  const brotli = total(scripts.map((script) => script.brotli)) / 1024
  return { all, own: ours, libraries: all - ours, brotli }
}

export function sizeCase(pace: Pace): BenchCase {
  return {
    name: 'size',
    async run() {
      const sizes = await measureSizes()
      if (!pace.isSmoke) print(sizes)
      const figuresUntil = (what: string, limit: Limit, ...groups: readonly Scripts[]) => {
        const weight = weightOf(...groups)
        return [
          figure(`scripts until ${what}, gzip`, 'KiB', weight.all, { goal: { most: limit.all } }),
          figure(`… our own part`, 'KiB', weight.own, { goal: { most: limit.own } }),
          figure(`… the libraries' part`, 'KiB', weight.libraries, { goal: { most: limit.libraries } }),
          figure(`… all of it, brotli`, 'KiB', weight.brotli),
        ]
      }
      return [
        ...figuresUntil('a price can be pressed', limits.price, sizes.price),
        ...figuresUntil('the stake can be written', limits.stake, sizes.price, sizes.stake),
        figure('scripts on demand, gzip', 'KiB', weightOf(sizes.later).all),
      ]
    },
  }
}

/** The sizes by part and by library. */
function print({ price, stake, later }: Sizes): void {
  const columns = (gzip: number, brotli: number | null, name: string): void =>
    console.log(
      `  ${kibibytes(gzip).padStart(9)}  ${brotli === null ? ''.padStart(9) : kibibytes(brotli).padStart(9)}  ${name}`,
    )
  const printParts = (scripts: Scripts): void => {
    for (const [part, script] of scripts) columns(script.bytes / 1024, script.brotli / 1024, part)
  }
  console.log('\nUntil a price can be pressed: JavaScript after gzip, and after brotli.')
  printParts(price)
  printLibraries(price)
  console.log('\nFrom then on until the stake can be written:')
  printParts(stake)
  printLibraries(stake)
  console.log('\nOn demand:')
  printParts(
    new Map([...later].filter(([, { bytes }]) => bytes >= 512).toSorted(([, a], [, b]) => b.bytes - a.bytes)),
  )

  function printLibraries(scripts: Scripts): void {
    const libraries = new Map<string, number>()
    for (const { libraries: each } of scripts.values())
      for (const [library, bytes] of each) libraries.set(library, (libraries.get(library) ?? 0) + bytes)
    console.log('of which')
    const named = [...libraries].filter(([, size]) => size >= 1024).toSorted(([, a], [, b]) => b - a)
    for (const [library, size] of named) columns(size / 1024, null, library)
  }
}

function kibibytes(size: number): string {
  return `${size.toFixed(1)} KiB`
}
