import { decimal, type Decimal, decimalFromInteger } from '#domain/money/decimal.ts'
import { truncateMinorUnits } from '#domain/money/exactMoney.ts'
import { amountText, type Money } from '#domain/money/money.ts'
import type { components } from '#openapi/client.gen.ts'

import type { Currency } from '../../currencies.ts'
import { memberByCode, type SandboxMember } from '../../members.ts'
import { type Standing, standingsSince } from '../../store/bets/standings.ts'
import { readChoices } from '../../store/choices.ts'
import type { Database } from '../../store/database.ts'
import { nicknameOf } from '../../store/nicknames.ts'

type Schemas = components['schemas']

const dayMs = 24 * 3_600_000

/** How far back each range of a board goes. */
export const boardRanges = { weekly: 7 * dayMs, past_3_months: 92 * dayMs } as const

/** The order of members: by the share of tickets won, the total staked, or the winnings. */
export type Ranking = 'winRate' | 'turnover' | 'winnings'

interface BoardWish {
  ranking: Ranking
  range: keyof typeof boardRanges
  /** Sandbox time. */
  now: number
  /** The member whose currency the amounts are in. */
  currency: Currency
  page?: number | undefined
  page_size?: number | undefined
}

/** A page of a board of members, from the ledger, best first. Amounts are in the currency of the member who asks. */
export function memberBoard(
  database: Database,
  { ranking, range, now, currency, page = 1, page_size: size = 20 }: BoardWish,
): Schemas['MemberBoard'] {
  const rows = standingsSince(database, now - boardRanges[range])
    .flatMap((standing) => {
      const member = memberByCode(standing.member)
      return member === null || (ranking !== 'turnover' && standing.decided === 0)
        ? []
        : [{ member, standing, score: scoreOf(ranking, standing, member.currency) }]
    })
    .sort((a, b) => b.score.cmp(a.score) || b.standing.tickets - a.standing.tickets)
  const from = (page - 1) * size
  return {
    count: rows.length,
    next: from + size < rows.length ? page + 1 : null,
    results: rows.slice(from, from + size).map(({ member, standing }, at) => ({
      rank: from + at + 1,
      member: tagOf(database, member),
      winRate: winRate(standing).toFixed(4),
      turnover: exchanged(standing.staked, member.currency, currency),
      winnings: exchanged(standing.winnings, member.currency, currency),
      currency: currency.code,
      ticketCount: standing.tickets,
    })),
  }
}

function scoreOf(ranking: Ranking, standing: Standing, currency: Currency): Decimal {
  if (ranking === 'winRate') return winRate(standing)
  return inHouse(ranking === 'turnover' ? standing.staked : standing.winnings, currency)
}

function winRate({ won, decided }: Standing): Decimal {
  return decimalFromInteger(won).div(decimalFromInteger(Math.max(1, decided)))
}

/** Minor units of a currency in full units of the house's. */
function inHouse(minor: number, { rate, digits }: Currency): Decimal {
  return decimalFromInteger(minor)
    .div(decimal(10n ** BigInt(digits)))
    .div(decimal(rate))
}

function exchanged(minor: number, from: Currency, to: Currency): string {
  return amountText(exchangedMoney(minor, from, to))
}

/** Minor units of one currency in another, at the house's rates, truncated. */
export function exchangedMoney(minor: number, from: Currency, to: Currency): Money {
  const exact =
    from.code === to.code
      ? decimalFromInteger(minor)
      : inHouse(minor, from)
          .times(decimal(to.rate))
          .times(decimal(10n ** BigInt(to.digits)))
  return truncateMinorUnits(exact, to.code, to.digits)
}

/** A member as far as others may know it. */
export function tagOf(database: Database, member: SandboxMember): Schemas['MemberTag'] {
  return {
    nickname: nicknameOf(database, member),
    obfuscatedUserId: `${member.code.slice(0, 2)}***`,
    avatarId: readChoices(database, member).avatarId,
  }
}
