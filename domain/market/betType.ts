import { isDecimalText } from '../money/decimalText.ts'

/** The 18 market bet types, by their names on the wire [BROWSE-09]. */
export const betTypes = [
  '1X2',
  'SP1X2',
  'WIN',
  'AH',
  'OU',
  'OR',
  'YN',
  'OE',
  'WINMAP',
  'SPWINMAP',
  'SPAH',
  'SPOU',
  'SPOR',
  'SPHA',
  'SPYN',
  'SPOE',
  'SPXX',
  'SPXXAH',
] as const

export type BetType = (typeof betTypes)[number]

/**
 * How a market's selections are laid out: side by side, side by side with the line between or next to them,
 * or one below the other if there can be many.
 */
export type MarketLayout = 'columns' | 'lines' | 'list'

export interface BetTypeInfo {
  /** English name; screens translate by bet type. */
  readonly name: string
  readonly layout: MarketLayout
  /** Sides in the order in which they are shown; empty if the sides are the participants' ids. */
  readonly sides: readonly string[]
  /** Which of a selection's figures is shown next to its name. */
  readonly figure: 'handicap' | 'line' | 'none'
}

const homeAway = ['home', 'away']
const homeDrawAway = ['home', 'draw', 'away']
const overUnder = ['over', 'under']
const oddEven = ['odd', 'even']
const yesNo = ['yes', 'no']

const infos: Readonly<Record<BetType, BetTypeInfo>> = {
  '1X2': { name: '1X2', layout: 'columns', sides: homeDrawAway, figure: 'none' },
  WIN: { name: 'Winner', layout: 'columns', sides: homeAway, figure: 'none' },
  AH: { name: 'Asian handicap', layout: 'lines', sides: homeAway, figure: 'handicap' },
  OU: { name: 'Over/under', layout: 'lines', sides: overUnder, figure: 'line' },
  OR: { name: 'Outright winner', layout: 'list', sides: [], figure: 'none' },
  YN: { name: 'Yes/no', layout: 'columns', sides: yesNo, figure: 'none' },
  OE: { name: 'Odd/even', layout: 'columns', sides: oddEven, figure: 'none' },
  WINMAP: { name: 'Map winner', layout: 'columns', sides: homeAway, figure: 'none' },
  SP1X2: { name: 'Special 1X2', layout: 'columns', sides: homeDrawAway, figure: 'none' },
  SPWINMAP: { name: 'Special map winner', layout: 'columns', sides: homeAway, figure: 'none' },
  SPAH: { name: 'Special handicap', layout: 'lines', sides: homeAway, figure: 'handicap' },
  SPOU: { name: 'Special over/under', layout: 'lines', sides: overUnder, figure: 'line' },
  SPOR: { name: 'Special outright', layout: 'list', sides: [], figure: 'none' },
  SPHA: { name: 'Special home/away', layout: 'columns', sides: homeAway, figure: 'none' },
  SPYN: { name: 'Special yes/no', layout: 'columns', sides: yesNo, figure: 'none' },
  SPOE: { name: 'Special odd/even', layout: 'columns', sides: oddEven, figure: 'none' },
  SPXX: { name: 'Special', layout: 'list', sides: [], figure: 'none' },
  SPXXAH: { name: 'Special choice with handicap', layout: 'lines', sides: homeAway, figure: 'handicap' },
}

export function betTypeInfo(betType: BetType): BetTypeInfo {
  return infos[betType]
}

const mainTypes: ReadonlySet<BetType> = new Set(['1X2', 'WIN', 'AH', 'OU', 'WINMAP'])

/** The types that can be prebooked, and that fill the columns of an event row [PREBOOK-01]. */
export function isMainType(betType: BetType): boolean {
  return mainTypes.has(betType)
}

/** Selections in the order of their sides; sides that the type does not name come last, in their own order. */
export function inSideOrder<T extends { readonly side: string }>(
  betType: BetType,
  selections: readonly T[],
): T[] {
  const { sides } = infos[betType]
  const rank = (side: string) => (sides.includes(side) ? sides.indexOf(side) : sides.length)
  return [...selections].sort((a, b) => rank(a.side) - rank(b.side))
}

/** A handicap in the field's form, always signed: "0.25" → "+0.25", "-1.50" → "-1.5", "0.00" → "0". */
export function handicapLabel(handicap: string): string {
  const label = lineLabel(handicap)
  if (!isDecimalText(label) || label === '0' || label.startsWith('-')) return label
  return `+${label}`
}

/** A total line without needless zeros: "2.50" → "2.5"; a text that is not a number ("MAP 1") is unchanged. */
export function lineLabel(line: string): string {
  const text = line.startsWith('+') ? line.slice(1) : line
  if (!isDecimalText(text)) return line
  const trimmed = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return trimmed === '-0' ? '0' : trimmed
}

/** The figure shown next to a selection's name: its signed handicap, its line, or nothing. For an unknown type, whichever it has. */
export function figureLabel(
  betType: BetType | 'unknown',
  selection: { readonly handicap: string | null; readonly line: string | null },
): string | null {
  if (betType === 'unknown') return figureLabel(selection.handicap === null ? 'OU' : 'AH', selection)
  const { figure } = infos[betType]
  if (figure === 'handicap' && selection.handicap !== null) return handicapLabel(selection.handicap)
  if (figure === 'line' && selection.line !== null) return lineLabel(selection.line)
  return null
}
