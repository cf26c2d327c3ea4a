import { expect } from 'vitest'

import type { PlacedTicket, PrebookStatus } from '#domain/bets/bet.ts'
import { buildEntry, buildTicket, yuan } from '#src/testing/builders.ts'
import { homeLeg } from '#src/testing/samples.ts'
import type { Standing } from '#src/words/slip/outcomes.ts'

/** What is known for certain of a bet, or said of one: null where nobody knows, and where nothing is said. */
export interface Facts {
  readonly placed?: boolean
  readonly booked?: boolean
  readonly cancelled?: boolean
  /** Its stake has been taken, and is not back. */
  readonly taken?: boolean
}

/** Nobody knows. */
export const nothing: Facts = {}
const notThere: Facts = { placed: false, booked: false, cancelled: false, taken: false }

/** What is known of a bet that stands so. */
export const certain: Readonly<Record<Standing, Facts>> = {
  placing: nothing,
  checking: nothing,
  placed: { placed: true, booked: false, cancelled: false, taken: true },
  booked: { placed: false, booked: true, cancelled: false, taken: true },
  cancelled: { placed: false, booked: false, cancelled: true, taken: false },
  unclear: nothing,
  forgotten: nothing,
  refused: notThere,
  lapsed: notThere,
  notSent: notThere,
}

/** What a sentence says: facts, and whether it speaks of what happened or of money where nobody knows. */
interface Claim extends Facts {
  readonly of?: 'whatHappened' | 'money' | 'both'
}

const openWhat: Claim = { of: 'whatHappened' }
const openMoney: Claim = { of: 'money' }
const openBoth: Claim = { of: 'both' }

/** Every sentence that speaks of what became of one bet, with what it says. */
const claims: ReadonlyMap<string, Claim> = new Map<string, Claim>([
  ['Placing…', openWhat],
  ['Prebooking…', openWhat],
  ['Checking your bet', openWhat],
  ['Checking your prebooked bet', openWhat],
  ['No reply yet.', openWhat],
  ['No reply yet for your bet.', openWhat],
  ['It may have been placed, and its stake may have been taken.', openBoth],
  ['Your bet may have been placed, and ¥150.00 may have been taken from your balance.', openBoth],
  ['It may have been booked, and your stake may have been taken.', openBoth],
  ["We'll keep checking.", nothing],
  ["It can't be booked twice.", nothing],
  ["It can't be placed twice, and you can close this page.", nothing],
  ['No bet can be placed twice, and you can close this page.', nothing],
  ['Placed', { placed: true }],
  ['Bet placed', { placed: true, taken: true }],
  ['Bet placed.', { placed: true }],
  ['Booked', { booked: true, placed: false }],
  ['Your bet was booked.', { booked: true }],
  ['Cancelled', { cancelled: true }],
  ['Your prebooked bet was cancelled.', { cancelled: true }],
  ['Your prebooked bet T7 was cancelled.', { cancelled: true }],
  ['Your prebooked bet T7 was placed.', { placed: true }],
  ['Your stake is back in your balance.', { taken: false }],
  ['Not placed', { placed: false }],
  ['Not booked', { booked: false }],
  ['Bet not placed', { placed: false }],
  ['Bet not placed.', { placed: false }],
  ['Your bet was not placed.', { placed: false }],
  ['Your bet was not booked.', { booked: false }],
  ['This bet was not placed, and no money was taken for it.', { placed: false, taken: false }],
  ['Bet not sent.', { placed: false, booked: false }],
  ['No money was taken.', { taken: false }],
  ['No money was taken for it.', { taken: false }],
  ['No money was taken for this bet.', { taken: false }],
  ["It didn't reach us in time and won't be placed.", { placed: false }],
  ['This one was not sent and is still in your slip.', { placed: false }],
  ["We can't check your bet", openWhat],
  ["We can't check your bet.", openWhat],
  ["We can't check your prebooked bet", openWhat],
  ['Status unknown', openWhat],
  ['Its stake may have been taken.', openMoney],
  ['Your stake may have been taken.', openMoney],
  ["If it was placed, it's in your bet history.", nothing],
  ['See your bet history.', nothing],
  ["We can't tell whether this bet was prebooked.", nothing],
  ["We'll place it when the market reopens at these odds or better.", { booked: true, placed: false }],
  ['You can cancel it in your bet history.', { booked: true }],
  ['The market reached your odds and your bet was placed.', { placed: true }],
  ['Cancel prebook', { booked: true }],
  ['Cancelling…', openWhat],
  ['Your stake may have been returned.', openMoney],
  ["We're checking whether it was cancelled.", nothing],
  ['Checking whether your prebooked bet T7 was cancelled…', openWhat],
  ['This bet was cancelled.', { cancelled: true }],
  ['This bet was not cancelled.', { cancelled: false }],
  ['It is still booked and your stake is still held.', { booked: true, cancelled: false, taken: true }],
  ['Your prebooked bet T7 was not cancelled.', { cancelled: false }],
  ["We can't check your prebooked bet T7.", openWhat],
  ["We can't check this bet.", openWhat],
  ['Your stake was not returned.', { taken: true }],
  ['Too late to cancel.', { cancelled: false }],
  ['Your bet was placed and your stake was taken.', { placed: true, taken: true }],
])

/** Why, in the catalogue's words and in ours, and what else is told once it is said what happened. */
const reasons: ReadonlySet<string> = new Set([
  'Insufficient balance',
  'Not enough balance',
  'No result found',
  'Validation failed',
  'Unable to place bet',
  "Your browser's storage is full.",
  "Your prebooked bet didn't reach us.",
  'The market reached your odds first.',
  'You confirmed another in another tab first.',
  "It's too long ago, or this device's record of it is damaged.",
  'You can prebook again.',
  'Check Prebook in your bet history before you try again.',
  'Check there before you bet again.',
  'Your bet history shows the odds.',
])

/** Names, figures and buttons, which claim nothing about a bet. */
const silent: ReadonlySet<string> = new Set([
  'Check now',
  'Done',
  'OK',
  'Bet history',
  'Keep selection',
  'Keep selections',
  'View in bet history',
  'View',
  'Stake',
  'Sent at',
  'Support code',
  'Ticket',
  'Odds',
  'Target odds',
  'Returns',
  'Balance',
  'Placed at',
])

/** The texts of the page, sentence by sentence, in the order in which they are read. */
export function sentences(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const own = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE)
    texts.push(...sentencesOf(own.map((child) => child.textContent ?? '').join('')))
  }
  return texts
}

export function sentencesOf(text: string): string[] {
  return text
    .trim()
    .split(/(?<=[.…]) +(?=[A-Z])/)
    .filter((sentence) => sentence !== '')
}

/** Those that speak of bets or money. */
export function spoken(): string[] {
  return sentences()
    .filter((text) => !silent.has(text) && !reasons.has(text))
    .filter((text) =>
      /plac|book|cancel|taken|returned|money|balance|stake|held|success|sent|unknown|check|never|bet\b/i.test(
        text,
      ),
    )
    .filter((text) => !text.startsWith('Ticket T'))
}

/** Whether all that a sentence says is known for certain. */
export function expectTrue(text: string, facts: Facts): void {
  const said = claims.get(text)
  if (said === undefined) throw new Error(`What does "${text}" say?`)
  const { of: _, ...certainly } = said
  expect(facts, text).toMatchObject(certainly)
}

type Step = 'whatHappened' | 'money' | 'both' | 'rest'

/** What a sentence is about; null where it is about something else. */
function stepOf(text: string): Step | null {
  if (reasons.has(text)) return 'rest'
  const said = claims.get(text)
  if (said === undefined) return null
  if (said.of !== undefined) return said.of
  const isMoney = said.taken !== undefined
  if (said.placed ?? said.booked ?? said.cancelled) return isMoney ? 'both' : 'whatHappened'
  if (said.placed !== undefined || said.booked !== undefined || said.cancelled !== undefined)
    return isMoney ? 'both' : 'whatHappened'
  return isMoney ? 'money' : 'rest'
}

/** First what happened, then whether money moved, and nothing else before both are said. */
export function expectInOrder(texts: readonly string[]): void {
  const steps = texts.map(stepOf).filter((step) => step !== null)
  const money = steps.findIndex((step) => step === 'money' || step === 'both')
  expect(money, `money is spoken of: ${texts.join(' | ')}`).toBeGreaterThanOrEqual(0)
  const [first, ...next] = steps.slice(0, money + 1)
  expect(['whatHappened', 'both'], texts.join(' | ')).toContain(first)
  for (const step of next) expect(step, texts.join(' | ')).not.toBe('rest')
}

/** Of these the member is told that something is not, or not known: glossary, "Errors, in this order". */
export const inDoubt: ReadonlySet<Standing> = new Set([
  'checking',
  'refused',
  'lapsed',
  'notSent',
  'forgotten',
  'unclear',
  'cancelled',
])

/** One that was to be booked, or placed. */
export const entry = (key: string, isBooking: boolean) =>
  buildEntry(key.padEnd(32, '0'), {
    legs: [homeLeg],
    request: { operation: isBooking ? 'bookBet' : 'placeSingleBet', body: '{}', expiresAt: 2_000 },
  })

/** The ticket T7 of 150 yuan, of a booking that stands so; null for a bet like any. */
export function ticketThatIs(status: PrebookStatus | null): PlacedTicket {
  return buildTicket({
    ticketNum: 'T7',
    amount: yuan(150),
    isPrebook: status !== null,
    prebook: status === null ? null : { status, targetOdds: '2.10', placedUtc: null },
  })
}
