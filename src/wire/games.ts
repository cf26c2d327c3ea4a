import { isMiniGameName } from '#domain/game.ts'

import { fieldsOf, integer, list, text } from './fields.ts'

/** A game on offer. Its mark and kind come from `domain/game.ts`. */
export interface GameOffer {
  readonly gameId: string
  readonly name: string
}

export interface TabCounts {
  readonly today: number
  readonly inplay: number
  readonly early: number
  readonly combo: number
  readonly outright: number
}

export interface Tieco {
  readonly total: TabCounts
  /** By gameId; a game without events has no entry. */
  readonly games: Readonly<Record<string, TabCounts>>
}

/** The games on offer; mini-games are a list of their own [BROWSE-02]. */
export function readGames(value: unknown): GameOffer[] {
  const games = list(fieldsOf(value, 'games'), 'results', (item) => {
    const fields = fieldsOf(item, 'game')
    return { gameId: text(fields, 'gameId'), name: text(fields, 'gameName') }
  })
  return games.filter((game) => !isMiniGameName(game.name))
}

function readCounts(value: unknown): TabCounts {
  const fields = fieldsOf(value, 'counts')
  return {
    today: integer(fields, 'today'),
    inplay: integer(fields, 'inplay'),
    early: integer(fields, 'early'),
    combo: integer(fields, 'combo'),
    outright: integer(fields, 'outright'),
  }
}

export function readTieco(value: unknown): Tieco {
  const fields = fieldsOf(value, 'tieco')
  const games = Object.entries(fieldsOf(fields.games, 'games'))
  return {
    total: readCounts(fields.total),
    games: Object.fromEntries(games.map(([gameId, counts]) => [gameId, readCounts(counts)])),
  }
}
