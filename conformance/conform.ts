import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Case, readCatalogue } from './catalogue/catalogue.ts'
import { choose } from './catalogue/choose.ts'
import { ConfigError, readConfig } from './config/config.ts'
import { readContract } from './contract/operations.ts'
import { createBackEnd } from './engine/backEnd.ts'
import { runCases } from './engine/runCases.ts'
import { type Options, readOptions, usage } from './options.ts'
import { htmlReport } from './report/html.ts'
import { readKnown } from './report/known.ts'
import { jsonReport, junitReport } from './report/machines.ts'
import { exitCodeOf, reportOf } from './report/report.ts'
import { terminalReport } from './report/terminal.ts'
import { closeAgents } from './wire/http.ts'

/** What the command needs of the world around it. */
export interface Surroundings {
  say(line: string): void
  /** Asks a question that is answered with yes or no; null where nobody can be asked. */
  ask: ((question: string) => Promise<boolean>) | null
  environment: Readonly<Record<string, string | undefined>>
}

/** Runs the command. Resolves with the exit code: 0 if all that must hold holds, 1 if not, 2 if it could not be run. */
export async function conform(args: readonly string[], around: Surroundings): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args)
    if (options.help) {
      around.say(usage)
      return 0
    }
    const all = readCatalogue()
    const cases = choose(all, options)
    if (options.list) {
      for (const { id, group, grave, title, added } of cases)
        around.say(`${group}  ${id}  (${grave}, ${added})  ${title}`)
      return 0
    }
    return await run(options, all, cases, around)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    around.say(error.message)
    return 2
  } finally {
    closeAgents()
  }
}

async function run(
  options: Options,
  all: readonly Case[],
  cases: readonly Case[],
  around: Surroundings,
): Promise<0 | 1> {
  if (options.config === null) throw new ConfigError(`--config FILE is missing.\n\n${usage}`)
  const config = readConfig(options.config, around.environment)
  const known =
    options.known === null
      ? new Map<string, string>()
      : readKnown(options.known, new Set(all.map(({ id }) => id)))
  const contract = readContract()
  around.say(
    `${cases.length} cases against ${config.name} (${config.addresses.api}), at most ${config.rate} calls a second, seed ${options.seed}`,
  )
  const money = await mayStake(options, cases, config.stakeLimit, around)
  const began = new Date()
  let done = 0
  const results = await runCases(cases, createBackEnd(config, contract), {
    seed: options.seed,
    money,
    ended: ({ id, grave }, { outcome, ms }) => {
      done += 1
      if (outcome.state === 'failed') around.say(`FAIL ${id} (${grave})`)
      else if (done % 25 === 0) around.say(`${done} of ${cases.length}`)
      if (around.environment.SLIPWAY_CONFORMANCE_PACE !== undefined)
        around.say(`${String(ms).padStart(6)} ms ${id}`)
    },
  })
  const report = reportOf(
    {
      backEnd: config.name,
      address: config.addresses.api,
      contract: contract.version,
      seed: options.seed,
      began: began.toISOString(),
      seconds: (Date.now() - began.getTime()) / 1000,
    },
    cases,
    results,
    known,
    `npm run conformance -- --config ${options.config}`,
  )
  mkdirSync(options.reports, { recursive: true })
  const files = Object.entries({
    'report.html': htmlReport(report),
    'report.json': jsonReport(report),
    'junit.xml': junitReport(report),
  })
  for (const [name, text] of files) writeFileSync(join(options.reports, name), text)
  around.say(
    terminalReport(
      report,
      files.map(([name]) => join(options.reports, name)),
    ),
  )
  return exitCodeOf(report)
}

/** Says what will be staked, and asks. */
async function mayStake(
  { yes }: Options,
  cases: readonly Case[],
  limits: Readonly<Record<string, string>>,
  { say, ask }: Surroundings,
): Promise<true | string> {
  const staking = cases.filter(({ money }) => money)
  if (staking.length === 0) return true
  const each = Object.entries(limits).map(([currency, most]) => `${most} ${currency}`)
  if (each.length === 0) return 'the configuration has no stakeLimit'
  const bets = staking.reduce((sum, { bets: own }) => sum + own, 0)
  say(`${staking.length} of them place bets: at most ${bets}, none of more than ${each.join(' or ')}.`)
  if (yes) return true
  if (ask === null) return 'it would place bets: nobody could be asked, and there is no --yes'
  return (await ask('Place them? [y/N] ')) ? true : 'it would place bets, and the answer was no'
}
