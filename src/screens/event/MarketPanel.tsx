import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { memo, useMemo } from 'react'

import type { Event } from '#domain/event.ts'
import { usePreference } from '#src/app/usePreference.ts'
import { priceRoom } from '#src/features/odds/priceRoom.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { phone, radius } from '#src/ui/theme/scale.ts'

import { marketGroups } from './marketGroups.ts'
import { MarketSection } from './MarketSection.tsx'

const panel = css({
  background: 'var(--surface-2)',
  border: '1px solid var(--border)',
  borderRadius: radius.m,
  containerType: 'inline-size',
  containerName: 'markets',
  overflow: 'hidden',
  [phone]: { borderWidth: '1px 0', borderRadius: 0 },
})

/** Every market of a tab. */
export const MarketPanel = memo(function MarketPanel({
  id,
  event,
  tabName,
}: {
  id: string
  event: Event
  tabName: string
}) {
  const groups = useMemo(() => marketGroups(event.markets, tabName), [event.markets, tabName])
  return (
    <div id={id} role="tabpanel" css={[panel, priceRoom]} data-odds-type={usePreference('oddsType')}>
      {groups.map((group) => (
        <MarketSection key={group.key} event={event} group={group} />
      ))}
      {groups.length === 0 && (
        <EmptyState icon="clock" title={<Trans>No markets here yet</Trans>}>
          <Trans>They appear when they open. Have a look at the other tabs meanwhile.</Trans>
        </EmptyState>
      )}
    </div>
  )
})
