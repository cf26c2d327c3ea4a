import { comboBody, type LegWish, mixBody } from '../../bets/testing/combos.ts'
import type { Random } from '../../feeds/random.ts'
import type { TestMember, TestSandbox } from '../../testing/server.ts'
import { atBest, cost, paid, type SeasonPick, type SizeStake } from './reckoning.ts'

/** A member, and the stake they place on each selection, in minor units. */
export interface Bettor {
  readonly code: string
  readonly currency: string
  readonly digits: number
  readonly flat: bigint
  /** The most a combination may return, in minor units. */
  readonly maxPayout: bigint
}

/** A bet that was placed. */
export interface SeasonBet {
  readonly ticketNum: string
  readonly bettor: Bettor
  readonly kind: 'single' | 'combo' | 'mix'
  readonly legs: readonly SeasonPick[]
  readonly stakes: readonly SizeStake[]
  readonly cost: bigint
}

/** Minor units as text, without the domain's help: 1337 with two digits is 13.37. */
export function amountOf(minor: bigint, digits: number): string {
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** The reverse. */
export function minorOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''))
}

/** Places bets by the contract's calls, only at the terms of the file, and keeps what was placed. */
export function createSeasonBets(sandbox: TestSandbox, bettors: readonly Bettor[]) {
  const sessions = new Map<string, TestMember>()
  const placed: SeasonBet[] = []

  const sessionOf = async ({ code }: Bettor): Promise<TestMember> => {
    const known = sessions.get(code) ?? (await sandbox.enter(code))
    sessions.set(code, known)
    return known
  }
  const keep = async (response: Response, bet: Omit<SeasonBet, 'ticketNum' | 'cost'>): Promise<SeasonBet> => {
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
    const { ticket }: { ticket: { ticketNum: string } } = await response.json()
    const one = { ...bet, ticketNum: ticket.ticketNum, cost: cost(bet.legs.length, bet.stakes) }
    placed.push(one)
    return one
  }

  /** A flat single of every member on a selection. */
  const single = (pick: SeasonPick, marketId: string): Promise<SeasonBet[]> =>
    Promise.all(
      bettors.map(async (bettor) => {
        const { side, odds, handicap, line } = pick
        const amount = amountOf(bettor.flat, bettor.digits)
        const terms = { marketId, side, odds, handicap, line, amount, currency: bettor.currency }
        const response = await (await sessionOf(bettor)).bet({ ...terms, accept: 'none' })
        return keep(response, {
          bettor,
          kind: 'single',
          legs: [pick],
          stakes: [{ size: 1, minor: bettor.flat }],
        })
      }),
    )

  /** A combo, or a system with stakes on some of its sizes; only one that may return too much is refused. */
  const several = async (
    random: Random,
    legs: readonly { readonly pick: SeasonPick; readonly marketId: string }[],
    kind: 'combo' | 'mix',
  ): Promise<void> => {
    const bettor = random.pick(bettors)
    const { digits, currency, flat } = bettor
    const stakeOn = (size: number): SizeStake => ({ size, minor: flat + BigInt(random.whole(0, 999)) })
    const sizes = legs.map((_, at) => at + 1).filter((size) => size > 1 && (size === 2 || random.chance(0.6)))
    const stakes = (kind === 'combo' ? [legs.length] : sizes).map(stakeOn)
    const wishes = legs.map(({ pick, marketId }): LegWish => {
      const { handicap, line } = pick
      const terms = { ...(handicap === null ? {} : { handicap }), ...(line === null ? {} : { line }) }
      return [marketId, pick.side, pick.odds, terms]
    })
    const amounts = stakes.map(({ size, minor }) => ({ size, amount: amountOf(minor, digits) }))
    const amount = amounts[0]?.amount ?? ''
    const more = { currency, accept_odds: 'none' } as const
    const session = await sessionOf(bettor)
    const response =
      kind === 'combo'
        ? await session.place('/combo-bet/', comboBody(wishes, { ...more, amount }))
        : await session.place('/mixed-combo-bet/', mixBody(wishes, { ...more, stakes: amounts }))
    const picks = legs.map(({ pick }) => pick)
    if (paid(picks.map(atBest), stakes) > bettor.maxPayout) {
      const { message }: { message: string } = await response.json()
      if (message !== 'Combo is more than max payout') throw new Error(`It was not refused: ${message}`)
      return
    }
    await keep(response, { bettor, kind, legs: picks, stakes })
  }

  return { placed, single, several, session: sessionOf }
}

export type SeasonBets = ReturnType<typeof createSeasonBets>
