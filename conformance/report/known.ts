import * as v from 'valibot'

import { ConfigError, problemsIn, readYaml } from '../config/config.ts'

/** Failures that are known and not mended yet, by the id of the case, with the reason. */
export type Known = ReadonlyMap<string, string>

const schema = v.array(
  v.strictObject({ id: v.pipe(v.string(), v.minLength(1)), reason: v.pipe(v.string(), v.minLength(1)) }),
)

/**
 * Reads a file of known failures: a list of `id` and `reason`.
 * @param ids of all cases there are
 * @throws ConfigError that names what is wrong, such as the id of no case
 */
export function readKnown(path: string, ids: ReadonlySet<string>): Known {
  const result = v.safeParse(schema, readYaml(path) ?? [])
  if (!result.success)
    throw new ConfigError(`${path} is not a list of known failures:\n${problemsIn(result.issues)}`)
  for (const { id } of result.output)
    if (!ids.has(id)) throw new ConfigError(`${path}: there is no case ${id}.`)
  return new Map(result.output.map(({ id, reason }) => [id, reason]))
}
