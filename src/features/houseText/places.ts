import type { TextNode, TextSection } from '#src/wire/house/texts.ts'

/** Before each id of ours: none is another element's of the page. */
const prefix = 'text-'

/** A place in a text: a section, and which of its headings; 0 for its title. */
export interface TextPlace {
  readonly section: number
  readonly heading: number
}

/** How an address names a place, and the id of its heading. */
export function hashOf({ id }: Pick<TextSection, 'id'>, heading = 0): string {
  return heading === 0 ? `${prefix}${id}` : `${prefix}${id}.${heading}`
}

/** The place that an address names; the beginning where it names none of this text. @param hash without the sign */
export function placeOf(sections: readonly TextSection[], hash: string): TextPlace {
  const [id = '', heading = '0'] = hash.startsWith(prefix) ? hash.slice(prefix.length).split('.') : []
  const section = sections.findIndex((one) => one.id === id)
  if (section < 0) return { section: 0, heading: 0 }
  const count = headingsOf(sections[section]?.content ?? []).length
  const at = /^\d{1,4}$/.test(heading) ? Number(heading) : 0
  return { section, heading: at <= count ? at : 0 }
}

/** The words of the headings below a section's title, in order. */
export function headingsOf(content: readonly TextNode[]): string[] {
  return content.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h3' ? [wordsOf(node.children)] : [],
  )
}

function wordsOf(nodes: readonly TextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('')
}

/** Whether the house numbers its sections itself: "2. Football", not "4分の1" (a quarter). */
export function isNumbered(sections: readonly TextSection[]): boolean {
  return sections.some(({ title }) => /^\s*(?:\(|\d+(?:\.\d+)*[.)\s])/.test(title))
}
