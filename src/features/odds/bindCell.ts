import type { Apart } from '#domain/bets/apart.ts'
import type { BetKind } from '#domain/bets/bet.ts'
import type { KindLeg } from '#domain/bets/kinds.ts'
import type { Market, Selection } from '#domain/market/selection.ts'
import type { Client } from '#src/client/client.ts'
import { slipActorOf } from '#src/features/selection/slipActor.ts'
import { slipSelectionsOf } from '#src/features/selection/slipSelections.ts'
import type { CellPrice } from '#src/realtime/prices/priceBook.ts'

import type { CellPainter } from './cellPainter.ts'

/** What a price cell lives from. */
export type CellSources = Pick<Client, 'appActor' | 'priceBook' | 'preferences'>

/** What a cell is about. */
interface CellSubject {
  readonly eventId: string
  readonly market: Pick<Market, 'marketId' | 'option' | 'comboAllowed'>
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
  const {
    market: { marketId },
    selection,
  } = subject
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
    bindSlip(client, subject, painter, () => painter.paint(cell, oddsType)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function bindSlip(
  client: CellSources,
  { eventId, market: { marketId, option, comboAllowed }, selection: { side }, kind }: CellSubject,
  painter: CellPainter,
  paint: () => void,
): () => void {
  const slip = slipActorOf(client)
  if (slip === undefined) {
    painter.press(false)
    return () => undefined
  }
  const selections = slipSelectionsOf(slip)
  const leg: KindLeg = { eventId, marketId, side, option, comboAllowed }
  let apart: Apart | null = null
  const update = (): void => {
    painter.press(selections.has(marketId, side, kind))
    const why = selections.apart(leg, kind)
    if (why === apart) return
    apart = why
    painter.setApart(why)
    paint()
  }
  update()
  return selections.subscribe(update)
}
