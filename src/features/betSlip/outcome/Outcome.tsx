import { areSeveralShown } from '../view/slipView.ts'
import type { Slip } from '../view/useSlip.ts'
import { BatchOutcome } from './BatchOutcome.tsx'
import { LapsedBet } from './LapsedBet.tsx'
import { Receipt } from './Receipt.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { UnknownOutcome } from './UnknownOutcome.tsx'

/** What became of the bet: placed, not known yet, lapsed, or refused. */
export function Outcome({ slip }: { slip: Slip }) {
  const { phase, receipt, pending, lapsed, refusal, batch, secondsLeft, confirmedEarlier, send } = slip
  if (areSeveralShown(slip))
    return (
      <BatchOutcome
        bets={batch}
        untold={slip.untold}
        isEarlier={slip.isBatchEarlier}
        secondsLeft={secondsLeft}
        send={send}
      />
    )
  if (phase === 'placed' && receipt !== null)
    return (
      <Receipt receipt={receipt} confirmedEarlier={confirmedEarlier} balance={slip.balance} send={send} />
    )
  if (phase === 'outcomeUnknown' && pending !== null) return <UnknownOutcome pending={pending} send={send} />
  if ((phase === 'lapsed' || phase === 'forgotten') && lapsed !== null)
    return <LapsedBet bet={lapsed} isCertain={phase === 'lapsed'} send={send} />
  return (
    refusal !== null && (
      <RefusalNotice
        refusal={refusal}
        confirmedEarlier={confirmedEarlier}
        send={send}
        canDismiss={phase === 'refused'}
      />
    )
  )
}
