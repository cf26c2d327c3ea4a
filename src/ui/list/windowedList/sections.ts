/** What stands one below the other in a windowed list. */
export interface WindowedItem {
  /** Of this item alone, and the same while it is in the list. */
  readonly key: string
  readonly section: ListSection
  /** Its place among the rows of its section, from 1; null for what heads them and is no row. */
  readonly position: number | null
}

/** Rows that are one list to who cannot see them. */
export interface ListSection {
  readonly key: string
  readonly name: string
  /** How many rows it has, mounted or not. */
  readonly count: number
}

/** An item and its place in the whole list. */
export interface Mounted<Item> {
  readonly item: Item
  readonly at: number
}

/** What is mounted of a section: its heads or none, and some of its rows. */
export interface MountedSection<Item> {
  readonly section: ListSection
  readonly heads: Mounted<Item>[]
  readonly rows: Mounted<Item>[]
}

/** Where a section begins and ends, px from the list's top, and the items that head it. */
export interface SectionSpan<Item> {
  readonly top: number
  readonly height: number
  readonly heads: readonly Mounted<Item>[]
}

/** The spans of all sections, by their keys. @param offsets where each item begins, and at last where the list ends */
export function sectionSpans<Item extends WindowedItem>(
  items: readonly Item[],
  offsets: readonly number[],
): Map<string, SectionSpan<Item>> {
  const spans = new Map<string, SectionSpan<Item>>()
  for (const [at, item] of items.entries()) {
    const { top, heads } = spans.get(item.section.key) ?? { top: offsets[at] ?? 0, heads: [] }
    spans.set(item.section.key, {
      top,
      height: (offsets[at + 1] ?? 0) - top,
      heads: item.position === null ? [...heads, { item, at }] : heads,
    })
  }
  return spans
}

/** The mounted items under their sections, so that each section's rows are one list to who cannot see them. */
export function mountedSections<Item extends WindowedItem>(
  items: readonly Item[],
  mounted: readonly number[],
): MountedSection<Item>[] {
  const sections = new Map<string, MountedSection<Item>>()
  for (const at of mounted) {
    const item = items[at]
    if (item === undefined) continue
    const { section } = item
    const known = sections.get(section.key) ?? { section, heads: [], rows: [] }
    sections.set(section.key, known)
    const part = item.position === null ? known.heads : known.rows
    part.push({ item, at })
  }
  return [...sections.values()]
}
