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

  it('replaces names wherever they are read, and nothing else', () => {
    const { tokenExpired, pleaseLogin } = errors
    const from =
      "import { errors } from '#domain/errorCatalogue.ts'; import { serverMessages } from './errors.ts';"
    const [expired, login] = [tokenExpired.code, pleaseLogin.code]
    expect(
      withErrorCodes(
        `${from} a(errors.tokenExpired.code, my.errors.tokenExpired, { ...errors.pleaseLogin, errors: 1 }); t(serverMessages.tokenExpired)`,
        codes,
      ),
    ).toBe(
      `${from} a(${expired}, my.errors.tokenExpired, { ...errors[${login}], errors: 1 }); t(serverMessages[${expired}])`,
    )
    const others = 'const { errors } = read(); errors.length'
    expect(withErrorCodes(others, codes)).toBe(others)
  })

  it('refuses errors that are read in another way', () => {
    const from = "import { errors } from '#domain/errorCatalogue.ts';"
    expect(() => withErrorCodes(`${from} const { tokenExpired } = errors`, codes)).toThrow('as a whole')
    expect(() => withErrorCodes(`${from} errors.tokenBored.code`, codes)).toThrow('tokenBored')
    expect(() => withErrorCodes("import { errors as e } from '#domain/errorCatalogue.ts'", codes)).toThrow(
      'another name',
    )
  })

  it('refuses a catalogue that it cannot read', () => {
    expect(() => keyedByCode('  a: open(0, 1, x)', codes)).toThrow('0 of')
    expect(() => errorCodes("  a: open(1, 1000, ''),\n  b: refusal(1, 1000, ''),")).toThrow('two errors')
  })
})
