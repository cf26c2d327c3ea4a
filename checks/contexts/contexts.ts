/** A text of the catalogue of the source language, and the files it stands in. */
export interface SourceText {
  readonly text: string
  /** What it is, where it could be misread; null where nobody said. */
  readonly context: string | null
  readonly files: readonly string[]
}

/** No more words than this can be read as something else. */
export const fewWords = 2

/** The short texts of more than one file that do not say what they are, a line each: other languages may need two words. */
export function withoutContext(texts: readonly SourceText[]): string[] {
  return texts.flatMap(({ text, context, files }) => {
    const places = [...new Set(files)]
    if (context !== null || places.length < 2 || text.trim().split(/\s+/).length > fewWords) return []
    return [`"${text}" is in ${places.join(', ')} without a context: say what it is in each.`]
  })
}
