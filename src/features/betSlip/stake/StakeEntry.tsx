import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { kinds } from '#domain/bets/kinds.ts'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { low, space } from '#src/ui/theme/scale.ts'

import { Sizes } from '../kind/Sizes.tsx'
import type { ShownStake } from '../view/shownStakes.ts'
import type { SlipIntent } from '../view/useSlip.ts'
import { Increments } from './Increments.tsx'
import { Keypad } from './Keypad.tsx'
import { StakeField, type StakeProps } from './StakeField.tsx'
import { StakeRange } from './StakeRange.tsx'

const styles = {
  entry: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    [low]: { gap: 5 },
  }),
  // One line, whether its field is here or in the legs.
  singles: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    '> label': { minHeight: 32, gap: space[2], whiteSpace: 'nowrap' },
    '> span': { textAlign: 'end' },
  }),
}

interface StakeEntryProps extends StakeProps {
  /** The stake the keys are for. */
  readonly inHand: ShownStake
  /** A stake is being typed by the keypad. */
  readonly onKey: (intent: SlipIntent) => void
  /** A stake was chosen whole. */
  readonly onIncrement: (intent: SlipIntent) => void
}

/** The stake in hand, but for those that stand with their singles, and the keys for it. */
export function StakeEntry({ inHand, onKey, onIncrement, ...props }: StakeEntryProps) {
  const { slip, hasKeypad } = props
  const { stakes, isLocked, kind } = slip
  const keys = {
    most: inHand.allowed?.maxAmount ?? null,
    slot: inHand.slot,
    isDisabled: isLocked,
  }
  return (
    <div css={styles.entry}>
      <Singles {...props} inHand={inHand} />
      {kinds[kind].stakes === 'bySize' && (
        <Sizes stakes={stakes} inHand={inHand.slot} onTake={props.onTake} />
      )}
      {inHand.leg === null && <StakeField key={inHand.slot} {...props} stake={inHand} />}
      {hasKeypad ? (
        <Keypad
          {...keys}
          text={props.win.isOn ? props.win.text : inHand.text}
          onKey={onKey}
          onChoose={onIncrement}
        />
      ) : (
        <Increments {...keys} send={onIncrement} />
      )}
    </div>
  )
}

/** Of several singles: whether they have one stake, and else what may be staked on the one in hand. */
function Singles({ slip, inHand }: Pick<StakeEntryProps, 'slip' | 'inHand'>) {
  const { t } = useLingui()
  const { stakes, legIds, isStakeShared, send } = slip
  const areSeveral = legIds.length > 1 && (isStakeShared || stakes.some(({ leg }) => leg !== null))
  if (!areSeveral) return null
  return (
    <div css={styles.singles}>
      <Switch
        label={t`Same stake for all`}
        isOn={isStakeShared}
        onChange={(isShared) => send({ type: 'stake.shared', isShared })}
      />
      {inHand.leg !== null && <StakeRange slip={slip} stake={inHand} />}
    </div>
  )
}
