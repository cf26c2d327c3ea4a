import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Page } from 'playwright'

/**
 * What scripts do for a price, and where: in functions of the floor (null for what it does not do), and in files of the
 * client. The first that fits counts.
 */
const duties: readonly (readonly [duty: string, functions: RegExp | null, files: RegExp])[] = [
  [
    'receiving a text and parsing it',
    /\.onmessage$/,
    /realtime\/socket\.ts|realtime\/messages\.ts (?:parse)?$/,
  ],
  ['checking it', /^$|^is[A-Z]/, /realtime\/(?:messages|prices\/priceTable)\.ts|domain\/money\/|src\/wire\//],
  [
    'keeping prices and how they moved',
    /^(?:take|keep)$/,
    /realtime\/prices\/price(?:Book|Rows)|domain\/(?:market|odds)/,
  ],
  ['saying who shows them', null, /src\/realtime\//],
  ['showing them', /./, /features\/(?:odds|betSlip)|big\.js/],
  ['clocks', null, /platform\/environment\.ts|serverClock\.ts/],
  ['machines', null, /\/xstate\/|machines\/|client\/(?:actors|reactions|root)\//],
  [
    'React and its styles',
    null,
    /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@emotion|stylis)\//,
  ],
  ['queries', null, /@tanstack/],
]
const native = 'what the browser does in their name'
const others = 'everything else'

/** Every duty, in the order in which they are printed. */
export const allDuties: readonly string[] = [...duties.map(([duty]) => duty), native, others]

const mapsFolder = fileURLToPath(new URL('../../dist-maps', import.meta.url))
/** Microseconds between the samples of a profile. */
const sampling = 200

/**
 * Watches what a page's scripts do for some seconds.
 * @param settling milliseconds that are not counted: where a profile begins the browser looks through all of the heap
 * @returns CPU seconds by duty, by samples; of the client with the maps of its build, which tell its files
 */
export async function profiled(
  page: Page,
  { seconds, settling }: { readonly seconds: number; readonly settling: number },
): Promise<ReadonlyMap<string, number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: sampling })
  await session.send('Profiler.start')
  // The measured time itself.
  await page.waitForTimeout(settling + seconds * 1_000)
  const { profile } = await session.send('Profiler.stop')
  await session.detach()
  const place = createPlaces()
  const dutyOfNode = new Map(profile.nodes.map(({ id, callFrame }) => [id, dutyOf(callFrame, place)]))
  const times = new Map(allDuties.map((duty) => [duty, 0]))
  const from = profile.endTime - seconds * 1e6
  let time = profile.startTime
  for (const [at, id] of (profile.samples ?? []).entries()) {
    const delta = profile.timeDeltas?.[at] ?? 0
    time += delta
    const duty = dutyOfNode.get(id) ?? null
    // Also what an idle thread waits for is sampled.
    if (duty !== null && time >= from) times.set(duty, (times.get(duty) ?? 0) + delta / 1e6)
  }
  return times
}

interface Frame {
  readonly functionName: string
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}

function dutyOf(frame: Frame, placeOf: (frame: Frame) => string | null): string | null {
  const { functionName, url } = frame
  // Idle, or what the browser does without a script. Collecting garbage is among it: profiles tell ten times what traces do.
  if (functionName.startsWith('(')) return null
  if (url === '') return native
  const place = placeOf(frame)
  const fits = duties.find(([, functions, files]) =>
    place === null ? url.endsWith('/floor.js') && functions?.test(functionName) === true : files.test(place),
  )
  return fits?.[0] ?? others
}

/** Finds the file and the name of a function of the built client; null for any other. */
function createPlaces(): (frame: Frame) => string | null {
  const versions = existsSync(mapsFolder) ? readdirSync(mapsFolder) : []
  const maps = new Map<string, SourceMap | null>()
  const mapOf = (script: string): SourceMap | null => {
    const file = versions.map((version) => join(mapsFolder, version, `${script}.map`)).find(existsSync)
    return file === undefined ? null : new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  }
  return ({ url, lineNumber, columnNumber, functionName }) => {
    const script = url.split('/').at(-1) ?? ''
    if (!maps.has(script)) maps.set(script, mapOf(script))
    // Profiles count from 0, origins from 1.
    const origin = maps.get(script)?.findOrigin(lineNumber + 1, columnNumber + 1)
    if (origin === undefined || !('fileName' in origin)) return null
    return `${origin.fileName} ${origin.name ?? functionName}`
  }
}
