import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

import { dataBlock } from './dataBlock.ts'

const file = fileURLToPath(new URL('../public/operators.json', import.meta.url))
/** Characters. Every launch downloads the page: a mapping that is longer is asked for beside it instead. */
const longestInPage = 4_096

/** The mapping of domains in the page, or nothing where it is too long for it. @param mapping its text */
export function operatorsBlock(mapping: string): string {
  const block = dataBlock('operators', JSON.parse(mapping))
  return block.length > longestInPage ? '' : block
}

/**
 * A step of the client's build, which puts the mapping of domains to operators into its page: the launch call is signed
 * without waiting for the file, which lies beside the page and may be changed there.
 */
export function operatorsInPage(): Plugin {
  return {
    name: 'slipway:operators',
    transformIndexHtml: (html) =>
      html.replace('<!-- operators -->', () => operatorsBlock(readFileSync(file, 'utf8'))),
  }
}
