import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import {
  luckyBetTypes,
  luckyBounds,
  luckyEvents,
  luckySelections,
  type LuckyFilters as Filters,
} from '#domain/luckyCombo.ts'
import { compareEuro, formatOdds } from '#domain/odds.ts'
import { gamesQuery } from '#src/api/games.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/usePreference.ts'
import { Select } from '#src/ui/Select.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { gameName } from '#src/words/games.ts'
import { luckyBetTypeName, luckyEventsName, luckySelectionName } from '#src/words/luckyCombo.ts'

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  select: { width: '100%' },
})

/** Stands for no bound, and for every game. */
const any = ''

interface LuckyFiltersProps {
  readonly filters: Filters
  /** The partner's most events of a combo. */
  readonly mostEvents: number
  /** The least that make a combo. */
  readonly leastEvents: number
  readonly onChange: (filters: Filters) => void
}

/** What the member wishes of each selection, and of how many [SLIP-14]. */
export function LuckyFilters({ filters, leastEvents, mostEvents, onChange }: LuckyFiltersProps) {
  const { t, i18n } = useLingui()
  const client = useClient()
  const oddsType = usePreference('oddsType')
  const games = useQuery(gamesQuery(client)).data ?? []
  const { from, to, events, gameId, count, betType, selection } = filters
  const change = (changed: Partial<Filters>): void => onChange({ ...filters, ...changed })
  const bounds = (isOffered: (euro: string) => boolean) => [
    { value: any, label: t`Any odds` },
    ...luckyBounds.filter(isOffered).map((euro) => ({ value: euro, label: formatOdds({ euro }, oddsType) })),
  ]
  return (
    <div css={grid} role="group" aria-label={t`What the combo is made of`}>
      <Select
        label={t`From odds`}
        value={from ?? any}
        options={bounds((euro) => to === null || compareEuro(euro, to) <= 0)}
        onChange={(value) => change({ from: value === any ? null : value })}
      />
      <Select
        label={t`To odds`}
        value={to ?? any}
        options={bounds((euro) => from === null || compareEuro(euro, from) >= 0)}
        onChange={(value) => change({ to: value === any ? null : value })}
      />
      <Select
        label={t`Number of events`}
        value={String(count)}
        options={Array.from({ length: Math.max(mostEvents - leastEvents + 1, 1) }, (_, index) => {
          const value = String(leastEvents + index)
          return { value, label: value }
        })}
        onChange={(value) => change({ count: Number(value) })}
      />
      <Select
        label={t`Events`}
        value={events}
        options={luckyEvents.map((value) => ({ value, label: luckyEventsName(i18n, value) }))}
        onChange={(value) => change({ events: value })}
      />
      <Select
        label={t`Game`}
        value={gameId ?? any}
        options={[
          { value: any, label: t`All games` },
          ...games.map((game) => ({ value: game.gameId, label: gameName(i18n, game.gameId, game.name) })),
        ]}
        onChange={(value) => change({ gameId: value === any ? null : value })}
      />
      <Select
        label={t`Bet type`}
        value={betType}
        options={luckyBetTypes.map((value) => ({ value, label: luckyBetTypeName(i18n, value) }))}
        onChange={(value) => change({ betType: value })}
      />
      <Select
        label={t`Selection`}
        value={selection}
        options={luckySelections.map((value) => ({ value, label: luckySelectionName(i18n, value) }))}
        onChange={(value) => change({ selection: value })}
      />
    </div>
  )
}
