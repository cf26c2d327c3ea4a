import type { ListItem } from './listItems.ts'

type HeadItem = Extract<ListItem, { kind: 'competition' }>
type RowItem = Extract<ListItem, { kind: 'event' }>

/** What is mounted of a competition: its head or not, and some of its rows. `at` is the item's place in the list. */
export interface MountedGroup {
  readonly competition: string
  readonly name: string
  readonly head: { readonly item: HeadItem; readonly at: number } | null
  readonly rows: readonly { readonly item: RowItem; readonly at: number }[]
}

/** The mounted items under their competitions, so that each competition's rows are one list to who cannot see them. */
export function mountedGroups(items: readonly ListItem[], mounted: readonly number[]): MountedGroup[] {
  const groups = new Map<string, { -readonly [Part in keyof MountedGroup]: MountedGroup[Part] }>()
  for (const at of mounted) {
    const item = items[at]
    if (item?.kind === 'competition') {
      groups.set(item.key, { competition: item.key, name: item.name, head: { item, at }, rows: [] })
    } else if (item !== undefined) {
      const { competition } = item
      const name = item.event.competitionName
      const group = groups.get(competition) ?? { competition, name, head: null, rows: [] }
      groups.set(competition, { ...group, rows: [...group.rows, { item, at }] })
    }
  }
  return [...groups.values()]
}
