import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const catalogue = fileURLToPath(new URL('../domain/errorCatalogue.ts', import.meta.url))
const entry = /^  (\w+): (open|refusal)\(\d, (\d+),/gm

/**
 * The codes of the errors by their names.
 * @param source the catalogue's module
 * @throws where two errors have one code
 */
export function errorCodes(source: string): ReadonlyMap<string, string> {
  const codes = new Map([...source.matchAll(entry)].map(([, name = '', , code = '']) => [name, code]))
  if (new Set(codes.values()).size !== codes.size) throw new Error('two errors have one code')
  return codes
}

/** A module of ours in which errors go by their codes: the names are for people who read the source. */
export function withErrorCodes(source: string, codes: ReadonlyMap<string, string>): string {
  return source
    .replaceAll(
      /(?<![\w/.'-])errors\.(\w+)(\.code\b)?/g,
      (all, name: string, itsCode: string | undefined) => {
        const code = codes.get(name)
        if (code === undefined) return all
        return itsCode === undefined ? `errors[${code}]` : code
      },
    )
    .replaceAll(/\bserverMessages\.(\w+)/g, (all, name: string) => {
      const code = codes.get(name)
      return code === undefined ? all : `serverMessages[${code}]`
    })
}

/**
 * The catalogue, or the words for it, with the codes as keys.
 * @throws where not each error has its line
 */
export function keyedByCode(source: string, codes: ReadonlyMap<string, string>): string {
  let keys = 0
  const keyed = source.replaceAll(/^  (\w+)(?=: (?:open|refusal|msg)\b)/gm, (all, name: string) => {
    const code = codes.get(name)
    if (code === undefined) return all
    keys += 1
    return `  ${code}`
  })
  if (keys !== codes.size) throw new Error(`${keys} of ${codes.size} errors have a line`)
  return keyed
}

/** A step of the client's build: no name of an error is left in the scripts. */
export function errorsByCode(): Plugin {
  let codes: ReadonlyMap<string, string> = new Map()
  return {
    name: 'slipway:errors-by-code',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      codes = errorCodes(await readFile(catalogue, 'utf8'))
    },
    transform: {
      filter: {
        id: /\/(?:src|machines|domain)\/.*\.tsx?$/,
        code: /\berrors\.|\bserverMessages\b|\brefusal\(/,
      },
      handler(source, id) {
        const isKeyed = /\/domain\/errorCatalogue\.ts$|\/src\/words\/errors\.ts$/.test(id)
        const short = withErrorCodes(isKeyed ? keyedByCode(source, codes) : source, codes)
        return short === source ? null : { code: short, map: null }
      },
    },
  }
}
