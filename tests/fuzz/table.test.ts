import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { parsers } from './table.ts'

/** Where parsers of what comes from outside are, and what one is called where it is exported. */
const rooms = ['src/wire', 'src/host', 'src/storage', 'src/realtime', 'recording', 'embed', 'domain/bets']
const looksLikeOne =
  /^export (?:async )?(?:function (?<reader>(?:read|decode)[A-Z]\w*)|const (?<record>\w+): (?:StoredRecord|Topic)<)/gm
/** Beside them: what the routes make of an address, and every fact that is kept elsewhere. */
const readsSearch = /^export function (?<reader>read\w*Search)\b/gm

function found(): string[] {
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.gen\.|\/testing\//.test(file))
  const names = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(
      ({ groups }) => `${file} ${groups?.reader ?? groups?.record ?? ''}`,
    )
  return [
    ...rooms.flatMap(files).flatMap((file) => names(file, looksLikeOne)),
    ...files('src').flatMap((file) => names(file, readsSearch)),
    ...files('src/client')
      .flatMap((file) => names(file, looksLikeOne))
      .filter((name) => name.endsWith('Record')),
  ]
}

describe('the table of parsers', () => {
  const known = new Set(parsers.map(({ file, name }) => `${file} ${name}`))

  it('has every reader, kept fact and topic of a channel that the code exports [LIVE-13]', () => {
    const all = found()
    expect(all.filter((name) => !known.has(name))).toEqual([])
    expect(all.length).toBeGreaterThan(90)
  })

  it('names nothing that is not there', () => {
    for (const { file, name } of parsers)
      expect(readFileSync(file, 'utf8'), name).toMatch(new RegExp(`\\b${name}\\b`))
  })

  it('has each once', () => {
    expect(known.size).toBe(parsers.length)
  })
})
