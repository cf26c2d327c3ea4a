import { useLingui } from '@lingui/react'
import { memo, useLayoutEffect, useRef } from 'react'

import type { BetKind } from '#domain/bets/bet.ts'
import type { Event } from '#domain/market/event.ts'
import type { Market, Selection } from '#domain/market/selection.ts'
import { useClient } from '#src/client/context.tsx'
import { toggleSelection } from '#src/features/selection/toggleSelection.ts'
import { ignoreHeldEnter } from '#src/ui/controls/heldEnter.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { cellWords } from '#src/words/market/priceStates.ts'
import { selectionName, shortSelectionName } from '#src/words/market/selections.ts'

import { bindCell } from './bindCell.ts'
import { cellPartsOf, createCellPainter } from './cellPainter.ts'
import { cellStyle } from './cellStyle.ts'
import { createGrounds } from './grounds.ts'
import { shakeOff } from './shakeOff.ts'

interface PriceCellProps {
  event: Event
  market: Market
  selection: Selection
  /** How much of the selection's name is seen; all of it is heard. */
  label?: 'full' | 'short' | 'none'
  /** What stands for a short name where its place does not say what it is of. */
  mark?: string | undefined
  /** The kind of bet that the place is about; else that of the slip's open tab. */
  kind?: BetKind | undefined
}

/**
 * The price of a selection, and the button that puts it into the slip. React renders this structure once; what moves
 * is written by the price book (`bindCell`): its attributes are not named here, so that React never touches them, and
 * the name given here is only what it begins with.
 */
export const PriceCell = memo(function PriceCell({
  event,
  market,
  selection,
  label = 'short',
  mark,
  kind,
}: PriceCellProps) {
  const client = useClient()
  const { i18n } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const { eventId } = event
  const { marketId, betType, option, comboAllowed } = market
  const name = selectionName(i18n, selection)
  const words = cellWords(i18n)

  useLayoutEffect(() => {
    const parts = button.current === null ? null : cellPartsOf(button.current)
    if (parts === null) return
    const grounds = client.once(createGrounds)
    const leave = grounds.join()
    const painter = createCellPainter(parts, { betType, name, words }, grounds)
    const of = { marketId, option, comboAllowed }
    const unbind = bindCell(client, { eventId, market: of, selection, kind }, painter)
    return () => {
      unbind()
      leave()
    }
  }, [client, eventId, marketId, option, comboAllowed, selection, kind, betType, name, words])

  return (
    <button
      ref={button}
      type="button"
      css={cellStyle}
      aria-label={name}
      data-market={marketId}
      data-side={selection.side}
      onKeyDown={ignoreHeldEnter}
      onClick={({ currentTarget }) => {
        // What cannot be combined says so itself.
        if (currentTarget.dataset.apart) shakeOff(currentTarget)
        else toggleSelection(client, event, market, selection, kind)
      }}
    >
      <span data-part="label">
        {label === 'full' && <Name data-part="name">{name}</Name>}
        {/* A mark of its column, drawn by the style: what is read on the button is part of its name, and this is not. */}
        {label === 'short' && (
          <span data-part="name" data-short={mark ?? shortSelectionName(i18n, selection)} />
        )}{' '}
        <span data-part="figure" />
      </span>{' '}
      <span data-part="sign" aria-hidden="true" />
      <span data-price="" /> {label === 'full' && <span data-part="result" />}
    </button>
  )
})
