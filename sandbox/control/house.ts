import type { FastifyInstance } from 'fastify'

import type { Sandbox } from '../server/sandbox.ts'
import { schemas } from './schemas.ts'

/** The control calls about the house itself: its lowest bet, its numbers for tickets, and the games it offers. */
export function serveHouse(app: FastifyInstance, { house }: Sandbox): void {
  app.post<{ Body: { lowestBet?: string | null; ticketNumbers?: number | null } }>(
    '/house',
    { schema: schemas.house },
    async ({ body: { lowestBet, ticketNumbers } }) => {
      if (lowestBet !== undefined) house.setLowestBet(lowestBet)
      if (ticketNumbers !== undefined) house.setTicketNumbers(ticketNumbers)
      return { lowestBet, ticketNumbers }
    },
  )

  app.post<{ Params: { id: string }; Body: { off: boolean } }>(
    '/games/:id',
    { schema: schemas.game },
    async ({ params: { id }, body: { off } }) => {
      house.setGame(id, off)
      return { gameId: id, off }
    },
  )
}
