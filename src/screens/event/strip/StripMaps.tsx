import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'

import type { Event, MarketTab } from '#domain/market/event.ts'
import { mapOfTab } from '#domain/market/mapTab.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { marketTabMark, marketTabName } from '#src/words/market/tabs.ts'
import { resultSigns } from '#src/words/tickets/results.ts'

import { useMapWinner } from '../markets/useMapWinner.ts'
import { stripStyle } from './stripStyle.ts'

interface StripMapsProps {
  event: Event
  tabs: readonly MarketTab[]
  /** The match is decided: what has not been played will not be. */
  isDecided: boolean
  liveTab: string | null
  selected: string | null
  onSelect: (tabName: string) => void
}

/** The maps of the match, or its other parts, each with its score: a press shows its markets. */
export function StripMaps({ event, tabs, isDecided, liveTab, selected, onSelect }: StripMapsProps) {
  const { t } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  // What is played, or looked at, is in sight: only the row scrolls.
  useLayoutEffect(() => {
    const box = row.current
    const shown = box?.querySelector<HTMLElement>('[aria-pressed="true"], [data-live]')
    if (!box || !shown) return
    const from = shown.offsetLeft
    box.scrollLeft = Math.min(from, Math.max(box.scrollLeft, from + shown.offsetWidth - box.clientWidth))
  }, [selected, liveTab])
  return (
    <div
      ref={row}
      css={stripStyle.parts}
      role="group"
      aria-label={t({ message: 'Maps', context: 'maps of a series' })}
    >
      {tabs.map((tab) => (
        <MapButton
          key={tab.tabName}
          event={event}
          tab={tab}
          isLive={tab.tabName === liveTab}
          isDecided={isDecided}
          isShown={tab.tabName === selected}
          onSelect={onSelect}
        />
      ))}
    </div>
  )
}

interface MapButtonProps {
  event: Event
  tab: MarketTab
  isLive: boolean
  /** The match is decided: what has not been played will not be. */
  isDecided: boolean
  isShown: boolean
  onSelect: (tabName: string) => void
}

function MapButton({ event, tab, isLive, isDecided, isShown, onSelect }: MapButtonProps) {
  const { t, i18n } = useLingui()
  const { tabName, scoreline, open } = tab
  const winner = useMapWinner(event, tabName)
  const isToCome = !open && scoreline === null && winner === null && mapOfTab(tabName) !== null
  const name = marketTabName(i18n, tabName)
  const mark = marketTabMark(i18n, tabName)
  return (
    <button
      type="button"
      aria-pressed={isShown}
      data-live={isLive ? '' : undefined}
      title={isToCome ? toComeText(isDecided) : undefined}
      onClick={() => onSelect(tabName)}
    >
      <Name>{mark || name}</Name>{' '}
      <b>
        {winner !== null && <span aria-hidden="true">{resultSigns.win} </span>}
        {scoreline ?? <span aria-hidden="true">–</span>}
      </b>
      {/* After what is written, so that saying what is written presses it. */}
      <VisuallyHidden>
        {mark !== '' && `, ${name}`}
        {isLive && t({ message: ', live', context: 'part of a match in progress' })}
        {winner !== null && t`, won by ${winner}`}
        {!open &&
          (isToCome
            ? isDecided
              ? t({ message: ', not played', context: 'part of a match' })
              : t({ message: ', not open yet', context: 'part of a match' })
            : t({ message: ', closed', context: 'part of a match: no open markets' }))}
      </VisuallyHidden>
    </button>
  )

  function toComeText(isOver: boolean): string {
    return isOver
      ? t({ message: 'not played', context: 'part of a match' })
      : t({ message: 'not open yet', context: 'part of a match' })
  }
}
