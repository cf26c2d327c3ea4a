import {
  array,
  boolean,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  union,
  unknown,
  type GenericSchema,
  type InferOutput,
} from 'valibot'

import { isFields } from '#src/wire/base/fields.ts'
import { lenient, read, readable, readableEntries, type Tell, Unreadable } from '#src/wire/base/read.ts'
import { integer } from '#src/wire/base/values.ts'

// Statistics are for looking at: what of them cannot be read is left out and told, and the rest is shown.

/** A side of the match. */
export type Side = 'home' | 'away'

export const sideOrNobody = lenient<Side | null>(picklist(['home', 'away']), null)
export const count = lenient<number | null>(integer, null)
const figure = lenient<number | null>(number(), null)
export const words = lenient(string(), '')
export const wordsOrNothing = lenient<string | null>(string(), null)

/** A list of which what can be read is there, and none where there is no list. */
export function list<Out>(item: GenericSchema<unknown, Out>) {
  return lenient<Out[]>(readable(item), [])
}

const csgoPlayer = object({
  player: string(),
  weapon: wordsOrNothing,
  hp: count,
  armor: count,
  money: count,
  kill: count,
  assist: count,
  death: count,
  adr: figure,
})
const valorantPlayer = object({
  valoPlayer: string(),
  kill: count,
  death: count,
  assist: count,
  headshot: count,
  spike: lenient<boolean | null>(boolean(), null),
  loadout: count,
})
const hero = { player: string(), hero: words, lvl: count, kda: words, networth: count, items: list(string()) }
const dotaPlayer = object({ ...hero, lhdn: words })
const lolPlayer = object({ ...hero, damage: count, lasthit: count })

const roundsSide = object({
  side: words,
  firstHalfScore: count,
  secondHalfScore: count,
  overtimeScore: count,
  players: list(union([csgoPlayer, valorantPlayer])),
})
const dotaSide = object({
  side: words,
  kills: count,
  tower: count,
  barrack: count,
  roshan: count,
  gold: count,
  players: list(dotaPlayer),
})
const lolSide = object({
  side: words,
  kills: count,
  tower: count,
  inhibitor: count,
  dragon: count,
  riftHerald: count,
  gold: count,
  players: list(lolPlayer),
})
const building = object({
  side: string(),
  building: string(),
  lane: wordsOrNothing,
  tier: lenient(integer, 0),
  alive: boolean(),
})
const namedPair = object({ name: string(), home: words, away: words })

/** The figures of a scoreboard that are known in any language. */
export const figureKinds = ['possession', 'corners', 'yellowCards', 'redCards', 'shots'] as const
export type FigureKind = (typeof figureKinds)[number]

const boardFigure = object({
  ...namedPair.entries,
  kind: lenient<FigureKind | null>(picklist(figureKinds), null),
})

/** No match is drawn in more steps than these. */
const mostSteps = 120
const momentum = object({
  planned: pipe(integer, minValue(1), maxValue(mostSteps)),
  steps: pipe(
    // A step that cannot be read would move those after it to another minute.
    array(
      object({
        period: integer,
        lean: pipe(integer, minValue(-100), maxValue(100)),
        goals: array(picklist(['home', 'away'])),
      }),
    ),
    transform((steps) => steps.slice(0, mostSteps)),
  ),
})

/** Who had the better of a match in steps of equal time: `planned` of them, or more where time was added. */
export type Momentum = InferOutput<typeof momentum>

/** Both sides; a side about which nothing was said is there anyway, with nothing in it. */
function sides<Fields extends object>(side: GenericSchema<unknown, Fields>) {
  const orEmpty = optional(
    pipe(
      unknown(),
      transform((value): unknown => (isFields(value) ? value : {})),
      side,
    ),
    {},
  )
  return { home: orEmpty, away: orEmpty }
}

/** What stands above the columns of every map. */
const head = { mapName: words, scoreline: words, matchScoreline: wordsOrNothing, winner: sideOrNobody }
const badges = lenient(readableEntries(sideOrNobody), {})

const details = {
  rounds: object({ ...head, badges, ...sides(roundsSide) }),
  dota: object({ ...head, badges, mapTime: count, buildings: list(building), ...sides(dotaSide) }),
  lol: object({ ...head, badges, mapTime: count, ...sides(lolSide) }),
  scoreboard: object({
    ...head,
    clock: wordsOrNothing,
    periods: list(namedPair),
    figures: list(boardFigure),
    momentum: lenient<Momentum | null>(momentum, null),
  }),
}

type Details = typeof details
export type RoundsStats = InferOutput<Details['rounds']>
export type DotaStats = InferOutput<Details['dota']>
export type LolStats = InferOutput<Details['lol']>
export type Scoreboard = InferOutput<Details['scoreboard']>

export type CsgoPlayer = InferOutput<typeof csgoPlayer>
export type ValorantPlayer = InferOutput<typeof valorantPlayer>
export type RoundsSide = InferOutput<typeof roundsSide>
export type DotaPlayer = InferOutput<typeof dotaPlayer>
export type LolPlayer = InferOutput<typeof lolPlayer>
export type Building = InferOutput<typeof building>
export type NamedPair = InferOutput<typeof namedPair>
export type BoardFigure = InferOutput<typeof boardFigure>

/** How far a map has got. */
export type MapStatus = 'pending' | 'live' | 'ended'

/** By kind of game: which columns there are. */
export type StatsDetails =
  | ({ readonly kind: 'rounds' } & RoundsStats)
  | ({ readonly kind: 'dota' } & DotaStats)
  | ({ readonly kind: 'lol' } & LolStats)
  | ({ readonly kind: 'scoreboard' } & Scoreboard)

/** The statistics of one map of an event, whole; in a game without maps of a half, a quarter or an innings. */
export interface MapStats {
  readonly mapNum: number
  readonly status: MapStatus
  readonly details: StatsDetails
}

const statuses: Readonly<Record<number, MapStatus>> = { 1: 'pending', 2: 'live', 3: 'ended' }

const row = object({
  eventId: string(),
  mapNum: integer,
  // A status from a later version means a map on which something has happened.
  status: pipe(
    integer,
    transform((number): MapStatus => statuses[number] ?? 'live'),
  ),
  details: unknown(),
})

function detailsOf(value: unknown, tell: Tell): StatsDetails {
  const kind = isFields(value) ? value.kind : null
  switch (kind) {
    case 'rounds':
      return { kind, ...read(details.rounds, value, tell) }
    case 'dota':
      return { kind, ...read(details.dota, value, tell) }
    case 'lol':
      return { kind, ...read(details.lol, value, tell) }
    default:
      // For a kind from a later version the scoreboard is shown, if it has one.
      return { kind: 'scoreboard', ...read(details.scoreboard, value, tell) }
  }
}

/** What the event's channel says about a map. @throws Unreadable */
export function readMapStats(value: unknown, tell: Tell): MapStats & { readonly eventId: string } {
  const { eventId, mapNum, status, details: fields } = read(row, value, tell)
  return { eventId, mapNum, status, details: detailsOf(fields, tell) }
}

const reply = object({ results: readable(unknown()) })

/** The maps of an event in their order; one that cannot be read is left out and told. @throws Unreadable */
export function readLiveStats(value: unknown, tell: Tell): MapStats[] {
  const rows = read(reply, value, tell).results.flatMap((result): MapStats[] => {
    try {
      const { mapNum, status, details: found } = readMapStats(result, tell)
      return [{ mapNum, status, details: found }]
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      tell('malformed')
      return []
    }
  })
  return rows.sort((a, b) => a.mapNum - b.mapNum)
}
