import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'

import { DayField } from '#src/ui/DayField.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { resultDatesName, resultDaysProblemText } from '#src/words/resultDates.ts'

import { ChoiceFilter } from './ChoiceFilter.tsx'
import type { DaysProblem } from './resultDays.ts'
import { dateChoices, hasOwnDays, type ResultsPlace, resultsSearchOf } from './resultsSearch.ts'
import { useResultCompetitions, useResultGames } from './useResultChoices.ts'

const styles = {
  filters: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    alignItems: 'end',
    gap: space[2],
    padding: space[3],
    '& select, & input': { width: '100%' },
  }),
  problem: css({ gridColumn: '1 / -1' }),
}

interface ResultFiltersProps {
  place: ResultsPlace
  today: string
  problem: DaysProblem | null
  panelId: string
}

/** Which results are shown: of which days, matches or outrights, games and competitions, any number at once [BROWSE-13]. */
export function ResultFilters({ place, today, problem, panelId }: ResultFiltersProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  // Another choice begins at its first page.
  const choose = (change: Partial<ResultsPlace>): void =>
    void navigate({ to: '/game-results', search: resultsSearchOf({ ...place, pages: 1, ...change }) })
  return (
    <>
      <Tabs
        label={t`Days`}
        tabs={dateChoices.map((name) => ({ name, label: resultDatesName(i18n, name) }))}
        selected={place.dates}
        onSelect={(dates) => choose({ dates })}
        panelId={panelId}
      />
      <div css={styles.filters} role="group" aria-label={t`Filter`}>
        {hasOwnDays(place.dates) && (
          <OwnDays place={place} today={today} problem={problem} onChange={choose} />
        )}
        <Select
          label={t`Show`}
          value={place.isOutright ? 'outrights' : 'matches'}
          options={[
            { value: 'matches', label: t`Matches` },
            { value: 'outrights', label: t`Outrights` },
          ]}
          onChange={(kind) => choose({ isOutright: kind === 'outrights', competitionIds: [] })}
        />
        <ChoiceFilter
          label={t`Games`}
          {...useResultGames(place)}
          chosen={place.gameIds}
          onChange={(gameIds) => choose({ gameIds, competitionIds: [] })}
        />
        <ChoiceFilter
          label={t`Competitions`}
          {...useResultCompetitions(place, today)}
          chosen={place.competitionIds}
          onChange={(competitionIds) => choose({ competitionIds })}
        />
      </div>
    </>
  )
}

interface OwnDaysProps extends Omit<ResultFiltersProps, 'panelId'> {
  onChange: (change: Partial<ResultsPlace>) => void
}

function OwnDays({ place: { dates, from, to }, today, problem, onChange }: OwnDaysProps) {
  const { i18n } = useLingui()
  const problemId = useId()
  const isWrong = problem !== null && problem !== 'missing'
  const common = { problemId, isWrong, last: today }
  return (
    <>
      <DayField
        {...common}
        label={dates === 'range' ? <Trans>From</Trans> : <Trans>Day</Trans>}
        value={from}
        onChange={(day) => onChange({ from: day })}
      />
      {dates === 'range' && (
        <DayField
          {...common}
          label={<Trans>To</Trans>}
          value={to}
          onChange={(day) => onChange({ to: day })}
        />
      )}
      {isWrong && (
        <div id={problemId} css={styles.problem}>
          <Notice tone="danger" role="alert">
            {resultDaysProblemText(i18n, problem)}
          </Notice>
        </div>
      )}
    </>
  )
}
