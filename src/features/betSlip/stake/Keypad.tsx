import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { keyed, type KeypadKey } from './keyed.ts'

const styles = {
  keypad: css({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: space[1] }),
}

const keys: readonly KeypadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'backspace']

interface KeypadProps {
  readonly text: string
  /** Of the currency's minor unit. */
  readonly digits: number
  readonly isDisabled: boolean
  readonly onType: (text: string) => void
}

/** The slip's own keypad on phones: the system's would cover the stake. */
export function Keypad({ text, digits, isDisabled, onType }: KeypadProps) {
  const { t } = useLingui()
  const nameOf = (key: KeypadKey): string | undefined => {
    if (key === 'backspace') return t`Delete the last digit`
    return key === '.' ? t`Decimal point` : undefined
  }
  return (
    <fieldset css={styles.keypad} aria-label={t`Keypad`}>
      {keys.map((key) => (
        <Button
          key={key}
          variant="quiet"
          disabled={isDisabled || (key === '.' && digits === 0)}
          aria-label={nameOf(key)}
          onClick={() => onType(keyed(text, key, digits))}
        >
          {key === 'backspace' ? <Icon name="backspace" /> : key}
        </Button>
      ))}
    </fieldset>
  )
}
