import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

interface Piece {
  name: string
  group: string
  kind: string
  minutes: number
}

type Tool = 'playwright' | 'vitest'

interface Runs {
  slowest(all: { name: string; ms: number }[]): string[]
  byFile(ran: object[], whole: Map<string, number>): { name: string; ms: number }[]
  missingShards(tool: Tool, names: readonly string[]): string[]
  shardFile(tool: Tool, shard: string): string
  shardsOf(tool: Tool, files: readonly string[]): string[]
  allPieces(tests: { spec: string; title: string }[]): Piece[]
  inOrderOf(seed: number, pieces: Piece[]): Piece[]
  doWhileTimeIsLeft(
    pieces: Piece[],
    how: { workers: number; minutesLeft: () => number; run: (piece: Piece) => Promise<void> },
  ): Promise<Piece[]>
  deepFiles: Record<string, number>
  longSpecs: Record<string, { minutes: number }>
  deepSpecs(): string[]
  chosenOf(tests: readonly BrowserTest[], seed: number): BrowserTest[]
  isSampled(file: string): boolean
  beginningOf(message: string | undefined): string | undefined
  ranInBrowser(report: string): { why?: string }[]
  sumsOf(ran: readonly object[]): { passed: number; failed: number; names: string[] }
  notRun(chosen: readonly BrowserTest[], ran: readonly BrowserTest[]): (BrowserTest & { isGreen: boolean })[]
}

interface BrowserTest {
  readonly file: string
  readonly name: string
  readonly project?: string
  readonly path?: readonly string[]
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a file says that does more in depth: it asks for the depth, or is one of those that SLIPWAY_FUZZ has try more. */
const asksForDepth = /\/testing\/depth\.ts'|SLIPWAY_FUZZ/

/** They are plain JavaScript, for they run before anything is installed. */
const parts: Partial<Runs>[] = await Promise.all(
  ['slowest', 'browser', 'pieces', 'ran', 'sample', 'shards'].map(
    (name) => import(new URL(`${name}.mjs`, import.meta.url).href),
  ),
)
const runs: Runs = Object.assign({}, ...parts)

describe('where the time went', () => {
  it('is told of the ten slowest, the slowest first', () => {
    const lines = runs.slowest(
      Array.from({ length: 12 }, (_, at) => ({ name: `file ${at}`, ms: 1_000 * at })),
    )
    expect(lines).toHaveLength(10)
    expect(lines[0]).toBe('   11.0 s  file 11')
    expect(lines.at(-1)).toBe('    2.0 s  file 2')
  })

  it('is the sum of the tests of a file, or what the file says it took with its hooks', () => {
    const ran = (file: string, ms: number) => ({ file, name: 'a test', ms })
    const tests = [ran('a.test.ts', 200), ran('b.test.ts', 300), ran('a.test.ts', 500)]
    expect(runs.byFile(tests, new Map([['b.test.ts', 5_000]]))).toEqual([
      { name: 'a.test.ts', ms: 700 },
      { name: 'b.test.ts', ms: 5_000 },
    ])
  })
})

describe('what failed', () => {
  it('is told at the end by its name and the beginning of what it said, without colours and without a stack', () => {
    const said =
      '\u001B[31mError: no such ticket\u001B[39m\n\nExpected: 1\n    at Ledger.find (ledger.ts:3:7)\nReceived: 0'
    expect(runs.beginningOf(said)).toBe('Error: no such ticket\nExpected: 1\nReceived: 0')
    expect(runs.beginningOf(undefined)).toBeUndefined()
    const long = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n')
    expect(runs.beginningOf(long)?.split('\n').at(-1)).toBe('line 11')
    const test = { file: 'a.test.ts', project: '', ms: 1 }
    const ran = [
      { ...test, name: 'passes', isGreen: true },
      { ...test, name: 'fails', isGreen: false, why: 'Expected: 1\nReceived: 0' },
      { ...test, name: 'never ran', isGreen: false },
    ]
    expect(runs.sumsOf(ran)).toEqual({
      passed: 1,
      failed: 2,
      names: ['a.test.ts: fails\n      Expected: 1\n      Received: 0', 'a.test.ts: never ran'],
    })
  })
})

describe('what a failed browser test leaves', () => {
  it('has what its page said to the member below the error', () => {
    const report = join(mkdtempSync(join(tmpdir(), 'slipway-ran-')), 'browser.json')
    const words = { name: 'words', body: Buffer.from('Bet slip | Checking your bet').toString('base64') }
    const results = [
      { duration: 1, errors: [{ message: 'Error: not there' }], attachments: [words, { name: 'recording' }] },
    ]
    const spec = {
      file: 'a.spec.ts',
      title: 'a bet',
      tests: [{ projectName: 'e2e', status: 'unexpected', results }],
    }
    writeFileSync(report, JSON.stringify({ suites: [{ title: 'a.spec.ts', specs: [spec] }] }))
    expect(runs.ranInBrowser(report).map(({ why }) => why)).toEqual([
      'Error: not there\nThe page: Bet slip | Checking your bet',
    ])
  })
})

describe('reports of shards', () => {
  it.each([
    ['playwright', ['shard-1-of-2.zip', 'shard-2-of-2.zip', 'vitest-1-of-3.json'], []],
    ['playwright', ['shard-1-of-3.zip'], ['shard-2-of-3.zip', 'shard-3-of-3.zip']],
    ['playwright', ['shard-1-of-2.zip', 'shard-2-of-2.zip', 'shard-1-of-4.zip'], ['they are of 2 and of 4']],
    ['playwright', ['report.zip'], ['every one']],
    ['vitest', ['vitest-1-of-2.json', 'vitest-2-of-2.json', 'shard-1-of-3.zip'], []],
    ['vitest', ['vitest-2-of-2.json'], ['vitest-1-of-2.json']],
  ] as const)('of %s: %j lack %j', (tool, names, missing) => {
    expect(runs.missingShards(tool, names)).toEqual(missing)
  })

  it('are kept under names by which they are found', () => {
    for (const tool of ['playwright', 'vitest'] as const) {
      const name = basename(runs.shardFile(tool, '2/4'))
      expect(runs.shardsOf(tool, [name, 'notes.txt'])).toEqual([name])
    }
  })
})

describe('the browser tests that npm test tries', () => {
  const testsOf = (file: string, count: number): BrowserTest[] =>
    Array.from({ length: count }, (_, at) => ({ file, name: `${file} ${at}` }))
  const lists = testsOf('tests/e2e/lists/lists.spec.ts', 9)
  const one = testsOf('tests/e2e/match/analysis.spec.ts', 1)
  const money = ['tests/e2e/slip/bet.spec.ts', 'tests/faults/told.spec.ts'].map((file) => testsOf(file, 5))
  const whole = testsOf('tests/deployment/servers.spec.ts', 5)
  const all = [...lists, ...money.flat(), ...whole, ...one]
  const ofLists = (seed: number) => runs.chosenOf(all, seed).filter(({ file }) => file === lists[0]?.file)

  it('are a third of each spec where money moves, an eighth of each other area, at least one of each, and all that is served', () => {
    for (const seed of [1, 2, 3]) {
      const chosen = runs.chosenOf(all, seed)
      expect(chosen).toEqual(expect.arrayContaining([...whole, ...one]))
      expect(ofLists(seed)).toHaveLength(2)
      for (const spec of money) expect(chosen.filter((test) => spec.includes(test))).toHaveLength(2)
      expect(chosen).toHaveLength(whole.length + one.length + 2 + 2 + 2)
      // In their order: a worker goes through a file.
      expect(chosen).toEqual(all.filter((test) => chosen.includes(test)))
    }
  })

  it('are an eighth of an area with its rooms, not of each room', () => {
    const area = ['tests/e2e/page/theme.spec.ts', 'tests/e2e/page/keys/focus.spec.ts'].flatMap((file) =>
      testsOf(file, 3),
    )
    for (const seed of [1, 2, 3]) expect(runs.chosenOf(area, seed)).toHaveLength(1)
  })

  it('are the same with the same seed, and with others every one in the end', () => {
    expect(ofLists(7)).toEqual(ofLists(7))
    const seen = new Set(Array.from({ length: 40 }, (_, seed) => ofLists(seed)).flat())
    expect(seen.size).toBe(lists.length)
  })

  it('that are chosen and do not run have failed, by name', () => {
    const [first, second] = ['opens', 'closes'].map((name) => ({
      file: 'tests/e2e/lists/lists.spec.ts',
      name,
      project: 'e2e',
      path: ['a list', name],
    }))
    if (!first || !second) throw new Error('There are two.')
    expect(runs.notRun([first, second], [second, first])).toEqual([])
    expect(runs.notRun([first, second], [first])).toEqual([
      { ...second, name: 'closes (chosen, but not run)', isGreen: false, ms: 0 },
    ])
  })

  it('that are left out are tried in depth: their spec is a piece', () => {
    const specs = readdirSync(`${root}/tests/e2e`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => `tests/e2e/${file}`)
      .filter(runs.isSampled)
    expect(specs.length).toBeGreaterThan(40)
    expect(runs.deepSpecs()).toEqual(expect.arrayContaining(specs))
  })
})

describe('the pieces of the deep tests', () => {
  const specs = Object.keys(runs.longSpecs)
  const tests = specs.flatMap((spec) => [1, 2, 3].map((each) => ({ spec, title: `test ${each}` })))
  const pieces = runs.allPieces(tests)

  it('are each there once, and each says how long it takes', () => {
    expect(new Set(pieces.map(({ name }) => name)).size).toBe(pieces.length)
    for (const { name, minutes } of pieces) expect(minutes, name).toBeGreaterThan(0)
    expect(runs.deepSpecs().length).toBeGreaterThan(20)
    expect(new Set(pieces.filter(({ kind }) => kind === 'browser').map(({ group }) => group))).toEqual(
      new Set([...specs, ...runs.deepSpecs()]),
    )
  })

  it('have every file in them that does more in depth', () => {
    const files = [
      'sandbox',
      'src',
      'tests',
      'machines',
      'domain',
      'charts',
      'conformance',
      'build',
      'checks',
      'deploy',
    ].flatMap((room) =>
      readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    const having = (ending: RegExp, words: RegExp): string[] =>
      files.filter((file) => ending.test(file) && words.test(readFileSync(`${root}/${file}`, 'utf8')))
    expect(having(/\.test\.tsx?$/, asksForDepth).toSorted()).toEqual(Object.keys(runs.deepFiles).toSorted())
    expect(having(/\.spec\.ts$/, /process\.env\['SLIPWAY_/)).toEqual(['tests/faults/random.spec.ts'])
  })

  it('come in an order of the seed, which has one of every group first', () => {
    const groups = new Set(pieces.map(({ group }) => group))
    const first = (seed: number) => runs.inOrderOf(seed, pieces).slice(0, groups.size)
    for (const seed of [1, 2, 3]) {
      expect(new Set(first(seed).map(({ group }) => group))).toEqual(groups)
      expect(first(seed)).toEqual(first(seed))
      expect(
        runs
          .inOrderOf(seed, pieces)
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual(pieces.map(({ name }) => name).toSorted())
    }
    expect(first(1)).not.toEqual(first(2))
  })

  it('are begun only while there is time for them, and what was not is told', async () => {
    const piece = (name: string, minutes: number) => ({ name, group: name, kind: 'command', minutes })
    const all = [piece('short', 1), piece('long', 5), piece('also short', 1), piece('too late', 1)]
    let left = 2
    const done: string[] = []
    const notReached = await runs.doWhileTimeIsLeft(all, {
      workers: 1,
      minutesLeft: () => left,
      run: async ({ name, minutes }) => {
        done.push(name)
        left -= minutes
      },
    })
    expect(done).toEqual(['short', 'also short'])
    expect(notReached.map(({ name }) => name)).toEqual(['long', 'too late'])
  })
})
