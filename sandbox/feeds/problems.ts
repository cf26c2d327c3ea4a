import { basename } from 'node:path'

import type { FeedProblem } from './feed.ts'

/** How many problems of a feed are shown; the rest are counted. */
export const mostShown = 50

/** What could not be used in a feed's files: the first problems in words, and how many there are. */
export interface ProblemLog {
  readonly shown: FeedProblem[]
  readonly count: number
  report(file: string, line: number, reason: string): void
}

/** An empty log. However damaged a file is, it stays small. */
export function createProblemLog(): ProblemLog {
  const shown: FeedProblem[] = []
  let count = 0
  return {
    shown,
    get count() {
      return count
    },
    report: (file, line, reason) => {
      count += 1
      if (shown.length < mostShown) shown.push({ line, reason, file: basename(file) })
    },
  }
}

/** A file of the wrong kind, or one that cannot be read at all. The message names the file. */
export class FeedFileError extends Error {
  override readonly name = 'FeedFileError'

  /** @param what the rest of the sentence that begins with the file's name */
  constructor(file: string, what: string) {
    super(`${file} ${what}`)
  }
}

/** The first problem of a log, as the end of a sentence about a file with nothing left. */
export function firstReason({ shown }: ProblemLog): string {
  const [first] = shown
  return first === undefined ? '' : ` (line ${first.line}: ${first.reason})`
}
