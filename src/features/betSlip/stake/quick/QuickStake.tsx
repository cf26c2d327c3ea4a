import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import type { Money } from '#domain/money/money.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import type { SendToSlip } from '../../view/useSlip.ts'

const notOffered = css({ visibility: 'hidden' })

interface QuickStakeProps {
  readonly by: Money
  /** The most that may be staked; null while that is not known. */
  readonly most: Money | null
  /** The stake it is added to. */
  readonly slot: string
  readonly send: SendToSlip
  readonly isDisabled: boolean
}

/** One amount that a press adds to the stake [SLIP-06]. */
export function QuickStake({ by, most, slot, send, isDisabled }: QuickStakeProps) {
  const { t } = useLingui()
  const format = useFormat()
  const amount = format.amount(by)
  const shown = `+${format.figure(by)}`
  return (
    <Button
      // Its place stays, for those beside it.
      css={most !== null && by.minor > most.minor && notOffered}
      disabled={isDisabled}
      aria-label={t`${shown}, add ${amount}`}
      onClick={() => send({ type: 'stake.increased', by, slot })}
    >
      {shown}
    </Button>
  )
}
