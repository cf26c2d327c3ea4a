import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { inLanguage, type LanguageCode } from '../../words/words.ts'

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

/**
 * Replies that many ask for at once, because a channel has told all of them that something is new: each is made, written
 * and compressed once, and forgotten as soon as anything is otherwise.
 */
export interface SharedReplies {
  /** The reply of a key, which names all that it depends on but the market and what control calls set. */
  of<Reply extends object>(key: string, make: () => Reply): Reply
  /** A shared reply as text in a language; null for one that is not shared. */
  textOf(reply: object, language: LanguageCode): string | null
  /** The text of a shared reply, compressed; null for any other text. */
  packed(text: string, encoding: Encoding): Promise<Buffer> | null
  /** Something is otherwise. */
  clear(): void
}

export function createSharedReplies(): SharedReplies {
  const replies = new Map<string, object>()
  const texts = new Map<object, Map<LanguageCode, string>>()
  const packs = new Map<string, Map<Encoding, Promise<Buffer>>>()
  return {
    of<Reply extends object>(key: string, make: () => Reply): Reply {
      // A key begins with the name of its call, so that it has replies of one kind.
      const reply = (replies.get(key) as Reply | undefined) ?? make()
      replies.set(key, reply)
      if (!texts.has(reply)) texts.set(reply, new Map())
      return reply
    },
    textOf(reply, language) {
      const ofReply = texts.get(reply)
      if (ofReply === undefined) return null
      const text = ofReply.get(language) ?? JSON.stringify(inLanguage(reply, language))
      ofReply.set(language, text)
      if (!packs.has(text)) packs.set(text, new Map())
      return text
    },
    packed(text, encoding) {
      const ofText = packs.get(text)
      if (ofText === undefined || text.length < leastToPack) return null
      const bytes = ofText.get(encoding) ?? pack[encoding](text)
      ofText.set(encoding, bytes)
      return bytes
    },
    clear() {
      replies.clear()
      texts.clear()
      packs.clear()
    },
  }
}

/** As for all other replies: shorter ones are sent as they are. */
const leastToPack = 1_024

const zip = promisify(gzip)
const brotli = promisify<Buffer, object, Buffer>(brotliCompress)

const pack: Record<Encoding, (text: string) => Promise<Buffer>> = {
  gzip: (text) => zip(text),
  br: (text) => brotli(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
}

/** The first that a client takes of those that shared replies come in; null where it weighs them, or takes none. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  if (typeof accepted !== 'string' || accepted.includes('q=')) return null
  const names = accepted.split(',').map((name) => name.trim())
  return encodings.find((encoding) => names.includes(encoding)) ?? null
}
