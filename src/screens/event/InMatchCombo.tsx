import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import type { Event, MarketTab } from '#domain/event.ts'
import { failureOf } from '#machines/failure.ts'
import { inMatchComboQuery, type InMatchComboReply } from '#src/api/inMatchCombo.ts'
import { useClient } from '#src/client/context.tsx'
import { useAskAgain } from '#src/client/useAskAgain.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { StillLoading } from '#src/ui/StillLoading.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'
import { marketTabName } from '#src/words/tabs.ts'

import { MarketPanel } from './MarketPanel.tsx'
import { MarketsSkeleton } from './MarketsSkeleton.tsx'
import { MarketTabs } from './MarketTabs.tsx'

const hint = css({ margin: 0, padding: `0 ${space[3]}px`, fontSize: text.s, color: 'var(--text-2)' })

interface InMatchComboProps {
  event: Event
  /** As the scoreboard has them. */
  tabs: readonly MarketTab[]
  liveTab: string | null
}

/** The markets of an event that may be combined with each other, for a bet builder; or why none may [SLIP-12] [BROWSE-08]. */
export function InMatchCombo({ event, tabs, liveTab }: InMatchComboProps) {
  const client = useClient()
  const askAgain = useAskAgain()
  const { i18n } = useLingui()
  const panelId = useId()
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
      <ErrorState title={<Trans>These markets could not be loaded</Trans>} onRetry={() => void refetch()}>
        {errorText(i18n, failureOf(error))}
      </ErrorState>
    )
  if (!reply.isAvailable)
    return (
      <EmptyState icon="lock" title={<Trans>No in-match combo here</Trans>}>
        {errorText(i18n, { kind: 'refused', code: null, ...reply.reason })}
      </EmptyState>
    )
  const offered = tabsOffered(reply, tabs)
  const selected = offered.find(({ tabName }) => tabName === chosen) ?? offered[0]
  if (selected === undefined) return null
  const { tabName } = selected
  const isComing = isPlaceholderData && reply.maps.includes(tabName) && tabName !== reply.map
  return (
    <>
      <p css={hint}>
        <Trans>Choose two markets or more. They make one bet at one price.</Trans>
      </p>
      <MarketTabs
        event={event}
        tabs={offered}
        liveTab={liveTab}
        selected={tabName}
        onSelect={(next) => {
          choose(next)
          if (reply.maps.includes(next)) setMap(next)
        }}
        panelId={panelId}
      />
      {isComing ? (
        <MarketsSkeleton />
      ) : (
        <MarketPanel
          key={tabName}
          id={panelId}
          label={marketTabName(i18n, tabName)}
          event={reply.event}
          tabName={tabName}
          kind="betBuilder"
        />
      )}
    </>
  )
}

/** The match, where something of it may be combined, and the maps. */
function tabsOffered({ event, maps }: InMatchComboReply, tabs: readonly MarketTab[]): MarketTab[] {
  const ofMatch = event.markets.filter(({ option }) => option === 'match').map(({ tabName }) => tabName)
  return [...new Set([...ofMatch, ...maps])].map(
    (tabName) => tabs.find((tab) => tab.tabName === tabName) ?? { tabName, open: true, scoreline: null },
  )
}
