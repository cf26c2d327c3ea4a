import { type TableType, tableTypeOf } from '#src/words/lootbox/tableTypes.ts'

/** What can be looked at beside the tables [MEMBER-08]. */
export const lootboxViews = ['lobby', 'bets', 'results', 'payouts', 'help'] as const

export type LootboxView = (typeof lootboxViews)[number]

/** What is shown of the mini-games. */
export interface LootboxPlace {
  readonly view: LootboxView
  /** Whose results, payouts or help are shown; null for the first table there is. */
  readonly tableId: number | null
  /** What kind of tables the lobby is narrowed to. */
  readonly type: TableType | null
}

/** The same as the address has it, which alone brings it back [ROUTE-11]. What is usual is left out. */
export interface LootboxSearch {
  readonly view?: Exclude<LootboxView, 'lobby'>
  readonly table?: number
  readonly type?: TableType
}

/** The number of a table in an address; null for what is not one. */
export function tableIdOf(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

/** The address of a place. */
export function lootboxSearchOf({ view, tableId, type }: LootboxPlace): LootboxSearch {
  const isOfTable = view === 'results' || view === 'payouts' || view === 'help'
  return {
    ...(view !== 'lobby' && { view }),
    ...(isOfTable && tableId !== null && { table: tableId }),
    ...(view === 'lobby' && type !== null && { type }),
  }
}

/** The place of an address; what is not sound in it is as if it were not there. */
export function lootboxPlaceOf(search: Readonly<Record<string, unknown>> | LootboxSearch): LootboxPlace {
  const { view, table, type } = search
  return {
    view: lootboxViews.find((name) => name === view) ?? 'lobby',
    tableId: tableIdOf(table),
    type: typeof type === 'string' ? tableTypeOf(type) : null,
  }
}

/** Reads and tidies the address: for the routes. */
export function readLootboxSearch(search: Readonly<Record<string, unknown>>): LootboxSearch {
  return lootboxSearchOf(lootboxPlaceOf(search))
}
