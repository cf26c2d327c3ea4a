import { errors } from '#domain/session/errorCatalogue.ts'
import type { CancelAnswer } from '#machines/prebook/types.ts'
import type { Caller } from '#src/api/http/caller.ts'
import { exchange, readReply } from '#src/api/http/exchange.ts'
import { statusError } from '#src/api/http/failures.ts'
import { isErrorBody } from '#src/wire/base/errorBody.ts'
import { readLostRace, readPlaced } from '#src/wire/bets/bets.ts'

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
