import { describe, expect, it } from 'vitest'

import { Unreadable } from '../base/read.ts'
import { readReview, readReviews } from './reviews.ts'
import { seenText } from './seenText.ts'
import { readTopWinnings } from './topWinnings.ts'

const yuan = { code: 'CNY', digits: 2 }

const line = {
  eventId: 'e1',
  marketId: 'm1',
  odds: '3.00',
  euroOdds: '3.00',
  memberOdds: '3.00',
  memberOddsStyle: 'euro',
  gameName: 'Soccer',
  gameId: '41',
  gameMarketName: 'Winner',
  betTypeName: 'WIN',
  competitionName: 'League',
  eventName: 'Ash v Elm',
  eventDateUtc: '2026-11-22T12:00:00Z',
  handicap: null,
  line: null,
  selection: { name: 'Ash' },
  betSelectionType: 'home',
  resultStatus: 'win',
  resultValue: null,
}
const ticket = {
  ticketNum: 'T100001',
  ticketType: 'single',
  dateCreatedUtc: '2026-11-22T12:00:00Z',
  totalOdds: '3.00',
  memberOdds: '3.00',
  memberOddsStyle: 'euro',
  amount: '100.00',
  returns: '300.00',
  earnings: '200.00',
  currency: 'CNY',
  isPrebook: 'false',
  resultStatus: 'win',
  settledUtc: '2026-11-22T14:00:00Z',
  tickets: [line],
}
const slipTicket = {
  eventId: 'e2',
  marketId: 'm2',
  betSelection: 'home',
  line: null,
  selectOddType: 'euro',
  handicap: null,
  odds: '1.00',
  euroOdd: '2.00',
  selectOdd: '2.00',
  timeStamp: 5,
  gameName: 'Soccer',
  gameId: '41',
  marketTypeName: 'Winner',
  maxBetAmount: '5000.00',
  betShortName: 'WIN',
  competitionName: 'League',
  participantHomeName: 'Oak',
  participantAwayName: 'Fir',
  betSelectionDisplay: 'Oak',
  marketStatus: 'open',
  eventDate: '2026-11-22T18:00:00Z',
}
const row = {
  rank: 1,
  member: { nickname: 'Falcon', obfuscatedUserId: 'fa***', avatarId: null },
  winnings: '200.00',
  ticket,
  open: { ticketType: 'single', tickets: [slipTicket] },
  reviewCount: 2,
  averageRating: 4.5,
}

function readRows(results: unknown) {
  const told: string[] = []
  const { rows } = readTopWinnings({ count: 1, next: null, results }, yuan, (what) => told.push(what))
  return { rows, told }
}

describe('the top winning members off the wire [MEMBER-06]', () => {
  it('are read with their ticket, their reviews and what they have open [SLIP-23]', () => {
    const { rows, told } = readRows([row])
    expect(told).toEqual([])
    expect(rows).toMatchObject([
      {
        rank: 1,
        member: { nickname: 'Falcon', code: 'fa***' },
        winnings: { minor: 20_000, currency: 'CNY' },
        ticket: { ticketNum: 'T100001', lines: [{ selectionName: 'Ash', result: 'win' }] },
        reviewCount: 2,
        averageRating: 4.5,
        open: { kind: 'single', legs: [{ marketId: 'm2', side: 'home', euroOdds: '2.00' }] },
      },
    ])
  })

  it('have nothing open where the server does not say so, or says what cannot be read', () => {
    const { open: _, ...without } = row
    const { rows, told } = readRows([
      without,
      { ...row, open: null },
      { ...row, open: { ticketType: 'unheard', tickets: [slipTicket] } },
      { ...row, open: { ticketType: 'single', tickets: [{ ...slipTicket, euroOdd: 'x' }] } },
    ])
    expect(rows.map(({ open }) => open)).toEqual([null, null, null, null])
    expect(told).toEqual(['unknown.ticketType', 'malformed'])
  })

  it.each<[string, object]>([
    ['a winnings field that is missing', { winnings: undefined }],
    ['another currency', { ticket: { ...ticket, currency: 'USD' } }],
    ['a rank that is not a number', { rank: 'first' }],
    ['no member', { member: null }],
    ['a ticket without lines', { ticket: { ...ticket, tickets: undefined } }],
  ])('are left out and told for %s, and the rest stays [LIVE-13]', (_, change) => {
    const { rows, told } = readRows([{ ...row, ...change }, row])
    expect(rows).toHaveLength(1)
    expect(told).toEqual(['malformed'])
  })

  it('have no stars for a rating out of range, and no reviews for a count below zero', () => {
    const { rows } = readRows([
      { ...row, averageRating: 7 },
      { ...row, reviewCount: -1 },
      { ...row, reviewCount: 0, averageRating: 3 },
    ])
    expect(rows.map(({ reviewCount, averageRating }) => [reviewCount, averageRating])).toEqual([
      [2, null],
      [0, null],
      [0, null],
    ])
  })

  it('are unreadable as a whole where there is no list', () => {
    expect(() => readTopWinnings({ count: 1, next: null }, yuan, () => {})).toThrow(Unreadable)
    expect(() => readTopWinnings('<html>', yuan, () => {})).toThrow(Unreadable)
  })
})

const review = {
  id: 'r-1',
  ticketNum: 'T100001',
  rating: 4,
  comment: 'Well seen.',
  nickname: null,
  obfuscatedUserId: 'fa***',
  avatarId: null,
  status: 'approved',
  dateCreatedUtc: '2026-11-22T12:00:00Z',
  isOwn: true,
}

describe('reviews off the wire [MEMBER-07]', () => {
  it.each<[string, object]>([
    ['a rating of none', { rating: 0 }],
    ['a rating of six', { rating: 6 }],
    ['half a star', { rating: 3.5 }],
    ['a rating in words', { rating: '5' }],
    ['no comment', { comment: undefined }],
    ['a comment of which nothing is seen', { comment: '\u200b\u202e\u2060' }],
    ['no time', { dateCreatedUtc: 'soon' }],
    ['no status', { status: null }],
  ])('are left out and told for %s [LIVE-13]', (_, change) => {
    const told: string[] = []
    const page = readReviews({ count: 2, next: null, results: [{ ...review, ...change }, review] }, (what) =>
      told.push(what),
    )
    expect(page.reviews).toHaveLength(1)
    expect(told).toEqual(['malformed'])
    expect(() => readReview({ ...review, ...change })).toThrow(Unreadable)
  })

  it('keep a status of a later version as unknown, and are nobody’s own unless the server says so', () => {
    expect(readReview({ ...review, status: 'published', isOwn: undefined })).toMatchObject({
      status: 'unknown',
      isOwn: false,
    })
  })

  it('are shown no longer than the contract lets anyone write, markup and marks of direction as they are', () => {
    const markup = '<script>alert(1)</script> \u202egnol'
    expect(readReview({ ...review, comment: ` ${markup} ` }).comment).toBe(markup)
    const endless = readReview({ ...review, comment: '💰'.repeat(10_000), nickname: 'W'.repeat(10_000) })
    expect(Array.from(endless.comment)).toHaveLength(501)
    expect(endless.comment.endsWith('💰…')).toBe(true)
    expect(endless.member.nickname).toBe(`${'W'.repeat(64)}…`)
  })

  it('name nobody where nothing is seen of a name', () => {
    for (const nickname of ['', ' ', '\u200b', '\u202e\u2066', '\u3164'])
      expect(readReview({ ...review, nickname }).member).toEqual({ nickname: null, code: 'fa***' })
    expect(seenText(' Kite ', 10)).toBe('Kite')
  })
})
