import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { DayField } from '#src/ui/controls/day/DayField.tsx'
import { Segment } from '#src/ui/controls/Segment.tsx'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { phone, space } from '#src/ui/theme/scale.ts'
import { resultDatesName, resultDaysProblemText } from '#src/words/match/resultDates.ts'

import type { DaysProblem } from '../resultDays.ts'
import { dateChoices, hasOwnDays, type ResultsPlace } from '../resultsSearch.ts'
import { ChoiceFilters } from './ChoiceFilters.tsx'
import { useChangedPlace } from './useChangedPlace.ts'
import { useResultCompetitions, useResultGames } from './useResultChoices.ts'

const styles = {
  // On a phone one line, under that of the dates.
  filters: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space[2],
    padding: space[3],
    [phone]: { gap: 6, padding: space[2] },
  }),
  own: css({ flex: '1 1 11rem', maxWidth: '15rem', [phone]: { maxWidth: 'none' } }),
  problem: css({ flex: '1 0 100%' }),
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
  const choose = useChangedPlace(place)
  const gamesOfResults = useResultGames(place)
  const competitionsOfResults = useResultCompetitions(place, today)
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
        {hasOwnDays(place.dates) && (
          <OwnDays place={place} today={today} problem={problem} onChange={choose} />
        )}
        <ChoiceFilters
          first={
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
          }
          filters={[
            {
              label: t({ message: 'Games', context: 'game titles' }),
              name: <Trans context="game titles">Games</Trans>,
              summary:
                games === 0
                  ? t({ message: 'Games: all', context: 'filter by game title' })
                  : t({ message: `Games: ${games}`, context: 'filter by game title' }),
              ...gamesOfResults,
              chosen: place.gameIds,
              onChange: (gameIds) => choose({ gameIds, competitionIds: [] }),
            },
            {
              label: t({ message: 'Competitions', context: 'leagues, cups and tournaments' }),
              name: <Trans context="leagues, cups and tournaments">Competitions</Trans>,
              summary:
                competitions === 0
                  ? t({ message: 'Competitions: all', context: 'filter by league, cup or tournament' })
                  : t({
                      message: `Competitions: ${competitions}`,
                      context: 'filter by league, cup or tournament',
                    }),
              ...competitionsOfResults,
              chosen: place.competitionIds,
              onChange: (competitionIds) => choose({ competitionIds }),
            },
          ]}
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
      <div css={styles.own}>
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
      </div>
      {dates === 'range' && (
        <div css={styles.own}>
          <DayField
            {...common}
            label={<Trans context="end of a date range">To</Trans>}
            value={to}
            onChange={(day) => onChange({ to: day })}
          />
        </div>
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
