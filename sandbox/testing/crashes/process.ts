// The process that is killed: store, market, and the desks that place, book, pay out and settle, as `npm start` has them.
// Calls come and answers go over the channel to its parent, in place of HTTP: loading the servers takes longer than all
// else that a kill needs.
import { amountText } from '#domain/money/money.ts'

import { cashOut } from '../../bets/cashOut.ts'
import { findTicket } from '../../bets/ticket.ts'
import { withDefaults } from '../../config.ts'
import { createSandbox } from '../../createSandbox.ts'
import { memberByCode, openingDeposit, type SandboxMember } from '../../members.ts'
import { placeMiniGameBet } from '../../minigames/placing.ts'
import { areMiniGamesOn } from '../../server/miniGames.ts'
import { openDatabase } from '../../store/database.ts'
import { openAccount, readBalance } from '../../store/ledger.ts'
import type { Answer, Call, Said, Wish } from './calls.ts'
import { bettors, crashEpoch } from './world.ts'

const [, , folder = ''] = process.argv
const database = openDatabase(folder)
const sandbox = createSandbox(
  withDefaults({ data: folder, epoch: crashEpoch, frozen: true, everything: true, feeds: () => [] }),
  database,
)
for (const code of bettors) {
  const member = memberOf(code)
  openAccount(database, code, openingDeposit(member), crashEpoch)
}

function memberOf(code: string): SandboxMember {
  const member = memberByCode(code)
  if (member === null) throw new Error(`There is no member ${code}.`)
  return member
}

const json = (status: number, body: object) => ({ status, text: JSON.stringify(body) })

function walletOf(member: string) {
  const balance = readBalance(database, member)
  return balance === null ? null : { balance: amountText(balance), currency: balance.currency }
}

function ticketAnswer(status: number, member: string, ticketNum: string) {
  return json(status, { ticket: findTicket(database, ticketNum), wallet: walletOf(member) })
}

async function answer(wish: Wish): Promise<Omit<Answer, 'id'>> {
  const { world } = sandbox
  switch (wish.kind) {
    case 'bet': {
      const { key, expires, order } = wish
      const member = memberOf(wish.member)
      const bytes = JSON.stringify(order.body)
      return sandbox.placing.place({ member, isGuest: false, key, expires, bytes, order })
    }
    case 'cancel': {
      const became = sandbox.prebooking.cancel(wish.member, wish.ticketNum, world.driver.present())
      if (became === null) return json(404, {})
      return ticketAnswer(became === 'placed' ? 409 : 200, wish.member, wish.ticketNum)
    }
    case 'cashOut': {
      const { currency } = memberOf(wish.member)
      const at = world.driver.present()
      const became = cashOut(database, wish, { currency, model: world.model, at, isTaken: true })
      const isPaid = became === 'paid' || became === 'paidBefore'
      return ticketAnswer(isPaid ? 200 : 409, wish.member, wish.ticketNum)
    }
    case 'miniGame':
      return placeMiniGame(wish)
    case 'market':
      for (const command of wish.commands) {
        const applied = world.command(command)
        if (!applied.ok) return json(400, { reason: applied.reason })
      }
      sandbox.tick()
      return json(200, {})
    case 'pass':
      world.driver.advance(wish.ms)
      sandbox.tick()
      return json(200, { now: world.clock.now() })
  }
}

function placeMiniGame({
  member: code,
  key,
  tableId,
  round,
  selection,
  amount,
}: Wish & { kind: 'miniGame' }) {
  const { house, world, realNow, tables } = sandbox
  const table = tables.find(tableId)
  if (table === undefined) return json(404, {})
  const member = memberOf(code)
  return placeMiniGameBet(
    {
      database,
      house,
      seed: world.seed.seed,
      now: () => world.clock.now(),
      realNow,
      isOn: () => areMiniGamesOn(sandbox),
      told: ({ ticketNum }) => ({ ticketNum, selection, amount }),
    },
    {
      member,
      isGuest: false,
      table,
      key,
      bytes: JSON.stringify({ round, selection, amount, currency: member.currency.code }),
    },
  )
}

const say = (said: Said): void => void process.send?.(said)

process.on('message', ({ id, wish }: Call) => {
  void answer(wish).then(({ status, text }) => say({ id, status, text }))
})
// Nobody is left to talk to.
process.on('disconnect', () => process.exit())
say({ ready: true })
