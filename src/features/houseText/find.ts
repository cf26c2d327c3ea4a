import type { TextNode, TextSection } from '#src/wire/house/texts.ts'

/** From and to: places in the words that were looked through. */
export type Found = readonly [from: number, to: number]

/** Looks through words. */
export type Finder = (words: string) => readonly Found[]

interface Folded {
  readonly text: string
  /** For each place of the folded text the place in the words that it comes from. */
  readonly from: readonly number[]
}

const marks = /\p{M}/gu

/** As one looks for it: case and accents do not count. */
function folded(words: string): Folded {
  let text = ''
  const from: number[] = []
  let at = 0
  for (const letter of words) {
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of a form of Unicode
    const plain = letter.normalize('NFKD').replace(marks, '').toLowerCase()
    for (let unit = 0; unit < plain.length; unit += 1) from.push(at)
    text += plain
    at += letter.length
  }
  from.push(at)
  return { text, from }
}

/** What finds a text in words, wherever it stands in them, each place once. Null where there is nothing to look for. */
export function createFinder(find: string): Finder | null {
  const wanted = folded(find.trim()).text
  if (wanted === '') return null
  return (words) => {
    const { text, from } = folded(words)
    const found: Found[] = []
    let at = text.indexOf(wanted)
    while (at >= 0) {
      const after = at + wanted.length
      // Marks and accents behind the last letter are part of it.
      found.push([from[at] ?? 0, from[after] ?? words.length])
      at = text.indexOf(wanted, after)
    }
    return found
  }
}

/** How many times a section has it, its title included. */
export function countIn({ title, content }: TextSection, find: Finder): number {
  return find(title).length + countOf(content ?? [], find)
}

function countOf(nodes: readonly TextNode[], find: Finder): number {
  return nodes.reduce<number>(
    (sum, node) => sum + (typeof node === 'string' ? find(node).length : countOf(node.children, find)),
    0,
  )
}
