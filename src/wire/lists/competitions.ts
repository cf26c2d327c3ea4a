import { object, string } from 'valibot'

import { read, readable, type Tell } from '#src/wire/base/read.ts'

import { tabCounts, type TabCounts } from './games.ts'

const competitions = object({
  results: readable(
    object({ competitionId: string(), competitionName: string(), gameId: string(), counts: tabCounts }),
  ),
})

/** A competition that has events, and how many in each tab. */
export interface Competition {
  readonly competitionId: string
  readonly name: string
  readonly gameId: string
  readonly counts: TabCounts
}

/** In the server's order; one that cannot be read is left out and told. @throws Unreadable */
export function readCompetitions(value: unknown, onLeftOut: Tell): Competition[] {
  return read(competitions, value, onLeftOut).results.map(({ competitionName: name, ...others }) => ({
    ...others,
    name,
  }))
}
