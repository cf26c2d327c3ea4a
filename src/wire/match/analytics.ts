import { nullish, object, picklist, string, type InferOutput } from 'valibot'

import { mapping, read, readable, type Tell } from '#src/wire/base/read.ts'
import { integer, matching, textOrNull, time } from '#src/wire/base/values.ts'

/** A share of a whole, a decimal text of 0 to 1. */
export const share = matching(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/)

const who = nullish(picklist(['home', 'away']), null)

const pastMatch = object({
  eventId: textOrNull,
  competitionName: string(),
  startDatetimeUtc: time,
  home: string(),
  away: string(),
  scoreline: string(),
  winner: who,
})

/** A match that is over. */
export interface PastMatch {
  /** Null where its result cannot be opened. */
  readonly eventId: string | null
  readonly competitionName: string
  /** UTC milliseconds. */
  readonly startUtc: number
  readonly home: string
  readonly away: string
  readonly scoreline: string
  /** Null of a draw. */
  readonly winner: 'home' | 'away' | null
}

function pastMatchOf({ startDatetimeUtc, ...match }: InferOutput<typeof pastMatch>): PastMatch {
  return { ...match, startUtc: startDatetimeUtc }
}

const teamWins = object({ teamName: string(), wins: integer })
const teamRates = object({
  startWithCtWinRate: share,
  startWithTWinRate: share,
  tFirstRoundWinRate: share,
  ctFirstRoundWinRate: share,
})
const headToHead = object({
  home: teamWins,
  away: teamWins,
  draws: integer,
  matches: readable(pastMatch),
  winRates: nullish(mapping, null),
})
const bothRates = object({ home: teamRates, away: teamRates })

/** How a team fared by the side it began on, as decimal texts of 0 to 1. */
export type TeamWinRates = InferOutput<typeof teamRates>

/** Two teams against each other. */
export interface HeadToHead {
  readonly home: { readonly teamName: string; readonly wins: number }
  readonly away: { readonly teamName: string; readonly wins: number }
  readonly draws: number
  readonly matches: readonly PastMatch[]
  /** Of games played in rounds; null of others. */
  readonly winRates: { readonly home: TeamWinRates; readonly away: TeamWinRates } | null
}

/** Matches that cannot be read are left out and told, and so are win rates. @throws Unreadable */
export function readHeadToHead(value: unknown, onLeftOut: Tell): HeadToHead {
  const { winRates, matches, ...rest } = read(headToHead, value, onLeftOut)
  const [rates = null] = winRates === null ? [] : read(readable(bothRates), [winRates], onLeftOut)
  return { ...rest, matches: matches.map(pastMatchOf), winRates: rates }
}

const heroRow = object({ hero: string(), games: integer, pick: share, win: share })
const heroes = object({ home: readable(heroRow), away: readable(heroRow) })

/** A hero in a team's hands: on how many maps, its share of all of them, and the share of those it won. */
export type HeroRow = Readonly<InferOutput<typeof heroRow>>

/** The same of both teams. */
export interface OfBoth<Row> {
  readonly home: readonly Row[]
  readonly away: readonly Row[]
}

/** Rows that cannot be read are left out and told. @throws Unreadable */
export function readHeroes(value: unknown, onLeftOut: Tell): OfBoth<HeroRow> {
  return read(heroes, value, onLeftOut)
}

const recentMatches = object({ home: readable(pastMatch), away: readable(pastMatch) })

/** Rows that cannot be read are left out and told. @throws Unreadable */
export function readRecentMatches(value: unknown, onLeftOut: Tell): OfBoth<PastMatch> {
  const { home, away } = read(recentMatches, value, onLeftOut)
  return { home: home.map(pastMatchOf), away: away.map(pastMatchOf) }
}
