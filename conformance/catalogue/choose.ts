import { ConfigError } from '../config/config.ts'
import { chanceOf } from '../values/random.ts'
import type { Case } from './catalogue.ts'

/** Which cases of all are wanted. */
export interface Choice {
  /** Groups, ids, or what ids begin with before their dot. */
  only: readonly string[]
  /** A day: cases added on it or later. */
  since: string | null
  shard: { part: number; of: number } | null
  seed: number
}

/** The days on which versions of the kit were made, so that `--since` takes either. */
export const versions: Readonly<Record<string, string>> = { '1.0.0': '2026-11-28' }

/** The wanted cases, in the order that the seed gives. @throws ConfigError for a name that no case has */
export function choose(cases: readonly Case[], { only, since, shard, seed }: Choice): Case[] {
  for (const name of only)
    if (!cases.some((each) => isNamed(each, name)))
      throw new ConfigError(`--only ${name}: there is no such group or case. --list shows them.`)
  const wanted = cases
    .filter((each) => only.length === 0 || only.some((name) => isNamed(each, name)))
    .filter(({ added }) => since === null || added >= since)
    .filter((_, index) => shard === null || index % shard.of === shard.part - 1)
  return chanceOf(seed, 'order').shuffled(wanted)
}

function isNamed({ group, id }: Case, name: string): boolean {
  return group === name || id === name || id.startsWith(`${name}.`)
}

/** The day that `--since` means. @throws ConfigError if it is neither a day nor a version */
export function sinceDay(text: string): string {
  const day = versions[text] ?? text
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day))
    throw new ConfigError(
      `--since is a day such as 2026-11-28, or one of the versions ${Object.keys(versions).join(', ')}; not ${text}.`,
    )
  return day
}

/** `1/3` as its numbers. @throws ConfigError if it is no such part */
export function shardOf(text: string): { part: number; of: number } {
  const [, part, of] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []
  if (part === undefined || Number(part) > Number(of))
    throw new ConfigError(`--shard is like 1/3, not ${text}.`)
  return { part: Number(part), of: Number(of) }
}
