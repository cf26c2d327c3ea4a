import { i18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'

import { followedKind } from '#src/features/selection/followCombination.ts'
import { homeLeg } from '#src/testing/samples.ts'
import type { Review } from '#src/wire/boards/reviews.ts'
import { memberName } from '#src/words/boards/members.ts'

import { ownOf, withOwn } from './reviews/useReviewing.ts'

const limits = { comboMaxEvents: 20, mixedComboMaxEvents: 5 }
const leg = (eventId: string, change: Partial<typeof homeLeg> = {}) => ({
  ...homeLeg,
  eventId,
  marketId: `${eventId}-m`,
  comboAllowed: true,
  option: 'match' as const,
  ...change,
})
const three = [leg('e1'), leg('e2'), leg('e3')]

describe('a bet of a winner in the own slip [SLIP-23]', () => {
  it('is of its kind where its open selections still make one, else singles', () => {
    expect(followedKind('single', three.slice(0, 1), limits)).toBe('single')
    expect(followedKind('combo', three, limits)).toBe('combo')
    expect(followedKind('mix', three, limits)).toBe('mix')
    for (const kind of ['bigCombo', 'luckyCombo'] as const)
      expect(followedKind(kind, three, limits)).toBe('combo')
    const ofOneMatch = [leg('e1'), leg('e1', { marketId: 'other' })]
    expect(followedKind('betBuilder', ofOneMatch, limits)).toBe('betBuilder')
    expect(followedKind('betBuilder', ofOneMatch.slice(0, 1), limits)).toBe('single')
    expect(followedKind('combo', three.slice(1), limits)).toBe('single')
    expect(followedKind('combo', [...three.slice(1), leg('e1', { comboAllowed: false })], limits)).toBe(
      'single',
    )
  })
})

const review = (id: string, change: Partial<Review> = {}): Review => ({
  id,
  member: { nickname: null, code: 'fa***' },
  rating: 4,
  comment: id,
  status: 'approved',
  at: 1,
  isOwn: false,
  ...change,
})

describe('the own review among those of a ticket [MEMBER-07]', () => {
  const others = {
    pages: [
      { count: 3, next: 2, reviews: [review('a'), review('b')] },
      { count: 3, next: null, reviews: [review('c')] },
    ],
    pageParams: [1, 2],
  }
  const ids = (data: ReturnType<typeof withOwn>) =>
    data.pages.map(({ count, reviews }) => [count, reviews.map(({ id }) => id)])

  it('comes first and is one, whatever was there, and goes again', () => {
    const first = withOwn(others, review('mine', { isOwn: true }))
    const second = withOwn(first, review('again', { isOwn: true }))
    expect(ids(first)).toEqual([
      [4, ['mine', 'a', 'b']],
      [4, ['c']],
    ])
    expect(ids(second)).toEqual([
      [4, ['again', 'a', 'b']],
      [4, ['c']],
    ])
    expect(ownOf(second)?.id).toBe('again')
    expect(withOwn(second, null)).toEqual(others)
    expect(ownOf(others)).toBeNull()
  })
})

describe('what another member is called [MEMBER-07]', () => {
  it('is the nickname, else part of the code, else nothing but a member, as the partner has it', () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    const nobody = { nickname: null, code: 'fa***' }
    expect(memberName(i18n, { nickname: 'Falcon', code: 'fa***' }, false)).toBe('Falcon')
    expect(memberName(i18n, nobody, true)).toBe('fa***')
    expect(memberName(i18n, nobody, false)).toBe('Member')
    expect(memberName(i18n, { nickname: null, code: '' }, true)).toBe('Member')
  })
})
