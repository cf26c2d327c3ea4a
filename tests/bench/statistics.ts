import type { components } from '#openapi/client.gen.ts'

import type { TestSandbox } from '../harness/sandbox.ts'

type LiveStats = components['schemas']['LiveStats']
type Side = components['schemas']['RoundsSide']

/** The statistics of a match that is played in the sandbox, sent as those of an event of the benchmark. */
export interface Statistics {
  /** The match they belong to. */
  readonly eventId: string
  readonly gameId: string
  /** Its map as the channel sends it for an event, each time with other figures for every player. */
  next(eventId: string): LiveStats
}

/** From Counter-Strike, whose tables have the most figures. @param token of a session @throws Error if no match is played */
export async function loadStatistics(sandbox: TestSandbox, token: string): Promise<Statistics> {
  const event = (await sandbox.events('?timing=inplay')).find(
    ({ gameId, inPlay }) => gameId === '1' && inPlay,
  )
  if (event === undefined) throw new Error('No match of Counter-Strike is played.')
  const reply = await fetch(`${sandbox.clientUrl}/api/events/event_livestats/${event.eventId}/?lang=en`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { results } = (await reply.json()) as { results: LiveStats[] }
  const map = results.findLast(({ status }) => status !== 1)
  if (map?.details.kind !== 'rounds') throw new Error('The match has no statistics yet.')
  const { details } = map
  let turn = 0
  return {
    eventId: event.eventId,
    gameId: event.gameId,
    next(eventId) {
      turn += 1
      const by = turn % 5
      return {
        ...map,
        eventId,
        details: { ...details, home: raised(details.home, by), away: raised(details.away, by) },
      }
    },
  }
}

function raised(side: Side, by: number): Side {
  return {
    ...side,
    players: side.players.map((player) => ({
      ...player,
      kill: player.kill + by,
      assist: player.assist + by,
      death: player.death + by,
      ...('money' in player && { money: player.money + by, hp: 20 + by, armor: 20 + by, adr: 60 + by }),
    })),
  }
}
