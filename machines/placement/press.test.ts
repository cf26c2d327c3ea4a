import { describe, expect, it } from 'vitest'

import type { BetKind, Leg, PlacedTicket, TicketLine } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import type { BetOperation } from '#domain/bets/operations.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { buildEntry, buildLeg, buildRefusal, buildTicket, yuan } from '#src/testing/builders.ts'

import { answerToPress, isTicketOf, type Press } from './press.ts'
import type { Answer, JournalEntry, KeyRequest } from './types.ts'

const key = 'a'.repeat(32)
const expiresAt = 1_700_000_060_000
const digest = 'd'.repeat(64)
const request = { operation: 'placeSingleBet', body: '{}', expiresAt } as const
const entry = buildEntry(key, { request })
const press: Press = { entry, digest, isWhole: true, isConfirmedElsewhere: false }
const own: KeyRequest = { expires: expiresAt, digest }

const placed = { kind: 'placed', ticket: buildTicket() } as const
const refused = { kind: 'refused', refusal: buildRefusal(errors.insufficientBalance.code) } as const
const duplicate = {
  kind: 'refused',
  refusal: { kind: 'refused', code: errors.duplicateTicket.code, changes: [] },
}

const another: readonly (readonly [what: string, said: KeyRequest])[] = [
  ['another body', { ...own, digest: 'e'.repeat(64) }],
  ['another bound', { ...own, expires: expiresAt - 1 }],
  ['another body and another bound', { digest: 'e'.repeat(64), expires: expiresAt + 3_600_000 }],
]

describe('an answer to a key whose request the server tells', () => {
  it('is that to the press where body and bound are the press’s, whatever the ticket looks like [SLIP-18]', () => {
    const odd = { kind: 'placed', ticket: buildTicket({ amount: yuan(7), lines: [] }) } as const
    for (const answer of [placed, refused, odd]) expect(answerToPress(press, answer, own)).toBe(answer)
  })

  it.each(another)(
    'is not that to the press where it has %s: nothing of this one was placed, and the other bet is told beside it [SLIP-18]',
    (_, said) => {
      const answer = answerToPress(press, placed, said)
      expect(answer).toMatchObject(duplicate)
      expect(answer).toMatchObject({ refusal: { earlier: placed.ticket } })
    },
  )

  it.each(another)(
    'is a refusal of its own where that with %s was refused, and names no bet [SLIP-18]',
    (_, said) => {
      const answer = answerToPress(press, refused, said)
      expect(answer).toMatchObject(duplicate)
      expect(answer).not.toHaveProperty('refusal.earlier')
    },
  )

  it('is that to the press where another tab confirmed the same line just now, and no other [SLIP-18]', () => {
    const inTwoTabs = { ...press, isConfirmedElsewhere: true }
    expect(answerToPress(inTwoTabs, placed, { ...own, expires: expiresAt - 3 })).toBe(placed)
    expect(
      answerToPress(inTwoTabs, placed, { digest: 'e'.repeat(64), expires: expiresAt - 3 }),
    ).toMatchObject(duplicate)
  })

  it('is all there is to know of a press that cannot be read any more: nothing else was sent [SLIP-18]', () => {
    const unreadable = { ...press, entry: { ...entry, request: null }, digest: null, isWhole: false }
    for (const said of [own, null, { ...own, digest: 'e'.repeat(64) }])
      expect(answerToPress(unreadable, placed, said)).toBe(placed)
    // Whatever else of it can be read.
    const known = { ...unreadable, digest, isWhole: true }
    const other = { kind: 'placed', ticket: buildTicket({ amount: yuan(7) }) } as const
    for (const said of [own, null, { ...own, digest: 'e'.repeat(64) }])
      expect(answerToPress(known, other, said)).toBe(other)
  })

  it('is compared by its ticket alone where the body of the press cannot be read as it is sent [SLIP-18]', () => {
    const unread = { ...press, digest: null }
    const other = { kind: 'placed', ticket: buildTicket({ amount: yuan(7) }) } as const
    expect(answerToPress(unread, placed, own)).toBe(placed)
    expect(answerToPress(unread, other, own)).toMatchObject({
      ...duplicate,
      refusal: { earlier: other.ticket },
    })
  })

  it.each<Answer>([{ kind: 'inProgress' }, { kind: 'unseen' }, { kind: 'lapsed' }, { kind: 'forgotten' }])(
    'says of no bet that it was placed or not while it is $kind [SLIP-18]',
    (answer) => {
      for (const said of [own, { ...own, digest: 'e'.repeat(64) }, null])
        expect(answerToPress(press, answer, said)).toBe(answer)
    },
  )
})

describe('an answer to a key whose request the server does not tell', () => {
  it('is a refusal of the press, for nothing was placed either way [SLIP-18]', () => {
    expect(answerToPress(press, refused, null)).toBe(refused)
  })

  it('is that to the press where the ticket may be its, and an earlier bet where it cannot [SLIP-18]', () => {
    expect(answerToPress(press, placed, null)).toBe(placed)
    const ticket = buildTicket({ amount: yuan(30) })
    const answer = answerToPress(press, { kind: 'placed', ticket }, null)
    expect(answer).toMatchObject({ ...duplicate, refusal: { earlier: ticket } })
  })

  it('is that to the press where what was written down of it is not whole: it cannot be compared [SLIP-18]', () => {
    const ticket = buildTicket({ amount: yuan(30) })
    const broken = { ...press, isWhole: false }
    expect(answerToPress(broken, { kind: 'placed', ticket }, null)).toMatchObject({ kind: 'placed' })
  })
})

const [builtLine] = buildTicket().lines

function lineOf(leg: Leg, change: Partial<TicketLine> = {}): TicketLine {
  if (builtLine === undefined) throw new Error('A ticket has a line.')
  const { eventId, marketId, side, euroOdds, handicap, line } = leg
  return { ...builtLine, eventId, marketId, side, euroOdds, askedOdds: euroOdds, handicap, line, ...change }
}

const legs = ['m1', 'm2', 'm3'].map((marketId) =>
  buildLeg({ marketId, eventId: marketId, handicap: null, line: '2.50', side: 'over', euroOdds: '2.00' }),
)

/** Every kind of bet as it is confirmed, with the ticket that it becomes. */
const cases: readonly (readonly [what: string, entry: JournalEntry, ticket: PlacedTicket])[] = [
  ['a single', entry, buildTicket()],
  ...(['combo', 'bigCombo', 'luckyCombo', 'mix', 'betBuilder'] as const).map(
    (kind) => [`a ${kind}`, entryOf(kind), ticketOf(kind)] as const,
  ),
  [
    'a booking',
    buildEntry(key, { request: { ...request, operation: 'bookBet' }, targetOdds: '2.20' }),
    bookedTicket('2.20'),
  ],
]

function entryOf(kind: BetKind, operation: BetOperation = kinds[kind].place): JournalEntry {
  const stakes = kind === 'mix' ? [{ size: 2, perLine: yuan(10) }] : [{ size: 3, perLine: yuan(30) }]
  return buildEntry(key, {
    kind,
    request: { ...request, operation },
    legs,
    stakes: stakes as unknown as NonNullable<JournalEntry['stakes']>,
    price: kind === 'betBuilder' ? '5.50' : null,
  })
}

function ticketOf(kind: BetKind): PlacedTicket {
  const isBuilder = kind === 'betBuilder'
  return buildTicket({
    ticketType: kind,
    amount: yuan(30),
    askedOdds: isBuilder ? '5.50' : null,
    lines: legs.map((leg) => lineOf(leg, isBuilder ? { askedOdds: null } : {})),
  })
}

function bookedTicket(targetOdds: string): PlacedTicket {
  const [line] = buildTicket().lines
  if (line === undefined) throw new Error('A ticket has a line.')
  return buildTicket({
    isPrebook: true,
    prebook: { status: 'booked', targetOdds, placedUtc: null },
    lines: [{ ...line, askedOdds: null }],
  })
}

describe.each(cases)('the ticket of %s', (_, confirmed, ticket) => {
  const [first, ...others] = ticket.lines
  if (first === undefined) throw new Error('A ticket has a line.')
  const withFirst = (change: Partial<TicketLine>): PlacedTicket => ({
    ...ticket,
    lines: [{ ...first, ...change }, ...others],
  })

  it('is known as its own [SLIP-18]', () => {
    expect(isTicketOf(confirmed, ticket)).toBe(true)
  })

  it('is so whatever the server may change or leave unsaid of it: odds taken, lines’ order, names, zeros, status [SLIP-18]', () => {
    const same: readonly PlacedTicket[] = [
      { ...ticket, lines: ticket.lines.map((line) => ({ ...line, euroOdds: '1.01', odds: '0.01' })) },
      { ...ticket, lines: ticket.lines.map((line) => ({ ...line, askedOdds: null })) },
      { ...ticket, lines: ticket.lines.map((line) => ({ ...line, handicap: null, line: null })) },
      { ...ticket, lines: ticket.lines.toReversed() },
      { ...ticket, odds: '9.99', oddsStyle: 'malay', result: 'win', settledUtc: 5, ticketType: 'unknown' },
      withFirst({ selectionName: 'Another name', betType: 'unknown', startUtc: 0 }),
      ...(first.line === null ? [] : [withFirst({ line: `${first.line}0` })]),
      ...(first.handicap === null
        ? []
        : [withFirst({ handicap: `${first.handicap}0` }), withFirst({ handicap: '0.25' })]),
      ...(first.askedOdds === null ? [] : [withFirst({ askedOdds: `${first.askedOdds}0` })]),
    ]
    for (const other of same) expect(isTicketOf(confirmed, other)).toBe(true)
  })

  it.each<readonly [string, (own: PlacedTicket) => PlacedTicket]>([
    ['another stake', (own) => ({ ...own, amount: yuan(31) })],
    ['another currency', (own) => ({ ...own, amount: { ...own.amount, currency: 'USD' } })],
    ['another selection', () => withFirst({ side: 'away' })],
    ['another market', () => withFirst({ marketId: 'm9' })],
    ['a selection more', (own) => ({ ...own, lines: [...own.lines, { ...first, marketId: 'm9' }] })],
    ['a selection less', (own) => ({ ...own, lines: own.lines.slice(1) })],
    ['another line', () => withFirst({ handicap: '-1.25', line: '7.50' })],
  ])('is not that of a bet with %s [SLIP-18]', (_what, change) => {
    expect(isTicketOf(confirmed, change(ticket))).toBe(false)
  })

  it('is not that of a bet that was placed by another call, or booked where it was placed [SLIP-18]', () => {
    const { ticketType } = ticket
    const wrong: BetKind = ticketType === 'mix' ? 'combo' : 'mix'
    expect(isTicketOf(confirmed, { ...ticket, ticketType: wrong })).toBe(false)
    const prebook = { status: 'booked', targetOdds: '2.20', placedUtc: null } as const
    const turned = ticket.isPrebook
      ? { ...ticket, isPrebook: false, prebook: null }
      : { ...ticket, isPrebook: true, prebook }
    expect(isTicketOf(confirmed, turned)).toBe(false)
  })

  it('is booked where the server says so in either way [SLIP-18] [PREBOOK-02]', () => {
    const isBooking = confirmed.request?.operation === 'bookBet'
    const prebook = ticket.prebook ?? ({ status: 'booked', targetOdds: '2.20', placedUtc: null } as const)
    for (const said of [
      { isPrebook: true, prebook: null },
      { isPrebook: false, prebook },
    ])
      expect(isTicketOf(confirmed, { ...ticket, ...said })).toBe(isBooking)
  })
})

describe('the odds that were asked for', () => {
  it('tell two bets apart where the server says them: of a selection, of the whole, and of a booking [SLIP-18]', () => {
    const [line] = buildTicket().lines
    if (line === undefined) throw new Error('A ticket has a line.')
    expect(isTicketOf(entry, buildTicket({ lines: [{ ...line, askedOdds: '2.11' }] }))).toBe(false)
    expect(isTicketOf(entryOf('betBuilder'), { ...ticketOf('betBuilder'), askedOdds: '5.51' })).toBe(false)
    const booking = buildEntry(key, { request: { ...request, operation: 'bookBet' }, targetOdds: '2.20' })
    expect(isTicketOf(booking, bookedTicket('2.22'))).toBe(false)
    expect(isTicketOf(booking, bookedTicket('2.2'))).toBe(true)
  })
})

describe('what cannot be compared', () => {
  it('speaks against nothing: stakes that cannot be counted, figures that are none [SLIP-18]', () => {
    expect(isTicketOf({ ...entry, stakes: null }, buildTicket({ amount: yuan(1) }))).toBe(true)
    const beyond = [{ size: 2, perLine: yuan(90_000_000_000_000 / 100) }] as const
    const many = Array.from({ length: 20 }, (_, at) => buildLeg({ marketId: `m${at}` }))
    const mix = buildEntry(key, {
      kind: 'mix',
      request: { ...request, operation: 'placeMixedComboBet' },
      legs: many,
      stakes: beyond,
    })
    const ticket = buildTicket({ ticketType: 'mix', lines: many.map((leg) => lineOf(leg)) })
    expect(isTicketOf(mix, ticket)).toBe(true)
    const [line] = buildTicket().lines
    if (line === undefined) throw new Error('A ticket has a line.')
    for (const handicap of ['0/-0.5', '1-1.5'])
      expect(isTicketOf(entry, buildTicket({ lines: [{ ...line, handicap }] }))).toBe(true)
    const unread = { ...entry, legs: [buildLeg({ handicap: '0/-0.5' })] }
    expect(isTicketOf(unread, buildTicket())).toBe(true)
  })
})
