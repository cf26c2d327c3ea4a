import type { Recording } from '../model/chartCoverage/record.ts'
import { fileOfMark, instrument } from './instrument.ts'
import { createModules, type Modules, packagesOf } from './modules.ts'
import { createSentences, type Sentence } from './sentences.ts'

/** A sentence that can see a fault: where it is, how long it takes, and which parts of the machines it reaches. */
export interface Known {
  readonly file: string
  readonly at: number
  readonly title: string
  readonly ms: number
  /** How many of the machines' functions it has called. */
  readonly calls: number
  /** Functions by their marks, states by their keys. */
  readonly marks: ReadonlySet<string>
}

/** How many more functions than before a sentence may call: a chart that goes round in circles calls more and more. */
const patienceOfCalls = 50_000
/** How often the event loop may turn before we believe that what a test waits for will not come. */
const patience = 5_000
const recorder = 'tests/model/chartCoverage/record.ts'

/** The sentences of these files, ready to run on machines that are changed under them. */
export interface Bench {
  readonly modules: Modules
  /**
   * Runs all sentences of these files once, and returns what each one reached. Throws if one fails.
   * @param heard is called when a sentence has ended
   */
  learn(files: readonly string[], heard?: () => void): Promise<readonly Known[]>
  /** What a sentence says is wrong; null if nothing is. */
  run(known: Pick<Known, 'file' | 'at' | 'calls'>): Promise<string | null>
  /** What went wrong outside any sentence since this was last asked. */
  outside(): Promise<string | null>
}

/** @param files of tests, from the root of the repository */
export async function createBench(files: readonly string[]): Promise<Bench> {
  const { vitest, collect } = createSentences()
  const packages = new Map<string, unknown>([['vitest', vitest]])
  for (const name of packagesOf(files))
    if (!packages.has(name)) packages.set(name, { __esModule: true, ...(await import(name)) })

  let marks = new Set<string>()
  let outside: string | null = null
  const onOutside = (error: unknown): void => void (outside ??= saidOf(error))
  process.on('uncaughtException', onOutside).on('unhandledRejection', onOutside)

  let made = 0
  let most = Infinity
  const note = (mark: string): void => {
    marks.add(mark)
    made += 1
    if (made > most) throw new Error('never ends')
  }
  const modules = createModules({ packages, instrument, note })
  const collected = new Map<unknown, readonly Sentence[]>()

  function sentencesOf(file: string): readonly Sentence[] {
    // A file that is loaded again has other exports.
    let exports = {}
    const fresh = collect(() => (exports = modules.load(file)))
    const known = collected.get(exports)
    if (known !== undefined) return known
    collected.set(exports, fresh)
    return fresh
  }

  async function run({ file, at, calls }: Pick<Known, 'file' | 'at' | 'calls'>): Promise<string | null> {
    made = 0
    // What is tried at random may take more the next time, and what an earlier sentence left goes on beside it.
    most = calls * 10 + patienceOfCalls
    try {
      const sentence = sentencesOf(file)[at]
      if (sentence === undefined) return 'the sentence is gone'
      await inTime(sentence.run())
      return outside
    } catch (error) {
      return saidOf(error)
    } finally {
      most = Infinity
    }
  }

  async function learn(wanted: readonly string[], heard = () => {}): Promise<readonly Known[]> {
    const known: Known[] = []
    const atReading = new Set<string>()
    for (const file of wanted) {
      marks = new Set()
      const { length } = sentencesOf(file)
      const always = marks
      for (const mark of always) atReading.add(mark)
      const record = modules.load(recorder)
      let isGenerated = false
      let hasGenerated = false
      // Generated tests take their expectations from the chart itself, and are not sentences.
      for (const name of ['generated', 'generatedLater'])
        record[name] = () => {
          isGenerated = true
          hasGenerated = true
          throw new Error('generated')
        }
      for (let at = 0; at < length; at += 1) {
        marks = new Set(always)
        const title = sentencesOf(file)[at]?.title ?? ''
        const start = performance.now()
        isGenerated = false
        const said = await run({ file, at, calls: Infinity })
        const calls = made
        heard()
        // Tests that sum up walks cannot pass without them.
        if (isGenerated || (said !== null && hasGenerated)) continue
        if (said !== null) throw new Error(`${file}: ${title}: ${said}`)
        for (const state of statesSeen(record)) marks.add(state)
        known.push({ file, at, title, ms: performance.now() - start, calls, marks })
      }
    }
    return known.map((each) => ({
      ...each,
      marks: new Set([...each.marks, ...marksOf(each.file, atReading)]),
    }))
  }

  /** What runs when a file is loaded, which happens once, affects everything that needs the file. */
  function marksOf(file: string, atReading: ReadonlySet<string>): readonly string[] {
    const needed = modules.neededBy(file)
    return [...atReading].filter((mark) => needed.has(fileOfMark(mark)))
  }

  return {
    modules,
    learn,
    run,
    async outside() {
      await new Promise((resolve) => setTimeout(resolve, 1))
      const said = outside
      outside = null
      return said
    },
  }
}

/** The keys of the states that the machines were in since this was last asked. */
function statesSeen({ takeRecording }: Record<string, unknown>): readonly string[] {
  if (typeof takeRecording !== 'function') return []
  const { seen }: Recording = takeRecording()
  return Object.values(seen.sentences ?? {}).flatMap(({ states }) =>
    Object.keys(states).map((id) => id.slice(id.lastIndexOf('.') + 1)),
  )
}

async function inTime(run: unknown): Promise<void> {
  if (!(run instanceof Promise)) return
  let isOver = false
  const end = run.finally(() => (isOver = true))
  end.catch(() => {})
  for (let turn = 0; !isOver; turn += 1) {
    if (turn === patience) throw new Error('waits for what does not come')
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  await end
}

function saidOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
