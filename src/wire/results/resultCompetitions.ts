import { object, string } from 'valibot'

import { read, readable, type Tell } from '#src/wire/base/read.ts'
import { integer } from '#src/wire/base/values.ts'

const competitions = object({
  results: readable(
    object({ competitionId: string(), competitionName: string(), gameId: string(), count: integer }),
  ),
})

/** A competition that has results, and how many. */
export interface ResultCompetition {
  readonly competitionId: string
  readonly name: string
  readonly count: number
}

/** In the server's order; one that cannot be read is left out and told. @throws Unreadable */
export function readResultCompetitions(value: unknown, onLeftOut: Tell): ResultCompetition[] {
  return read(competitions, value, onLeftOut).results.map(({ competitionId, competitionName, count }) => ({
    competitionId,
    name: competitionName,
    count,
  }))
}
