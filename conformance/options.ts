import { parseArgs } from 'node:util'

import { shardOf, sinceDay } from './catalogue/choose.ts'
import { ConfigError } from './config/config.ts'

export const usage = `What of the contract a back end keeps, and what a member would lose where it does not.

  conformance --config partner.yaml [options]

  --config FILE   the back end: addresses, members, what it lets be steered
  --yes           place bets without asking (within the stake limit of the configuration)
  --only NAME     a group or a case; may be given several times
  --since WHEN    cases added since a day (2026-11-28) or a version (1.0.0)
  --shard 1/3     one of three parts
  --seed N        the order, and whatever is left to chance
  --known FILE    known failures: they do not count, unless they pass
  --reports DIR   where the reports go (conformance-report/)
  --list          the cases, without running them
  --help          this text

The exit code is 0 if all that must hold holds, 1 if not, 2 if it could not be run.`

export interface Options {
  config: string | null
  yes: boolean
  only: string[]
  since: string | null
  shard: { part: number; of: number } | null
  seed: number
  known: string | null
  reports: string
  list: boolean
  help: boolean
}

/** What the command was asked for. @throws ConfigError with a plain message */
export function readOptions(args: readonly string[]): Options {
  const { values } = parsed(args)
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed)
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new ConfigError(`--seed is a whole number, not ${values.seed}.`)
  return {
    config: values.config ?? null,
    yes: values.yes ?? false,
    only: (values.only ?? []).flatMap((names) => names.split(',')),
    since: values.since === undefined ? null : sinceDay(values.since),
    shard: values.shard === undefined ? null : shardOf(values.shard),
    seed,
    known: values.known ?? null,
    reports: values.reports ?? 'conformance-report',
    list: values.list ?? false,
    help: values.help ?? false,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        config: { type: 'string' },
        yes: { type: 'boolean' },
        only: { type: 'string', multiple: true },
        since: { type: 'string' },
        shard: { type: 'string' },
        seed: { type: 'string' },
        known: { type: 'string' },
        reports: { type: 'string' },
        list: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error))
  }
}
