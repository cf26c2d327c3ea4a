import { someEvents } from '../events.ts'
import { expect } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { Ledger, TestSandbox } from '../sandbox.ts'
import { askToCancel, pickPausedIn, pressBook } from './booking.ts'
import { pressSingles } from './picking.ts'
import { everyTry, prepare } from './placing.ts'

/** A bet, or what else has an answer that must be told. */
export interface Kind {
  readonly member: string
  /** Everything before the press. */
  readonly begin: (open: () => Promise<ClientPage>, sandbox: TestSandbox) => Promise<Pressed>
  /** The call whose answer is told. */
  readonly path: string
  /** Which of these calls, from 1. */
  readonly call: number
  /**
   * The heading over it in the slip, which tells it after the return and says that it is the same bet; null where a
   * refusal has none. Undefined where it is told over the page, by the ticket's number: a ticket is cancelled once.
   */
  readonly heading?: string | null
  /** What says it on the page that goes. */
  readonly told: RegExp
  /** What says it on the page that comes after, by what the ledger has, and what of `told` said the same before. */
  readonly toldAgain: (ledger: Ledger) => readonly { readonly text: string; readonly was: string }[]
  /** What the books must have, and have once. */
  readonly expectOnce: (ledger: Ledger) => void
}

export interface Pressed {
  readonly press: () => Promise<unknown>
}

/** A stake that the member `oracle` is refused with: "Amount has reached its limit". */
const refusedStake = '2004'

const pressPlace = (client: ClientPage): Pressed => ({ press: () => client.slip.place.click() })

/** Each kind of them. */
export const kinds = {
  'a receipt': {
    member: 'alice',
    path: '/single-bet/',
    call: 1,
    begin: async (open, sandbox) => {
      const client = await open()
      await prepare(client, sandbox, 40)
      return pressPlace(client)
    },
    told: /\bT\d{6}\b/g,
    toldAgain: ({ bets }) => bets.map(({ ticketNum }) => ({ text: ticketNum, was: ticketNum })),
    heading: 'Bet placed',
    expectOnce: ({ bets, uniques, wallet }) =>
      expect([bets.map(({ amount }) => amount), uniques.length, wallet.balance]).toEqual([
        ['40.00'],
        1,
        '9960.00',
      ]),
  },
  'a refusal': {
    member: 'oracle',
    path: '/single-bet/',
    call: 1,
    begin: async (open, sandbox) => {
      const client = await open()
      await prepare(client, sandbox, Number(refusedStake))
      return pressPlace(client)
    },
    told: /Amount has reached its limit/g,
    toldAgain: () => [{ text: 'Amount has reached its limit', was: 'Amount has reached its limit' }],
    heading: null,
    expectOnce: ({ bets, uniques }) => expect([bets, uniques.length]).toEqual([[], 1]),
  },
  'the answers to several bets of one press': {
    member: 'alice',
    path: '/single-bet/',
    call: 2,
    begin: async (open, sandbox) => {
      const client = await open()
      const picked = (await someEvents(sandbox)).slice(0, 2)
      await pressSingles(client, picked)
      for (const [at, { home }] of picked.entries())
        await client.slip.stakeOn(home).fill(String(20 + 10 * at))
      await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
      return pressPlace(client)
    },
    told: /\bT\d{6}\b/g,
    toldAgain: ({ bets }) => bets.map(({ ticketNum }) => ({ text: ticketNum, was: ticketNum })),
    heading: '2 bets placed',
    expectOnce: ({ bets, uniques, wallet }) =>
      expect([bets.map(({ amount }) => amount).toSorted(), uniques.length, wallet.balance]).toEqual([
        ['20.00', '30.00'],
        2,
        '9950.00',
      ]),
  },
  'a booking': {
    member: 'alice',
    path: '/prebooking/',
    call: 1,
    begin: async (open, sandbox) => {
      const picked = await pickPausedIn(sandbox, open)
      return { press: () => pressBook(picked) }
    },
    told: /\bT\d{6}\b/g,
    toldAgain: ({ prebooks }) => prebooks.map(({ ticketNum }) => ({ text: ticketNum, was: ticketNum })),
    heading: 'Booked',
    expectOnce: ({ bets, prebooks, wallet }) =>
      expect([bets, prebooks.map(({ status }) => status), wallet.balance]).toEqual([
        [],
        ['booked'],
        '9900.00',
      ]),
  },
  'the cancelling of a booking': {
    member: 'alice',
    path: '/prebooking/cancel/',
    call: 1,
    begin: async (open, sandbox) => {
      const { row } = await askToCancel(await pickPausedIn(sandbox, open), sandbox, { isPutAway: true })
      return { press: () => row.getByRole('button', { name: 'Yes, cancel' }).click() }
    },
    told: /Your stake is back in your balance\./g,
    toldAgain: ({ prebooks }) =>
      prebooks.map(({ ticketNum }) => ({
        text: `Your prebooked bet ${ticketNum} was cancelled.`,
        was: 'Your stake is back in your balance.',
      })),
    expectOnce: ({ bets, prebooks, wallet }) =>
      expect([bets, prebooks.map(({ status }) => status), wallet.balance]).toEqual([
        [],
        ['cancelled'],
        '10000.00',
      ]),
  },
  'a refusal to cancel a booking': {
    member: 'alice',
    path: '/prebooking/cancel/',
    call: 1,
    begin: async (open, sandbox) => {
      const { row } = await askToCancel(await pickPausedIn(sandbox, open), sandbox, { isPutAway: true })
      // A page that goes before it has read the answer leaves it to the next one to ask, which is refused as well.
      await sandbox.fault({
        method: 'POST',
        path: '/prebooking/cancel/',
        kind: 'status',
        status: 400,
        times: everyTry,
      })
      return { press: () => row.getByRole('button', { name: 'Yes, cancel' }).click() }
    },
    told: /The server could not answer/g,
    toldAgain: ({ prebooks }) =>
      prebooks.map(({ ticketNum }) => ({
        text: `Your prebooked bet ${ticketNum} was not cancelled. Your stake was not returned. The server could not answer`,
        was: 'The server could not answer',
      })),
    expectOnce: ({ bets, prebooks, wallet }) =>
      expect([bets, prebooks.map(({ status }) => status), wallet.balance]).toEqual([
        [],
        ['booked'],
        '9900.00',
      ]),
  },
} satisfies Readonly<Record<string, Kind>>
