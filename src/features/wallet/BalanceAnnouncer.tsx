import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { walletQuery } from '#src/api/member/wallet.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Announcement } from '#src/ui/overlay/toasts/Toast.tsx'

/** Announces a changed balance to members who cannot see it change [A11Y-01]; a hidden one is not announced [CARE-04]. */
export function BalanceAnnouncer() {
  const { isGuest } = useSession()
  const isHidden = usePreference('hideBalance')
  return isGuest || isHidden ? null : <MemberBalance />
}

function MemberBalance() {
  const { data } = useQuery(walletQuery(useClient()))
  const amountOf = useAmount()
  const balance = data?.balance.minor ?? null
  const last = useRef(balance)
  const [hasChanged, setChanged] = useState(false)
  useEffect(() => {
    // The first one is no news.
    if (last.current !== null && balance !== last.current) setChanged(true)
    last.current = balance
  }, [balance])
  if (!hasChanged || data === undefined) return null
  const amount = amountOf(data.balance)
  return (
    <Announcement key={amount}>
      <Trans>Your balance is now {amount}</Trans>
    </Announcement>
  )
}
