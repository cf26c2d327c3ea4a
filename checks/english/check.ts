import type { Phrase } from './phrases.ts'

/** A text file: its path and what is in it. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

/** How often each phrase may still be there, by its name. */
export type Allowed = Readonly<Record<string, number>>

/** Where phrases stand, by their names: a place each, `file:line`. */
export function placesOf(phrases: readonly Phrase[], files: readonly TextFile[]): Map<string, string[]> {
  const places = new Map<string, string[]>(phrases.map(({ name }) => [name, []]))
  for (const { path, text } of files) {
    for (const [index, line] of text.split('\n').entries()) {
      for (const { name, pattern } of phrases) {
        const found = line.match(pattern)?.length ?? 0
        for (let each = 0; each < found; each += 1) places.get(name)?.push(`${path}:${index + 1}`)
      }
    }
  }
  return places
}

/** What is wrong, a line for each phrase that stands more often than it may: no new text says it. */
export function checkEnglish(
  phrases: readonly Phrase[],
  files: readonly TextFile[],
  allowed: Allowed,
): string[] {
  const places = placesOf(phrases, files)
  return phrases.flatMap(({ name, instead }) => {
    const found = places.get(name) ?? []
    const most = allowed[name] ?? 0
    if (found.length <= most) return []
    return [
      `"${name}" is there ${found.length} times, ${found.length - most} more than before: write ${instead}. It is in ${[...new Set(found.map((place) => place.replace(/:\d+$/, '')))].join(', ')}.`,
    ]
  })
}
