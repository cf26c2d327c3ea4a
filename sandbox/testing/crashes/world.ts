import type { MarketCommand } from '../../market/commands.ts'

/** Sandbox time at which every world here begins: the begin of a minute, as of a round of the mini-games. */
export const crashEpoch = Date.UTC(2026, 0, 2, 12)

/** Who bets: two currencies, and one without a minor unit. */
export const bettors = ['alice', 'bob', 'newcomer', 'carol', 'dewi', 'oracle'] as const

export const sides = ['home', 'away'] as const

/** The price of each side as a market is made. */
export const openingPrices = { home: '2.00', away: '1.80' } as const

/** A match with one market on its winner, which has the match's name with `-win` after it. */
export function matchCommands(
  eventId: string,
  { startUtc, status }: { startUtc: number; status: 'open' | 'paused' },
): MarketCommand[] {
  return [
    {
      kind: 'event',
      event: {
        eventId,
        gameId: '1',
        gameName: 'CS:GO',
        competitionId: 'c1',
        competitionName: 'Meridian Masters',
        home: `Home ${eventId}`,
        away: `Away ${eventId}`,
        startUtc,
      },
    },
    {
      kind: 'market',
      market: {
        marketId: marketOf(eventId),
        eventId,
        name: 'Winner',
        betType: 'WIN',
        status,
        selections: sides.map((side) => ({ side, name: side, euro: openingPrices[side] })),
      },
    },
  ]
}

export function marketOf(eventId: string): string {
  return `${eventId}-win`
}
