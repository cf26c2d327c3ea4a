import { Trans } from '@lingui/react/macro'

import { money } from '#domain/money/money.ts'
import { useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'

/** With nothing selected the range is 0 and 0 [SLIP-05]. */
export function NothingToStake() {
  const { currency } = useSession()
  const amountOf = useAmount()
  const none = amountOf(money(0, currency.code, currency.digits))
  return (
    <Trans>
      Min {none}, max {none}
    </Trans>
  )
}
