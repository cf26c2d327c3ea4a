import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'

const sourceCatalogue = fileURLToPath(new URL('../locales/en/messages.po', import.meta.url))
/** The messages of a compiled catalogue. */
export const compiled = /\bJSON\.parse\(("(?:[^"\\]|\\.)*")\)/
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * A letter or two for each text of a catalogue. Lingui knows a text by six letters that its words hash to, which no
 * compression makes shorter, and each stands in the scripts and in the catalogue.
 * @param po a catalogue with all texts
 */
export async function shortIds(po: string): Promise<ReadonlyMap<string, string>> {
  const texts = await formatter().parse(po, { locale: 'en', sourceLocale: 'en', filename: 'messages.po' })
  const ids = Object.entries(texts).flatMap(([id, { obsolete }]) => (obsolete === true ? [] : [id]))
  return new Map(ids.toSorted().map((id, index) => [id, shortId(index)]))
}

function shortId(index: number): string {
  const { length } = letters
  return index < length
    ? letters.charAt(index)
    : shortId(Math.floor(index / length) - 1) + letters.charAt(index % length)
}

/** A script in which Lingui's macros are expanded, with the short ids. A text that no catalogue has keeps its own. */
export function withShortIds(code: string, ids: ReadonlyMap<string, string>): string {
  return code.replaceAll(/\bid: "([^"\\]+)"/g, (all, id: string) => {
    const short = ids.get(id)
    return short === undefined ? all : `id: "${short}"`
  })
}

/**
 * A compiled catalogue with the short ids.
 * @throws where it is not compiled as it was
 */
export function catalogueWithShortIds(code: string, ids: ReadonlyMap<string, string>): string {
  const literal = compiled.exec(code)?.[1]
  if (literal === undefined) throw new Error('no messages in a compiled catalogue')
  const messages = JSON.parse(String(JSON.parse(literal))) as Record<string, unknown>
  const renamed = Object.entries(messages).map(([id, message]) => [ids.get(id) ?? id, message])
  const json = JSON.stringify(Object.fromEntries(renamed))
  return code.replace(compiled, () => `JSON.parse(${JSON.stringify(json)})`)
}

/** A step of the client's build, after Lingui's own. It fails where one of the long ids is left in a script. */
export function shortTextIds(): Plugin {
  let ids: ReadonlyMap<string, string> = new Map()
  return {
    name: 'slipway:short-text-ids',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      ids = await shortIds(await readFile(sourceCatalogue, 'utf8'))
    },
    transform: {
      filter: { id: [/\/src\/.*\.tsx?$/, /\/locales\/[^/]+\/messages\.po$/] },
      handler(code, id) {
        const short = id.endsWith('.po') ? catalogueWithShortIds(code, ids) : withShortIds(code, ids)
        return short === code ? null : { code: short, map: null }
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const long = [...chunk.code.matchAll(/(["'`])([\w+/]{6})\1/g)].find(([, , text = '']) =>
          ids.has(text),
        )
        if (long !== undefined) throw new Error(`the text ${long[2]} kept its long id in ${chunk.fileName}`)
      }
    },
  }
}
