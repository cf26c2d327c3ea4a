import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { betKinds, type BetKind } from '#domain/bets/bet.ts'
import type { TicketTab } from '#src/api/tickets.ts'
import { useServerTime } from '#src/client/serverTime.ts'
import { useFormat } from '#src/client/useFormat.ts'
import { usePreference } from '#src/client/usePreference.ts'
import { DayField } from '#src/ui/DayField.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Select } from '#src/ui/Select.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { betKindName } from '#src/words/betKinds.ts'
import { noonOf } from '#src/words/calendar.ts'
import { ticketResult } from '#src/words/ticketResults.ts'
import { dateChoiceName } from '#src/words/tickets.ts'

import { firstDay, rangeProblem, type DateChoice, type RangeProblem } from './historyDates.ts'
import { type Wishes, settledResults } from './wishes.ts'

const styles = {
  filters: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
    gap: space[2],
    select: { width: '100%' },
  }),
  days: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2], gridColumn: '1 / -1' }),
  problem: css({ gridColumn: '1 / -1' }),
}

const dateChoices: readonly DateChoice[] = ['all', 'today', 'yesterday', 'week', 'month', 'custom']
const all = ''

interface HistoryFiltersProps {
  tab: TicketTab
  wishes: Wishes
  onChange: (change: Partial<Wishes>) => void
}

/** Which tickets are shown: by days, by kind of bet, and of settled ones by result [HIST-01]. */
export function HistoryFilters({ tab, wishes, onChange }: HistoryFiltersProps) {
  const { t, i18n } = useLingui()
  const { isoDay } = useFormat()
  const today = useServerTime(isoDay)
  const { dates, kind, result } = wishes
  const problem = dates === 'custom' ? rangeProblem(wishes.range, today) : null
  return (
    <div css={styles.filters} role="group" aria-label={t`Filter`}>
      <Select
        label={t`Dates`}
        value={dates}
        options={dateChoices.map((value) => ({ value, label: dateChoiceName(i18n, value) }))}
        onChange={(chosen) => onChange({ dates: chosen })}
      />
      {tab !== 'prebook' && (
        <Select<BetKind | typeof all>
          label={t`Kind of bet`}
          value={kind ?? all}
          options={[
            { value: all, label: t`All` },
            ...betKinds.map((value) => ({ value, label: betKindName(i18n, value) })),
          ]}
          onChange={(chosen) => onChange({ kind: chosen === all ? null : chosen })}
        />
      )}
      {tab === 'settled' && (
        <Select<(typeof settledResults)[number] | typeof all>
          label={t`Result`}
          value={result ?? all}
          options={[
            { value: all, label: t`All` },
            ...settledResults.map((value) => ({ value, label: ticketResult(i18n, value).word })),
          ]}
          onChange={(chosen) => onChange({ result: chosen === all ? null : chosen })}
        />
      )}
      {dates === 'custom' && <OwnDays today={today} problem={problem} wishes={wishes} onChange={onChange} />}
    </div>
  )
}

interface OwnDaysProps extends Pick<HistoryFiltersProps, 'wishes' | 'onChange'> {
  today: string
  problem: RangeProblem | null
}

function OwnDays({ today, problem, wishes: { range }, onChange }: OwnDaysProps) {
  const problemId = useId()
  const common = { problemId, isWrong: problem !== null, first: firstDay(today), last: today }
  return (
    <>
      <div css={styles.days}>
        <DayField
          {...common}
          label={<Trans>From</Trans>}
          value={range.from}
          onChange={(from) => onChange({ range: { ...range, from } })}
        />
        <DayField
          {...common}
          label={<Trans>To</Trans>}
          value={range.to}
          onChange={(to) => onChange({ range: { ...range, to } })}
        />
      </div>
      {problem !== null && (
        <div id={problemId} css={styles.problem}>
          <Notice tone="danger" role="alert">
            {problem === 'tooFarBack' ? (
              <TooFarBack today={today} />
            ) : (
              <Trans>The last day comes before the first.</Trans>
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
  return <Trans>The history goes back 3 months. Choose days from {day} on.</Trans>
}
