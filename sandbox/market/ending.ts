import { type LegResult, multiplier } from '#domain/bets/settlement.ts'
import type { Side } from '#domain/market/selection.ts'

import type { MarketCommand, Settlement } from './commands.ts'
import type { ModelMarket, ModelSelection } from './entities.ts'
import { isDecidedByScore, judgedFigure, resultByScore } from './result.ts'

type SettleCommand = Extract<MarketCommand, { kind: 'settle' }>
type End = Pick<Settlement, 'ending' | 'results' | 'score'>

/** How a market ends by a settle command, or why the command is refused. */
export function endOf(market: ModelMarket, command: SettleCommand): End | string {
  if (command.voided === true) return voidedEnd(market, command)
  return command.score === undefined ? statedEnd(market, command) : scoredEnd(market, command, command.score)
}

function voidedEnd(market: ModelMarket, { score }: SettleCommand): End | string {
  if (score !== undefined) return `Market ${market.marketId} has a score, and so it is not void.`
  return { ending: 'voided', results: resultsOf(market, () => 'void'), score: null }
}

function statedEnd(market: ModelMarket, { results }: SettleCommand): End | string {
  const kept: Record<Side, LegResult> = {}
  for (const { side, price } of market.selections) {
    const result = results[side]
    if (result === undefined) return `The result of ${side} is missing.`
    try {
      multiplier(result, price.euro)
    } catch (error) {
      return reasonOf(error)
    }
    kept[side] = result
  }
  return { ending: 'stated', results: kept, score: null }
}

/**
 * A score decides each side at its final terms. A result stated with it must agree, unless
 * the market has a line, in which case it may belong to another line than the last.
 */
function scoredEnd(
  market: ModelMarket,
  { results: stated }: SettleCommand,
  score: NonNullable<SettleCommand['score']>,
): End | string {
  const { betType } = market
  if (!isDecidedByScore(betType)) return `A score does not decide ${betType}.`
  try {
    const results = resultsOf(market, (selection) => {
      const judged = resultByScore(betType, selection.side, selection, score)
      if (judged === null) throw new RangeError(`A score does not decide ${selection.side}`)
      return judged
    })
    const other = market.selections.find(
      ({ side }) => stated[side] !== undefined && stated[side] !== results[side],
    )
    if (other !== undefined && judgedFigure(betType) === null) {
      return `${score.home}-${score.away} is another result of ${other.side} than the one stated.`
    }
    return { ending: 'score', results, score }
  } catch (error) {
    return reasonOf(error)
  }
}

function resultsOf(
  market: ModelMarket,
  result: (selection: ModelSelection) => LegResult,
): Record<Side, LegResult> {
  return Object.fromEntries(market.selections.map((selection) => [selection.side, result(selection)]))
}

function reasonOf(error: unknown): string {
  if (!(error instanceof RangeError)) throw error
  return `${error.message}.`
}

/**
 * The mark of a selection with a result: whether more than the stake came back at its last price; null
 * if exactly the stake did.
 */
export function hasWon(result: LegResult | undefined, euroOdds: string): boolean | null {
  if (result === undefined) return null
  const order = multiplier(result, euroOdds).cmp(1n)
  return order === 0 ? null : order > 0
}
