import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath } from 'node:url'

import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

import { allMachines } from '#machines/all.ts'

import { withoutUnread } from './unread.ts'

const fileOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const catalogue = 'domain/session/errorCatalogue.ts'

function shortened(path: string) {
  const before = readFileSync(fileOf(path), 'utf8')
  const { code = '', map = '{}' } = withoutUnread(before, fileOf(path)) ?? {}
  return { before, after: code, map: new SourceMap(JSON.parse(map) as SourceMapPayload) }
}

/** Line and column of a text, both counted from 0. */
function placeOf(text: string, code: string): [line: number, column: number] {
  const lines = code.slice(0, code.indexOf(text)).split('\n')
  return [lines.length - 1, lines.at(-1)?.length ?? 0]
}

describe('what members download is without', () => {
  it('the descriptions of the charts and the names of the files that show their states, wherever they are', () => {
    const files = readdirSync(fileOf('machines'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.includes('/') && name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `machines/${name}`)
    const described = files.filter((path) => /\bdescription:/.test(readFileSync(fileOf(path), 'utf8')))
    expect(described.length).toBeGreaterThan(Object.keys(allMachines).length)
    for (const path of described) {
      const { after } = shortened(path)
      expect(after).not.toContain('description:')
      expect(after).not.toMatch(/\bmeta:|shownBy/)
      expect(() => parseAst(after, { lang: 'ts' })).not.toThrow()
    }
  })

  it('the English texts of errors, but keeps every code and meaning', () => {
    const { before, after } = shortened(catalogue)
    const entries = (code: string) =>
      [...code.matchAll(/(\w+): (open|refusal)\((\d), (\d+), (.*)\),/g)].map(([, ...parts]) => parts)
    expect(entries(after).length).toBeGreaterThan(50)
    expect(entries(after).every(([, , , , text]) => text === "''")).toBe(true)
    const meanings = (code: string) => entries(code).map((parts) => parts.slice(0, 4))
    expect(meanings(after)).toEqual(meanings(before))
    expect(() => parseAst(after, { lang: 'ts' })).not.toThrow()
  })
})

describe('what is left', () => {
  it('is found in its source by the map', () => {
    const { before, after, map } = shortened('machines/orientation/machine.ts')
    const text = 'createMachine('
    const entry = map.findEntry(...placeOf(text, after))
    expect(after.length).toBeLessThan(before.length)
    expect(entry).toMatchObject({ originalSource: fileOf('machines/orientation/machine.ts') })
    expect('originalLine' in entry && [entry.originalLine, entry.originalColumn]).toEqual(
      placeOf(text, before),
    )
  })

  it('includes every file that is not ours: a library is used as it is published', () => {
    const code = "open(0, 1, 'text') // description: 'text'"
    for (const file of ['domain/session/errorCatalogue.ts', 'machines/any/machine.ts']) {
      expect(withoutUnread(code, `/x/node_modules/library/${file}`)).toBeNull()
      expect(withoutUnread('export {}', `/x/${file}`)).toBeNull()
    }
    expect(withoutUnread(code, '/x/src/main.tsx')).toBeNull()
  })
})
