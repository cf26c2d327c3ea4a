/** Bounds of odds, inclusive, as euro odds; null for none. */
export interface OddsRange {
  readonly from: string | null
  readonly to: string | null
}

/** Bounds as written in an address [ROUTE-11]: `1.40..3.00`, `1.40..`, `..3.00`, and `..` for none. */
export function writeOddsRange({ from, to }: OddsRange): string {
  return `${from ?? ''}..${to ?? ''}`
}

/** Reads bounds written in that form. */
export function readOddsRange(written: string): OddsRange {
  const [from = '', to = ''] = written.split('..')
  return { from: from || null, to: to || null }
}
