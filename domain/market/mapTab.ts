/** The number of maps that the contract has tabs for. */
export const mostMaps = 19

/** What the contract calls the tab of a map. */
export function mapTab(map: number): string {
  return `MAP ${map}`
}

/** The number of the map that a tab shows; null if it shows none. */
export function mapOfTab(tabName: string): number | null {
  const digits = /^MAP (\d+)$/.exec(tabName)?.[1]
  return digits === undefined ? null : Number(digits)
}
