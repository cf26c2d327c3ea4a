import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'

import { DayField } from '#src/ui/controls/day/DayField.tsx'
import { SearchField } from '#src/ui/controls/SearchField.tsx'
import { Segment } from '#src/ui/controls/Segment.tsx'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { resultDatesName, resultDaysProblemText } from '#src/words/match/resultDates.ts'

import { ChoiceFilter } from './ChoiceFilter.tsx'
import type { DaysProblem } from './resultDays.ts'
import { dateChoices, hasOwnDays, longestFind, type ResultsPlace, resultsSearchOf } from './resultsSearch.ts'
import { useResultCompetitions, useResultGames } from './useResultChoices.ts'

const styles = {
  find: css({ gridColumn: '1 / -1', maxWidth: '24rem' }),
  filters: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    alignItems: 'end',
    gap: space[2],
    padding: space[3],
  }),
  problem: css({ gridColumn: '1 / -1' }),
}

interface ResultFiltersProps {
  place: ResultsPlace
  today: string
  problem: DaysProblem | null
  panelId: string
}

/** Which results are shown: of which days, matches or outrights, games and competitions, any number at once, and of which teams [BROWSE-13]. */
export function ResultFilters({ place, today, problem, panelId }: ResultFiltersProps) {
  const { t, i18n } = useLingui()
  const [games, competitions] = [place.gameIds.length, place.competitionIds.length]
  const navigate = useNavigate()
  // Another choice begins at its first page.
  const choose = (change: Partial<ResultsPlace>): void =>
    void navigate({ to: '/game-results', search: resultsSearchOf({ ...place, pages: 1, ...change }) })
  return (
    <>
      <Tabs
        label={t({ message: 'Dates', context: 'filter by date' })}
        tabs={dateChoices.map((name) => ({ name, label: resultDatesName(i18n, name) }))}
        selected={place.dates}
        onSelect={(dates) => choose({ dates })}
        panelId={panelId}
      />
      <div
        css={styles.filters}
        role="group"
        aria-label={t({ message: 'Filters', context: 'group of filters' })}
      >
        <div css={styles.find}>
          <SearchField find={place.find} onFind={(find) => choose({ find })} longest={longestFind} />
        </div>
        {hasOwnDays(place.dates) && (
          <OwnDays place={place} today={today} problem={problem} onChange={choose} />
        )}
        <Segment
          label={t({ message: 'Show', context: 'label of a select: Matches or Outrights' })}
          isLabelHidden
          value={place.isOutright ? 'outrights' : 'matches'}
          options={[
            { value: 'matches', label: t({ message: 'Matches', context: 'games between two sides' }) },
            { value: 'outrights', label: t`Outrights` },
          ]}
          onChange={(kind) => choose({ isOutright: kind === 'outrights', competitionIds: [] })}
        />
        <ChoiceFilter
          label={t({ message: 'Games', context: 'game titles' })}
          summary={
            games === 0
              ? t({ message: 'Games: all', context: 'filter by game title' })
              : t({ message: `Games: ${games}`, context: 'filter by game title' })
          }
          {...useResultGames(place)}
          chosen={place.gameIds}
          onChange={(gameIds) => choose({ gameIds, competitionIds: [] })}
        />
        <ChoiceFilter
          label={t({ message: 'Competitions', context: 'leagues, cups and tournaments' })}
          summary={
            competitions === 0
              ? t({ message: 'Competitions: all', context: 'filter by league, cup or tournament' })
              : t({
                  message: `Competitions: ${competitions}`,
                  context: 'filter by league, cup or tournament',
                })
          }
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
        label={
          dates === 'range' ? (
            <Trans context="start of a date range">From</Trans>
          ) : (
            <Trans context="label of a field: one date">Date</Trans>
          )
        }
        value={from}
        onChange={(day) => onChange({ from: day })}
      />
      {dates === 'range' && (
        <DayField
          {...common}
          label={<Trans context="end of a date range">To</Trans>}
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
