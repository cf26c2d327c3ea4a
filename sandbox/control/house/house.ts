import type { FastifyInstance } from 'fastify'

import type { Sandbox } from '../../server/sandbox.ts'
import { expireBetCodes } from '../../store/betCodes.ts'
import { houseSchemas } from './schemas.ts'

interface HouseWish {
  lowestBet?: string | null
  ticketNumbers?: number | null
  bookings?: number | null
}

/** The control calls about the house itself: its lowest bet, its ticket numbers, the bets it books, the games it offers, cash out, and bet codes. */
export function serveHouse(app: FastifyInstance, sandbox: Sandbox): void {
  const { house } = sandbox
  app.post<{ Body: HouseWish }>(
    '/house',
    { schema: houseSchemas.house },
    async ({ body: { lowestBet, ticketNumbers, bookings } }) => {
      if (lowestBet !== undefined) house.setLowestBet(lowestBet)
      if (ticketNumbers !== undefined) house.setTicketNumbers(ticketNumbers)
      if (bookings !== undefined) house.setBookings(bookings)
      return { lowestBet, ticketNumbers, bookings }
    },
  )

  app.post<{ Params: { id: string }; Body: { off: boolean } }>(
    '/games/:id',
    { schema: houseSchemas.game },
    async ({ params: { id }, body: { off } }) => {
      house.setGame(id, off)
      return { gameId: id, off }
    },
  )

  app.post<{ Body: { enabled: boolean; isTold?: boolean } }>(
    '/cash-out',
    { schema: houseSchemas.cashOut },
    async ({ body: { enabled, isTold = sandbox.areOffersTold } }) => {
      sandbox.hasCashOut = enabled
      sandbox.areOffersTold = isTold
      return { enabled, isTold }
    },
  )

  app.post<{ Body: { enabled: boolean } }>(
    '/installable',
    { schema: houseSchemas.installable },
    async ({ body: { enabled } }) => {
      sandbox.isInstallable = enabled
      return { enabled }
    },
  )

  app.post<{ Body: { enabled?: boolean; expire?: true } }>(
    '/bet-codes',
    { schema: houseSchemas.betCodes },
    async ({ body: { enabled = sandbox.hasBetCodes, expire = false } }) => {
      sandbox.hasBetCodes = enabled
      return {
        enabled,
        expired: expire ? expireBetCodes(sandbox.database, sandbox.world.clock.now()) : 0,
      }
    },
  )
}
