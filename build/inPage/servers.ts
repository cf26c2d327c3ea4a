import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

import { dataBlock } from './dataBlock.ts'

const file = fileURLToPath(new URL('../../servers.json', import.meta.url))

/**
 * The servers that `servers.json` lists for an environment.
 * @throws Error with a plain message if there is no such environment
 */
export function serversOf(environment: string): object {
  const environments: Record<string, object> = JSON.parse(readFileSync(file, 'utf8'))
  const named = Object.hasOwn(environments, environment) ? environments[environment] : undefined
  if (named === undefined)
    throw new Error(
      `servers.json has no environment "${environment}". It has: ${Object.keys(environments).join(', ')}.`,
    )
  return named
}

/** A step of the client's build that puts the servers of the environment (SLIPWAY_ENVIRONMENT) into its page. */
export function serversInPage(environment = process.env.SLIPWAY_ENVIRONMENT ?? 'dev'): Plugin {
  return {
    name: 'slipway:servers',
    transformIndexHtml: (html) =>
      html.replace('<!-- servers -->', () => dataBlock('servers', serversOf(environment))),
  }
}
