import type { BetKind } from '#domain/bets/bet.ts'
import type { Selection } from '#domain/market/selection.ts'
import type { Client } from '#src/client/client.ts'
import { slipActorOf } from '#src/features/selection/slipActor.ts'
import { slipSelectionsOf } from '#src/features/selection/slipSelections.ts'
import type { CellPrice } from '#src/realtime/prices/priceBook.ts'

import type { CellPainter } from './cellPainter.ts'

/** What a price cell lives from. */
export type CellSources = Pick<Client, 'appActor' | 'priceBook' | 'preferences'>

/** What a cell is about. */
interface CellSubject {
  readonly marketId: string
  readonly selection: Selection
  /** Marked only where this kind of bet is open in the slip. */
  readonly kind?: BetKind | undefined
}

/** A selection that the book does not know (any more) shows what the reply said, and takes no bets [LIVE-05]. */
function asReplied({ status, price, handicap, line, result }: Selection): CellPrice {
  return { status, price, handicap, line, result, change: 'none', stale: true }
}

/**
 * Keeps a cell as the price book, the slip and the odds type have it, outside React's rendering.
 * @returns stops following
 */
export function bindCell(client: CellSources, subject: CellSubject, painter: CellPainter): () => void {
  const { marketId, selection } = subject
  const { priceBook, preferences } = client
  let cell = priceBook.get(marketId, selection.side) ?? asReplied(selection)
  let oddsType = preferences.get('oddsType')
  painter.paint(cell, oddsType)
  const stops = [
    priceBook.subscribe(marketId, selection.side, (next) => {
      cell = next
      painter.paint(cell, oddsType)
    }),
    preferences.subscribe(() => {
      const chosen = preferences.get('oddsType')
      if (chosen === oddsType) return
      oddsType = chosen
      painter.paint(cell, oddsType)
    }),
    bindSlip(client, subject, painter),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function bindSlip(
  client: CellSources,
  { marketId, selection: { side }, kind }: CellSubject,
  painter: CellPainter,
): () => void {
  const slip = slipActorOf(client)
  if (slip === undefined) {
    painter.press(false)
    return () => undefined
  }
  const selections = slipSelectionsOf(slip)
  const press = (): void => painter.press(selections.has(marketId, side, kind))
  press()
  return selections.subscribe(press)
}
