import { boolean, object, type InferOutput } from 'valibot'

import { isFields } from '#src/wire/base/fields.ts'
import { lenient, read, type Tell, Unreadable } from '#src/wire/base/read.ts'
import { integer } from '#src/wire/base/values.ts'

import { count, list, sideOrNobody, words, wordsOrNothing } from './statistics.ts'

/** What happens in a round, by the wire's names; others are shown by their own. */
export const roundEventKinds = [
  'player_kill',
  'round_start',
  'round_ended',
  'player_suicide',
  'bomb_planted',
  'join_game',
  'quit_game',
] as const

/* oxlint-disable lingui/no-unlocalized-strings -- values of the contract */
/** How a round ends, by the wire's names. */
export const roundEndTypes = [
  'T_ELIMINATED',
  'CT_ELIMINATED',
  'BOMB_DEFUSED',
  'BOMB_DETONATED',
  'TIME_EXPIRED',
  'ELIMINATED',
] as const
/* oxlint-enable lingui/no-unlocalized-strings */

/** What happens on a map that is told by its kills, by the wire's names. */
export const killEventKinds = [
  'kill',
  'tower',
  'barrack',
  'roshan',
  'inhibitor',
  'dragon',
  'riftHerald',
  'baron',
  'ancient',
  'nexus',
] as const

const playedMap = object({ matchId: words, mapNum: integer, mapName: words })
const race = object({ marker: integer, winner: sideOrNobody, at: count })
const roundEvent = object({
  kind: words,
  at: count,
  who: sideOrNobody,
  player: wordsOrNothing,
  victim: wordsOrNothing,
  weapon: wordsOrNothing,
  headshot: lenient<boolean | null>(boolean(), null),
})
const round = object({
  round: integer,
  winner: sideOrNobody,
  endType: wordsOrNothing,
  scoreline: words,
  events: list(roundEvent),
})
const killEvent = object({
  kind: words,
  at: count,
  who: sideOrNobody,
  player: wordsOrNothing,
  victim: wordsOrNothing,
  lane: wordsOrNothing,
  scoreline: words,
})
const goldPoint = object({ at: integer, home: integer, away: integer })

const head = { matchId: words, maps: list(playedMap), races: list(race) }
const roundLog = object({ ...head, rounds: list(round) })
const killLog = object({ ...head, events: list(killEvent), gold: list(goldPoint) })

export type Race = InferOutput<typeof race>
export type Round = InferOutput<typeof round>
export type RoundEvent = InferOutput<typeof roundEvent>
export type KillEvent = InferOutput<typeof killEvent>
export type GoldPoint = InferOutput<typeof goldPoint>
export type RoundLog = { readonly kind: 'rounds' } & InferOutput<typeof roundLog>
export type KillLog = { readonly kind: 'kills' } & InferOutput<typeof killLog>

/** The log of a map; which of the two layouts it has, `kind` says. */
export type MatchLog = RoundLog | KillLog

/** What cannot be read of it is left out and told. @throws Unreadable where it is in neither layout */
export function readMatchLog(value: unknown, tell: Tell): MatchLog {
  const kind = isFields(value) ? value.summaryType : null
  switch (kind) {
    case 'rounds':
      return { kind, ...read(roundLog, value, tell) }
    case 'kills':
      return { kind, ...read(killLog, value, tell) }
    default:
      throw new Unreadable('summaryType')
  }
}
