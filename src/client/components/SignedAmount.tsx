import { css } from '@emotion/react'

import { type Money, negate } from '#domain/money/money.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'

const style = css({
  whiteSpace: 'nowrap',
  '&[data-sign="plus"]': { color: 'var(--win)' },
  '&[data-sign="minus"]': { color: 'var(--lose)' },
})

const signs = { plus: '+', minus: '−', none: '' } as const

/** What came or went, with its sign: never by colour alone. */
export function SignedAmount({ amount }: { amount: Money }) {
  const amountOf = useAmount()
  const sign = signOf(amount)
  return (
    <span css={style} data-sign={sign}>
      {signs[sign]}
      {amountOf(sign === 'minus' ? negate(amount) : amount)}
    </span>
  )
}

function signOf({ minor }: Money): keyof typeof signs {
  if (minor === 0) return 'none'
  return minor > 0 ? 'plus' : 'minus'
}
