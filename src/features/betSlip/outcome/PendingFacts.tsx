import { Trans } from '@lingui/react/macro'

import { formatOdds } from '#domain/odds/odds.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { Name } from '#src/ui/text/Name.tsx'

import type { PendingBet } from '../view/shownBets.ts'
import { Fact, FactList } from './FactList.tsx'

/** What was confirmed, as far as it is known, and the code support knows it by. */
export function PendingFacts({ bet: { legs, stake, confirmedAt, supportCode } }: { bet: PendingBet }) {
  const format = useFormat()
  const amountOf = useAmount()
  const oddsType = usePreference('oddsType')
  return (
    <FactList>
      {legs.map((leg) => (
        <Fact key={`${leg.marketId}:${leg.side}`} name={<Name lines={2}>{leg.marketName}</Name>}>
          <SelectionLabel selection={leg} /> @ {formatOdds({ euro: leg.euroOdds }, oddsType)}
        </Fact>
      ))}
      {stake !== null && (
        <Fact name={<Trans context="amount risked on a bet">Stake</Trans>}>{amountOf(stake)}</Fact>
      )}
      {confirmedAt !== null && (
        <Fact name={<Trans context="label: time at which the member pressed Place bet">Sent at</Trans>}>
          {format.dateTime(confirmedAt)}
        </Fact>
      )}
      {supportCode !== null && (
        <Fact name={<Trans context="of a bet">Support code</Trans>}>{supportCode}</Fact>
      )}
    </FactList>
  )
}
