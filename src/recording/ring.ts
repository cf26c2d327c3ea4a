import type { Entry } from '#recording/entries.ts'

/** Entries, and bytes of them as text, that a page keeps at most: minutes of a busy market, hours of a quiet one. */
export const mostEntries = 20_000
export const mostBytes = 8 * 1024 * 1024

/** The last entries of a page. */
export interface Ring {
  add(entry: Entry): void
  /** Those that are there, from the first number on; entries are numbered from 0. */
  read(from?: number): readonly Entry[]
  /** How many had to go for later ones. */
  dropped(): number
}

export function createRing(limits = { entries: mostEntries, bytes: mostBytes }): Ring {
  // As text: nothing that is kept can change any more, and its size is known.
  let kept: string[] = []
  let bytes = 0
  let dropped = 0
  /** Of those at the front, which are gone already: the list is shortened once in a while. */
  let gone = 0
  return {
    add(entry) {
      const text = JSON.stringify(entry)
      kept.push(text)
      bytes += text.length
      while (kept.length - gone > limits.entries || (bytes > limits.bytes && kept.length > gone)) {
        bytes -= kept[gone]?.length ?? 0
        gone += 1
        dropped += 1
      }
      if (gone > 1_000) {
        kept = kept.slice(gone)
        gone = 0
      }
    },
    read: (from = 0) => kept.slice(gone + Math.max(from - dropped, 0)).map((text): Entry => JSON.parse(text)),
    dropped: () => dropped,
  }
}
