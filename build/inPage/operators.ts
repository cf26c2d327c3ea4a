import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

import { dataBlock } from './dataBlock.ts'

const file = fileURLToPath(new URL('../../public/operators.json', import.meta.url))
/** Characters. Every launch downloads the page: a longer mapping is requested separately instead. */
const longestInPage = 4_096

/** The mapping of domains for the page, or nothing if it is too long. @param mapping its text */
export function operatorsBlock(mapping: string): string {
  const block = dataBlock('operators', JSON.parse(mapping))
  return block.length > longestInPage ? '' : block
}

/**
 * A step of the client's build that puts the mapping of domains to operators into its page: the launch call is signed
 * without waiting for the file, which is next to the page and can be changed there. If the mapping has a secret to sign
 * with, the code that signs is fetched at once, and not only when the first script asks for it.
 */
export function operatorsInPage(): Plugin {
  return {
    name: 'slipway:operators',
    transformIndexHtml(html, { bundle = {} }) {
      const block = operatorsBlock(readFileSync(file, 'utf8'))
      const signing = block.includes('"signatureSecret":"') ? signingScript(Object.values(bundle)) : null
      return {
        html: html.replace('<!-- operators -->', () => block),
        tags:
          signing === null
            ? []
            : [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: '', href: `/v8/${signing}` } }],
      }
    },
  }
}

/** The script that signs calls: fetched with the first scripts, because the launch call waits for it. */
export function signingScript(
  outputs: readonly {
    readonly fileName: string
    readonly name?: string | undefined
    readonly type: string
  }[],
): string | null {
  return outputs.find(({ type, name }) => type === 'chunk' && name === 'signature')?.fileName ?? null
}
