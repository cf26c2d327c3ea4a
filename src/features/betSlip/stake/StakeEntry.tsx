import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { useSession } from '#src/client/context.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { low, space } from '#src/ui/theme/scale.ts'

import type { ShownStake } from '../shownStakes.ts'
import type { SlipIntent } from '../useSlip.ts'
import { Increments } from './Increments.tsx'
import { Keypad } from './Keypad.tsx'
import { StakeField, type StakeProps } from './StakeField.tsx'

const style = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  [low]: { gap: space[1] },
})

interface StakeEntryProps extends StakeProps {
  /** The stake the keys are for. */
  readonly inHand: ShownStake
  /** A stake is being typed by the keypad. */
  readonly onKey: (intent: SlipIntent) => void
  /** A stake was chosen whole. */
  readonly onIncrement: (intent: SlipIntent) => void
}

/** The stakes of the bet, but for those that stand with their singles, and the keys for the one in hand. */
export function StakeEntry({ inHand, onKey, onIncrement, ...props }: StakeEntryProps) {
  const { slip, hasKeypad } = props
  const { t } = useLingui()
  const { currency } = useSession()
  const { stakes, isLocked, legIds, isStakeShared, send } = slip
  const areSingles = legIds.length > 1 && (isStakeShared || stakes.some(({ leg }) => leg !== null))
  return (
    <div css={style}>
      {areSingles && (
        <Switch
          label={t`One stake for all`}
          isOn={isStakeShared}
          onChange={(isShared) => send({ type: 'stake.shared', isShared })}
        />
      )}
      {stakes
        .filter(({ leg }) => leg === null)
        .map((stake) => (
          <StakeField key={stake.slot} {...props} stake={stake} />
        ))}
      <Increments
        most={inHand.allowed?.maxAmount ?? null}
        slot={inHand.slot}
        send={onIncrement}
        isDisabled={isLocked}
        hasMaxAndClear={!hasKeypad}
      />
      {hasKeypad && (
        <Keypad
          slot={inHand.slot}
          text={props.win.isOn ? props.win.text : inHand.text}
          digits={currency.digits}
          isDisabled={isLocked}
          send={onKey}
        />
      )}
    </div>
  )
}
