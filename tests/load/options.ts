import { cpus } from 'node:os'
import { parseArgs } from 'node:util'

import { ConfigError } from '#conformance/config/config.ts'

export const usage = `Members of the real client, without a page, before a back end.

  npm run load -- [--config FILE] [options]

  --config FILE     the back end; without it a sandbox of its own is started
  --members N       members that are launched (1000)
  --rate N          presses a second of all together: bets, bookings (50)
  --seconds N       how long they press (60)
  --launches N      launches a second (20)
  --processes N     processes of the driver (all cores but one)
  --find            raises the load step by step until it does not hold any more: --members and --rate are the first step
  --growth N        how many times as much each step is (1.5)
  --steps N         steps at most (12)
  --seed N          who presses what
  --yes             place bets without asking
  --reports DIR     where report.json goes (load-report/)
  --help            this text

The exit code is 0 if every member was told what the books say, 1 if not, 2 if it could not be run.`

export interface Options {
  readonly config: string | null
  readonly members: number
  readonly rate: number
  readonly seconds: number
  readonly launches: number
  readonly processes: number
  readonly find: boolean
  readonly growth: number
  readonly steps: number
  readonly seed: number
  readonly yes: boolean
  readonly reports: string
  readonly help: boolean
}

/** What the command was asked for. @throws ConfigError with a plain message */
export function readOptions(args: readonly string[]): Options {
  const { values } = parsed(args)
  const number = (name: keyof typeof values, otherwise: number, least: number): number => {
    const text = values[name]
    const value = text === undefined ? otherwise : Number(text)
    if (!Number.isFinite(value) || value < least)
      throw new ConfigError(`--${name} is a number of at least ${least}, not ${text}.`)
    return value
  }
  return {
    config: values.config ?? null,
    members: Math.round(number('members', 1_000, 1)),
    rate: number('rate', 50, 0.1),
    seconds: number('seconds', 60, 1),
    launches: number('launches', 20, 0.1),
    processes: Math.round(number('processes', Math.max(1, cpus().length - 1), 1)),
    find: values.find ?? false,
    growth: number('growth', 1.5, 1.01),
    steps: Math.round(number('steps', 12, 1)),
    seed: Math.round(number('seed', Date.now() % 1_000_000, 0)),
    yes: values.yes ?? false,
    reports: values.reports ?? 'load-report',
    help: values.help ?? false,
  }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        config: text,
        members: text,
        rate: text,
        seconds: text,
        launches: text,
        processes: text,
        find: flag,
        growth: text,
        steps: text,
        seed: text,
        yes: flag,
        reports: text,
        help: flag,
      },
    })
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error))
  }
}
