import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'

import { figureLabel } from '#domain/betType.ts'
import { halvesLabel, ladderLabel, lineOfSides } from '#domain/ladder.ts'
import type { Market, Selection } from '#domain/selection.ts'
import { useClient } from '#src/client/context.tsx'

interface LadderLineProps {
  market: Market
  sides: readonly [Selection, Selection]
  isMain: boolean
}

/** A line between its two prices, from home's side, kept as the price book has it, outside React's rendering. */
export function LadderLine({ market: { marketId, betType }, sides, isMain }: LadderLineProps) {
  const { priceBook } = useClient()
  const figure = useRef<HTMLElement>(null)
  const halves = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const write = (): void => {
      const [first, second] = sides.map((side) => priceBook.get(marketId, side.side) ?? side)
      if (first === undefined || second === undefined) return
      const line = lineOfSides(betType, first, second)
      // Two sides that do not say the same each say their own.
      const each = [first, second].map((side) => figureLabel(betType, side) ?? '')
      put(figure.current, line === null ? each.join(' | ') : ladderLabel(betType, line))
      put(halves.current, line === null ? '' : (halvesLabel(betType, line) ?? ''))
    }
    write()
    const stops = sides.map(({ side }) => priceBook.subscribe(marketId, side, write))
    return () => {
      for (const stop of stops) stop()
    }
  }, [priceBook, marketId, betType, sides])
  return (
    <span data-line="" data-main={isMain ? '' : undefined}>
      <b ref={figure} />
      <small>
        {isMain && (
          <span data-word="">
            <Trans comment="Marks the line of a handicap or total whose two prices are nearest to each other">
              Main
            </Trans>
          </span>
        )}
        <span ref={halves} />
      </small>
    </span>
  )
}

function put(element: HTMLElement | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text
}
