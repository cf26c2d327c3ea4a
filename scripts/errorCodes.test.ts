import { readFileSync } from 'node:fs'

import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

import { errors } from '#domain/errorCatalogue.ts'
import { serverMessages } from '#src/words/errors.ts'

import { errorCodes, keyedByCode, withErrorCodes } from './errorCodes.ts'

const source = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

describe('errors by their codes', () => {
  const codes = errorCodes(source('domain/errorCatalogue.ts'))

  it('has the code of each', () => {
    expect(Object.fromEntries(codes)).toEqual(
      Object.fromEntries(Object.entries(errors).map(([name, { code }]) => [name, String(code)])),
    )
  })

  it('gives the catalogue and its words the same keys, each once', () => {
    const keysOf = (code: string, call: RegExp) => [...code.matchAll(call)].map(([, key]) => key)
    const catalogue = keyedByCode(source('domain/errorCatalogue.ts'), codes)
    const words = keyedByCode(source('src/words/errors.ts'), codes)
    const keys = keysOf(catalogue, /^  (\d+): (?:open|refusal)\(/gm)
    expect(new Set(keys)).toEqual(new Set(codes.values()))
    expect(new Set(keysOf(words, /^  (\d+): msg/gm))).toEqual(new Set(keys))
    expect(Object.keys(serverMessages)).toHaveLength(keys.length)
    for (const code of [catalogue, words]) expect(() => parseAst(code, { lang: 'ts' })).not.toThrow()
  })

  it('replaces names where they are read, and nothing else', () => {
    const { tokenExpired, pleaseLogin } = errors
    expect(
      withErrorCodes(
        "import { errors } from './errors.ts'; a(errors.tokenExpired.code, errors.pleaseLogin, my.errors.tokenExpired); t(serverMessages.tokenExpired)",
        codes,
      ),
    ).toBe(
      `import { errors } from './errors.ts'; a(${tokenExpired.code}, errors[${pleaseLogin.code}], my.errors.tokenExpired); t(serverMessages[${tokenExpired.code}])`,
    )
  })

  it('refuses a catalogue that it cannot read', () => {
    expect(() => keyedByCode('  a: open(0, 1, x)', codes)).toThrow('0 of')
    expect(() => errorCodes("  a: open(1, 1000, ''),\n  b: refusal(1, 1000, ''),")).toThrow('two errors')
  })
})
