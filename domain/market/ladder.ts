import { decimal, decimalText, two, zero, type Decimal } from '../money/decimal.ts'
import { isDecimalText } from '../money/decimalText.ts'
import { isEuroOdds } from '../odds/odds.ts'
import { betTypeInfo, handicapLabel, lineLabel, type BetType } from './betType.ts'
import type { Market, Selection } from './selection.ts'
import { isBettable } from './status.ts'

type Figures = Pick<Selection, 'handicap' | 'line'>

/** The two sides of a market that has a line; null unless it consists of exactly these two. */
export function sidesOfLine<T extends { readonly side: string }>(
  betType: BetType,
  selections: readonly T[],
): readonly [T, T] | null {
  const { layout, sides } = betTypeInfo(betType)
  if (layout !== 'lines' || selections.length !== 2) return null
  const [first, second] = sides.map((side) => selections.find((selection) => selection.side === side))
  return first === undefined || second === undefined ? null : [first, second]
}

/**
 * The one line that both sides of a market are at: a total, or the handicap from home's side. Null if the two do not
 * agree.
 */
export function lineOfSides(betType: BetType, first: Figures, second: Figures): string | null {
  const { figure } = betTypeInfo(betType)
  if (figure === 'none') return null
  const [one, other] = [numberOf(first[figure]), numberOf(second[figure])]
  if (one === null || other === null) return null
  const isOneLine = figure === 'handicap' ? one.plus(other).eq(zero) : one.eq(other)
  return isOneLine ? decimalText(one) : null
}

/** The same for a market as it was sent. */
export function lineOfMarket({ betType, selections }: Pick<Market, 'betType' | 'selections'>): string | null {
  const sides = sidesOfLine(betType, selections)
  return sides === null ? null : lineOfSides(betType, ...sides)
}

function numberOf(text: string | null): Decimal | null {
  const plain = text?.startsWith('+') ? text.slice(1) : text
  return plain !== null && plain !== undefined && isDecimalText(plain) ? decimal(plain) : null
}

/** A line in the field's form: a handicap signed, from home's side. */
export function ladderLabel(betType: BetType, line: string): string {
  return betTypeInfo(betType).figure === 'handicap' ? handicapLabel(line) : lineLabel(line)
}

/** The two lines that a quarter line is half of each, the one closer to zero first: "-0.25" is "0/-0.5". Null for any other. */
export function halvesLabel(betType: BetType, line: string): string | null {
  const quarter = decimal('0.25')
  const value = decimal(line)
  const quarters = value.div(quarter)
  if (!quarters.eq(quarters.round(0, 0)) || quarters.mod(two).eq(zero)) return null
  const around = [value.minus(quarter), value.plus(quarter)].sort((a, b) => a.abs().cmp(b.abs()))
  return around.map((half) => ladderLabel(betType, decimalText(half))).join('/')
}

/** The lines of one kind of market in their order, and which of them leads. */
export interface Ladder {
  /** Market ids by ascending line. */
  readonly rows: readonly string[]
  /** The market whose two prices are closest to each other; null if there is no choice, or no price. */
  readonly main: string | null
  /** Each market's line as it was when it was first seen. */
  readonly lines: ReadonlyMap<string, string>
}

/**
 * Orders the lines of a market. What an earlier look decided stays: rows keep their places and the main line stays
 * the same, whatever prices and lines have done since, so that nothing moves under a finger.
 * @param markets each with a line (`lineOfMarket`); others are left out
 */
export function ladderOf(markets: readonly Market[], before: Ladder | null = null): Ladder {
  const lines = new Map<string, string>()
  for (const market of markets) {
    const line = before?.lines.get(market.marketId) ?? lineOfMarket(market)
    if (line !== null) lines.set(market.marketId, line)
  }
  const rows = [...lines]
    .map(([marketId, line]) => ({ marketId, line: decimal(line) }))
    .sort((a, b) => a.line.cmp(b.line))
    .map(({ marketId }) => marketId)
  const kept = before?.main ?? null
  return { rows, lines, main: kept !== null && lines.has(kept) ? kept : mainOf(rows, markets) }
}

function mainOf(rows: readonly string[], markets: readonly Market[]): string | null {
  if (rows.length < 2) return null
  const priced = rows.flatMap((id) => {
    const market = markets.find(({ marketId }) => marketId === id)
    const gap = market === undefined ? null : gapOf(market)
    return gap === null || market === undefined ? [] : [{ ...gap, id, isOpen: isTakingBets(market) }]
  })
  const open = priced.filter(({ isOpen }) => isOpen)
  let nearest: (typeof priced)[number] | undefined
  for (const each of open.length > 0 ? open : priced)
    if (
      nearest === undefined ||
      each.difference.times(nearest.product).lt(nearest.difference.times(each.product))
    )
      nearest = each
  return nearest?.id ?? null
}

/** How far apart the chances of the two sides are, as a fraction: 1/a − 1/b is (b − a) / ab. */
function gapOf({ betType, selections }: Market): { difference: Decimal; product: Decimal } | null {
  const sides = sidesOfLine(betType, selections)
  if (sides === null || !sides.every(({ price }) => isEuroOdds(price.euro))) return null
  const [one, other] = [decimal(sides[0].price.euro), decimal(sides[1].price.euro)]
  return { difference: one.minus(other).abs(), product: one.times(other) }
}

function isTakingBets({ status, selections }: Market): boolean {
  return isBettable(status) && selections.every((selection) => isBettable(selection.status))
}

/** The given number of rows around the main line, or around the middle if it is missing, in order. */
export function rowsNearMain(
  { rows, main }: Pick<Ladder, 'rows' | 'main'>,
  count: number,
): readonly string[] {
  const centre = main === null ? Math.floor((rows.length - 1) / 2) : rows.indexOf(main)
  const from = Math.max(0, Math.min(centre - Math.floor(count / 2), rows.length - count))
  return rows.slice(from, from + count)
}
