import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import {
  luckyBetTypes,
  luckyBounds,
  luckyEvents,
  luckySelections,
  type LuckyFilters as Filters,
} from '#domain/bets/luckyCombo.ts'
import { compareEuro, formatOdds } from '#domain/odds/odds.ts'
import { gamesQuery } from '#src/api/lists/games.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Segment } from '#src/ui/controls/Segment.tsx'
import { Select } from '#src/ui/controls/Select.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { gameName } from '#src/words/match/games.ts'
import { luckyBetTypeName, luckyEventsName, luckySelectionName } from '#src/words/slip/luckyCombo.ts'

const styles = {
  grid: css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] }),
  whole: css({ gridColumn: '1 / -1' }),
}

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
    { value: any, label: t({ message: 'Any odds', context: 'filter of odds: no limit' }) },
    ...luckyBounds.filter(isOffered).map((euro) => ({ value: euro, label: formatOdds({ euro }, oddsType) })),
  ]
  return (
    <div css={styles.grid} role="group" aria-label={t`Lucky combo filters`}>
      <div css={styles.whole}>
        <Segment
          label={t({ message: 'Events', context: 'any event one can bet on, outrights included' })}
          value={events}
          options={luckyEvents.map((value) => ({ value, label: luckyEventsName(i18n, value) }))}
          onChange={(value) => change({ events: value })}
        />
      </div>
      <Select
        label={t({ message: 'Game', context: 'game title' })}
        value={gameId ?? any}
        options={[
          { value: any, label: t({ message: 'All games', context: 'every game title' }) },
          ...games.map((game) => ({ value: game.gameId, label: gameName(i18n, game.gameId, game.name) })),
        ]}
        onChange={(value) => change({ gameId: value === any ? null : value })}
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
        label={t({ message: 'Min odds', context: 'filter of odds: lower limit' })}
        value={from ?? any}
        options={bounds((euro) => to === null || compareEuro(euro, to) <= 0)}
        onChange={(value) => change({ from: value === any ? null : value })}
      />
      <Select
        label={t({ message: 'Max odds', context: 'filter of odds: upper limit' })}
        value={to ?? any}
        options={bounds((euro) => from === null || compareEuro(euro, from) >= 0)}
        onChange={(value) => change({ to: value === any ? null : value })}
      />
      <div css={styles.whole}>
        <Segment
          label={t({ message: 'Market', context: 'winner, handicap, over/under, odd/even' })}
          value={betType}
          options={luckyBetTypes.map((value) => ({ value, label: luckyBetTypeName(i18n, value) }))}
          onChange={(value) => change({ betType: value })}
          look="chips"
        />
      </div>
      <div css={styles.whole}>
        <Select
          label={t({ message: 'Selection', context: 'what is bet on' })}
          value={selection}
          options={luckySelections.map((value) => ({ value, label: luckySelectionName(i18n, value) }))}
          onChange={(value) => change({ selection: value })}
        />
      </div>
    </div>
  )
}
