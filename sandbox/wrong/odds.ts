import type { BetKind } from '#domain/bets/bet.ts'
import { singlePayout } from '#domain/bets/payout.ts'
import { truncateText } from '#domain/money/decimalText.ts'

import type { MakeFault } from './fault.ts'
import { pay, roundUp } from './money.ts'
import { everywhere } from './walk.ts'

/** What is wrong with odds, and with what they pay. */
export const oddsFaults = {
  'payout-rounded-up': ({ database }) => ({
    settled: (bets) => bets.forEach((bet) => roundUp(database, bet)),
  }),

  'malay-rounded': () =>
    everywhere('euroOdds', (part) => {
      if (typeof part.euroOdds === 'string' && 'malayOdds' in part)
        part.malayOdds = roundedMalay(part.euroOdds)
    }),

  'indo-two-decimals': () =>
    everywhere('euroOdds', (part) => {
      if (typeof part.indoOdds === 'string') part.indoOdds = part.indoOdds.replace(/(\.\d\d)\d+$/, '$1')
    }),

  'combo-paid-by-shown-odds': ({ database }) => ({
    settled: (bets) => {
      for (const bet of bets) {
        const isWhole = comboKinds.has(bet.ticketType) && bet.legs.every(({ result }) => result === 'win')
        if (isWhole) pay(database, bet, singlePayout(bet.amount, truncateText(bet.euroOdds, 2)).minor)
      }
    },
  }),

  'paid-at-closing-odds': ({ database, market }) => ({
    settled: (bets) => {
      for (const bet of bets) {
        const [leg] = bet.legs
        if (bet.legs.length !== 1 || leg === undefined || bet.result !== 'win') continue
        const now = market(leg.marketId)?.selections.find(({ side }) => side === leg.side)
        if (now !== undefined) pay(database, bet, singlePayout(bet.amount, now.price.euro).minor)
      }
    },
  }),

  'half-loss-keeps-all': ({ database }) => ({
    settled: (bets) => {
      for (const bet of bets) {
        const [{ handicap, line } = { handicap: null, line: null }] = bet.legs
        const isQuarter = /[27]5$/.test(handicap ?? line ?? '')
        if (bet.legs.length === 1 && bet.result === 'half_loss' && isQuarter) pay(database, bet, 0)
      }
    },
  }),
} satisfies Record<string, MakeFault>

/** The kinds that pay the product of their legs. */
const comboKinds: ReadonlySet<BetKind> = new Set(['combo', 'bigCombo', 'luckyCombo'])

/** Malay odds to the nearest hundredth. */
function roundedMalay(euro: string): string {
  const profit = Number(euro) - 1
  return (profit <= 1 ? profit : -1 / profit).toFixed(2)
}
