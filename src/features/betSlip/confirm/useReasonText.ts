import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

import { errors } from '#domain/errorCatalogue.ts'
import type { StakeError } from '#domain/stake.ts'
import { useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/useAmount.ts'
import { useErrorText } from '#src/words/useErrorText.ts'

import type { SlipView } from '../slipView.ts'
import type { PlaceReason } from './placeState.ts'

export interface ReasonText {
  /** The catalogue's message where it has one. */
  readonly message: string
  /** The figure behind it, or what to do. */
  readonly detail: string | null
}

type Limits = Pick<SlipView, 'range' | 'balance'>

/** In words, why the bet cannot be placed as it stands. */
export function useReasonText(): (reason: PlaceReason, limits: Limits) => ReasonText {
  const { t } = useLingui()
  const stakeText = useStakeText()
  const errorText = useErrorText()
  return useCallback(
    (reason, limits) => {
      switch (reason.kind) {
        case 'guest':
          return { message: errorText(errors.pleaseLogin), detail: null }
        case 'stake':
          return stakeText(reason.error, limits)
        case 'unavailable':
          return { message: errorText(errors.marketUnavailable), detail: null }
        case 'sessionOver':
          return { message: errorText(errors.tokenExpired), detail: null }
        case 'stale':
          return {
            message: t`This price may be out of date.`,
            detail: t`The live connection is interrupted. You can bet again as soon as it is back.`,
          }
        case 'waiting':
          return { message: t`Waiting for the current price.`, detail: null }
        case 'changed':
          return { message: t`Accept the change first.`, detail: null }
        case 'locked':
          return { message: t`This selection cannot be bet right now.`, detail: t`It may open again.` }
        case 'balanceUnknown':
          return { message: t`Balance not up to date: checked when you bet.`, detail: null }
        case 'rangeFailed':
          return { message: t`The betting limits could not be loaded.`, detail: null }
      }
    },
    [t, stakeText, errorText],
  )
}

function useStakeText(): (error: StakeError, limits: Limits) => ReasonText {
  const { t } = useLingui()
  const errorText = useErrorText()
  const amountOf = useAmount()
  const { settings } = useSession()
  return useCallback(
    (error, { range, balance }) => {
      switch (error) {
        case 'empty':
          return { message: errorText(errors.enterBetAmount), detail: null }
        case 'malformed':
          return { message: t`This is not an amount.`, detail: t`Use digits and one decimal point.` }
        case 'belowMinimum': {
          const min_bet = amountOf(range?.minAmount ?? settings.minBetAmount)
          return { message: errorText({ ...errors.minimumBet, params: { min_bet } }), detail: null }
        }
        case 'aboveMaximum': {
          const most = range === null ? null : amountOf(range.maxAmount)
          return {
            message: errorText(errors.amountLimitReached),
            detail: most === null ? null : t`The most you can stake here is ${most}.`,
          }
        }
        case 'aboveBalance': {
          const held = balance === null ? null : amountOf(balance)
          return {
            message: errorText(errors.insufficientBalance),
            detail: held === null ? null : t`You have ${held}.`,
          }
        }
        case 'abovePayout': {
          const most = amountOf(range?.maxPayout ?? settings.maxPayout)
          return {
            message: errorText(errors.ticketLimitReached),
            detail: t`A bet can return at most ${most}.`,
          }
        }
        case 'unavailable':
          return { message: errorText(errors.marketUnavailable), detail: null }
      }
    },
    [t, errorText, amountOf, settings],
  )
}
