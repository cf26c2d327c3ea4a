import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'

import { competitionsQuery } from '#src/api/lists/competitions.ts'
import { gamesQuery } from '#src/api/lists/games.ts'
import { useClient } from '#src/client/context.tsx'
import type { Choice, Choices } from '#src/ui/list/ChoiceList.tsx'
import type { Competition } from '#src/wire/lists/competitions.ts'
import { gameName } from '#src/words/match/games.ts'

import type { ListPlace } from '../eventsSearch.ts'

interface Competitions extends Choices {
  /** Those that were chosen; one that has no events anywhere goes by its id. */
  readonly chosen: readonly Choice[]
  /** Those that were chosen and can be shown, where some of them cannot: a game was chosen that is not theirs. */
  readonly fitting: readonly string[] | null
}

/** The competitions of a list: of its tab and game, and those it is narrowed to. @param isWanted whether any of it is shown */
export function useCompetitions(place: ListPlace, isWanted: boolean): Competitions {
  const { tab, gameId, competitions = [] } = place
  const { i18n } = useLingui()
  const client = useClient()
  const { data, isError, refetch } = useQuery({
    ...competitionsQuery(client),
    enabled: isWanted || competitions.length > 0,
  })
  const offered = useQuery(gamesQuery(client)).data ?? []
  const games = new Map(offered.map(({ gameId: id, name }) => [id, gameName(i18n, id, name)]))
  const known = new Map(data?.map((competition) => [competition.competitionId, competition]))
  const choiceOf = (competition: Competition): Choice => ({
    id: competition.competitionId,
    name: competition.name,
    count: competition.counts[tab],
    // Where one game is shown, its name says nothing.
    ...(gameId === null && { group: games.get(competition.gameId) ?? '' }),
  })
  const chosen = competitions.map((id): Choice => {
    const competition = known.get(id)
    return competition === undefined ? { id, name: id, count: 0 } : choiceOf(competition)
  })
  const fitting = competitions.filter((id) => gameId === null || (known.get(id)?.gameId ?? gameId) === gameId)
  // One that was chosen stays at its place where its events have gone.
  const here = data
    ?.filter(({ competitionId: id, counts }) => counts[tab] > 0 || competitions.includes(id))
    .filter((competition) => gameId === null || competition.gameId === gameId)
    .map(choiceOf)
  return {
    choices: here && [...here, ...chosen.filter(({ id }) => !known.has(id))],
    retry: isError ? () => void refetch() : null,
    chosen,
    fitting: fitting.length < competitions.length ? fitting : null,
  }
}
