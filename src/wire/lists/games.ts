import { object, string, type InferOutput } from 'valibot'

import { isMiniGameName } from '#domain/market/game.ts'
import { read, readable, readableEntries, type Tell } from '#src/wire/base/read.ts'
import { integer } from '#src/wire/base/values.ts'

const game = object({ gameId: string(), gameName: string() })

const games = object({ results: readable(game) })

/** A game on offer. Its mark and kind come from `domain/market/game.ts`. */
export interface GameOffer {
  readonly gameId: string
  readonly name: string
}

/** The games on offer; mini-games are a list of their own [BROWSE-02]. */
export function readGames(value: unknown, onLeftOut: Tell): GameOffer[] {
  return read(games, value, onLeftOut)
    .results.map(({ gameId, gameName }) => ({ gameId, name: gameName }))
    .filter(({ name }) => !isMiniGameName(name))
}

/** How the wire says how many events each tab has. */
export const tabCounts = object({
  today: integer,
  inplay: integer,
  early: integer,
  combo: integer,
  outright: integer,
})

/** How many events each tab has. */
export type TabCounts = Readonly<InferOutput<typeof tabCounts>>

const tieco = object({
  total: tabCounts,
  /** By gameId; a game without events has no entry. */
  games: readableEntries(tabCounts),
})

export type Tieco = Readonly<InferOutput<typeof tieco>>

export function readTieco(value: unknown, onLeftOut: Tell): Tieco {
  return read(tieco, value, onLeftOut)
}
