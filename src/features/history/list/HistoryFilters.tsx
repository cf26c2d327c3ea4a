import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { betKinds, type BetKind } from '#domain/bets/bet.ts'
import type { TicketTab } from '#src/api/tickets/tickets.ts'
import { useSession } from '#src/client/context.tsx'
import { useServerTime } from '#src/client/hooks/serverTime.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { DayField } from '#src/ui/controls/day/DayField.tsx'
import { Select } from '#src/ui/controls/Select.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { noonOf } from '#src/words/format/calendar.ts'
import { betKindName } from '#src/words/slip/betKinds.ts'
import { ticketResult } from '#src/words/tickets/ticketResults.ts'
import { dateChoiceName } from '#src/words/tickets/tickets.ts'

import { firstDay, rangeProblem, type DateChoice, type RangeProblem } from './historyDates.ts'
import { type TicketFilters, settledResults } from './ticketFilters.ts'

const styles = {
  filters: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    // No word of what is chosen is broken in two: sooner one of them takes another line.
    '&& > *': {
      flex: '1 1 96px',
      gridTemplateColumns: 'minmax(min-content, 1fr)',
      minWidth: 'min-content',
      '& [role="combobox"] > span': { minWidth: 'min-content', '&::after': { display: 'none' } },
    },
    '&& > [data-whole]': { flexBasis: '100%' },
  }),
  days: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] }),
}

const dateChoices: readonly DateChoice[] = ['all', 'today', 'yesterday', 'week', 'month', 'custom']
const all = ''

interface HistoryFiltersProps {
  tab: TicketTab
  filters: TicketFilters
  onChange: (change: Partial<TicketFilters>) => void
}

/** Which tickets are shown: by days, by kind of bet, and of settled ones by result [HIST-01]. */
export function HistoryFilters({ tab, filters, onChange }: HistoryFiltersProps) {
  const { t, i18n } = useLingui()
  const { isoDay } = useFormat()
  const today = useServerTime(isoDay)
  const { dates, kind, result } = filters
  const { hasCashOut } = useSession().settings
  const problem = dates === 'custom' ? rangeProblem(filters.range, today) : null
  return (
    <div
      css={styles.filters}
      role="group"
      aria-label={t({ message: 'Filters', context: 'group of filters' })}
    >
      <Select
        label={t({ message: 'Dates', context: 'filter by date' })}
        value={dates}
        options={dateChoices.map((value) => ({ value, label: dateChoiceName(i18n, value) }))}
        onChange={(chosen) => onChange({ dates: chosen })}
      />
      {tab !== 'prebook' && (
        <Select<BetKind | typeof all>
          label={t({ message: 'Bet type', context: 'single, combo, system' })}
          value={kind ?? all}
          options={[
            { value: all, label: t({ message: 'All', context: 'all bet types' }) },
            ...betKinds.map((value) => ({ value, label: betKindName(i18n, value) })),
          ]}
          onChange={(chosen) => onChange({ kind: chosen === all ? null : chosen })}
        />
      )}
      {tab === 'settled' && (
        <Select<(typeof settledResults)[number] | typeof all>
          label={t({ message: 'Result', context: 'how a bet ended: win, loss …' })}
          value={result ?? all}
          options={[
            { value: all, label: t({ message: 'All', context: 'all bet results' }) },
            ...settledResults
              .filter((value) => hasCashOut || value !== 'cashedOut')
              .map((value) => ({ value, label: ticketResult(i18n, value).word })),
          ]}
          onChange={(chosen) => onChange({ result: chosen === all ? null : chosen })}
        />
      )}
      {dates === 'custom' && (
        <OwnDays today={today} problem={problem} filters={filters} onChange={onChange} />
      )}
    </div>
  )
}

interface OwnDaysProps extends Pick<HistoryFiltersProps, 'filters' | 'onChange'> {
  today: string
  problem: RangeProblem | null
}

function OwnDays({ today, problem, filters: { range }, onChange }: OwnDaysProps) {
  const problemId = useId()
  const common = { problemId, isWrong: problem !== null, first: firstDay(today), last: today }
  return (
    <>
      <div css={styles.days} data-whole="">
        <DayField
          {...common}
          label={<Trans context="start of a date range">From</Trans>}
          value={range.from}
          onChange={(from) => onChange({ range: { ...range, from } })}
        />
        <DayField
          {...common}
          label={<Trans context="end of a date range">To</Trans>}
          value={range.to}
          onChange={(to) => onChange({ range: { ...range, to } })}
        />
      </div>
      {problem !== null && (
        <div id={problemId} data-whole="">
          <Notice tone="danger" role="alert">
            {problem === 'tooFarBack' ? (
              <TooFarBack today={today} />
            ) : (
              <Trans>The end date is before the start date.</Trans>
            )}
          </Notice>
        </div>
      )}
    </>
  )
}

function TooFarBack({ today }: { today: string }) {
  const { date } = useFormat()
  const timeZone = usePreference('timeZone')
  const day = date(noonOf(firstDay(today), timeZone))
  return <Trans>Your history covers the past 3 months. Choose dates from {day}.</Trans>
}
