import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { components } from '#openapi/client.gen.ts'

import type { SandboxConfig } from '../../config.ts'

export type Operators = components['schemas']['Operators']

/** The mapping of hosting domains, from the build, or else from the project [LAUNCH-13]. */
export function readOperators({ dist, operators }: Pick<SandboxConfig, 'dist' | 'operators'>): Operators {
  const built = join(dist, 'operators.json')
  const mapping: Operators = JSON.parse(readFileSync(existsSync(built) ? built : operators, 'utf8'))
  return mapping
}

/** What calls may be signed with, by the operator's public token. */
export function signatureSecrets({ default: usual, domains }: Operators): ReadonlyMap<string, string> {
  return new Map(
    [usual, ...Object.values(domains)].flatMap(({ publicToken, signatureSecret }): [string, string][] =>
      signatureSecret === undefined ? [] : [[publicToken, signatureSecret]],
    ),
  )
}
