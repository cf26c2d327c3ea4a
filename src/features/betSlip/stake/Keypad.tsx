import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { low, space, text as textSize } from '#src/ui/theme/scale.ts'

import type { SendToSlip } from '../useSlip.ts'
import { keyed, type KeypadKey } from './keyed.ts'

const styles = {
  keypad: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: space[1],
    '> button': { fontSize: textSize.l, minHeight: 40 },
    [low]: { '> button': { minHeight: 32 } },
  }),
  clear: css({ gridColumn: 4, gridRow: '3 / span 2' }),
}

const rows: readonly (readonly KeypadKey[])[] = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
  ['.', '0', '00'],
]

interface KeypadProps {
  /** The stake it keys in. */
  readonly slot: string
  readonly text: string
  /** Of the currency's minor unit. */
  readonly digits: number
  readonly isDisabled: boolean
  readonly send: SendToSlip
}

/** The slip's own keypad on phones: the system's would cover the stake. */
export function Keypad({ slot, text, digits, isDisabled, send }: KeypadProps) {
  const { t } = useLingui()
  const press = (key: KeypadKey): void => send({ type: 'stake.typed', slot, text: keyed(text, key, digits) })
  const beside = [
    <Button
      key="backspace"
      disabled={isDisabled}
      aria-label={t`Delete the last digit`}
      onClick={() => press('backspace')}
    >
      <Icon name="backspace" />
    </Button>,
    <Button key="max" disabled={isDisabled} onClick={() => send({ type: 'stake.maximised', slot })}>
      <Trans>Max</Trans>
    </Button>,
    <Button
      key="clear"
      css={styles.clear}
      disabled={isDisabled}
      onClick={() => send({ type: 'stake.cleared', slot })}
    >
      <Trans>Clear</Trans>
    </Button>,
  ]
  return (
    <fieldset css={styles.keypad} aria-label={t`Keypad`}>
      {rows.flatMap((keys, row) => [
        ...keys.map((key) => (
          <Button
            key={key}
            disabled={isDisabled || (key === '.' && digits === 0)}
            aria-label={key === '.' ? t`Decimal point` : undefined}
            onClick={() => press(key)}
          >
            {key}
          </Button>
        )),
        beside[row],
      ])}
    </fieldset>
  )
}
