import { compileMessage } from '@lingui/message-utils/compileMessage'

/** What must be the same in a text and in its translation, and what the translation has of its own. */
export interface MessageShape {
  /** Each placeholder with its type, and each tag, once. */
  readonly parts: ReadonlySet<string>
  /** The forms that each plural has, without those of a number (`=0`). */
  readonly plurals: readonly (readonly string[])[]
  /** What a reader sees of it, all forms one after the other, without placeholders and tags. */
  readonly words: string
}

const tag = /<\/?\d+\/?>/g

/** @throws where a text is no message of ICU */
export function shapeOf(message: string): MessageShape {
  const parts = new Set<string>()
  const plurals: string[][] = []
  const words: string[] = []
  read(compileMessage(message))
  return { parts, plurals, words: words.join(' ') }

  function read(tokens: unknown): void {
    if (typeof tokens === 'string') return readText(tokens)
    if (!Array.isArray(tokens)) throw new Error(`unknown token: ${JSON.stringify(tokens)}`)
    for (const token of tokens) {
      if (typeof token === 'string') readText(token)
      else readPlaceholder(token)
    }
  }

  function readText(text: string): void {
    for (const [found] of text.matchAll(tag)) parts.add(found)
    const seen = text.replaceAll(tag, '')
    // What cannot be read as a message is left as it is.
    if (/[{}<>]/.test(seen)) throw new Error(`not a message: ${seen}`)
    // In a plural `#` is the number.
    if (seen !== '#') words.push(seen)
  }

  function readPlaceholder([name, type, forms]: [string, string?, unknown?]): void {
    parts.add(type === undefined ? `{${name}}` : `{${name}, ${type}}`)
    if (typeof forms !== 'object' || forms === null) return
    const branches = Object.entries(forms).filter(([form]) => form !== 'offset')
    if (type === 'plural') plurals.push(branches.map(([form]) => form).filter((form) => /^[a-z]/.test(form)))
    for (const [, branch] of branches) read(branch)
  }
}
