// npm run load: members of the real client's layers, without a page, before any back end; told = ledger at the end.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'

import { ConfigError } from '#conformance/config/config.ts'

import { TestSandbox } from '../harness/sandbox.ts'
import { readBackEnd } from './books/backEnd.ts'
import type { Hand } from './crew/hand.ts'
import { processHand } from './crew/processHand.ts'
import { cpuSecondsOf } from './crew/processor.ts'
import { makeWorker } from './crew/workerFile.ts'
import { createLoad } from './load.ts'
import { type Options, readOptions, usage } from './options.ts'
import { goal, linesOf, verdictLines } from './report.ts'
import { type CpuSeconds, type Step, search, stretch, type Wanted } from './steps.ts'

const ownConfig = 'tests/load/sandbox.yaml'

function say(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

async function mayBet({ yes }: Options, name: string): Promise<boolean> {
  if (yes) return true
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Bets will be placed at ${name}. Go on? (y/n) `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** @returns the exit code */
async function run(options: Options): Promise<number> {
  const sandbox =
    options.config === null ? await TestSandbox.start(['--everything', '--seed', String(options.seed)]) : null
  try {
    const environment =
      sandbox === null
        ? process.env
        : { SANDBOX: sandbox.clientUrl, SANDBOX_CHANNELS: sandbox.clientUrl.replace('http', 'ws') }
    return await runAgainst(options, options.config ?? ownConfig, environment, () =>
      cpuSecondsOf(sandbox?.pid),
    )
  } finally {
    await sandbox?.stop()
  }
}

async function runAgainst(
  options: Options,
  config: string,
  environment: Parameters<typeof readBackEnd>[1],
  cpuSeconds: CpuSeconds,
): Promise<number> {
  const backEnd = readBackEnd(config, environment)
  const { name, rate } = backEnd.config
  if (options.config !== null && !(await mayBet(options, name))) {
    say('Nothing was placed: --yes places bets without asking.')
    return 2
  }
  if (options.rate > rate)
    throw new ConfigError(`${config} allows ${rate} presses a second, not ${options.rate}.`)
  say(`${name}; seed ${options.seed}; ${options.processes} processes of the driver; ${cpus().length} cores`)
  const script = await makeWorker()
  const [first, ...others] = await Promise.all(
    Array.from({ length: options.processes }, (_, at) =>
      processHand(script, backEnd.config, options.seed * 100 + at),
    ),
  )
  if (first === undefined) throw new ConfigError('There is no process to drive with.')
  const hands: [Hand, ...Hand[]] = [first, ...others]
  const load = createLoad({ backEnd, hands, launches: Math.min(options.launches, rate) })
  try {
    const wanted: Wanted = { members: options.members, rate: options.rate, seconds: options.seconds }
    const steps = options.find ? await find(options, load, wanted, cpuSeconds) : []
    const single = options.find ? null : await stretch(load, wanted, cpuSeconds)
    if (single !== null) say(...linesOf(single))
    const verdict = await load.judge()
    say(...verdictLines(verdict))
    mkdirSync(options.reports, { recursive: true })
    const file = join(options.reports, 'report.json')
    const report = { name, ...options, at: new Date().toISOString(), stretch: single, steps, verdict }
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
    say(`All figures are in ${file}.`)
    return verdict.wrongs.length === 0 ? 0 : 1
  } finally {
    await load.close()
    rmSync(script, { force: true })
  }
}

async function find(
  { growth, steps: most }: Options,
  load: Parameters<typeof search>[0],
  first: Wanted,
  cpuSeconds: CpuSeconds,
): Promise<Step[]> {
  const onStep = ({ stretch: done, broken }: Step): void =>
    say(...linesOf(done), broken === null ? `  HELD (p99 within ${goal} ms)` : `  NO: ${broken}`)
  const steps = await search(load, { first, growth, most, cpuSeconds, onStep })
  const held = steps.filter(({ broken }) => broken === null).at(-1)
  say(
    held === undefined ? 'No step held.' : 'The last step that held:',
    ...(held === undefined ? [] : linesOf(held.stretch)),
  )
  return steps
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) say(usage)
  else process.exitCode = await run(options)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 2
}
