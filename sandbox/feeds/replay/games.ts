import { type Game, gameById } from '#domain/market/game.ts'

/** The exchange's sports, by event type, and their games here. */
const gameIds: ReadonlyMap<string, string> = new Map([
  ['1', '41'],
  ['4', '44'],
  ['7522', '43'],
])

/** Sports of the exchange that are not games of ours: they are shown under their own names. */
const otherSports: ReadonlyMap<string, string> = new Map([
  ['2', 'Tennis'],
  ['3', 'Golf'],
  ['5', 'Rugby Union'],
  ['6', 'Boxing'],
  ['7', 'Horse Racing'],
  ['1477', 'Rugby League'],
  ['3503', 'Darts'],
  ['4339', 'Greyhound Racing'],
  ['6422', 'Snooker'],
  ['6423', 'American Football'],
  ['7511', 'Baseball'],
  ['7524', 'Ice Hockey'],
  ['27454571', 'Esports'],
])

/** The game of an event type of the exchange; an unknown one is still played, under its number. */
export function gameOfEventType(eventTypeId: string | undefined): Game {
  const gameId = gameIds.get(eventTypeId ?? '')
  if (gameId !== undefined) return gameById(gameId)
  const id = eventTypeId ?? '0'
  return gameById(`x${id}`, otherSports.get(id) ?? `Sport ${id}`)
}
