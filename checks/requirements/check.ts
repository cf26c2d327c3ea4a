import { citationsIn, titlesIn } from './titles.ts'

/** A test file: its path and its content. */
export interface TestFile {
  path: string
  source: string
}

export interface Requirements {
  /** The ids that the list claims. */
  claimed: ReadonlySet<string>
  /** The files whose titles cite an id, by id. */
  cited: ReadonlyMap<string, ReadonlySet<string>>
  /** What is wrong, one line each. */
  problems: string[]
}

/**
 * Compares the list of requirements with the titles of the tests: each listed id is cited by a title, each
 * cited id is listed, and nothing is cited in any other notation.
 * @param list the table of `tests/requirements.md`
 */
export function checkRequirements(list: string, files: readonly TestFile[]): Requirements {
  const rows = [...list.matchAll(/^\| *([A-Z][A-Z0-9]*-\d{2}) *\|/gm)].map(([, id = '']) => id)
  const claimed = new Set(rows)
  const problems = rows
    .filter((id, index) => rows.indexOf(id) !== index)
    .map((id) => `tests/requirements.md lists ${id} twice.`)
  const areas = new Set(rows.map((id) => id.slice(0, id.lastIndexOf('-'))))
  const cited = new Map<string, Set<string>>()

  for (const { path, source } of files) {
    for (const { line, text } of titlesIn(path, source)) {
      const { ids, wrong } = citationsIn(text, areas)
      for (const notation of wrong) {
        problems.push(`${path}:${line}: ${notation} is no citation: write each id in brackets, [SLIP-03].`)
      }
      for (const id of ids) {
        cited.set(id, (cited.get(id) ?? new Set()).add(path))
        if (!claimed.has(id)) problems.push(`${path}:${line}: ${id} is not listed in tests/requirements.md.`)
      }
    }
  }
  for (const id of claimed) {
    if (!cited.has(id)) problems.push(`tests/requirements.md lists ${id}, and no title of a test cites it.`)
  }
  return { claimed, cited, problems }
}
