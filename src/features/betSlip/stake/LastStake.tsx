import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { amountText } from '#domain/money/money.ts'
import { parseStake } from '#domain/money/stake.ts'
import { useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { radius, space, text } from '#src/ui/theme/scale.ts'

import type { ShownStake } from '../view/shownStakes.ts'

const style = css({
  minHeight: 28,
  padding: `0 ${space[2]}px`,
  borderRadius: radius.s,
  border: '1px solid var(--border)',
  color: 'var(--text-2)',
  fontSize: text.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

interface LastStakeProps {
  readonly stake: ShownStake
  readonly isDisabled: boolean
  readonly onChoose: (text: string) => void
}

/** The stake of the member's last single once more, where it may be staked here [SLIP-06]. */
export function LastStake({ stake: { allowed }, isDisabled, onChoose }: LastStakeProps) {
  const { t } = useLingui()
  const { currency } = useSession()
  const amountOf = useAmount()
  const last = parseStake(usePreference('lastStake'), currency.code, currency.digits)
  if (!last.ok || last.money.minor === 0) return null
  if (allowed !== null && last.money.minor > allowed.maxAmount.minor) return null
  const amount = amountOf(last.money)
  return (
    <button
      type="button"
      css={style}
      data-last=""
      disabled={isDisabled}
      aria-label={t`${amount}, your last stake`}
      onClick={() => onChoose(amountText(last.money))}
    >
      {amount}
    </button>
  )
}
