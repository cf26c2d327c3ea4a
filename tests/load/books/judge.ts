import type { MemberTold, ToldBet } from '../client/told.ts'
import type { Books } from './books.ts'

/** What was looked at, and what is wrong; nothing is if every member was told what the books say. */
export interface Verdict {
  readonly members: number
  /** Confirmations by what was told of them. */
  readonly told: Readonly<Record<string, number>>
  /** Tickets in the books. */
  readonly tickets: number
  readonly wrongs: readonly string[]
}

/**
 * Holds what a member was told against the books, both at the same moment: each bet that was told is there once and no
 * other is, at the stake that was told; each booked bet stands as was said; everything has its answer; and the balance
 * is what it was, less every stake, plus all that was paid back.
 * @returns what is wrong, in words
 */
export function wrongsOf(told: MemberTold, before: Books, books: Books): string[] {
  const found: string[] = []
  const who = `member ${told.member}`
  const say = (is: boolean, what: string): void => {
    if (!is) found.push(`${who}: ${what}`)
  }
  for (const open of told.open) say(false, `${open} has no answer`)
  const placed = told.bets.filter(({ what }) => what === 'placed')
  const numbers = placed.map(({ ticketNum }) => ticketNum)
  say(new Set(numbers).size === numbers.length, 'one ticket was told twice')
  const known = new Set([...before.bets, ...before.prebooks].map(({ ticketNum }) => ticketNum))
  const bets = books.bets.filter(({ ticketNum }) => !known.has(ticketNum))
  const prebooks = books.prebooks.filter(({ ticketNum }) => !known.has(ticketNum))
  const booked = new Map(prebooks.map((one) => [one.ticketNum, one]))
  const tickets = new Map(
    [...prebooks, ...bets.filter(({ ticketNum }) => !booked.has(ticketNum))].map((one) => [
      one.ticketNum,
      one,
    ]),
  )

  for (const bet of placed) {
    const ticket = bet.ticketNum === null ? undefined : tickets.get(bet.ticketNum)
    say(ticket !== undefined, `was told of ticket ${bet.ticketNum}, and the books do not have it`)
    if (ticket === undefined) continue
    say(
      minorOf(ticket.amount) === minorOf(bet.amount),
      `ticket ${bet.ticketNum} was told to cost ${bet.amount}, and cost ${ticket.amount}`,
    )
    say(
      ticket.key === null || ticket.key === bet.key,
      `ticket ${bet.ticketNum} has the key ${ticket.key}, and was confirmed under ${bet.key}`,
    )
  }
  for (const { ticketNum, key } of tickets.values())
    say(numbers.includes(ticketNum), `ticket ${ticketNum} (key ${key}) is in the books, and nobody was told`)
  for (const { ticketNum, status } of prebooks)
    say(
      told.bookings[ticketNum] === status,
      `booking ${ticketNum} was told to be ${told.bookings[ticketNum]}, and is ${status}`,
    )
  found.push(...keyWrongs(told, [...tickets.values()]).map((what) => `${who}: ${what}`))

  const cancelled = prebooks.filter(({ status }) => status === 'cancelled')
  const cost = sumOf(placed.map(({ amount }) => amount)) - sumOf(cancelled.map(({ amount }) => amount))
  const paid =
    sumOf(books.bets.map(({ returns }) => returns)) - sumOf(before.bets.map(({ returns }) => returns))
  const expected = minorOf(before.wallet.balance) - cost + paid
  say(
    minorOf(books.wallet.balance) === expected,
    `the wallet has ${books.wallet.balance}, and should have ${expected} minor units`,
  )
  say(
    told.balance !== null && minorOf(told.balance) === minorOf(books.wallet.balance),
    `is shown ${told.balance}, and has ${books.wallet.balance}`,
  )
  return found
}

/** Each confirmation that was written down has one word, and what was placed was confirmed. */
function keyWrongs({ bets, confirmed }: MemberTold, tickets: readonly { key: string | null }[]): string[] {
  const words = new Map<string, Set<ToldBet['what']>>()
  for (const { key, what } of bets) if (key !== null) words.set(key, (words.get(key) ?? new Set()).add(what))
  const placed = new Set(tickets.map(({ key }) => key))
  return [
    ...confirmed.flatMap((key) => {
      const said = [...(words.get(key) ?? [])]
      if (said.length !== 1) return [`of ${key} was told: ${said.join(', ') || 'nothing'}`]
      // A back end that names no keys is held against the numbers of its tickets alone.
      return placed.has(key) && said[0] !== 'placed'
        ? [`${key} was told to be ${said[0]}, and was placed`]
        : []
    }),
    ...tickets.flatMap(({ key }) =>
      key === null || confirmed.includes(key) ? [] : [`${key} was placed, and never confirmed`],
    ),
  ]
}

/** Minor units of amounts, exact; what is null counts nothing. */
function sumOf(amounts: readonly (string | null)[]): bigint {
  return amounts.reduce((sum, amount) => sum + minorOf(amount), 0n)
}

function minorOf(amount: string | null): bigint {
  if (amount === null) return 0n
  // All amounts of a member have the digits of one currency.
  if (!/^-?\d+(\.\d+)?$/.test(amount)) throw new Error(`${amount} is no amount.`)
  return BigInt(amount.replace('.', ''))
}
