import { errors } from '#domain/errorCatalogue.ts'
import type { CancelAnswer } from '#machines/prebook/types.ts'
import { readLostRace, readPlaced } from '#src/wire/bets.ts'
import { isErrorBody } from '#src/wire/errorBody.ts'

import type { Caller } from './http/caller.ts'
import { exchange, readReply } from './http/exchange.ts'
import { statusError } from './http/failures.ts'

export function prebookCalls({ http, options, currency, onLeftOut }: Caller) {
  return {
    /**
     * Cancels a booked bet; to be asked again, as often as it takes, where no definite answer came [PREBOOK-04].
     * @throws CallFailed where what became of it is not known
     */
    async cancelPrebook(ticketNum: string, signal?: AbortSignal): Promise<CancelAnswer> {
      const { data, error, response } = await exchange(options('POST', signal), (abort) =>
        http.POST('/prebooking/cancel/', { body: { ticket_id: ticketNum }, signal: abort }),
      )
      const { status } = response
      if (status === 200) {
        const { ticket } = readReply(status, data, (reply) => readPlaced(reply, currency(), onLeftOut))
        return { kind: 'cancelled', ticket }
      }
      const failed = statusError(status, error)
      // A reply that is not our server's own says nothing about the bet.
      if (!isErrorBody(error) || failed.failure.kind !== 'refused') throw failed
      if (failed.failure.code !== errors.prebookError.code)
        return { kind: 'refused', failure: failed.failure }
      const ticket = readReply(status, error, (reply) => readLostRace(reply, currency(), onLeftOut))
      return { kind: 'placed', ticket }
    },
  }
}
