import { css } from '@emotion/react'

import type { Money } from '#domain/money.ts'
import { useAmount } from '#src/client/useAmount.ts'

const style = css({
  whiteSpace: 'nowrap',
  '&[data-sign="plus"]': { color: 'var(--win)' },
  '&[data-sign="minus"]': { color: 'var(--lose)' },
})

/** What came or went, with its sign: never by colour alone. */
export function SignedAmount({ amount }: { amount: Money }) {
  const amountOf = useAmount()
  const sign = signOf(amount)
  return (
    <span css={style} data-sign={sign}>
      {sign === 'plus' ? '+' : ''}
      {amountOf(amount)}
    </span>
  )
}

function signOf({ minor }: Money): 'plus' | 'minus' | 'none' {
  if (minor === 0) return 'none'
  return minor > 0 ? 'plus' : 'minus'
}
