import type { FastifyRequest } from 'fastify'

import type { BetOperation } from '#domain/bets/operations.ts'
import { amountText } from '#domain/money/money.ts'
import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'

import { entryPage, ticketPage } from '../../../bets/history.ts'
import type { BetOrder } from '../../../bets/rules/judge.ts'
import { findTicket } from '../../../bets/ticket.ts'
import { readBalance } from '../../../store/ledger.ts'
import { ApiError, errorBody } from '../../../wire/apiError.ts'
import { textInLanguage } from '../../../words/words.ts'
import { type Handlers, callerOf, callOf, type RawHandler } from '../../calls/operation.ts'
import { rawBody } from '../../calls/rawBody.ts'
import type { Sandbox } from '../../sandbox.ts'
import { withOffer } from './cashOut.ts'

/** Tickets and what became of a key. */
export function betHandlers(sandbox: Sandbox): Handlers {
  return {
    listTransactions: (call) => {
      const { member, session } = callerOf(call)
      if (session.isGuest) throw new ApiError(400, errors.pleaseLogin)
      const page = ticketPage(sandbox.database, {
        member: member.code,
        currency: member.currency,
        now: sandbox.world.clock.now(),
        wish: call.query,
      })
      return { ...page, results: page.results.map((ticket) => withOffer(sandbox, member.currency, ticket)) }
    },

    listEntries: (call) => {
      const { member, session } = callerOf(call)
      if (session.isGuest) throw new ApiError(400, errors.pleaseLogin)
      const { database, world } = sandbox
      return entryPage(database, { member: member.code, now: world.clock.now(), ...call.query })
    },

    // A bet that was placed in the meantime is a 409 with its ticket [PREBOOK-04].
    cancelPrebooking: (call) => {
      const { member, session } = callerOf(call)
      if (session.isGuest) throw new ApiError(400, errors.pleaseLogin)
      const { ticket_id: ticketNum } = call.body
      // What is due may place or close it first.
      const at = sandbox.world.driver.present()
      const became = sandbox.prebooking.cancel(member.code, ticketNum, at)
      const ticket = findTicket(sandbox.database, ticketNum)
      const balance = readBalance(sandbox.database, member.code)
      if (became === null || ticket === null || balance === null) throw new ApiError(404, errors.noResult)
      if (became === 'placed') throw new ApiError(409, errors.prebookError, { more: { ticket } })
      return { ticket, wallet: { balance: amountText(balance), currency: balance.currency } }
    },

    getBetByUnique: (call) => {
      const outcome = sandbox.placing.outcome(callerOf(call).member.code, call.path.key)
      if (outcome === null) throw new ApiError(404, errors.noResult)
      return outcome
    },
  }
}

/**
 * Places a bet by one of the placing calls. It answers with the kept text of the first reply, in the words of the member's
 * language, so it writes its replies itself; a body that does not match the contract is a refusal under its key like any
 * other.
 */
export function placeBet(sandbox: Sandbox, operation: BetOperation): RawHandler {
  return async (request, reply, caller) => {
    const problem = validationProblem(request)
    const key = request.headers['x-unique']
    if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key)) {
      const detail = 'X-UNIQUE holds 32 hex digits.'
      return reply.code(400).send(errorBody(errors.validationFailed, { detail }))
    }
    const answer = await sandbox.placing.place({
      member: caller.member,
      isGuest: caller.session.isGuest,
      key,
      expires: expiryOf(request),
      bytes: rawBody(request),
      order: problem === null ? orderOf(operation, request) : { operation, invalid: problem },
    })
    if (answer.replayed) reply.header('X-UNIQUE-Replayed', 'true')
    const said = textInLanguage(answer.text, sandbox.languages.of(caller, undefined))
    return reply.code(answer.status).type('application/json; charset=utf-8').send(said)
  }
}

/** X-UNIQUE-Expires as it was sent, '' for none or several: the validator accepts more as a whole number than the contract does. */
function expiryOf({ raw }: FastifyRequest): string {
  const { rawHeaders } = raw
  const sent = rawHeaders.filter(
    (_text, at) => rawHeaders[at - 1]?.toLowerCase() === 'x-unique-expires' && at % 2 === 1,
  )
  const [text = ''] = sent
  return sent.length === 1 ? text : ''
}

function orderOf(operation: BetOperation, request: FastifyRequest): BetOrder {
  switch (operation) {
    case 'placeSingleBet':
      return { operation, body: callOf<'placeSingleBet'>(request, null).body }
    case 'placeComboBet':
      return { operation, body: callOf<'placeComboBet'>(request, null).body }
    case 'placeMixedComboBet':
      return { operation, body: callOf<'placeMixedComboBet'>(request, null).body }
    case 'placeEventCombo':
      return { operation, body: callOf<'placeEventCombo'>(request, null).body }
    case 'bookBet':
      return { operation, body: callOf<'bookBet'>(request, null).body }
  }
}

/** What is wrong with the body under the contract; null if nothing is. */
function validationProblem(request: FastifyRequest): CatalogueEntry | null {
  const error = request.validationError
  const first = error?.validation?.[0]
  if (first === undefined || error?.validationContext !== 'body') return null
  return entryOf(first.instancePath, String(first.params.missingProperty ?? ''))
}

/** The message that names what is wrong with a bet's body [SLIP-24]. */
function entryOf(path: string, missing: string): CatalogueEntry {
  if (path === '/odds_type' || missing === 'odds_type') return errors.invalidOddsType
  if (path.endsWith('/market_id') || missing === 'market_id') return errors.missingMarketId
  if (path.endsWith('/bet_type_selection') || missing === 'bet_type_selection') return errors.invalidSelection
  if (path === '/target_odds' || missing === 'target_odds') return errors.invalidPrebook
  if (path.endsWith('/euro_odds') || missing === 'euro_odds') return errors.invalidMemberOdds
  return errors.invalidPostData
}
