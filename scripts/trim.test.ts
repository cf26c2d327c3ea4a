import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

import { allMachines } from '#machines/all.ts'

import { trimmed } from './trim.ts'

const fileOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

function trimFile(path: string): { before: string; after: string } {
  const before = readFileSync(fileOf(path), 'utf8')
  return { before, after: trimmed(before, fileOf(path)) ?? '' }
}

describe('what the client is built without', () => {
  it('the descriptions of the charts and what shows their states, wherever one stands', () => {
    const files = readdirSync(fileOf('machines'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.includes('/') && name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `machines/${name}`)
    const described = files.filter((path) => /\bdescription:/.test(readFileSync(fileOf(path), 'utf8')))
    expect(described.length).toBeGreaterThan(Object.keys(allMachines).length)
    for (const path of described) {
      const { after } = trimFile(path)
      expect(after).not.toContain('description:')
      expect(after).not.toMatch(/\bmeta:|shownBy/)
      expect(() => parseAst(after, { lang: 'ts' })).not.toThrow()
    }
  })

  it('the English texts of errors, but no code and no meaning', () => {
    const { before, after } = trimFile('domain/errorCatalogue.ts')
    const entries = (code: string) =>
      [...code.matchAll(/(\w+): (open|refusal)\((\d), (\d+), (.*)\),/g)].map(([, ...parts]) => parts)
    expect(entries(after).length).toBeGreaterThan(50)
    expect(entries(after).every(([, , , , text]) => text === "''")).toBe(true)
    const meanings = (code: string) => entries(code).map((parts) => parts.slice(0, 4))
    expect(meanings(after)).toEqual(meanings(before))
    expect(() => parseAst(after, { lang: 'ts' })).not.toThrow()
  })

  it("Emotion's prefixes for browsers that are older", () => {
    const { after } = trimFile('node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js')
    expect(after.match(/\bprefixer\b/g)).toHaveLength(2)
  })

  it('and says so where there is nothing to leave out any more', () => {
    expect(() => trimmed('export {}', fileOf('domain/errorCatalogue.ts'))).toThrow('nothing to leave out')
    expect(trimmed('export {}', fileOf('src/main.tsx'))).toBeNull()
  })
})
