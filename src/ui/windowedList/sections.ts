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
