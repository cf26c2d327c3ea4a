import type { FastifyInstance } from 'fastify'

import { amountText, negate } from '#domain/money/money.ts'

import { amountIn } from '../../currencies.ts'
import { type Bar, isGuestCode, memberByCode, openingDeposit } from '../../members.ts'
import type { Sandbox } from '../../server/sandbox.ts'
import { findBet } from '../../store/bets/bets.ts'
import { InsufficientBalance, lastEntry, openAccount, postEntry, readBalance } from '../../store/ledger.ts'
import { ControlError } from '../controlError.ts'
import { betView, memberView } from '../views.ts'
import { memberSchemas } from './schemas.ts'

/**
 * What is paid into a member's account or taken out of it, in full units of the member's currency; or what bars the
 * member from betting from now on, null for nothing; or whether the partner's wallet answers, or what it has for the
 * member, null for the amount in the books; or how many seconds a bet after another is told to wait, null for the clock.
 */
export type MemberWish =
  | { deposit: string }
  | { withdraw: string }
  | { bar: Bar | null }
  | { wallet: 'up' | 'down' }
  | { funds: string | null }
  | { wait: number | null }

/** The control calls about an account: its money, what bars it, how long it waits between bets, its wallet at the partner, and the stake of a bet that cannot be settled. */
export function serveMoney(app: FastifyInstance, sandbox: Sandbox): void {
  app.post<{ Params: { code: string }; Body: MemberWish }>(
    '/members/:code',
    { schema: memberSchemas.member },
    async (request) => {
      const { code } = request.params
      const member = isGuestCode(code) ? null : memberByCode(code)
      if (member === null) throw new ControlError(404, `There is no member "${code}".`)
      const wish = request.body
      if ('bar' in wish) {
        sandbox.bars.set(code, wish.bar)
        return { member: { ...memberView(sandbox, member), bar: wish.bar } }
      }
      if ('wallet' in wish || 'funds' in wish) {
        if ('funds' in wish && wish.funds !== null) amountIn(member.currency, wish.funds)
        sandbox.house.setWallet(code, 'wallet' in wish ? { state: wish.wallet } : { funds: wish.funds })
        return { member: memberView(sandbox, member), ...wish }
      }
      if ('wait' in wish) {
        sandbox.house.setWait(code, wish.wait)
        return { member: memberView(sandbox, member), ...wish }
      }
      const amount = amountIn(member.currency, 'deposit' in wish ? wish.deposit : wish.withdraw)
      if (amount.minor === 0) throw new ControlError(400, 'Nothing would be moved.')
      const { minor } = 'deposit' in wish ? amount : negate(amount)
      const at = sandbox.world.clock.now()
      try {
        sandbox.database.transaction(() => {
          openAccount(sandbox.database, code, openingDeposit(member), at)
          postEntry(sandbox.database, { member: code, kind: 'adjustment', minor, ticketNum: null, at })
        })
        sandbox.notifications.moneyMoved(code, { ...amount, minor }, lastEntry(sandbox.database, code))
      } catch (error) {
        if (!(error instanceof InsufficientBalance)) throw error
        const balance = readBalance(sandbox.database, code) ?? openingDeposit(member)
        throw new ControlError(
          400,
          `${code} has ${amountText(balance)} ${member.currency.code}, and no more.`,
        )
      }
      sandbox.tick()
      return { member: memberView(sandbox, member) }
    },
  )

  app.post<{ Params: { ticketNum: string }; Body: { void: true } }>(
    '/bets/:ticketNum',
    { schema: memberSchemas.bet },
    async (request) => {
      const { ticketNum } = request.params
      if (findBet(sandbox.database, ticketNum) === null) {
        throw new ControlError(404, `There is no ticket ${ticketNum}.`)
      }
      sandbox.tick()
      const reason = sandbox.world.settling.voidBet(ticketNum, sandbox.world.clock.now())
      if (reason !== null) throw new ControlError(400, reason)
      const bet = findBet(sandbox.database, ticketNum)
      return { bet: bet === null ? null : betView(bet) }
    },
  )
}
