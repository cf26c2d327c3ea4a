/** A row of a table: what stands in each cell, by what stands above it. */
export type Cells = Readonly<Record<string, string>>

/** The texts of an element, those of its parts one after another. */
export function textOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '')
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' ')
}

/** What a column is called, with what its head stands for where it is not said in full: "K (Kills)". */
function headOf(cell: Element): string {
  const text = textOf(cell)
  const inFull = cell.querySelector('abbr')?.title ?? text
  return inFull === text ? text : `${text} (${inFull})`
}

/** The rows of a table below its head. */
export function rowsOf(table: HTMLTableElement): Cells[] {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].map(headOf)
  return [...(table.tBodies[0]?.rows ?? [])].map(({ cells }) =>
    Object.fromEntries([...cells].map((cell, at) => [heads[at] ?? `column ${at}`, textOf(cell)])),
  )
}

/** Columns of a table that no row tells apart, and pairs of sides that none does: there a wrong figure would pass. */
export function alikeColumns(rows: readonly Cells[]): string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return columns.flatMap((column, at) =>
    columns
      .slice(at + 1)
      .filter((other) => rows.every((row) => row[column] === row[other]))
      .map((other) => `${column} = ${other}`),
  )
}

/** Columns of figures of both sides ("7 – 5") in which both sides always have the same. */
export function alikeSides(rows: readonly Cells[]): string[] {
  const pair = /^(\S+) ?[–-] ?(\S+)$/
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return columns.filter((column) => {
    const pairs = rows.flatMap((row) => {
      const found = pair.exec(row[column] ?? '')
      return found === null ? [] : [found]
    })
    return pairs.length > 0 && pairs.every(([, home, away]) => home === away)
  })
}
