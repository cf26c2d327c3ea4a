import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Money } from '#domain/money/money.ts'
import { useSession } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { space, text as textSize } from '#src/ui/theme/scale.ts'

import type { SendToSlip } from '../view/useSlip.ts'
import { keyed, type KeypadKey, markOf } from './keyed.ts'
import { QuickStake } from './quick/QuickStake.tsx'
import { quickStakesOf } from './quick/quickStakes.ts'

const styles = {
  keypad: css({
    display: 'grid',
    gridTemplate: 'repeat(4, 40px) / repeat(4, minmax(0, 1fr))',
    gap: space[1],
    // Four rows of them, the stake and the button are in sight together on the lowest phone there is.
    '@media (max-height: 599.98px)': { gridTemplateRows: 'repeat(4, 36px)', gap: 3 },
    button: { minHeight: 0, borderColor: 'transparent', fontSize: textSize.l, fontWeight: 400 },
  }),
  // Each in the row it stands in; where there are fewer of them, the places stay.
  beside: css({
    display: 'grid',
    gridColumn: 4,
    gridRow: '1 / -1',
    gridTemplateRows: 'subgrid',
    '> button': {
      padding: `0 ${space[1]}px`,
      fontSize: textSize.s,
      color: 'var(--accent)',
      background: 'var(--accent-surface)',
    },
  }),
  max: css({ gridRow: 4 }),
}

const rows: readonly (readonly KeypadKey[])[] = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
]

/** How many quick stakes have a place beside the digits. */
const quickPlaces = 3

interface KeypadProps {
  /** The stake it keys in. */
  readonly slot: string
  readonly text: string
  /** The most that may be staked; null while that is not known. */
  readonly most: Money | null
  readonly isDisabled: boolean
  /** A key was pressed. */
  readonly onKey: SendToSlip
  /** A stake was chosen whole. */
  readonly onChoose: SendToSlip
}

/** The slip's own keypad on phones, for the system's would cover the stake: the digits, and beside them the quick stakes [SLIP-06]. */
export function Keypad({ slot, text, most, isDisabled, onKey, onChoose }: KeypadProps) {
  const { t } = useLingui()
  const { settings, currency } = useSession()
  const { digits } = currency
  const mark = markOf(useFormat().decimal, digits)
  const quick = quickStakesOf(usePreference('quickStakes'), settings).slice(0, quickPlaces)
  const press = (key: KeypadKey): void => onKey({ type: 'stake.typed', slot, text: keyed(text, key, digits) })
  const digit = (key: KeypadKey) => (
    <Button key={key} disabled={isDisabled} onClick={() => press(key)}>
      {key}
    </Button>
  )
  return (
    <fieldset css={styles.keypad} aria-label={t`Keypad`}>
      {rows.flat().map(digit)}
      <Button disabled={isDisabled || digits === 0} aria-label={t`Decimal point`} onClick={() => press(mark)}>
        {mark}
      </Button>
      {digit('0')}
      <Button disabled={isDisabled} aria-label={t`Delete last digit`} onClick={() => press('backspace')}>
        <Icon name="backspace" />
      </Button>
      <div css={styles.beside}>
        {quick.map((by) => (
          <QuickStake
            key={by.minor}
            by={by}
            most={most}
            slot={slot}
            send={onChoose}
            isDisabled={isDisabled}
          />
        ))}
        <Button
          css={styles.max}
          disabled={isDisabled}
          onClick={() => onChoose({ type: 'stake.maximised', slot })}
        >
          <Trans context="button: stake the maximum">Max</Trans>
        </Button>
      </div>
    </fieldset>
  )
}
