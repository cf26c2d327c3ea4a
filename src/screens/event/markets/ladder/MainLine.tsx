import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useMemo, useRef } from 'react'

import { figureLabel } from '#domain/market/betType.ts'
import { halvesLabel, ladderLabel, lineOfSides, sidesOfLine } from '#domain/market/ladder.ts'
import type { Market } from '#domain/market/selection.ts'
import { useClient } from '#src/client/context.tsx'

/** In words which line of a market is the main one, from home's side, kept as the price book has it, outside React's rendering. */
export function MainLine({ market }: { market: Market }) {
  const { priceBook } = useClient()
  const figure = useRef<HTMLElement>(null)
  const halves = useRef<HTMLElement>(null)
  const { marketId, betType, selections } = market
  const sides = useMemo(() => sidesOfLine(betType, selections), [betType, selections])
  useLayoutEffect(() => {
    if (sides === null) return
    const write = (): void => {
      const [first, second] = sides.map((side) => priceBook.get(marketId, side.side) ?? side)
      if (first === undefined || second === undefined) return
      const line = lineOfSides(betType, first, second)
      // Two sides that do not say the same each say their own.
      const each = [first, second].map((side) => figureLabel(betType, side) ?? '')
      put(figure.current, line === null ? each.join(' | ') : ladderLabel(betType, line))
      const both = line === null ? null : halvesLabel(betType, line)
      put(halves.current, both === null ? '' : ` (${both})`)
    }
    write()
    const stops = sides.map(({ side }) => priceBook.subscribe(marketId, side, write))
    return () => {
      for (const stop of stops) stop()
    }
  }, [priceBook, marketId, betType, sides])
  return (
    <span data-main-line="">
      <Trans context="the line of a handicap or total whose two prices are closest: Main line -0.25">
        Main line <span ref={figure} />
      </Trans>
      <span ref={halves} />
    </span>
  )
}

function put(element: HTMLElement | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text
}
