import { existsSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { titlesIn } from '../requirements/titles.ts'

/** A test that a document cites. */
interface Cited {
  readonly file: string
  /** The title, or a part of it. */
  readonly title: string
}

const citation = /`([\w./-]+\.(?:test|spec)\.tsx?)` ((?:"[^"]+"(?:, )?)+)/g

/** The tests that a document cites: `file` "title", or several titles of a file with commas between them. */
function citedIn(document: string): Cited[] {
  return [...document.matchAll(citation)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  )
}

const document = readFileSync('docs/security.md', 'utf8')

it('the tests that a document cites are found by file and title', () => {
  expect(citedIn('as `a/b.test.ts` "one thing", "another"; `c.spec.tsx` "third", and `d.ts` "none"')).toEqual(
    [
      { file: 'a/b.test.ts', title: 'one thing' },
      { file: 'a/b.test.ts', title: 'another' },
      { file: 'c.spec.tsx', title: 'third' },
    ],
  )
})

it('each test that the document of security cites is there', () => {
  const cited = citedIn(document)
  expect(cited.length).toBeGreaterThan(50)
  const titles = new Map(
    [...new Set(cited.map(({ file }) => file))]
      .filter(existsSync)
      .map((file) => [file, titlesIn(file, readFileSync(file, 'utf8')).map(({ text }) => text)]),
  )
  const missing = cited.filter(({ file, title }) => !titles.get(file)?.some((text) => text.includes(title)))
  expect(missing).toEqual([])
})

it('no citation of a test is written in another way', () => {
  const named = document.match(/`[\w./-]+\.(?:test|spec)\.tsx?`/g) ?? []
  const cited = new Set(citedIn(document).map(({ file }) => `\`${file}\``))
  expect(named.filter((name) => !cited.has(name) && name !== '`checks/documents/cited.test.ts`')).toEqual([])
})
