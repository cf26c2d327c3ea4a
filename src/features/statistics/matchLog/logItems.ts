import type { ListSection } from '#src/ui/list/windowedList/sections.ts'
import type {
  KillEvent,
  KillLog,
  MatchLog,
  Race,
  Round,
  RoundEvent,
  RoundLog,
} from '#src/wire/match/matchLog.ts'
import type { Side } from '#src/wire/match/statistics.ts'
import { scoresOf } from '#src/words/match/scores.ts'

/** What a row of a log tells. */
export type LogRow =
  | { readonly kind: 'roundEvent'; readonly event: RoundEvent }
  | { readonly kind: 'killEvent'; readonly event: KillEvent }
  | { readonly kind: 'race'; readonly race: Race }

/** What stands one below the other in a match log, what happened last at the top. */
export type LogItem = (LogRow | { readonly kind: 'round'; readonly round: Round }) & {
  readonly key: string
  readonly section: ListSection
  readonly position: number | null
}

/** What the lists of rows are called, for anyone who cannot see them. */
export interface LogNames {
  readonly round: (round: number) => string
  readonly map: string
}

/** The items of a log. A race stands above what decided it: the round or the kill with which a side first had so many. */
export function logItems(log: MatchLog, names: LogNames): LogItem[] {
  return log.kind === 'rounds'
    ? log.rounds.toReversed().flatMap((round) => itemsOfRound(round, log, names))
    : sectionOf('map', names.map, rowsOfKills(log).toReversed())
}

function itemsOfRound(round: Round, { races }: RoundLog, names: LogNames): LogItem[] {
  const rows = [
    ...racesWonBy(races, round.winner, round.scoreline).map((race) => ({ kind: 'race', race }) as const),
    ...round.events.toReversed().map((event) => ({ kind: 'roundEvent', event }) as const),
  ]
  const items = sectionOf(`round ${round.round}`, names.round(round.round), rows)
  const section = items[0]?.section ?? {
    key: `round ${round.round}`,
    name: names.round(round.round),
    count: 0,
  }
  return [{ kind: 'round', key: section.key, section, position: null, round }, ...items]
}

function rowsOfKills({ events, races }: KillLog): LogRow[] {
  return events.flatMap((event): LogRow[] => {
    const decided = event.kind === 'kill' ? racesWonBy(races, event.who, event.scoreline) : []
    return [{ kind: 'killEvent', event }, ...decided.map((race) => ({ kind: 'race', race }) as const)]
  })
}

/** The races that a side won with what made this score. */
function racesWonBy(races: readonly Race[], who: Side | null, scoreline: string): Race[] {
  const [home, away] = scoresOf(scoreline)
  const score = who === 'home' ? home : away
  return who === null ? [] : races.filter(({ marker, winner }) => winner === who && score === String(marker))
}

/** Rows of one list; a key counts from the first that happened, so that it stays when more happens. */
function sectionOf(key: string, name: string, rows: readonly LogRow[]): LogItem[] {
  const section = { key, name, count: rows.length }
  return rows.map((row, at) => ({ ...row, key: `${key} ${rows.length - at}`, section, position: at + 1 }))
}
