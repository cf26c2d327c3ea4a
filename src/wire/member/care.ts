import { nullish, object } from 'valibot'

import type { Money } from '#domain/money/money.ts'
import type { Exclusion } from '#domain/session/care.ts'
import { read, type Tell } from '#src/wire/base/read.ts'
import { amountIn, currencyOf, type MinorUnit } from '#src/wire/base/values.ts'
import { exclusion } from '#src/wire/session/care.ts'

/** What was staked and came back in a session, and what keeps the member from betting now [CARE-01] [CARE-03]. */
export interface CareFigures {
  readonly staked: Money
  readonly returns: Money
  readonly exclusion: Exclusion | null
}

/** @throws Unreadable */
export function readCareFigures(value: unknown, unit: MinorUnit, onLeftOut: Tell): CareFigures {
  const amount = amountIn(unit)
  const figures = object({
    staked: amount,
    returns: amount,
    currency: currencyOf(unit),
    exclusion: nullish(exclusion, null),
  })
  const { staked, returns, exclusion: now } = read(figures, value, onLeftOut)
  return { staked, returns, exclusion: now }
}
