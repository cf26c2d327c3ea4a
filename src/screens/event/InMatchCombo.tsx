import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'

import type { Event, MarketTab } from '#domain/market/event.ts'
import { failureOf } from '#machines/failure.ts'
import { inMatchComboQuery, type InMatchComboReply } from '#src/api/match/inMatchCombo.ts'
import { useClient } from '#src/client/context.tsx'
import { useAskAgain } from '#src/client/hooks/useAskAgain.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { StillLoading } from '#src/ui/feedback/StillLoading.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { space, text } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'
import { marketTabName } from '#src/words/market/tabs.ts'

import { ChoiceFrame } from './markets/choose/ChoiceFrame.tsx'
import { GroupTabs } from './markets/choose/GroupTabs.tsx'
import type { CountedChoice } from './markets/choose/marketChoices.ts'
import { marketGroups } from './markets/marketGroups.ts'
import { MarketPanel } from './markets/MarketPanel.tsx'
import { MarketsSkeleton } from './markets/MarketsSkeleton.tsx'

const hint = css({ margin: 0, padding: `0 ${space[1]}px`, fontSize: text.s, color: 'var(--text-2)' })

interface InMatchComboProps {
  event: Event
  /** As the scoreboard has them. */
  tabs: readonly MarketTab[]
  liveTab: string | null
  /** Where the row of views has room for the tabs, on phones. */
  slot: HTMLElement | null
}

/** The markets of an event that may be combined with each other, for a bet builder; or why none may [SLIP-12] [BROWSE-08]. */
export function InMatchCombo({ event, tabs, liveTab, slot }: InMatchComboProps) {
  const client = useClient()
  const askAgain = useAskAgain()
  const { i18n } = useLingui()
  const panelId = useId()
  const isPhone = useDevice() === 'phone'
  const [chosen, choose] = useState<string | null>(null)
  const [map, setMap] = useState<string | null>(null)
  const {
    data: reply,
    error,
    isPending,
    isPlaceholderData,
    refetch,
  } = useQuery(inMatchComboQuery(client, event, map))
  if (isPending)
    return (
      <StillLoading onRetry={askAgain}>
        <MarketsSkeleton />
      </StillLoading>
    )
  if (reply === undefined)
    return (
      <ErrorState title={<Trans>Couldn't load these markets</Trans>} onRetry={() => void refetch()}>
        {errorText(i18n, failureOf(error))}
      </ErrorState>
    )
  if (!reply.isAvailable)
    return (
      <EmptyState icon="lock" title={<Trans>No in-match combo available</Trans>}>
        {errorText(i18n, { kind: 'refused', code: null, ...reply.reason })}
      </EmptyState>
    )
  const offered = tabsOffered(reply, tabs)
  const selected = offered.find(({ tabName }) => tabName === chosen) ?? offered[0]
  if (selected === undefined) return null
  const { tabName } = selected
  const isComing = isPlaceholderData && reply.maps.includes(tabName) && tabName !== reply.map
  const choices: CountedChoice[] = offered.map((tab) => ({
    name: tab.tabName,
    choice: { by: 'part', tab },
    count: marketGroups(reply.event.markets, tab.tabName).length,
  }))
  const tabList = (
    <GroupTabs
      choices={choices}
      selected={tabName}
      onSelect={(next) => {
        choose(next)
        if (reply.maps.includes(next)) setMap(next)
      }}
      liveTab={liveTab}
      panelId={panelId}
      isAcross={isPhone}
    />
  )
  return (
    <ChoiceFrame slot={slot} tabs={tabList}>
      <p css={hint}>
        <Trans>Choose selections from at least 2 markets. They make one bet with combined odds.</Trans>
      </p>
      {isComing ? (
        <MarketsSkeleton />
      ) : (
        <ComboPanel id={panelId} key={tabName} event={reply.event} tabName={tabName} />
      )}
    </ChoiceFrame>
  )
}

function ComboPanel({ id, event, tabName }: { id: string; event: Event; tabName: string }) {
  const { i18n } = useLingui()
  const groups = useMemo(() => marketGroups(event.markets, tabName), [event.markets, tabName])
  return (
    <MarketPanel
      id={id}
      label={marketTabName(i18n, tabName)}
      event={event}
      groups={groups}
      kind="betBuilder"
    />
  )
}

/** The match, where something of it may be combined, and the maps. */
function tabsOffered({ event, maps }: InMatchComboReply, tabs: readonly MarketTab[]): MarketTab[] {
  const ofMatch = event.markets.filter(({ option }) => option === 'match').map(({ tabName }) => tabName)
  return [...new Set([...ofMatch, ...maps])].map(
    (tabName) => tabs.find((tab) => tab.tabName === tabName) ?? { tabName, open: true, scoreline: null },
  )
}
