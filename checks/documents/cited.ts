/** A test that a document cites. */
export interface Cited {
  readonly file: string
  /** The title, or a part of it. */
  readonly title: string
}

const citation = /`([\w./-]+\.(?:test|spec)\.tsx?)` ((?:"[^"]+"(?:, )?)+)/g

/** The tests that a document cites: `file` "title", or several titles of a file with commas between them. */
export function citedIn(document: string): Cited[] {
  return [...document.matchAll(citation)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  )
}
