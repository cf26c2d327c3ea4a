import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { formatMoney, type Money } from '#domain/money.ts'
import { useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/useAmount.ts'
import { Button } from '#src/ui/Button.tsx'
import { low, space } from '#src/ui/theme/scale.ts'

import type { SendToSlip } from '../useSlip.ts'

const styles = {
  amounts: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] }),
  notOffered: css({ visibility: 'hidden' }),
  row: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space[1],
    '> button': { padding: `0 ${space[1]}px`, whiteSpace: 'nowrap' },
    [low]: { '> button': { minHeight: 32 } },
  }),
}

interface IncrementsProps {
  /** The most that may be staked; null while that is not known. */
  readonly most: Money | null
  /** The stake they are added to. */
  readonly slot: string
  readonly send: SendToSlip
  readonly isDisabled: boolean
  /** The keypad has them. */
  readonly hasMaxAndClear: boolean
}

/** The partner's increments, the most that can be staked, and back to nothing [SLIP-06]. */
export function Increments({ slot, send, isDisabled, hasMaxAndClear, most }: IncrementsProps) {
  const { t } = useLingui()
  const amountOf = useAmount()
  const { settings } = useSession()
  return (
    <fieldset css={styles.amounts} aria-label={t`Stake amounts`}>
      <div css={styles.row}>
        {settings.betIncrements.map((by) => {
          const amount = amountOf(by)
          const shown = `+${shortAmount(by)}`
          return (
            <Button
              key={by.minor}
              // Its place stays, for those beside it.
              css={most !== null && by.minor > most.minor && styles.notOffered}
              disabled={isDisabled}
              aria-label={t`${shown}, add ${amount}`}
              onClick={() => send({ type: 'stake.increased', by, slot })}
            >
              {shown}
            </Button>
          )
        })}
      </div>
      {hasMaxAndClear && (
        <div css={styles.row}>
          <Button disabled={isDisabled} onClick={() => send({ type: 'stake.maximised', slot })}>
            <Trans>Max</Trans>
          </Button>
          <Button disabled={isDisabled} onClick={() => send({ type: 'stake.cleared', slot })}>
            <Trans>Clear</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** 50, 1K: beside the field that names the currency. */
function shortAmount(amount: Money): string {
  return formatMoney(amount, { showSymbol: false, abbreviate: true }).replace(/\.0+$/, '')
}
