import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

import { longer } from '../../words/longer.ts'

/** The scripts that hold a language's texts. */
export const textScript = /(?:^|\/)assets\/(?:messages|texts)-[^/]+\.js$/

const literal = /\bJSON\.parse\((("|'|`)(?:\\.|(?!\2)[^\\])*\2)\)/s

/**
 * A script of texts as built, its texts longer.
 * @throws if it holds no texts in the known form
 */
export function longerScript(file: string): string {
  const code = readFileSync(file, 'utf8')
  const texts = literal.exec(code)?.[1]
  if (texts === undefined) throw new Error(`no texts in ${file}`)
  const messages = JSON.parse(String(runInNewContext(texts))) as Record<string, unknown>
  const made = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, longer(message)]))
  return code.replace(literal, () => `JSON.parse(${JSON.stringify(JSON.stringify(made))})`)
}
