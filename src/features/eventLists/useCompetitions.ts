import { useQuery } from '@tanstack/react-query'

import { competitionsQuery } from '#src/api/competitions.ts'
import { useClient } from '#src/client/context.tsx'
import type { Choice, Choices } from '#src/ui/ChoiceList.tsx'
import type { Competition } from '#src/wire/competitions.ts'

import type { ListPlace } from './eventsSearch.ts'

interface Competitions extends Choices {
  /** Those that were chosen; one that has no events anywhere goes by its id. */
  readonly chosen: readonly Choice[]
  /** Those that were chosen and can be shown, where some of them cannot: a game was chosen that is not theirs. */
  readonly fitting: readonly string[] | null
}

/** The competitions of a list: of its tab and game, and those it is narrowed to. @param isWanted whether any of it is shown */
export function useCompetitions(place: ListPlace, isWanted: boolean): Competitions {
  const { tab, gameId, competitions = [] } = place
  const { data, isError, refetch } = useQuery({
    ...competitionsQuery(useClient()),
    enabled: isWanted || competitions.length > 0,
  })
  const known = new Map(data?.map((competition) => [competition.competitionId, competition]))
  const choiceOf = ({ competitionId: id, name, counts }: Competition): Choice => ({
    id,
    name,
    count: counts[tab],
  })
  const chosen = competitions.map((id): Choice => {
    const competition = known.get(id)
    return competition === undefined ? { id, name: id, count: 0 } : choiceOf(competition)
  })
  const fitting = competitions.filter((id) => gameId === null || (known.get(id)?.gameId ?? gameId) === gameId)
  const here = data
    ?.filter((competition) => competition.counts[tab] > 0)
    .filter((competition) => gameId === null || competition.gameId === gameId)
    .map(choiceOf)
  const others = chosen.filter(({ id }) => here?.every((choice) => choice.id !== id) ?? false)
  return {
    choices: here && [...here, ...others],
    retry: isError ? () => void refetch() : null,
    chosen,
    fitting: fitting.length < competitions.length ? fitting : null,
  }
}
