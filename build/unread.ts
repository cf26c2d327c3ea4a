import { RolldownMagicString } from 'rolldown'
import type { Plugin } from 'vite'

const text = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|` + '`(?:[^`\\\\]|\\\\.)*`'

interface Unread {
  readonly file: RegExp
  /** Its first group is removed, if it has one; otherwise the whole match. */
  readonly what: RegExp
  readonly by: string
}

/** Only in our own files: a library is used as it is published. */
const unread: readonly Unread[] = [
  {
    // What the charts say about their states, for designers and testers.
    file: /\/machines\/(?:\w+\/)+\w+\.ts$/,
    what: new RegExp(
      String.raw`(\bdescription:\s*(?:${text}),?|\bmeta:\s*\{\s*shownBy:\s*\[[^\]]*\],?\s*\},?)`,
      'gd',
    ),
    by: '',
  },
  {
    // What the server says in English: the client has its own words, in the member's language.
    file: /\/domain\/session\/errorCatalogue\.ts$/,
    what: new RegExp(String.raw`\b(?:open|refusal)\(\d, \d+, (${text})\)`, 'gd'),
    by: "''",
  },
]

/** A module of ours without the parts that no member reads, and its source map; null if there is nothing to remove. */
export function withoutUnread(code: string, file: string): { code: string; map: string } | null {
  if (file.includes('/node_modules/')) return null
  const found = unread.find((candidate) => candidate.file.test(file))
  const places = found === undefined ? [] : [...code.matchAll(found.what)]
  if (found === undefined || places.length === 0) return null
  const short = new RolldownMagicString(code)
  for (const { indices } of places) {
    const place = indices?.[1]
    if (place === undefined) continue
    if (found.by === '') short.remove(...place)
    else short.overwrite(...place, found.by)
  }
  return { code: short.toString(), map: short.generateMap({ source: file, hires: true }).toString() }
}

/** A step of the client's build. */
export function leaveOutUnread(): Plugin {
  return {
    name: 'slipway:leave-out-unread',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: unread.map(({ file }) => file) },
      handler: (code, id) => withoutUnread(code, id),
    },
  }
}
