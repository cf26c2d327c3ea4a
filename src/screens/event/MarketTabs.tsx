import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import type { Event, MarketTab } from '#domain/event.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Name } from '#src/ui/Name.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { resultSigns } from '#src/words/results.ts'
import { marketTabName } from '#src/words/tabs.ts'

import { useMapWinner } from './useMapWinner.ts'

const label = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  whiteSpace: 'nowrap',
})
const tabNameStyle = css({ maxWidth: '12rem', overflow: 'hidden', textOverflow: 'ellipsis' })
const score = css({ fontSize: text.s, color: 'var(--text-2)', fontWeight: 400 })
const winnerStyle = css({
  display: 'inline-block',
  maxWidth: '8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
})
const toCome = css({ color: 'var(--text-3)', fontWeight: 400 })
const live = css({ width: 6, height: 6, borderRadius: '50%', background: 'var(--live)' })

interface MarketTabsProps {
  event: Event
  tabs: readonly MarketTab[]
  /** The tab that is being played now, if any. */
  liveTab: string | null
  selected: string
  onSelect: (tabName: string) => void
  panelId: string
}

/** MATCH and the maps, each with its score, who has won it, and whether it still takes bets [BROWSE-08]. */
export function MarketTabs({ event, tabs, liveTab, selected, onSelect, panelId }: MarketTabsProps) {
  const { t } = useLingui()
  const isDecided = tabs.some(({ tabName, open }) => tabName === 'MATCH' && !open)
  return (
    <Tabs
      label={t`Parts of the match`}
      selected={selected}
      onSelect={onSelect}
      panelId={panelId}
      tabs={tabs.map((tab) => ({
        name: tab.tabName,
        label: <TabLabel event={event} tab={tab} isLive={tab.tabName === liveTab} isDecided={isDecided} />,
      }))}
    />
  )
}

interface TabLabelProps {
  event: Event
  tab: MarketTab
  isLive: boolean
  /** The match is decided: what has not been played will not be. */
  isDecided: boolean
}

function TabLabel({ event, tab: { tabName, scoreline, open }, isLive, isDecided }: TabLabelProps) {
  const { t, i18n } = useLingui()
  const name = marketTabName(i18n, tabName)
  const winner = useMapWinner(event, tabName)
  const isToCome = !open && scoreline === null && winner === null && tabName !== 'MATCH'
  const closedWord = isToCome ? (isDecided ? t`not played` : t`not yet open`) : t`closed`
  return (
    <span css={[label, isToCome && toCome]} title={isToCome ? closedWord : undefined}>
      {isLive && <span css={live} aria-hidden="true" />}
      <Name css={tabNameStyle}>{name}</Name>
      {isLive && <VisuallyHidden>, {t`live`}</VisuallyHidden>}
      {scoreline !== null && <span css={score}>{scoreline}</span>}
      {winner !== null && (
        <>
          <VisuallyHidden>, {t`won by ${winner}`}</VisuallyHidden>
          <span css={score} aria-hidden="true">
            {resultSigns.win} <Name css={winnerStyle}>{winner}</Name>
          </span>
        </>
      )}
      {!open && (
        <>
          {winner === null && <Icon name={isToCome && !isDecided ? 'clock' : 'lock'} />}
          <VisuallyHidden>, {closedWord}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
