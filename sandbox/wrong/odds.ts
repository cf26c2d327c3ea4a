import type { MakeFault } from './fault.ts'
import { roundUp } from './money.ts'
import { objectsWith } from './walk.ts'

/** What is wrong with odds, and with what they pay. */
export const oddsFaults = {
  'payout-rounded-up': ({ database }) => ({
    settled: (bets) => bets.forEach((bet) => roundUp(database, bet)),
  }),

  'malay-rounded': () =>
    everywhere((part) => {
      if (typeof part.euroOdds === 'string' && 'malayOdds' in part)
        part.malayOdds = roundedMalay(part.euroOdds)
    }),

  'indo-two-decimals': () =>
    everywhere((part) => {
      if (typeof part.indoOdds === 'string') part.indoOdds = part.indoOdds.replace(/(\.\d\d)\d+$/, '$1')
    }),
} satisfies Record<string, MakeFault>

/** A fault of every selection, in replies and messages. */
function everywhere(change: (part: Record<string, unknown>) => void): ReturnType<MakeFault> {
  const changeAll = (value: unknown): void => {
    for (const part of objectsWith(value, 'euroOdds')) change(part)
  }
  return {
    answers: ({ body }) => changeAll(body),
    sends: (text, line) => {
      if (!text.includes('"euroOdds"')) return line.send(text)
      const message: unknown = JSON.parse(text)
      changeAll(message)
      line.send(JSON.stringify(message))
    },
  }
}

/** Malay odds to the nearest hundredth. */
function roundedMalay(euro: string): string {
  const profit = Number(euro) - 1
  return (profit <= 1 ? profit : -1 / profit).toFixed(2)
}
