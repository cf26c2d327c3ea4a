import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

import type { BetKind, TicketResult } from '#domain/bet.ts'

/** How a ticket or a line stands, in a word [HIST-05]. */
export function useResultText(): (result: TicketResult) => string {
  const { t } = useLingui()
  return useCallback(
    (result) => {
      switch (result) {
        case 'pending':
          return t`Pending`
        case 'resulting':
          return t`Awaiting result`
        case 'settlement':
          return t`Awaiting settlement`
        case 'win':
          return t`Win`
        case 'loss':
          return t`Loss`
        case 'halfWin':
          return t`Half win`
        case 'halfLoss':
          return t`Half loss`
        case 'draw':
          return t`Draw`
        case 'refund':
          return t`Refund`
        case 'cancelled':
          return t`Cancelled`
        case 'closed':
          return t`Settled`
        case 'unknown':
          return t`Not known`
      }
    },
    [t],
  )
}

/** What kind of bet a ticket is. */
export function useBetKindText(): (kind: BetKind | 'unknown') => string {
  const { t } = useLingui()
  return useCallback(
    (kind) => {
      switch (kind) {
        case 'single':
          return t`Single`
        case 'combo':
          return t`Combo`
        case 'mix':
          return t`System`
        case 'bigCombo':
          return t`Big combo`
        case 'betBuilder':
          return t`In-match combo`
        case 'luckyCombo':
          return t`Lucky combo`
        case 'unknown':
          return t`Bet`
      }
    },
    [t],
  )
}
