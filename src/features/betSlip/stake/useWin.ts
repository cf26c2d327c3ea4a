import { useState } from 'react'

import { kinds } from '#domain/bets/kinds.ts'
import { stakeToWin } from '#domain/bets/payout.ts'
import { amountText, type Money } from '#domain/money/money.ts'
import { addIncrement, parseStake } from '#domain/money/stake.ts'
import { isEuroOdds } from '#domain/odds/odds.ts'

import type { SlipView } from '../view/slipView.ts'
import { type SlipIntent, useReadSlip, useSlipView } from '../view/useSlip.ts'

/** The amount that is to be won, keyed in instead of a stake [SLIP-07]. */
export interface WinEntry {
  /** Whether it can be: the price and the limits are known, and there is one stake. */
  readonly isOffered: boolean
  /** Whether the field and the keys are for it. */
  readonly isOn: boolean
  readonly text: string
  /** It does not read as an amount. */
  readonly isWrong: boolean
  readonly toggle: () => void
  /** What the member did at the field or the keys, as it comes to the stake. */
  readonly toStake: (entered: SlipIntent) => SlipIntent
}

/**
 * The stake follows what is keyed in, and not the price: what stands on the button moves by the member's hand alone, and
 * the returns say what it wins by now.
 */
export function useWin(currency: { readonly code: string; readonly digits: number }): WinEntry {
  const [text, setText] = useState<string | null>(null)
  const isOffered = useSlipView(isWinOffered)
  const read = useReadSlip()
  const parsed = parseStake(text ?? '', currency.code, currency.digits)
  const typed = (next: string): SlipIntent => {
    setText(next)
    const target = parseStake(next, currency.code, currency.digits)
    const stake = target.ok && target.money.minor > 0 ? stakeForIn(read())?.(target.money) : undefined
    return { type: 'stake.typed', text: stake === undefined ? '' : amountText(stake) }
  }
  return {
    isOffered,
    isOn: text !== null && isOffered,
    text: text ?? '',
    isWrong: !parsed.ok && parsed.reason !== 'empty',
    toggle: () => setText(text === null ? '' : null),
    toStake: (entered) => {
      switch (entered.type) {
        case 'stake.typed':
          return typed(entered.text)
        case 'stake.increased':
          return typed(amountText(addIncrement(parsed.ok ? parsed.money : null, entered.by)))
        case 'stake.cleared':
          return typed('')
        default:
          setText(null)
          return entered
      }
    },
  }
}

function isWinOffered(view: SlipView): boolean {
  return stakeForIn(view) !== null
}

/** The stake that wins an amount at the price that is shown; null where that cannot be said. */
function stakeForIn({ kind, legs, price, stakes, balance }: SlipView): ((target: Money) => Money) | null {
  const [stake, ...others] = stakes
  const euroOdds = legs.length === 1 ? legs[0]?.leg.price.euro : price
  const isOneStake = kinds[kind].stakes === 'whole' && others.length === 0 && stake?.combinations === 1
  if (!isOneStake || stake.allowed === null) return null
  if (euroOdds === undefined || euroOdds === null || !isEuroOdds(euroOdds)) return null
  const { minAmount, maxAmount } = stake.allowed
  return (target) => stakeToWin({ target, euroOdds, minimum: minAmount, maximum: maxAmount, cap: balance })
}
