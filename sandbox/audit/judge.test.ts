import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { settleTicket } from '#domain/bets/settlement.ts'
import { type BetType, betTypeInfo, betTypes } from '#domain/market/betType.ts'
import { money } from '#domain/money/money.ts'

import type { Settlement } from '../market/commands.ts'
import { isDecidedByScore, judgedFigure, legResultOf } from '../market/result.ts'
import { judgeBet, type JudgedBet, type JudgedLeg } from './judge.ts'

const leg = (more: Partial<JudgedLeg>): JudgedLeg => ({
  betType: 'AH',
  side: 'home',
  euroOdds: '1.93',
  handicap: null,
  line: null,
  ending: 'score',
  stated: 'void',
  home: 1,
  away: 1,
  ...more,
})

const bet = (stake: bigint, legs: JudgedLeg[]): JudgedBet => ({ stake, stakes: null, builder: null, legs })

describe('the second judge', () => {
  // Published rules for quarter lines: help.nj.bet365, help.vptop.com.
  it.each([
    ['-0.25 on a draw', { handicap: '-0.25' }, 'half_loss', 5_000n],
    ['+0.25 on a draw', { side: 'away', handicap: '0.25', euroOdds: '1.97' }, 'half_win', 14_850n],
    ['-0.75 won by one', { handicap: '-0.75', home: 2 }, 'half_win', 14_650n],
    ['+0.75 lost by one', { side: 'away', handicap: '0.75', home: 2 }, 'half_loss', 5_000n],
    ['-1 won by one', { handicap: '-1', home: 2 }, 'refund', 10_000n],
    ['over 2.25 with two', { betType: 'OU', side: 'over', line: '2.25' }, 'half_loss', 5_000n],
    ['over 2.75 with three', { betType: 'OU', side: 'over', line: '2.75', home: 2 }, 'half_win', 14_650n],
    ['under 2 with two', { betType: 'OU', side: 'under', line: '2' }, 'refund', 10_000n],
    ['a winner on a draw', { betType: 'WIN' }, 'refund', 10_000n],
    ['a dead heat of two', { ending: 'stated', stated: heat(1, 2), euroOdds: '2.10' }, 'half_win', 10_500n],
    [
      'a dead heat that pays the stake',
      { ending: 'stated', stated: heat(1, 2), euroOdds: '2.00' },
      'refund',
      10_000n,
    ],
    ['a dead heat that loses', { ending: 'stated', stated: heat(1, 3) }, 'half_loss', 6_433n],
  ] as const)('knows %s [HIST-04]', (_what, terms, word, returns) => {
    expect(judgeBet(bet(10_000n, [leg(terms)]))).toEqual({ legs: [word], ticket: word, returns })
  })

  it('judges every bet type, side, line, score and stake like the settling code [HIST-04]', () => {
    fc.assert(
      fc.property(anyBet, ({ betType, side, figure, score, stake, odds, ending }) => {
        const terms = { handicap: figure, line: figure }
        const settlement: Settlement = {
          marketId: 'm',
          eventId: 'e',
          betType,
          at: 0,
          ending,
          results: Object.fromEntries(betTypeInfo(betType).sides.map((known) => [known, 'halfWin'])),
          resultValue: '',
          score: ending === 'score' ? score : null,
        }
        const result = legResultOf(settlement, side, terms)
        const paid = settleTicket(money(stake, 'CNY', 2), [{ result, euroOdds: odds }])
        const judged = judgeBet(
          bet(BigInt(stake), [
            {
              betType,
              side,
              euroOdds: odds,
              ...terms,
              ending,
              stated: settlement.results[side],
              home: score.home,
              away: score.away,
            },
          ]),
        )
        expect(judged.returns).toBe(BigInt(paid.minor))
      }),
      { numRuns: 3_000 },
    )
  })

  it('refuses what it cannot judge', () => {
    expect(() => judgeBet(bet(100n, [leg({ handicap: '0.3' })]))).toThrow('0.3 is no quarter')
    expect(() => judgeBet(bet(100n, [leg({})]))).toThrow('null is no line')
    expect(() => judgeBet(bet(100n, [leg({ handicap: '0', home: null })]))).toThrow('has no score')
    expect(() => judgeBet(bet(100n, [leg({ betType: 'YN', side: 'yes' })]))).toThrow(
      'a score says nothing of YN',
    )
    expect(() => judgeBet(bet(100n, [leg({ ending: 'stated', stated: heat(2, 2) })]))).toThrow('is no result')
  })
})

function heat(places: number, tied: number): { deadHeat: { places: number; tied: number } } {
  return { deadHeat: { places, tied } }
}

const figureOf = (betType: BetType, quarters: number): string =>
  String((judgedFigure(betType) === 'line' ? Math.abs(quarters) : quarters) / 4)

const anyBet = fc
  .record({
    betType: fc.constantFrom(...betTypes.filter((betType) => betTypeInfo(betType).sides.length > 0)),
    place: fc.nat(),
    quarters: fc.integer({ min: -60, max: 60 }),
    score: fc.record({ home: fc.nat(9), away: fc.nat(9) }),
    stake: fc.integer({ min: 1, max: 10 ** 9 }),
    odds: fc.integer({ min: 101, max: 100_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
    way: fc.constantFrom('score', 'stated', 'voided'),
  })
  .map(({ betType, place, quarters, way, ...rest }) => {
    const { sides } = betTypeInfo(betType)
    const ending = way === 'score' && !isDecidedByScore(betType) ? ('stated' as const) : way
    return {
      ...rest,
      betType,
      ending,
      side: sides[place % sides.length] ?? '',
      figure: figureOf(betType, quarters),
    }
  })
