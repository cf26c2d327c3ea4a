/** Another text for a part of one. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly by: string
}

/** Of an edit within another only the outer one counts. */
export function applied(text: string, edits: readonly Edit[]): string {
  let result = ''
  let done = 0
  for (const { start, end, by } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue
    result += text.slice(done, start) + by
    done = end
  }
  return result + text.slice(done)
}
