import { amountText, type Money, parseAmount } from '#domain/money/money.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import { cashOut, cashOutOffer, wireOffer } from '../../../bets/cashOut.ts'
import { wireTicket } from '../../../bets/ticket.ts'
import type { Currency } from '../../../currencies.ts'
import { findBet } from '../../../store/bets/bets.ts'
import { readBalance } from '../../../store/ledger.ts'
import { ApiError } from '../../../wire/apiError.ts'
import { type Handlers, callerOf } from '../../calls/operation.ts'
import type { Sandbox } from '../../sandbox.ts'

type Ticket = components['schemas']['Ticket']

/** How far ahead a bound may be, as that of a bet. */
const mostAheadMs = 15 * 60_000

/** Ends a pending bet for what is offered for it [CASH-02]. */
export function cashOutHandlers(sandbox: Sandbox): Handlers {
  return {
    cashOut: (call) => {
      const { member, session } = callerOf(call)
      if (session.isGuest) throw new ApiError(400, errors.pleaseLogin)
      const { ticket_id: ticketNum, amount, currency } = call.body
      const arrived = sandbox.realNow()
      const expires = call.header('X-UNIQUE-Expires')
      if (expires > arrived + mostAheadMs) refuse('X-UNIQUE-Expires is at most 15 minutes ahead.')
      if (currency !== member.currency.code) refuse(`Your bets are in ${member.currency.code}.`)
      const wish = {
        member: member.code,
        key: call.header('X-UNIQUE'),
        ticketNum,
        least: leastOf(amount, member.currency).minor,
      }
      // What is due may settle it, or move its odds, first.
      const at = sandbox.world.driver.present()
      const isTaken = sandbox.hasCashOut && arrived <= expires
      const moment = { currency: member.currency, model: sandbox.world.model, at, isTaken }
      const became = cashOut(sandbox.database, wish, moment)
      const bet = findBet(sandbox.database, ticketNum)
      const balance = readBalance(sandbox.database, member.code)
      if (became === null || bet === null || balance === null) throw new ApiError(404, errors.noResult)
      if (became === 'otherTicket') throw new ApiError(409, errors.duplicateTicket)
      if (became === 'paid') sandbox.notifications.cashedOut(bet)
      if (became === 'refused') {
        const reason = bet.result === 'pending' ? errors.oddsChanged : errors.statusChanged
        const ticket = withOffer(sandbox, member.currency, wireTicket(bet))
        throw new ApiError(409, reason, { more: { ticket } })
      }
      return {
        ticket: wireTicket(bet),
        wallet: { balance: amountText(balance), currency: balance.currency },
      }
    },
  }
}

/** A ticket with what is offered for it, where the partner has cash out. */
export function withOffer(sandbox: Sandbox, currency: Currency, ticket: Ticket): Ticket {
  if (!sandbox.hasCashOut || ticket.resultStatus !== 'pending') return ticket
  const bet = findBet(sandbox.database, ticket.ticketNum)
  if (bet === null) return ticket
  return { ...ticket, ...wireOffer(cashOutOffer(bet, currency, sandbox.world.model)) }
}

function leastOf(text: string, { code, digits }: Currency): Money {
  try {
    const least = parseAmount(text, code, digits)
    if (least.minor > 0) return least
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return refuse(`${text} is no amount of ${code}.`)
}

function refuse(detail: string): never {
  throw new ApiError(400, errors.validationFailed, { params: { detail } })
}
