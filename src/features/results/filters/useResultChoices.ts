import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'

import { resultCompetitionsQuery, resultGamesQuery } from '#src/api/results/results.ts'
import { useClient } from '#src/client/context.tsx'
import type { Choice, Choices } from '#src/ui/list/ChoiceList.tsx'
import { gameName } from '#src/words/match/games.ts'

import { type Days, daysOf } from '../resultDays.ts'
import type { ResultsPlace } from '../resultsSearch.ts'
import { resultsFilterOf } from '../useResults.ts'

const noDays: Days = { first: '', last: '', isToday: false }

/** The games that have results. One that was chosen is there even where it has none. */
export function useResultGames({ gameIds }: ResultsPlace): Choices {
  const { i18n } = useLingui()
  const { data, isError, refetch } = useQuery(resultGamesQuery(useClient()))
  const games = data?.map(({ gameId, name }) => ({
    id: gameId,
    name: gameName(i18n, gameId, name),
    count: null,
  }))
  return {
    choices: withChosen(games, gameIds, (id) => gameName(i18n, id, '')),
    retry: isError ? () => void refetch() : null,
  }
}

/** The competitions that have results of these days and games; one that was chosen and has none stands under its id. */
export function useResultCompetitions(place: ResultsPlace, today: string): Choices {
  const days = daysOf(place, today)
  const hasDays = typeof days !== 'string'
  const filter = resultsFilterOf(place, hasDays ? days : noDays)
  const { data, isError, refetch } = useQuery({
    ...resultCompetitionsQuery(useClient(), filter),
    enabled: hasDays,
  })
  const competitions = data?.map(({ competitionId, name, count }) => ({ id: competitionId, name, count }))
  return {
    choices: withChosen(hasDays ? competitions : [], place.competitionIds, (id) => id),
    retry: isError ? () => void refetch() : null,
  }
}

function withChosen(
  choices: readonly Choice[] | undefined,
  chosen: readonly string[],
  nameOf: (id: string) => string,
): readonly Choice[] | undefined {
  const others = chosen.filter((id) => choices?.every((choice) => choice.id !== id) ?? false)
  return choices && [...choices, ...others.map((id) => ({ id, name: nameOf(id), count: 0 }))]
}
